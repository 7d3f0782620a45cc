import { arch, box, disc, dome, onion, roof, row, temple, type Part } from './shapes'
import { SIGNS } from './signs'
import { wonder } from './wonders'

/** A sign as the middle of a picture. */
const large = (name: keyof typeof SIGNS, x: number, y: number, size: number): Part[] =>
  SIGNS[name]!.map(([tone, path]) => [tone, path, `translate(${x} ${y}) scale(${size})`])
const coins = (x: number, y: number, count: number): string =>
  row(count, -3, (at) => `M${x} ${y + at}h10v2q0 1-5 1t-5-1z`, 0)
const smoke = (x: number, y: number): string => disc(x, y, 3) + disc(x + 4, y - 4, 4) + disc(x + 10, y - 6, 5)

const ARTEFACTS: Record<string, Part[]> = {
  writing: [
    ['light', 'M14 8h28v32H14z'],
    ['middle', 'M12 6h32v4H12zM12 38h32v4H12z'],
    ['dark', row(5, 5, (y) => box(18, y, y > 30 ? 10 : 20, 1.5), 14)],
    ['gold', 'M56 4Q40 12 36 32l1.500.7Q52 22 56 4z'],
    ['dark', 'm35 36 12-18 .8.5L36 36z'],
  ],
  paved_roads: [
    ['green', 'M0 42V26q16-8 32-2t32-2v20z'],
    ['light', 'M22 48 30 22h4l10 26z'],
    [
      'dark',
      'M29 26h6v.8h-6zM27.500 31h9v.9h-9zM26 37h12v1H26zM24 43h17v1H24zM32 22h.7v4H32zM30 27h.7v4H30zM34 32h.8v5H34zM29 38h.8v5H29z',
    ],
    ['middle', 'M12 42V28q3-4 6 0v14z'],
    ['dark', 'M13.500 31h3v1h-3zM13.500 34h3v1h-3z'],
  ],
  coinage: [
    ['gold', coins(9, 39, 4) + coins(23, 39, 7) + coins(37, 39, 3)],
    ['gold', disc(47, 18, 11)],
    [
      'dark',
      'M47 9.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zm0 1a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15z',
    ],
    ['light', 'M44 23v-4q-2-4 1-6 5-2 6 3l2 2-2 1v4z'],
  ],
  compass: [
    ['gold', disc(32, 24, 20)],
    ['light', disc(32, 24, 16)],
    ['dark', box(31.5, 8, 1, 4) + box(31.5, 36, 1, 4) + box(16, 23.5, 4, 1) + box(44, 23.5, 4, 1)],
    ['red', 'M32 11l4 13h-8z'],
    ['dark', 'M32 37l-4-13h8z'],
    ['gold', disc(32, 24, 2)],
  ],
  gunpowder: [
    ['middle', 'M10 16q13-5 26 0 4 12 0 24-13 4-26 0-4-12 0-24z'],
    ['dark', 'M9 19q14 4 28 0v2q-14 4-28 0zM9 34q14 4 28 0v2q-14 4-28 0z'],
    ['dark', 'M36 38q8 6 14-2 4-8 1-14l1-.5q4 8 0 15-7 9-16 2.500z'],
    ['gold', 'm52 10 1.500 5 5-2-3 4.500 4 3-5 .5-1 5-2.500-4.500-5 2 3-4-4-3.500h5z'],
  ],
  printing: [
    ['middle', 'M12 6h5v36h-5zM47 6h5v36h-5zM10 4h44v5H10z'],
    ['dark', 'M30 9h4v12h-4zM20 13h24v2H20z'],
    ['middle', 'M20 21h24v5H20zM14 33h36v4H14z'],
    ['light', 'M22 27h20l4 6H18z'],
    ['dark', 'M25 28.500h14v.8H25zM24 30.500h16v.8H24z'],
  ],
  renaissance: [
    ['red', dome(32, 24, 14)],
    [
      'light',
      'M31 10h2v14h-2zM24 12.500q-3 5-3 11.500h1.500q0-7 2.500-11zM40 12.500q3 5 3 11.500h-1.500q0-7-2.500-11z',
    ],
    ['light', 'M29 4h6v7h-6z'],
    ['gold', disc(32, 3, 2)],
    ['light', box(16, 24, 32, 6)],
    ['middle', box(14, 30, 36, 12)],
    ['dark', row(4, 9, (x) => arch(x, 42, 5, 9), 16) + disc(24, 27, 1.5) + disc(32, 27, 1.5) + disc(40, 27, 1.5)],
  ],
  banking: [...temple(10, 42, 30, 18, 4), ['gold', coins(48, 39, 5)], ['gold', disc(25, 14, 3)]],
  industrial_revolution: [
    ['light', smoke(12, 10) + smoke(24, 13)],
    ['middle', 'M9 14h5v16H9zM21 17h5v13h-5z'],
    ['dark', 'M6 42V28h26l10-7v7l10-7v21z'],
    ['gold', row(6, 7, (x) => box(x, 33, 4, 4), 10)],
  ],
  railway: [
    ['light', smoke(16, 10)],
    ['dark', 'M12 14h6l-1 8h-4zM8 22h30v13H8zM5 35h52v3H5z'],
    ['red', 'M38 13h18v3h-2v19H38z'],
    ['light', 'M43 18h8v8h-8z'],
    ['gold', box(14, 22, 2, 13) + box(28, 22, 2, 13) + 'M22 22q0-5 3-5t3 5z'],
    ['middle', disc(14, 39, 4) + disc(26, 39, 4) + disc(46, 37, 6)],
    ['dark', disc(14, 39, 1.2) + disc(26, 39, 1.2) + disc(46, 37, 1.6)],
  ],
  medicine: [
    ['middle', box(30.5, 4, 3, 38)],
    [
      'green',
      'M41 40q-14 2-16-5 0-5 8-6 7-1 6-5-1-3-7-3-8-1-8-6 1-6 9-6 6 0 8 3l-3 2q-2-2-5-2-4 0-5 3 0 3 5 3 9 0 10 6 0 7-9 8-5 1-5 3 2 3 12 2z',
    ],
    ['dark', disc(39, 11, 1)],
    ['gold', disc(32, 4, 3)],
  ],
  electricity: [
    ['gold', 'M32 4q13 0 13 12 0 6-5 11-2 3-2 6H26q0-3-2-6-5-5-5-11Q19 4 32 4z'],
    ['dark', 'M29 33l-3-14 3 2 3-3 3 3 3-2-3 14h-1l2-11-2 1-2-2-2 2-2-1 2 11z'],
    ['middle', box(26, 33, 12, 7)],
    ['dark', box(26, 35, 12, 1) + box(26, 38, 12, 1) + 'M28 40h8l-2 3h-4z'],
    ['gold', 'M10 10l5 2-.5 1.500-5-2zM8 20h6v1.500H8zM54 10l-5 2 .5 1.500 5-2zM56 20h-6v1.500h6z'],
  ],
  flight: [
    ['light', 'M8 9h48l2 5H6zM10 30h44l2 5H8z'],
    ['dark', row(4, 12, (x) => box(x, 14, 1, 16), 14) + 'M14.500 14 26.500 30h-1L13.500 14zM37.500 30l12-16h1l-12 16z'],
    ['middle', 'M27 20q5-4 10 0v8q-5 3-10 0z'],
    ['dark', disc(32, 23, 2.5) + 'M22 22.500h20v1H22z' + disc(26, 38, 2.5) + disc(38, 38, 2.5)],
  ],
  computing: [
    ['middle', 'M10 5h44v28H10z'],
    ['dark', 'M13 8h38v22H13z'],
    ['green', 'M17 12h14v1.500H17zM17 16h22v1.500H17zM21 20h14v1.500H21zM17 24h6v2h-6z'],
    ['light', 'M28 33h8v4h-8zM14 37h36l4 6H10z'],
    ['dark', row(8, 4.5, (x) => box(x, 38.5, 3, 1) + box(x, 40.5, 3, 1), 15)],
  ],
  nuclear_fission: [
    ['gold', disc(32, 24, 5)],
    ['red', disc(30, 22, 2) + disc(34.5, 25, 2)],
    [
      'dark',
      'M32 4q7 0 7 20t-7 20-7-20 7-20zm0 1.500q-5.500 0-5.500 18.500T32 42.500 37.500 24 32 5.500zM10 24q0-7 22-7t22 7-22 7-22-7zm1.500 0q0 5.500 20.500 5.500T52.500 24 32 18.500 11.500 24z',
    ],
    ['water', disc(32, 4.5, 2.5) + disc(11, 22, 2.5) + disc(53, 26, 2.5)],
  ],
  world_war: [
    ['green', 'M14 26q0-18 18-18t18 18l5 4H9z'],
    ['dark', 'M9 30h46v2.500H9zM40 15l6 8-1.500 1-5.500-8z'],
    ['middle', 'M4 37q7-5 14 0t14 0 14 0 14 0v1.500q-7 5-14 0t-14 0-14 0-14 0z'],
    ['dark', row(6, 10, (x) => `M${x} 33l5 8-1 .7-5-8zM${x + 5} 33l-5 8-1-.7 5-8z`, 5)],
  ],
  inflation: [
    ['green', 'M8 28h30v12H8zM12 24h30v3H12zM16 20h30v3H16z'],
    ['light', disc(23, 34, 4)],
    ['dark', box(11, 31, 5, 1) + box(30, 36, 5, 1)],
    ['red', 'M40 42V20h-6L46 4l12 16h-6v22z'],
  ],
  corruption: [
    ['middle', 'M4 18h56v4H4z'],
    ['dark', 'M9 22h4v20H9zM51 22h4v20h-4z'],
    ['light', 'M20 27q8-3 14 2l4 1v3l-9 1-9-1z'],
    ['dark', 'M14 26h7v8h-7z'],
    ['gold', 'M36 30l4-4h4l4 4q3 10-6 11-9-1-6-11z'],
    ['dark', 'M39.500 25.500h5v1.500h-5z'],
    ['light', 'M26 18q0-8 6-8t6 8z'],
    ['dark', 'M27 13h10v2.500H27z'],
  ],
  black_death: [
    ['dark', 'M18 42V20q0-14 14-14t14 14v22z'],
    ['light', 'M24 21q0-9 8-9t8 9q0 5-3 7v5H27v-5q-3-2-3-7z'],
    [
      'dark',
      disc(28.5, 21, 2.5) +
        disc(35.5, 21, 2.5) +
        'M32 24l1.500 3h-3zM29 30h.8v3H29zM31.600 30h.8v3h-.8zM34.200 30h.8v3h-.8z',
    ],
    ['middle', 'M51 5h1.500v38H51z'],
    ['light', 'M52 6q-9-4-16 2 8-2 16 1z'],
  ],
  pollution: [
    ['dark', smoke(14, 14) + smoke(20, 10) + disc(36, 8, 5)],
    ['middle', 'M10 18h6l1 24H9z'],
    ['red', box(10, 22, 6.3, 3)],
    ['green', 'M30 20q10-4 20 0v19q-10 4-20 0z'],
    ['dark', 'M30 25q10 4 20 0v1.500q-10 4-20 0zM30 34q10 4 20 0v1.500q-10 4-20 0z'],
    ['gold', 'm40 26 4 7h-8z'],
    ['green', 'M46 42q8-3 14 1-2 4-14 3z'],
  ],
  hinduism: [
    ['middle', 'M18 42V32h4v-8h3v-8h3V9q4-8 8 0v7h3v8h3v8h4v10z'],
    ['light', 'M22 32h20v1.500H22zM25 24h14v1.500H25zM28 16h8v1.500h-8z'],
    ['gold', 'M31 1h2v5h-2z' + disc(32, 20, 1.5) + disc(28, 28, 1.5) + disc(36, 28, 1.5)],
    ['dark', arch(29, 42, 6, 9)],
    ...large('lotus', 1, 24, 0.6),
    ...large('lotus', 49, 24, 0.6),
  ],
  judaism: [
    ['gold', box(31, 10, 2, 30) + 'M24 40h16v3H24z'],
    [
      'gold',
      'M12 12h2q0 18 18 18t18-18h2q0 20-20 20T12 12zM18 12h2q0 12 12 12t12-12h2q0 14-14 14T18 12zM24 12h2q0 6 6 6t6-6h2q0 8-8 8t-8-8z',
    ],
    ['red', row(7, 6, (x) => `M${x} 11q-3-3 0-8 3 5 0 8z`, 14)],
  ],
  buddhism: [
    ['light', dome(32, 34, 16)],
    ['middle', box(12, 34, 40, 4) + box(8, 38, 48, 4) + box(28, 14, 8, 5)],
    ['gold', 'M32 1l4 13h-8z'],
    ['gold', disc(32, 28, 5)],
    ['dark', box(31.6, 23, 0.8, 10) + box(27, 27.6, 10, 0.8) + disc(32, 28, 1.2)],
  ],
  confucianism: [
    ['light', row(7, 5, (x) => box(x, 10, 4.4, 30), 8)],
    ['red', box(7, 15, 36, 1.5) + box(7, 33, 36, 1.5)],
    ['dark', row(7, 5, (x) => box(x + 1.7, 19, 1, 3) + box(x + 1.7, 24, 1, 6), 8)],
    ['middle', 'm50 10 3 .6L48 38l-3-.6z'],
    ['dark', 'M45 37.500q4 0 3 2 0 3-4 4-1-3 1-6z'],
  ],
  christianity: [
    ['middle', 'M12 42V28h40v14z'],
    ['red', 'M9 29l8-9h30l8 9z'],
    ['light', 'M25 42V18l7-7 7 7v24z'],
    ['gold', 'M31 1h2v3h3v2h-3v6h-2V6h-3V4h3z'],
    ['dark', arch(29, 42, 6, 10) + disc(32, 22, 2.5) + arch(16, 38, 4, 7) + arch(44, 38, 4, 7)],
  ],
  islam: [
    ['light', box(18, 26, 28, 16)],
    ['green', onion(32, 27, 8)],
    ['middle', box(8, 14, 5, 28) + box(51, 14, 5, 28)],
    ['green', roof(7, 14, 7, 8) + roof(50, 14, 7, 8)],
    ['dark', arch(28, 42, 8, 12) + arch(20, 38, 4, 7) + arch(40, 38, 4, 7)],
    ['gold', 'M31.500 0a3 3 0 1 0 3.400 4.200 2.400 2.400 0 1 1-3.400-4.200z'],
  ],
  monarchy: [
    ['red', 'M14 34q-4-18 18-22 22 4 18 22z'],
    ['gold', 'M12 34h40v7H12zM12 34 8 14l12 8L32 8l12 14 12-8-4 20h-4l2-12-7 4-11-11-11 11-7-4 2 12z'],
    ['light', disc(8, 13, 2.5) + disc(32, 7, 3) + disc(56, 13, 2.5)],
    ['water', disc(22, 37.5, 2) + disc(42, 37.5, 2)],
    ['red', disc(32, 37.5, 2)],
  ],
  republic: [...temple(10, 42, 44, 20, 6), ['red', 'M31 0h14l-3 3 3 3H32v8h-1z']],
  theocracy: [
    ['light', 'M18 38q-6-18 14-34 20 16 14 34z'],
    ['gold', 'M30 8h4v30h-4zM20 24h24v4H20zM17 36h30v5H17z'],
    ['dark', 'M31.500 4v4h1V4z'],
    ['gold', 'M55 43h-2.500V17q-4-1-4-5 1-6 7-6 5 1 5 6-1 4-4 3l.5-2q2 0 1.500-2-1-3-4-2-3 0-3 3 0 2 4 3z'],
  ],
  feudalism: [
    ['green', 'M0 42q14-10 30-11t34 11z'],
    ['middle', 'M20 34V16h-2v-5h3v2h3v-2h3v2h3v-2h3v5h-2v6h8v-8h-1V9h2.500v2H43V9h2.500v2H48V9h2v5h-2v20z'],
    ['dark', arch(31, 34, 6, 9) + box(24, 19, 2, 5) + box(42, 18, 2, 4)],
    ['red', 'M25 1h1v10h-1zM26 1l8 2.500L26 6z'],
  ],
  democracy: [
    ['middle', 'M12 24h40v18H12z'],
    ['light', 'M8 19h48v5H8z'],
    ['dark', 'M24 20.500h16v2H24z'],
    ['light', 'M25 3h14v18H25z'],
    ['green', 'm28 10 2-1 2 3 5-7 1.500 1-6.500 9.500z'],
    ['gold', 'M28 28h8v6q-1 4-4 5-3-1-4-5z'],
  ],
  communism: [
    ['dark', 'M10 4h2v40h-2z'],
    ['red', 'M12 5q12-4 22 0t22 0v26q-12 4-22 0t-22 0z'],
    ['gold', 'M26 11h9v4h-3l12 12-2 2-12-12-4 1zM38 10q9 8 2 16-6 5-12 1l-3 3-2-2 4-4q6 5 11 1 6-6 0-15z'],
  ],
  fascism: [
    ['middle', row(5, 4, (x) => box(x, 6, 4, 36), 20)],
    ['dark', box(19, 13, 22, 2.5) + box(19, 22, 22, 2.5) + box(19, 31, 22, 2.5)],
    ['light', 'M40 8q10-6 14 2 2 8-4 12-2-5-10-5z'],
    ['dark', 'M40 9q8-4 11 2h-11z'],
  ],
}

/** An artefact of 7 Ages: wonders look like those of the other titles. */
export const artefact = (id: string): Part[] | null => ARTEFACTS[id] ?? wonder(id)
