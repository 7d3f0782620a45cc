import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { keepBeside } from './beside'
import { Effects } from './effects'
import { hovered, movesWith, picked, type Picked } from './picked'
import type { TableStore } from './store'
import { thing } from './things'
import { Told } from './Told'

interface ZoomProps {
  store: TableStore
  picture?: (about: Picked) => ComponentChildren
  notes?: (about: Picked) => string[]
}

/** A thing in large beside whatever the pointer or the focus rests on, with what can be done; it takes no clicks. */
export function Zoom({ store, picture, notes }: ZoomProps) {
  const about = hovered.value
  if (!about || picked.value) return null
  return <Beside key={`${about.domain}:${about.id}`} about={about} store={store} picture={picture} notes={notes} />
}

type BesideProps = ZoomProps & { about: Picked & { box: DOMRect } }

function Beside({ about, store, picture, notes }: BesideProps) {
  const box = useRef<HTMLDivElement>(null)
  const found = thing(store.things.value, about.domain, about.id)
  useLayoutEffect(() => (box.current ? keepBeside(box.current, about.box) : undefined), [])
  return (
    <div class="zoom" popover="manual" ref={box} aria-hidden="true">
      <div class="zoom-picture" data-domain={about.domain}>
        {found.picture ? <img class="pack-picture" src={found.picture} alt="" /> : picture?.(about)}
      </div>
      <div>
        <b>{found.name}</b>
        {found.other_name && found.other_name !== found.name && <small class="faint"> · {found.other_name}</small>}
        <Told found={found} notes={notes?.(about)} />
      </div>
      <div class="zoom-moves">
        {movesWith(store, about).map((move) => (
          <p class="zoom-move" key={move.move}>
            ▶ {move.label} {move.detail && <small>({move.detail})</small>} <Effects move={move} store={store} />
          </p>
        ))}
      </div>
    </div>
  )
}
