import type { ComponentChildren } from 'preact'
import { hovered, movesWith, picked, type Picked } from './picked'
import type { TableStore } from './store'
import { thing } from './things'

const [WIDE, TALL, GAP] = [300, 300, 12]

interface ZoomProps {
  store: TableStore
  picture?: (about: Picked) => ComponentChildren
  notes?: (about: Picked) => string[]
}

/** A thing in large beside whatever the pointer or the focus rests on, with what can be done; it takes no clicks. */
export function Zoom({ store, picture, notes }: ZoomProps) {
  const about = hovered.value
  if (!about || picked.value) return null
  const found = thing(store.things.value, about.domain, about.id)
  const right = about.box.right + GAP + WIDE < window.innerWidth
  const left = right ? about.box.right + GAP : Math.max(GAP, about.box.left - GAP - WIDE)
  const top = Math.max(GAP, Math.min(about.box.top, window.innerHeight - TALL - GAP))
  return (
    <div class="zoom" style={{ left: `${left}px`, top: `${top}px` }} aria-hidden="true">
      <div class="zoom-picture" data-domain={about.domain}>
        {picture?.(about)}
      </div>
      <div>
        <b>{found.name}</b>
        {found.other_name && found.other_name !== found.name && <small class="faint"> · {found.other_name}</small>}
        <ul class="effects">
          {[...found.text, ...(notes?.(about) ?? [])].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {!picture &&
          movesWith(store, about).map((move) => (
            <p class="zoom-move" key={move.move}>
              ▶ {move.label} {move.detail && <small>({move.detail})</small>}
            </p>
          ))}
      </div>
    </div>
  )
}
