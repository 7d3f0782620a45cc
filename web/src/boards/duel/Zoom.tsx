import type { TableStore } from '../../table/store'
import { hovered, picked } from './picked'
import { thing } from './facts'
import { Picture } from './Popover'

const [WIDE, TALL, GAP] = [300, 300, 12]

/** The large picture beside whatever the pointer or the focus rests on; it takes no clicks. */
export function Zoom({ store }: { store: TableStore }) {
  const about = hovered.value
  if (!about || picked.value) return null
  const found = thing(store.things.value, about.domain, about.id)
  const right = about.box.right + GAP + WIDE < window.innerWidth
  const left = right ? about.box.right + GAP : Math.max(GAP, about.box.left - GAP - WIDE)
  const top = Math.max(GAP, Math.min(about.box.top, window.innerHeight - TALL - GAP))
  return (
    <div class="zoom" style={{ left: `${left}px`, top: `${top}px` }} aria-hidden="true">
      <div class="zoom-picture" data-domain={about.domain}>
        <Picture about={about} store={store} />
      </div>
      <div>
        <b>{found.name}</b>
        {found.other_name && found.other_name !== found.name && <small class="faint"> · {found.other_name}</small>}
        <ul class="effects">
          {found.text.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
