import { useComputed, useSignal, useSignalEffect, type Signal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { lately, type About } from '../../table/lately'
import { movesWith } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { Aim } from './Aim'
import { AreaShape } from './AreaShape'
import { AreaSigns } from './AreaSigns'
import { Camera } from './camera'
import { aboutArea, ages, areaOf, areasPrinted } from './facts'
import { Finder } from './Finder'
import { towards, worldOf, type Ground, type World } from './geography'
import { Inset } from './Inset'
import { lit } from './lit'
import { FAR_OFF, LETTERS, Names } from './Names'
import { Outline, Water } from './Outline'
import { subjectOf } from './subject'

/** How large a token is on the screen, far off and near, in pixels. */
const [FAR, CLOSE] = [25, 36]
const [STEP, SIZES] = [1.6, 1.1]
/** A group that reaches more areas than these may go almost anywhere: only its next steps are shown. */
const MANY = 30
/** So narrow is the map of a phone. */
const NARROW = 500

/** The world: areas and seas, who holds them with how many units, and where a group on the move may go. */
export function WorldMap({ store }: { store: TableStore }) {
  const world = worldOf(areasPrinted(store.things.value))
  return world ? <Chart store={store} world={world} /> : <div class="a-world" aria-busy="true" />
}

function Chart({ store, world }: { store: TableStore; world: World }) {
  const camera = useMemo(() => new Camera(world), [world])
  const drawing = useRef<SVGSVGElement>(null)
  const focus = useSignal(world.grounds[0]!.id)
  const aim = useSignal<string | null>(null)
  const bare = useSignal(false)
  const regions = useSignal(false)
  const view = ages(store.shown.value!)
  const legal = world.grounds.filter(({ id }) => movesWith(store, aboutArea(store.things.value, id)).length > 0)
  // Tab and the focus that a move left behind lead to something to choose.
  const entrance = legal.some(({ id }) => id === focus.value) ? focus.value : (legal[0]?.id ?? focus.value)
  const about = subjectOf(store).flatMap((id) => world.byId.get(id) ?? [])
  const homes = world.grounds.filter(({ id }) => lit(store).has(id))
  const last = new Set([...lately(store.shown.value!, placesOf)].map((place) => areaOf(store.things.value, place)))
  const state = new Map(view.areas.map((area) => [area.id, area]))
  // Signs and names keep their size on the screen, step by step: each step makes the browser lay them out anew.
  const scale = useComputed(() => SIZES ** Math.floor(Math.log(camera.settled.value) / Math.log(SIZES) + 0.01))
  const token = useComputed(() => Math.min(CLOSE, FAR * Math.sqrt(Math.max(1, scale.value / 0.7))))
  const narrow = useComputed(() => camera.frame.value.width < NARROW)

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
  useSignalEffect(() => {
    const style = drawing.current?.style
    style?.setProperty('--unit', String(1 / scale.value))
    style?.setProperty('--token', String(token.value / scale.value / 30))
    style?.setProperty('--letters', String(narrow.value ? LETTERS.narrow : LETTERS.wide))
    drawing.current?.setAttribute('data-far', String(scale.value < FAR_OFF))
  })
  useSignalEffect(() => drawing.current?.setAttribute('data-whole', String(camera.at.value.zoom === 1)))
  useTargets(store, world, legal, about, camera)
  return (
    <>
      <section class="a-world" aria-label={t('ages-world')}>
        <svg
          ref={drawing}
          class="a-map"
          role="group"
          aria-label={t('ages-world')}
          data-zoomable
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
              tab={entrance === ground.id}
              last={last.has(ground.id)}
              onFocused={(byKey) => {
                focus.value = ground.id
                if (byKey && !camera.isInSight(ground)) camera.centre(ground.x, ground.y)
              }}
              onAim={(on) => (aim.value = on ? ground.id : null)}
            />
          ))}
          <path class="a-waste" d={world.waste} />
          <path class="a-frontiers" d={world.frontiers} />
          <path class="a-coasts" d={world.coasts} />
          <path class="a-corners" d={world.corners} />
          <Water world={world} />
          <Outline kind="a-legal" grounds={legal} />
          <Outline kind="a-lit" grounds={homes} />
          <path class="a-rivers" d={world.rivers} />
          {regions.value && <path class="a-continents" d={world.continents} />}
          <Crossings world={world} />
          <g class="a-signs" aria-hidden="true">
            {world.grounds.map((ground) => (
              <AreaSigns key={ground.id} ground={ground} area={state.get(ground.id)} store={store} />
            ))}
          </g>
          <Names {...{ store, world, scale, token, narrow, regions, bare }} />
          <Aim store={store} world={world} at={aim} />
        </svg>
        <Inset world={world} camera={camera} store={store} kept={legal.length ? legal : about} />
      </section>
      <Tools {...{ store, world, camera, bare, regions }} />
    </>
  )
}

interface ToolsProps {
  store: TableStore
  world: World
  camera: Camera
  bare: Signal<boolean>
  regions: Signal<boolean>
}

/** What changes the look of the map. Beside it and not upon it: nothing lies on what may be clicked. */
function Tools({ store, world, camera, bare, regions }: ToolsProps) {
  const tools = [
    { sign: '−', label: t('zoom-out'), act: () => camera.zoom(1 / STEP) },
    { sign: '+', label: t('zoom-in'), act: () => camera.zoom(STEP) },
    { sign: '◌', label: t('ages-whole-world'), act: () => camera.showAll() },
    { sign: '▦', label: t('ages-regions'), act: () => (regions.value = !regions.value), on: regions.value },
    { sign: '◐', label: t('ages-bare'), act: () => (bare.value = !bare.value), on: bare.value },
  ]
  return (
    <div class="a-map-tools" role="group" aria-label={t('ages-world')}>
      {tools.map(({ sign, label, act, on }) => (
        <button key={sign} type="button" aria-label={label} title={label} aria-pressed={on} onClick={act}>
          {sign}
        </button>
      ))}
      <Finder store={store} world={world} camera={camera} />
    </div>
  )
}

/** Ways over water: a strait as a line with an arrow at each end, a canal as a cut through the land. */
function Crossings({ world }: { world: World }) {
  return (
    <>
      <marker
        id="a-arrow"
        viewBox="0 0 8 8"
        refX="6"
        refY="4"
        markerWidth="7"
        markerHeight="7"
        orient="auto-start-reverse"
      >
        <path d="M0 0L8 4L0 8Z" />
      </marker>
      <path class="a-straits casing" d={world.straits} />
      <path class="a-straits" d={world.straits} marker-start="url(#a-arrow)" marker-end="url(#a-arrow)" />
      <path class="a-canals" d={world.canals} />
      <path class="a-canals water" d={world.canals} />
    </>
  )
}

/** The places that a line of the log is about. */
const placesOf: About = ({ args }) => [args.area, args.place, args.at].filter((place) => typeof place === 'string')

/** The view flies to what a question is about when that is out of sight or too small to hit. */
function useTargets(store: TableStore, world: World, legal: Ground[], about: Ground[], camera: Camera): void {
  const decision = store.decision.value
  const places = about.map(({ id }) => id).join()
  const asked = decision && `${decision.question.key} ${decision.moves.map(({ verb }) => verb).sort()[0]} ${places}`
  useEffect(() => {
    if (!asked) return
    const ends = (ages(store.shown.peek()!).group?.ways ?? []).map((way) => areaOf(store.things.peek(), way.at(-1)!))
    const reach = world.grounds.filter(({ id }) => ends.includes(id))
    const goal = legal.length ? [...legal, ...(reach.length <= MANY ? reach : [])] : about
    const [, , width] = camera.view.peek()
    const small = camera.frame.peek().width / width < 0.6 && goal.length < world.grounds.length / 3
    if (goal.length && (small || !goal.every((ground) => camera.isInSight(ground)))) camera.showPoints(goal)
  }, [asked, camera])
}
