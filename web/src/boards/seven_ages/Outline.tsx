import type { Ground, World } from './geography'

const WATER = 'a-water'

/** The outlines of areas, drawn over the map; what lies of a sea under land is left out. */
export function Outline({ grounds, kind }: { grounds: Ground[]; kind: string }) {
  const shapes = (land: boolean) =>
    grounds
      .filter((ground) => ground.land === land)
      .map(({ shape }) => shape)
      .join('')
  return (
    <>
      <path class={kind} d={shapes(true)} />
      <path class={kind} d={shapes(false)} clip-path={`url(#${WATER})`} />
    </>
  )
}

/** Everything but land. */
export function Water({ world }: { world: World }) {
  const [x, y, width, height] = world.box
  return (
    <clipPath id={WATER}>
      <path clip-rule="evenodd" d={`M${x} ${y}h${width}v${height}h${-width}Z${world.cover}`} />
    </clipPath>
  )
}
