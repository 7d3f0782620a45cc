import { box, columns, disc, roof, row, type Part } from './shapes'

const SHORE: Part[] = [
  ['water', 'M0 34q10-4 20 0t14 2v12H0z'],
  ['green', 'M22 48q-2-10 10-14 14-6 32-4v18z'],
]
/** Whoever comes in Age I comes under sail, in Age II under steam. */
const ARRIVAL: Record<string, Part[]> = {
  i: [
    ['dark', 'M3 40h14l-3 5H6z'],
    ['light', 'M10 26q6 6 6 13h-6zM9 28v11H3q1-7 6-11z'],
  ],
  ii: [
    ['dark', 'M1 39h18l-3 6H4zM8 30h3v9H8z'],
    ['red', box(8, 32, 3, 2.5)],
    ['light', disc(10, 26, 2) + disc(13, 23, 2.5) + disc(17, 20, 3) + box(12, 36, 5, 3)],
  ],
}
const hut = (x: number, y: number): Part[] => [
  ['middle', box(x - 5, y - 7, 10, 8)],
  ['gold', roof(x - 7, y - 7, 14, 8)],
  ['dark', box(x - 1.5, y - 4, 3, 5)],
]

/** What there is to be found, by the kind of the land. */
const LANDS: Record<string, Part[]> = {
  developed: [
    ['middle', box(32, 24, 12, 16) + box(48, 28, 12, 12)],
    ['red', roof(30, 24, 16, 9) + roof(46, 28, 16, 8)],
    ['dark', box(36, 33, 4, 7) + box(52, 34, 4, 6)],
    ['light', 'M38 6h1.500v12H38zM30 11l16-3 .3 1.500-16 3zM36 4l5 15 1.500-.5-5-15z'],
  ],
  historic: [
    ['light', columns(32, 20, 26, 18, 4)],
    ['light', 'M30 16h20v4H30zM29 38h32v3H29z'],
    ['middle', 'M54 12l8 4-1.500 3-8-4z'],
    ['dark', 'M50 40h3v-3h-3zM57 20h3v1h-3z'],
  ],
  inhabited: [
    ...hut(37, 36),
    ...hut(54, 34),
    ['dark', box(44, 37, 1.5, 5) + box(47, 37, 1.5, 5)],
    ['red', 'M43 38v-5q3-3 6 0v5z'],
    ['light', disc(46, 30, 2.2)],
  ],
  strategic: [
    ['middle', 'M28 42 44 20l18 22z'],
    ['light', 'M36 24V10h3v3h3v-3h4v3h3v-3h3v14z'],
    ['dark', 'M42 24v-6q2-3 4 0v6zM43.500 1h1v9h-1z'],
    ['red', 'M44.500 1l9 2.500-9 2.500z'],
  ],
  vast: [
    ['middle', 'M26 36 36 14l6 9 7-13 15 22v6z'],
    ['light', 'm36 14 3.500 5.500-3 2-3-1.500zM49 10l5 7.500-4-.5-4 2z'],
    ['water', 'M44 30q-6 4 0 7t-4 9h-6q10-5 4-9-4-4 6-7z'],
    ['dark', row(3, 6, (x) => `M${x} 43l2.500-7 2.500 7z`, 46)],
  ],
  wealthy: [
    ['middle', 'M26 42q4-22 20-24 14 4 18 20v4z'],
    ['dark', 'M34 42v-9q6-8 12 0v9z'],
    ['gold', row(3, 4.5, (x) => `M${x} 43l1.500-4h4l1.500 4z`, 33) + 'M37 39l1.500-4h4l1.500 4z'],
    ['gold', disc(52, 28, 1.6) + disc(56, 34, 1.4) + disc(45, 24, 1.3) + disc(51, 38, 1.3)],
    ['light', 'm54 12 1 3 3 1-3 1-1 3-1-3-3-1 3-1z'],
  ],
}

/** A territory of Through the Ages. */
export function territory(id: string): Part[] | null {
  const [, kind, age] = /^(\w+)_territory_(i+)$/.exec(id) ?? []
  const land = LANDS[kind ?? '']
  return land ? [...SHORE, ...land, ...ARRIVAL[age!]!] : null
}
