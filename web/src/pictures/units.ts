import { box, disc, row, type Part } from './shapes'

const SEA: Part = ['water', 'M0 39q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0v9H0z']

/** Somebody on foot in this dress, his feet on the ground. */
const man = (x: number, dress: Part[0] = 'middle'): Part[] => [
  ['dark', box(x - 4, 36, 3, 7) + box(x + 1, 36, 3, 7)],
  [dress, `M${x - 6} 38V27q1-4 6-4t6 4v11z`],
  ['light', disc(x, 19, 4)],
]
const HORSE =
  'M5 25q-3-9 6-10h13q4-2 6-8l2-4 1.5 3.500L38 11l-1.500 3-4.500-1-2.500 6.500v5L32 37h-3l-3.500-10H14l-3 10H8l1.500-10Q5 28 5 25zM5 18q-5 4-3 13 2-6 4-8z'
const horse = (x: number, y: number): Part => ['dark', HORSE, `translate(${x} ${y})`]
/** Somebody on a horse, seen above its back. */
const rider = (x: number, dress: Part[0] = 'middle'): Part[] => [
  [dress, `M${x - 4} 23v-7q0-3 4-3t4 3v7l2 7h-5z`],
  ['light', disc(x, 10, 3.2)],
]
const wheel = (x: number, y: number, r: number): Part[] => [
  ['middle', disc(x, y, r)],
  ['light', disc(x, y, r - 2)],
  ['dark', box(x - 0.6, y - r, 1.2, 2 * r) + box(x - r, y - 0.6, 2 * r, 1.2) + disc(x, y, 1.6)],
]
const mast = (x: number, top: number, foot: number): string => box(x - 0.7, top, 1.4, foot - top)
const sail = (x: number, y: number, wide: number, high: number): string =>
  `M${x - wide / 2} ${y}h${wide}q3 ${high / 2} 0 ${high}h${-wide}q3 ${-high / 2} 0 ${-high}z`

const UNITS: Record<string, Part[]> = {
  spear: [
    ...man(30),
    ['dark', box(42, 6, 1.4, 37)],
    ['light', 'm40 8 2.700-7 2.700 7z'],
    ['gold', disc(26, 31, 7)],
    ['dark', disc(26, 31, 2)],
  ],
  archer: [
    ...man(24, 'green'),
    ['dark', 'M38 9q11 16 0 31l-1-1q7-14 0-29z'],
    ['light', 'M37.500 10h.8v29h-.8z'],
    ['gold', 'M24 24h22v1.400H24zM46 22l6 2.700-6 2.700z'],
  ],
  sword: [
    ...man(32, 'red'),
    ['light', 'M43 30l6-24 2.500.6-5 24z'],
    ['gold', 'm40 29 10 2.500-.5 2-10-2.500z'],
    ['gold', 'M19 25q6-3 12 0v10q-2 5-6 7-4-2-6-7z'],
    ['red', 'M24 25h2v16h-2z'],
    ['middle', 'M28 19q-1-7 4-7t4 7l-1.500-1h-5z'],
  ],
  rifle: [
    ...man(30, 'water'),
    ['dark', 'M26 16V8h8v8z'],
    ['gold', box(26, 13, 8, 1.5)],
    ['light', 'm24 25 2-1 11 12-2 1z'],
    ['dark', 'm19 37 25-25 1.500 1.500-20 21-4 5z'],
    ['light', 'm44 13 6-7-4.500 8.500z'],
  ],
  motorised: [
    ['light', disc(17, 17, 3) + disc(25, 17, 3) + disc(33, 17, 3)],
    ['green', 'M13.500 16q0-4 3.500-4t3.500 4zM21.500 16q0-4 3.500-4t3.500 4zM29.500 16q0-4 3.500-4t3.500 4z'],
    ['green', 'M8 20h32v16H8zM40 16h9l6 9v11H40z'],
    ['light', 'M43 19h5l3.500 6H43z'],
    ['dark', box(8, 27, 32, 1.2)],
    ...wheel(17, 38, 5),
    ...wheel(33, 38, 5),
    ...wheel(48, 38, 5),
  ],
  chariot: [
    horse(25, 6),
    ['red', 'M5 26q8 4 16 0v9H8z'],
    ...rider(13, 'light'),
    ['dark', 'M20 30h20v1.200H20zM16 17l26-6 .3 1-26 6z'],
    ...wheel(14, 37, 6),
  ],
  light_horse: [
    horse(12, 6),
    ...rider(28, 'light'),
    ['dark', 'M14 20 52 6l.5 1.300-38 14z'],
    ['light', 'm51 5 7-1-5.500 4z'],
  ],
  horse_archer: [
    horse(12, 6),
    ...rider(28, 'green'),
    ['dark', 'M25 9q3-7 6 0zM38 5q9 9 1 20l-1-1q6-9 0-18z'],
    ['gold', 'M29 15h16v1.200H29zM45 13.500l4.500 2-4.500 2z'],
  ],
  knight: [
    horse(12, 6),
    ['red', 'M16 20q8-3 22 0l1 8-4 4-5-3-6 4-5-4-4 2z'],
    ...rider(28, 'middle'),
    ['middle', 'M24.500 12q-1-7 3.500-7t3.500 7zM27 5q-4-3-6 1 4-1 6 1z'],
    ['gold', 'M29 14h7v6q-1 4-3.500 5Q30 24 29 20z'],
    ['dark', 'M12 25 60 10l.5 1.500-48 16z'],
  ],
  horse_artillery: [
    horse(25, 6),
    ...rider(41, 'water'),
    ['dark', box(38, 3, 6, 5)],
    ['middle', 'm2 24 18 4-1 5-18-4z'],
    ['dark', 'M18 31h18v1.200H18z'],
    ...wheel(14, 36, 6),
  ],
  elephant: [
    ['middle', 'M10 42V27q0-11 14-11h12q6-6 13-2 6 5 5 16l-1 8q-1 4-5 3 2-2 1-8l-2-5-4 2v12h-7v-9H23v9z'],
    ['light', 'M48 31q4 3 8 0-2 6-8 3z'],
    ['dark', disc(48, 20, 1.2)],
    ['middle', 'M40 17q-7 3-4 12 5 2 7-4z'],
    ['red', 'M18 16h16v9q-8 4-16 0z'],
    ['dark', 'M18 16V6h3v3h3V6h4v3h3V6h3v10z'],
  ],
  catapult: [
    ['middle', 'M8 34h44v4H8zM20 34l9-18h3l9 18h-4l-6.500-13L24 34z'],
    ['dark', 'M14 33 48 9l1.500 2L16 35z'],
    ['middle', disc(50, 8, 5)],
    ['dark', disc(50, 7, 3)],
    ...wheel(16, 39, 4),
    ...wheel(44, 39, 4),
  ],
  cannon: [
    ['dark', 'M14 26 48 15l3 8-34 11q-5 0-5-4 0-3 2-4zM47 14l4-1 3 9-3 2z'],
    ['middle', 'M6 41 22 28l5 4-14 10z'],
    ...wheel(26, 34, 8),
    ['dark', disc(47, 39, 3) + disc(54, 39, 3) + disc(50.5, 34, 3)],
  ],
  artillery: [
    ['green', 'M22 24 56 6l2 4-34 19z'],
    ['middle', 'M19 17q8-1 9 19h-5q-3-10-4-19z'],
    ['dark', 'm4 42 20-12 2 3L8 43z'],
    ...wheel(29, 35, 7),
  ],
  armour: [
    ['green', 'M16 16h20q4 0 5 9H13q0-7 3-9zM8 25h46l4 6H4z'],
    ['dark', 'M40 18h20v3H40z'],
    ['middle', 'M6 31h52q3 4-3 10H9q-6-6-3-10z'],
    ['light', row(6, 8.5, (x) => disc(x, 36, 3), 11)],
    ['dark', box(20, 12, 8, 4)],
  ],
  galley: [
    ['dark', mast(32, 6, 30)],
    ['light', sail(31, 8, 22, 14)],
    ['red', box(21, 13, 22, 3)],
    ['middle', 'M5 29q14 4 46 0l9 4-8 1q-4 7-12 7H16Q8 40 5 29z'],
    ['dark', row(7, 5, (x) => `M${x} 35l1 0-4 9-1-.5z`, 18)],
    SEA,
  ],
  frigate: [
    ['dark', mast(22, 5, 31) + mast(38, 3, 31)],
    ['light', sail(22, 7, 13, 9) + sail(22, 18, 15, 9) + sail(38, 5, 14, 10) + sail(38, 17, 16, 10)],
    ['light', 'M47 28 56 29 47 12z'],
    ['middle', 'M9 27h4v3h36l9-2q-2 11-8 13H15Q9 37 9 27z'],
    SEA,
  ],
  ship_of_line: [
    ['dark', mast(17, 5, 28) + mast(31, 2, 28) + mast(44, 5, 28)],
    [
      'light',
      sail(17, 6, 10, 8) +
        sail(17, 16, 12, 8) +
        sail(31, 3, 11, 9) +
        sail(31, 14, 13, 10) +
        sail(44, 6, 10, 8) +
        sail(44, 16, 12, 8),
    ],
    ['red', 'M31 2V0l6 1.500z'],
    ['middle', 'M6 22h6v4h40l8-3q-1 15-8 19H13Q6 38 6 22z'],
    ['gold', 'M7 29h50l-.4 1.500H7.300z'],
    ['dark', row(8, 5.2, (x) => box(x, 32, 2.6, 2.6), 12) + row(8, 5.2, (x) => box(x, 26.5, 2.2, 2.2), 12)],
    SEA,
  ],
  battleship: [
    ['middle', 'M2 31h60l-5 10H8z'],
    ['light', 'M22 20h20v11H22zM27 13h9v7h-9z'],
    ['dark', 'M44 17h4v14h-4zM50 20h3.500v11H50zM31 4h1v9h-1zM29 7h5v1h-5z'],
    ['middle', 'M12 31v-5h9v5zM54 31v-3h6v3z'],
    ['dark', 'M3 25l10 2v1.500L3 26.500zM3 28.500h10v1.300H3z'],
    SEA,
  ],
  fighter: [
    ['green', 'M6 24q10-6 34-6 14 0 16 6-2 5-16 5Q16 30 6 24zM6 24 2 13h5l8 8z'],
    ['light', 'M30 18q5-6 12 0z'],
    ['middle', 'M26 25h18l-14 12h-6z'],
    ['gold', disc(16, 24, 3)],
    ['dark', 'M56 13h1.600v22H56z'],
  ],
  bomber: [
    ['middle', 'M4 22q12-5 40-5 13 0 16 5-3 6-16 6Q18 29 4 22zM4 22 0 9h6l9 11z'],
    ['light', 'M44 17.500q10 0 13 3h-9z'],
    ['green', 'M20 23h26L26 34h-8z'],
    ['dark', disc(29, 29, 2.5) + disc(36, 25.5, 2.5)],
    ['dark', 'M30 36q3 0 3 4t-3 5q-3-1-3-5t3-4zM42 33q3 0 3 4t-3 5q-3-1-3-5t3-4z'],
  ],
  nuke: [
    ['gold', 'M28 42q3-12 0-20h8q-3 8 0 20z'],
    ['red', 'M14 20q-6-6 2-10 2-8 12-7 8-5 14 2 9 0 9 8 2 8-8 8-11 6-20 2-6 1-9-3z'],
    ['gold', 'M19 18q-3-4 3-7 3-5 9-3 7-3 10 3 5 2 2 6-6 4-12 2-8 2-12-1z'],
    ['light', 'M17 42q1-6 7-5 8-4 16 0 6-1 7 5z'],
    ['dark', 'M20 26q12 5 24 0v1.500q-12 5-24 0z'],
  ],
  star_wars: [
    ['dark', 'M0 0h64v48H0z'],
    ['light', disc(8, 8, 0.8) + disc(52, 6, 0.8) + disc(58, 24, 0.8) + disc(14, 26, 0.8) + disc(34, 5, 0.6)],
    ['water', 'M0 48V41q32-12 64 0v7z'],
    ['water', 'm10 20 4-9 11 5-4 9zM39 20l11-9 5 6-11 8z'],
    ['middle', 'm24 18 12-2 4 8-12 5z'],
    ['gold', disc(32, 22, 3)],
    ['red', 'm32 25 1.500-.5L46 41h-2z'],
  ],
}

/** A unit of 7 Ages by its type. */
export const unit = (id: string): Part[] | null => UNITS[id] ?? null
