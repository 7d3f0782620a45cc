import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { movesWith } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import type { Packet, Things } from '../../types'
import { Aim } from './Aim'
import { AreaShape } from './AreaShape'
import { AreaSigns, NEARNESS } from './AreaSigns'
import { Camera } from './camera'
import { aboutArea, ages, areaOf, printed } from './facts'
import { Finder } from './Finder'
import { towards, worldOf, type Ground } from './geography'
import { Inset } from './Inset'
import { Outline, Water } from './Outline'

/** How large a token is on the screen, far off and near, in pixels. */
const [FAR, CLOSE] = [21, 34]
const [STEP, SIZES] = [1.6, 1.25]

/** The world: areas and seas, who holds them with how many units, and where a group on the move may go. */
export function WorldMap({ store }: { store: TableStore }) {
  const world = worldOf(printed(store.things.value).areas)
  const camera = useMemo(() => new Camera(world), [world])
  const drawing = useRef<SVGSVGElement>(null)
  const focus = useSignal(world.grounds[0]!.id)
  const aim = useSignal<string | null>(null)
  const bare = useSignal(false)
  const regions = useSignal(false)
  const view = ages(store.shown.value!)
  const legal = world.grounds.filter(({ id }) => movesWith(store, aboutArea(store.things.value, id)).length > 0)
  const last = lately(store.shown.value!, store.things.value)
  const state = new Map(view.areas.map((area) => [area.id, area]))
  const level = useComputed(() => String(NEARNESS.findLastIndex((nearness) => nearness <= camera.scale.value)))

  useEffect(() => {
    const svg = drawing.current!
    const measure = () => camera.resize(svg.clientWidth, svg.clientHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(svg)
    measure()
    const release = camera.hold(svg)
    return () => {
      observer.disconnect()
      release()
    }
  }, [camera])
  // Straight to the drawing: moving about must not cost more than the browser needs for it.
  useSignalEffect(() => drawing.current?.setAttribute('viewBox', camera.view.value.join(' ')))
  // Signs and names keep their size on the screen, step by step: each step makes the browser lay them out anew.
  const step = useComputed(() => Math.round(Math.log(camera.scale.value) / Math.log(SIZES)))
  useSignalEffect(() => {
    const scale = SIZES ** step.value
    const size = Math.min(CLOSE, FAR * Math.sqrt(Math.max(1, scale / 0.7)))
    drawing.current?.style.setProperty('--unit', String(1 / scale))
    drawing.current?.style.setProperty('--token', String(size / scale / 30))
  })
  useSignalEffect(() => drawing.current?.setAttribute('data-whole', String(camera.at.value.zoom === 1)))
  useTargets(store, legal, camera)
  return (
    <section class="a-world" aria-label={t('ages-world')}>
      <svg
        ref={drawing}
        class="a-map"
        role="group"
        aria-label={t('ages-world')}
        data-level={level}
        data-bare={bare}
        data-regions={regions}
        onKeyDown={(event) => {
          if (event.key === '+' || event.key === '-') camera.zoom(event.key === '+' ? STEP : 1 / STEP)
          const next = towards(world, world.byId.get(focus.value)!, event.key)
          if (!next) return
          event.preventDefault()
          event.currentTarget.querySelector<SVGElement>(`[data-area=${next.id}]`)?.focus()
        }}
      >
        {world.grounds.map((ground) => (
          <AreaShape
            key={ground.id}
            ground={ground}
            area={state.get(ground.id)}
            store={store}
            tab={focus.value === ground.id}
            last={last.has(ground.id)}
            onFocused={() => {
              focus.value = ground.id
              if (!camera.isInSight(ground)) camera.centre(ground.x, ground.y)
            }}
            onAim={(on) => (aim.value = on ? ground.id : null)}
          />
        ))}
        <path class="a-waste" d={world.waste} />
        <path class="a-frontiers" d={world.frontiers} />
        <path class="a-coasts" d={world.coasts} />
        <Water world={world} />
        <Outline kind="a-legal" grounds={legal} />
        <path class="a-rivers" d={world.rivers} />
        {regions.value && <path class="a-continents" d={world.continents} />}
        <path class="a-straits" d={world.straits} />
        <path class="a-canals" d={world.canals} />
        <g class="a-signs" aria-hidden="true">
          {world.grounds.map((ground) => (
            <AreaSigns key={ground.id} ground={ground} area={state.get(ground.id)} store={store} />
          ))}
        </g>
        <Aim store={store} world={world} at={aim} />
      </svg>
      <div class="a-map-tools">
        <div>
          <button type="button" aria-label={t('zoom-out')} onClick={() => camera.zoom(1 / STEP)}>
            −
          </button>
          <button type="button" aria-label={t('zoom-in')} onClick={() => camera.zoom(STEP)}>
            +
          </button>
          <button
            type="button"
            aria-label={t('ages-bare')}
            title={t('ages-bare')}
            aria-pressed={bare.value}
            onClick={() => (bare.value = !bare.value)}
          >
            ◐
          </button>
          <button
            type="button"
            aria-label={t('ages-regions')}
            title={t('ages-regions')}
            aria-pressed={regions.value}
            onClick={() => (regions.value = !regions.value)}
          >
            ▦
          </button>
          <button
            type="button"
            aria-label={t('ages-whole-world')}
            title={t('ages-whole-world')}
            onClick={() => camera.showAll()}
          >
            ◌
          </button>
        </div>
        <Finder store={store} world={world} camera={camera} />
      </div>
      <Inset world={world} camera={camera} store={store} />
    </section>
  )
}

/** The areas that the last move was about. */
const lately = ({ log, at, last }: Packet, things: Things) =>
  new Set(
    log
      .filter(({ n }) => n === (at ?? last))
      .flatMap(({ args }) => [args.area, args.place, args.at])
      .flatMap((place) => (typeof place === 'string' ? [areaOf(things, place)] : [])),
  )

/** When a question is about areas that are out of sight, or too small to hit, the view flies to them. */
function useTargets(store: TableStore, legal: Ground[], camera: Camera): void {
  const decision = store.decision.value
  const asked = decision && `${decision.question.key} ${decision.moves.map(({ verb }) => verb).sort()[0]}`
  useEffect(() => {
    if (!asked) return
    const [, , width] = camera.view.peek()
    const small = camera.frame.peek().width / width < 0.6
    if (legal.length && (small || !legal.some((ground) => camera.isInSight(ground)))) camera.showPoints(legal)
  }, [asked])
}
