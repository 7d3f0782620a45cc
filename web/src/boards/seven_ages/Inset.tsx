import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { TableStore } from '../../table/store'
import type { Camera } from './camera'
import { ages, empireOf } from './facts'
import type { Ground, World } from './geography'

interface InsetProps {
  world: World
  camera: Camera
  store: TableStore
  /** What it must not lie on: what may be clicked on the map, or what the question is about. */
  kept: Ground[]
}

const CORNERS = ['right bottom', 'left bottom', 'right top', 'left top'] as const

/** The whole world in small, with the part in sight; a click goes there. It keeps to a corner where nothing is asked. */
export function Inset({ world, camera, store, kept }: InsetProps) {
  const window = useRef<SVGRectElement>(null)
  const picture = useRef<SVGSVGElement>(null)
  useSignalEffect(() => {
    const [x, y, width, height] = camera.view.value
    for (const [name, value] of Object.entries({ x, y, width, height }))
      window.current?.setAttribute(name, String(value))
    if (!picture.current) return
    const { width: across, height: down } = picture.current.getBoundingClientRect()
    const [wide, high] = [across / camera.scale.value, down / camera.scale.value]
    const free = CORNERS.find((corner) => {
      const [left, top] = [
        corner.includes('right') ? x + width - wide : x,
        corner.includes('bottom') ? y + height - high : y,
      ]
      const [over, under] = [left + wide, top + high]
      return !kept.some(({ bounds: [l, t, r, b] }) => l < over && r > left && t < under && b > top)
    })
    picture.current.dataset.corner = free ?? CORNERS[0]
    picture.current.dataset.through = String(!free)
    picture.current.dataset.shown = String(camera.at.value.zoom > 1.15)
  })
  const view = ages(store.shown.value!)
  const land = world.grounds.filter((ground) => ground.land).map(({ shape }) => shape)
  const go = (event: PointerEvent) => {
    if (!event.buttons) return
    const box = picture.current!.getBoundingClientRect()
    const [left, top, wide, high] = world.box
    camera.centre(
      left + ((event.clientX - box.left) / box.width) * wide,
      top + ((event.clientY - box.top) / box.height) * high,
    )
  }
  return (
    <svg
      ref={picture}
      class="a-inset"
      viewBox={world.box.join(' ')}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    >
      <path class="land" d={land.join('')} />
      {view.areas.map(({ id, owner }) => {
        const ground = world.byId.get(id)
        const seat = empireOf(view, owner)?.seat
        return ground && seat !== undefined && <path key={id} class="held" data-seat={seat} d={ground.shape} />
      })}
      <rect ref={window} />
    </svg>
  )
}
