import { box, disc, type Part } from './shapes'

/** Small things to hold or to bear on a shield, 22 wide and 32 high. */
export const SIGNS: Record<string, Part[]> = {
  star: [['gold', 'm10 5 2 5h5l-4 3 1.5 5L10 15l-4.5 3L7 13 3 10h5z']],
  sword: [['middle', 'M9 3h3v20H9zM5 23h11v2.500H5zM9 25.500h3v6H9z']],
  scroll: [
    ['light', box(4, 6, 14, 18)],
    ['dark', 'M3 4h16v3H3zM3 23h16v3H3zM7 10h8v1.300H7zM7 13.500h8v1.300H7zM7 17h8v1.300H7z'],
  ],
  tablets: [
    ['middle', 'M3 28V10q0-5 4.5-5T12 10v18zM12 28V10q0-5 4.5-5T21 10v18z'],
    ['dark', 'M5 12h5v1.200H5zM5 16h5v1.200H5zM5 20h5v1.200H5zM14 12h5v1.200h-5zM14 16h5v1.200h-5zM14 20h5v1.200h-5z'],
  ],
  lyre: [['gold', 'M5 4q-2 8 2 12t4 10h2q0-6 4-10t2-12h-2q2 7-2 11-1 2-1.5 4V8h-1v14h-1V8h-1v11q-1-3-2.5-5-3-4-1-10z']],
  ship: [
    ['dark', 'M2 24h18l-3 6H5z'],
    ['light', 'M11 4q8 6 7 17h-7zM10 8v13H4q1-8 6-13z'],
  ],
  apple: [
    ['gold', disc(11, 16, 7)],
    ['green', 'M11 9q0-6 6-6-1 5-6 6z'],
  ],
  brush: [
    ['dark', 'M4 28 15 12l3 2L7 30z'],
    ['gold', 'M15 12q0-6 6-9 1 8-3 11z'],
  ],
  hammer: [['middle', 'M4 6h13v6H4zM9 12h3v18H9z']],
  horse: [['dark', 'M6 30q0-8 4-12l-3-1-3 2-1-3 5-9 2-4 1 3q9 1 10 10v14z']],
  quill: [
    ['light', 'M18 3Q6 8 5 24l2 1Q18 18 18 3z'],
    ['dark', 'M4 30 14 10l1 .5L5.5 30z'],
  ],
  organ: [['gold', 'M3 28V12h2.500v16zM7 28V8h2.500v20zM11 28V4h2.500v24zM15 28V8h2.500v20zM19 28V12h2.500v16z']],
  chip: [
    ['dark', box(5, 8, 14, 14)],
    ['gold', 'M8 3h1.500v5H8zM14 3h1.500v5H14zM8 22h1.500v5H8zM14 22h1.500v5H14zM9 12h6v6H9z'],
  ],
  wheel: [
    ['gold', 'M11 4a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14z'],
    ['gold', 'M10.3 4h1.400v20h-1.400zM1 13.300h20v1.400H1z'],
  ],
  film: [
    ['dark', box(3, 6, 17, 18)],
    [
      'light',
      'M5 8h2v2.500H5zM5 13h2v2.500H5zM5 18h2v2.500H5zM16 8h2v2.500h-2zM16 13h2v2.500h-2zM16 18h2v2.500h-2zM9 9h5v12H9z',
    ],
  ],
  atom: [
    ['gold', disc(11, 15, 2.5)],
    [
      'dark',
      'M11 3q5 0 5 12t-5 12-5-12 5-12zm0 1.500Q7.5 4.5 7.5 15t3.5 10.5 3.5-10.500T11 4.500zM1 15q0-5 10-5t10 5-10 5-10-5zm1.5 0q0 3.5 8.5 3.500t8.5-3.5-8.5-3.5-8.5 3.500z',
    ],
  ],
  dice: [
    ['light', 'M3 8h16v16H3z'],
    ['dark', disc(7, 12, 1.6) + disc(15, 12, 1.6) + disc(11, 16, 1.6) + disc(7, 20, 1.6) + disc(15, 20, 1.6)],
  ],
  victory: [['dark', 'M3 4h4l4 16 4-16h4l-6 24H9z']],
  blade: [['dark', 'M4 4h2v26H4zM18 4h2v26h-2zM4 4h16v2H4zM6 10h12v4L6 20z']],
  cross: [['gold', 'M9 3h4v8h7v4h-7v15H9V15H2v-4h7z']],
  eagle: [
    [
      'dark',
      'M11 4q2 0 2 2l3 1-3 1v2q4-4 9-4-1 3-2 4l1 1-2 2 1 1.5-3 1q0 3-4 4l2 5-2-1-2 4-2-4-2 1 2-5q-4-1-4-4l-3-1 1-1.5-2-2 1-1q-1-1-2-4 5 0 9 4V6q0-2 2-2z',
    ],
    ['gold', 'M13 6.5l3 .5-3 1z'],
  ],
  banner: [
    ['dark', 'M4 3h1.800v28H4z'],
    ['light', 'M6 4h14l-4 5 4 5H6z'],
    ['gold', disc(10, 9, 2)],
  ],
  scales: [
    ['gold', 'M10.2 4h1.600v20h-1.600zM5 25h12v2H5zM3 7h16v1.500H3zM3 8.500l-3 8q3.5 3 7 0zM19 8.500l-3 8q3.5 3 7 0z'],
  ],
  sun: [
    [
      'gold',
      disc(11, 13, 5) + 'M10 2h2v4h-2zM10 20h2v4h-2zM0 12h4v2H0zM18 12h4v2h-4zM3 4l3 3-1 1-3-3zM19 4l-3 3 1 1 3-3z',
    ],
  ],
  lion: [
    ['gold', 'M11 2l3 2 4-1 0 4 4 2-2 4 2 4-4 2 0 4-4-1-3 3-3-3-4 1 0-4-4-2 2-4-2-4 4-2 0-4 4 1z'],
    ['light', 'M6 10q5-4 10 0l-1 8q-4 5-8 0z'],
    ['dark', disc(8.8, 12.5, 1) + disc(13.2, 12.5, 1) + 'M9.5 16h3L11 18.500zM8.5 19.500q2.5 2 5 0l-2.5 2.500z'],
  ],
  rose: [
    ['gold', disc(11, 8, 4) + disc(6, 12, 4) + disc(16, 12, 4) + disc(8, 18, 4) + disc(14, 18, 4)],
    ['dark', disc(11, 13, 3)],
  ],
  crescent: [['gold', 'M15 3A11 11 0 1 0 20 20 9 9 0 1 1 15 3z']],
  tower: [
    ['middle', 'M5 30V10H3V4h4v3h3V4h3v3h3V4h4v6h-2v20z'],
    ['dark', 'M9 30v-7q2.5-4 5 0v7zM8 13h2v4H8zM13 13h2v4h-2z'],
  ],
  bags: [
    ['gold', disc(6, 20, 5) + disc(16, 20, 5) + disc(11, 12, 5)],
    ['dark', 'M4 14h4v2H4zM14 14h4v2h-4zM9 6h4v2H9z'],
  ],
  staff: [
    ['dark', 'M10 6h2.500v26H10z'],
    ['green', disc(11, 6, 4)],
  ],
  lily: [
    ['light', 'M11 2q5 6 0 14-5-8 0-14zM3 6q8 2 7 11-8-2-7-11zM19 6q-8 2-7 11 8-2 7-11z'],
    ['green', 'M10.3 16h1.500v14h-1.500z'],
  ],
  axe: [
    ['dark', 'M10 4h2.500v28H10z'],
    ['middle', 'M12 6q8-4 9 6-1 6-9 4z'],
  ],
  ankh: [
    [
      'gold',
      'M11 3q6 0 5 6-1 4-4 6h6v3h-5.500v13h-3V18H4v-3h6q-3-2-4-6-1-6 5-6zm0 2.500q-3 0-2.5 3.5.5 3 2.5 4.5 2-1.5 2.5-4.5.5-3.5-2.5-3.500z',
    ],
  ],
  bull: [
    ['dark', 'M2 4q1 7 6 8h6q5-1 6-8 4 9-3 12l-2 10q-4 4-8 0L5 16Q-2 13 2 4z'],
    ['light', disc(8.5, 17, 1) + disc(13.5, 17, 1)],
  ],
  elephant: [
    ['middle', 'M3 24V14q0-8 9-8 8 0 9 8 1 8-2 14h-3q3-6 1-9l-3 1v6h-3v-5H8v5H3z'],
    ['light', 'M17 20q0 4-4 5 2-3 2-6z'],
  ],
  dragon: [
    ['green', 'M4 28q-3-8 5-10 6-1 5-5l-4 1 1-4 4-5 1 3 4 1-2 3q2 8-6 10-5 1-3 5 4 2 7-1l-1 5q-6 3-11-3z'],
    ['gold', 'M16 21l6-5-1 8z'],
  ],
  trident: [['gold', 'M10 14V4l1-3 1 3v10h3V6l2-3 1 3v9q0 3-6 3v14h-2V18q-6 0-6-3V6l1-3 2 3v8z']],
  mountain: [
    ['middle', 'M0 28 8 10l4 7 4-5 7 16z'],
    ['light', 'm8 10 2.5 4.500L8 16l-2-1.500z'],
  ],
  tree: [
    ['green', disc(11, 10, 7) + disc(6, 14, 5) + disc(16, 14, 5)],
    ['dark', 'M9.5 16h3v15h-3z'],
  ],
  spears: [
    ['dark', 'M4 32 17 6l1.5 1L6 33zM18 32 5 6 3.5 7 16 33z'],
    ['light', 'm16 7 4-6 1 7zM6 7 2 1 1 8z'],
  ],
  bow: [
    ['dark', 'M5 3q14 4 14 14T5 31l-1-2q11-4 11-12T4 5z'],
    ['gold', 'M2 16h16v2H2zM18 13l5 4-5 4z'],
  ],
  fish: [
    ['water', 'M2 17q8-9 15-1l5-5v12l-5-5q-7 8-15-1z'],
    ['light', disc(7, 16, 1)],
  ],
  falcon: [
    ['gold', 'M10 3q5 0 5 5l-1 3 7 3q-1 8-8 9l1 6H8l1-6Q2 22 1 14l7-3q-3-8 2-8z'],
    ['dark', disc(11, 7, 1)],
  ],
  snake: [
    ['green', 'M5 30q-4-6 4-9 8-2 4-6-6-1-6-7 1-6 8-5l3 3-3 2q-5-1-5 1t6 4q6 7-4 11-4 2-1 4 4 1 7-2l1 3q-8 6-14 1z'],
  ],
  mask: [
    ['gold', 'M3 5q8-4 16 0 2 12-8 24Q1 17 3 5z'],
    ['dark', 'M6 11h4v2H6zM12 11h4v2h-4zM8 20h6l-3 3z'],
  ],
  jaguar: [
    ['gold', 'M4 6l3 3h8l3-3 1 9q-1 10-8 13-7-3-8-13z'],
    ['dark', disc(8, 14, 1.3) + disc(14, 14, 1.3) + 'M9 19h4l-2 3zM6 10l2 1-2 1zM16 10l-2 1 2 1z'],
  ],
  bear: [
    ['dark', disc(5, 8, 3) + disc(17, 8, 3) + disc(11, 15, 9)],
    ['light', disc(11, 19, 3.5)],
  ],
  boat: [
    ['dark', 'M0 20q0-10 3-14 0 10 4 12h8q4-2 4-12 3 4 3 14-11 8-22 0z'],
    ['light', 'M6 3h10l2 12H4z'],
  ],
  maple: [['gold', 'M11 2l2 6 4-2-1 5 5-1-3 5 3 3-7 2v3l-3-1v9h-1.500v-9l-3 1v-3l-6-2 3-3-3-5 5 1-1-5 4 2z']],
  knot: [
    ['gold', 'M5 5q6-4 12 0 5 6 0 12-6 4-12 0-5-6 0-12zm2 3q-3 3 0 6 4 3 8 0 3-3 0-6-4-3-8 0zM3 18l16-14 1 2L5 20z'],
  ],
  pagoda: [['dark', 'M2 12q6-1 9-8 3 7 9 8l-1 2H3zM3 20q5-1 6-5h4q1 4 6 5l-1 2H4zM5 28v-5h12v5z']],
  lotus: [
    ['light', 'M11 4q5 7 0 18-5-11 0-18zM2 12q8 1 8 11-8-1-8-11zM20 12q-8 1-8 11 8-1 8-11z'],
    ['water', 'M3 25h16v2H3z'],
  ],
  gear: [
    ['middle', disc(11, 15, 8) + 'M9.5 3h3v4h-3zM9.5 23h3v4h-3zM-1 13.500h4v3h-4zM19 13.500h4v3h-4z'],
    ['dark', disc(11, 15, 3.5)],
  ],
  sickle: [
    ['gold', 'M14 3q9 8 3 17-6 7-13 3l-3 6-2-2 4-6q8 5 13 0 5-8-2-18z'],
    ['dark', 'M3 6l4-3 12 22-3 2z'],
  ],
  feather: [
    ['light', 'M17 2q4 12-6 20l-3 9-2-1 3-9Q4 12 17 2z'],
    ['dark', 'M16 4 8 22l1 .5z'],
  ],
  bell: [['gold', 'M9 4h4v3q6 2 5 11l3 5H1l3-5Q3 9 9 7z' + disc(11, 26, 2.5)]],
  pyramid: [
    ['gold', 'M0 28 11 6l11 22z'],
    ['middle', 'M11 6l11 22h-8z'],
  ],
  book: [
    ['dark', 'M2 7q5-3 9 0 4-3 9 0v20q-5-3-9 0-4-3-9 0z'],
    ['light', 'M3.500 8q4-2 7 .5v16.500q-4-2-7 0zM18.500 8q-4-2-7 .5v16.500q4-2 7 0z'],
  ],
  bolt: [['gold', 'M13 2 3 18h6L7 31l11-17h-6z']],
  bulb: [
    ['gold', 'M11 4q8 0 8 8 0 4-3 6l-1 4H7l-1-4q-3-2-3-6 0-8 8-8z'],
    ['dark', 'M7 23h8v2H7zM8 26h6v2H8z'],
  ],
}
