import { arch, box, columns, disc, dome, onion, roof, row, temple, type Part } from './shapes'

/** Wonders by what they look like, from the left in the light. Titles call some of them by other names. */
const DRAWN: Record<string, Part[]> = {
  pyramids: [
    ['middle', 'M3 42 23 12 43 42z'],
    ['dark', 'M23 12 43 42H29z'],
    ['middle', 'M36 42 49 24 62 42z'],
    ['dark', 'M49 24 62 42H53z'],
  ],
  stonehenge: [
    ['middle', box(8, 22, 5, 20) + box(22, 22, 5, 20) + box(36, 20, 6, 22) + box(51, 20, 6, 22)],
    ['light', box(6, 17, 23, 5) + box(34, 15, 25, 5)],
    ['dark', box(11, 22, 2, 20) + box(25, 22, 2, 20) + box(40, 20, 2, 22) + box(55, 20, 2, 22)],
  ],
  hanging_gardens: [
    ['middle', box(7, 32, 50, 10) + box(14, 22, 36, 10) + box(21, 12, 22, 10)],
    ['dark', row(5, 9, (x) => arch(x, 42, 5, 8), 12) + row(3, 10, (x) => arch(x, 32, 5, 7), 20)],
    [
      'green',
      row(8, 6, (x) => disc(x, 31, 3.4), 10) +
        row(6, 6, (x) => disc(x, 21, 3.2), 17) +
        row(4, 6, (x) => disc(x, 11, 3.4), 23),
    ],
    ['water', 'M48 22h4v20h-4z'],
  ],
  lighthouse: [
    ['middle', 'M25 42 27 24h10l2 18z' + box(28, 15, 8, 9)],
    ['dark', 'M33 24h4l2 18h-5z' + box(33, 15, 3, 9)],
    ['gold', 'M29 15q3-9 3-12 4 5 3 12z'],
    ['light', 'M38 8 60 2v8zM26 8 4 2v8z'],
    ['water', 'M4 42q8-4 14 0t14 0 14 0 14 0v4H4z'],
  ],
  colossus: [
    ['middle', 'M27 42 29 26 27 18l5-4h4l5 4-2 8 3 16h-5l-3-13-2 13z'],
    ['middle', disc(34, 10, 3.6) + 'M40 17 47 6l2 2-7 12z'],
    ['dark', 'M35 14h1l5 4-2 8 3 16h-4l-3-14z'],
    ['gold', 'M45 7q2-3 1-6 5 3 4 7z'],
    ['light', box(14, 42, 40, 4)],
  ],
  zeus_statue: [
    ['dark', box(18, 10, 28, 32)],
    ['middle', 'M26 42V30l-4-6 5-8h8l6 8-2 6 6 2v10z' + disc(31, 12, 4)],
    ['gold', 'M43 14h2v26h-2zM41 12l3-5 3 5z'],
    ['light', 'M26 30h14l6 2v3H26z'],
  ],
  temple_of_diana: [...temple(8, 42, 48, 24, 7), ['gold', disc(32, 13, 2.4)]],
  mausoleum: [
    ['middle', box(14, 32, 36, 10) + columns(16, 21, 32, 11, 6)],
    ['light', box(13, 18, 38, 3)],
    ['middle', 'M15 18 26 9h12l11 9z'],
    ['dark', 'M34 9h4l11 9H40z'],
    ['gold', 'M28 9v-4h2l2-3 2 3h2v4z'],
  ],
  library_of_alexandria: [
    ...temple(6, 42, 34, 20, 5),
    ['light', 'M44 22h14v16H44z'],
    ['middle', disc(44, 22, 3) + disc(58, 38, 3)],
    ['dark', 'M47 26h8v1.500h-8zM47 29.500h8V31h-8zM47 33h6v1.500h-6z'],
  ],
  parthenon: [...temple(6, 38, 52, 22, 8), ['light', box(2, 38, 60, 4)]],
  colosseum: [
    ['middle', 'M6 42V24q26-12 52 0v18z'],
    ['dark', row(7, 7, (x) => arch(x, 31, 4, 7), 9) + row(7, 7, (x) => arch(x, 42, 4, 8), 9)],
    ['light', 'M6 24q26-12 52 0v-3Q32 9 6 21z'],
  ],
  great_wall: [
    ['green', 'M0 42V30q16-14 30-2t34-6v20z'],
    ['middle', 'M0 38q16-16 30-4t34-8v6q-20 12-34 8T0 44z'],
    ['light', box(8, 17, 11, 14) + box(42, 15, 11, 14)],
    ['dark', 'M8 17v-3h3v3zM16 17v-3h3v3zM42 15v-3h3v3zM50 15v-3h3v3z' + arch(11.5, 31, 4, 6) + arch(45.5, 29, 4, 6)],
  ],
  terracotta_army: [
    ['middle', row(4, 14, (x) => disc(x, 18, 3.5) + `M${x - 5} 42V28q0-6 5-6t5 6v14z`, 11)],
    ['dark', row(4, 14, (x) => `M${x + 1} 22q4 0 4 6v14h-3z`, 11)],
    ['light', row(4, 14, (x) => `M${x - 2} 15q2-5 4 0z`, 11)],
  ],
  petra: [
    ['dark', 'M0 4h12l4 38H0zM64 4H52l-4 38h16z'],
    ['middle', box(16, 24, 32, 18) + 'M18 22V14h8v8zM38 22V14h8v8z' + box(29, 12, 6, 10)],
    ['light', box(15, 22, 34, 2) + roof(17, 14, 10, 4) + roof(37, 14, 10, 4) + roof(28, 12, 8, 5)],
    ['dark', arch(28, 42, 8, 15) + box(19, 27, 2, 15) + box(43, 27, 2, 15)],
  ],
  nazca_lines: [
    ['middle', 'M0 24q32-10 64 0v22H0z'],
    ['light', 'M12 34 30 30 24 20l3-1 7 10 14-9 2 2-13 10 16 3-1 3-18-4-6 9-3-1 5-9-18 4z'],
  ],
  ishtar_gate: [
    ['water', box(10, 10, 14, 32) + box(40, 10, 14, 32) + box(24, 18, 16, 24)],
    [
      'gold',
      'M10 10V6h3v4zM16 10V6h3v4zM21 10V6h3v4zM40 10V6h3v4zM46 10V6h3v4zM51 10V6h3v4z' +
        box(13, 18, 8, 3) +
        box(43, 18, 8, 3) +
        box(13, 28, 8, 3) +
        box(43, 28, 8, 3),
    ],
    ['dark', arch(26, 42, 12, 20)],
  ],
  hagia_sophia: [
    ['middle', dome(32, 22, 13) + box(14, 22, 36, 20)],
    ['light', dome(17, 28, 7) + dome(47, 28, 7)],
    ['dark', row(5, 6, (x) => arch(x, 27, 3, 4), 18.5) + arch(28, 42, 8, 11)],
    ['middle', 'M5 42V12l2-6 2 6v30zM55 42V12l2-6 2 6v30z'],
    ['gold', 'M31.3 9h1.400V4h-1.400z'],
  ],
  angkor_wat: [
    ['middle', 'M28 30q-2-16 4-25 6 9 4 25zM14 34q-2-12 3-19 5 7 3 19zM44 34q-2-12 3-19 5 7 3 19z' + box(4, 34, 56, 8)],
    ['dark', 'M32 5q6 9 4 25h-4zM17 15q5 7 3 19h-3zM47 15q5 7 3 19h-3z' + row(8, 7, (x) => arch(x, 42, 3, 5), 6)],
  ],
  notre_dame: [
    ['middle', box(14, 8, 12, 34) + box(38, 8, 12, 34) + box(26, 20, 12, 22)],
    ['dark', arch(18, 20, 4, 9) + arch(42, 20, 4, 9) + arch(17, 42, 6, 9) + arch(29, 42, 6, 10) + arch(41, 42, 6, 9)],
    ['gold', disc(32, 26, 4)],
    ['light', box(13, 22, 13, 1.5) + box(38, 22, 13, 1.5)],
  ],
  alhambra: [
    ['middle', box(4, 24, 20, 18) + box(24, 30, 22, 12) + box(46, 18, 14, 24)],
    ['dark', row(4, 5, (x) => arch(x, 42, 3.5, 9), 26) + arch(10, 36, 4, 7) + arch(51, 32, 4, 7)],
    ['light', 'M4 24v-3h4v3zM12 24v-3h4v3zM20 24v-3h4v3zM46 18v-3h4v3zM56 18v-3h4v3z'],
    ['green', row(6, 4, (x) => disc(x, 43, 2.4), 28)],
  ],
  machu_picchu: [
    ['green', 'M18 42Q34 40 42 4q8 24 22 34v4z'],
    ['dark', 'M42 4q8 24 22 34v4H46z'],
    ['middle', 'M0 42V30h12v4h10v4h12v4z'],
    [
      'light',
      box(2, 25, 5, 5) +
        roof(1, 25, 7, 4) +
        box(14, 29, 5, 5) +
        roof(13, 29, 7, 4) +
        box(25, 33, 5, 5) +
        roof(24, 33, 7, 4),
    ],
  ],
  forbidden_city: [
    ['light', box(4, 36, 56, 6)],
    ['middle', columns(13, 26, 38, 10, 6)],
    ['gold', 'M6 28q8-2 12-8h28q4 6 12 8l-3-5-7-8H16l-7 8z' + 'M14 15q6-2 8-6h20q2 4 8 6z'],
    ['dark', box(10, 26, 44, 2)],
  ],
  leaning_tower: [
    ['middle', 'M26 42 21 8l13-2 5 36z'],
    ['dark', 'M30 7l4-1 5 36h-5z'],
    ['light', 'M20.5 13 35 11v2l-14.5 2zM21.5 20 36 18v2l-14.5 2zM22.5 27 37 25v2l-14.5 2zM23.5 34 38 32v2l-14.5 2z'],
    ['green', disc(50, 38, 5) + disc(56, 40, 4)],
  ],
  sistine_chapel: [
    ['middle', 'M8 42V18Q32 2 56 18v24z'],
    ['light', 'M12 42V22Q32 8 52 22v20z'],
    ['dark', 'M14 27l10 3 4-1 2 2-3 1-4-1-9-1zM50 24l-10 4-4 0-3 2 3 1 4-1 10-2z'],
    ['gold', disc(31.5, 29.5, 1.2)],
  ],
  taj_mahal: [
    ['light', onion(32, 25, 10) + box(16, 25, 32, 17)],
    ['middle', 'M6 42V14l1.5-4L9 14v28zM55 42V14l1.5-4 1.5 4v28z' + onion(20, 25, 4) + onion(44, 25, 4)],
    ['dark', arch(28, 42, 8, 14) + arch(19, 42, 5, 8) + arch(40, 42, 5, 8)],
    ['water', box(2, 43, 60, 3)],
  ],
  st_basil: [
    ['middle', box(16, 26, 32, 16) + box(28, 16, 8, 12) + box(18, 22, 6, 6) + box(40, 22, 6, 6)],
    ['gold', onion(32, 16, 5)],
    ['green', onion(21, 22, 4)],
    ['water', onion(43, 22, 4)],
    ['dark', arch(29, 42, 6, 10) + arch(19, 42, 4, 7) + arch(41, 42, 4, 7)],
  ],
  kremlin: [
    ['middle', 'M2 30h60v12H2z' + box(12, 14, 10, 28) + box(42, 18, 8, 24)],
    ['dark', 'M2 30v-3h4v3zM26 30v-3h4v3zM34 30v-3h4v3zM54 30v-3h4v3z' + arch(14.5, 42, 5, 9) + disc(17, 22, 2.5)],
    ['green', roof(11, 14, 12, 10) + roof(41, 18, 10, 8)],
    ['gold', 'm17 1 1 2h2l-1.5 1.3.6 2L17 5l-2.1 1.3.6-2L14 3h2z'],
  ],
  versailles: [
    ['middle', box(4, 20, 56, 16)],
    ['light', box(3, 17, 58, 3) + roof(24, 17, 16, 6)],
    ['dark', row(9, 6.2, (x) => arch(x, 33, 3, 9), 6)],
    ['green', row(9, 7, (x) => roof(x, 43, 5, 6), 3)],
  ],
  great_zimbabwe: [
    ['middle', 'M4 42V26q28-8 56 0v16z' + 'M40 26l2-16h6l3 16z'],
    ['dark', 'M4 30q28-8 56 0v2Q32 24 4 32zM4 36q28-8 56 0v2Q32 30 4 38zM46 10h2l3 16h-4z'],
    ['light', arch(14, 42, 5, 10)],
  ],
  moai: [
    ['middle', row(3, 18, (x) => `M${x} 42V22l-1-4 2-9h9l2 9-1 4v20z`, 9)],
    ['dark', row(3, 18, (x) => `M${x + 2} 17h3l1 7H${x + 4}zM${x + 8} 9h3l2 9-1 4v20h-3z`, 9)],
    ['green', 'M0 42q32-5 64 0v4H0z'],
  ],
  chichen_itza: [
    ['middle', 'M4 42h56l-4-6H8zM10 36h44l-4-6H14zM16 30h32l-4-6H20zM22 24h20l-3-5H25z'],
    ['light', 'M28 42l1-23h6l1 23z' + box(25, 12, 14, 7)],
    ['dark', box(30, 14, 4, 5) + 'M46 42 38 19h1l3 5h0l2 0 4 6h2l4 6h2l4 6z'],
  ],
  himeji_castle: [
    ['light', 'M10 42V36h44v6zM16 32h32v4H16zM20 24h24v5H20zM25 16h14v5H25z'],
    ['dark', 'M8 36q5-1 7-4h34q2 3 7 4zM15 29q4-1 6-4h22q2 3 6 4zM21 21q4-1 5-4h12q1 3 5 4zM26 13l6-7 6 7q-6-2-12 0z'],
  ],
  globe_theatre: [
    ['light', box(10, 20, 44, 22)],
    [
      'dark',
      'M8 20l6-7h36l6 7z' +
        'M14 20v22M22 20v22' +
        box(13, 20, 1.5, 22) +
        box(22, 20, 1.5, 22) +
        box(40, 20, 1.5, 22) +
        box(49, 20, 1.5, 22) +
        arch(28, 42, 8, 10),
    ],
    ['gold', 'M31 13V3h8l-2 2 2 2h-6.500v6z'],
  ],
  st_peters_basilica: [
    ['middle', dome(32, 18, 11) + box(22, 18, 20, 6)],
    ['light', box(8, 24, 48, 3) + roof(20, 24, 24, 5)],
    ['middle', columns(10, 27, 44, 13, 8)],
    ['dark', 'M32 7a11 11 0 0 1 11 11h-6q0-7-5-11z' + arch(29, 42, 6, 11)],
    ['gold', 'M31.2 7V1h1.600v6zM29.5 3h5v1.300h-5z'],
  ],
  universitas_carolina: [
    ['middle', box(6, 24, 36, 18) + box(42, 12, 12, 30)],
    ['dark', 'M4 24l6-9h28l4 9zM41 12l7-10 7 10z' + row(4, 8, (x) => arch(x, 37, 4, 8), 10) + arch(45, 30, 6, 9)],
    ['gold', disc(48, 17, 3)],
    ['light', 'M10 42V39h28v3z'],
  ],
  eiffel_tower: [
    ['middle', 'M31 2h2l2 18 5 12 9 10h-9q-8-12-16 0h-9l9-10 5-12z'],
    ['dark', 'M32 2h1l2 18 5 12 9 10h-5l-9-12-3-12z'],
    ['light', box(27, 19, 10, 2) + box(22, 29, 20, 2.5)],
  ],
  statue_of_liberty: [
    ['light', box(24, 34, 16, 8)],
    ['green', 'M26 34 28 18q4-4 8 0l2 16z' + disc(32, 12, 3.5) + 'M36 18 42 6l2 1-5 14zM28 20l-4 6 3 4 4-4z'],
    ['gold', 'M42 6q0-3 1.5-5 2 2 1.5 5z'],
    ['dark', 'M28.5 10l-2-3 3 1 .5-3 2 3 2-3 .500 3 3-1-2 3z'],
  ],
  suez_canal: [
    ['gold', 'M0 20h64v26H0z'],
    ['water', 'M26 20h10l16 26H14z'],
    ['middle', 'M24 34h18l-3 6H27zM31 34v-8h2v8zM33 26l6 6h-6z'],
  ],
  panama_canal: [
    ['green', 'M0 18h64v28H0z'],
    ['light', 'M14 16h8v30h-8zM42 16h8v30h-8z'],
    ['water', box(22, 20, 20, 26)],
    ['dark', 'M22 24l10 5 10-5v4l-10 5-10-5z'],
    ['middle', 'M25 40h14l-2 5H27zM30 34h4v6h-4z'],
  ],
  crystal_palace: [
    ['water', 'M4 42V30h56v12zM14 30V24h36v6zM22 24a10 10 0 0 1 20 0z'],
    ['light', row(12, 4.6, (x) => box(x, 30, 0.8, 12), 6) + row(7, 5, (x) => box(x, 24, 0.8, 6), 16)],
    ['dark', box(3, 29, 58, 1.5) + box(13, 23, 38, 1.5)],
  ],
  railroad: [
    ['middle', 'M8 34V20h12v-6h8v6h16q6 0 6 6v8z'],
    ['dark', disc(16, 36, 5) + disc(29, 37, 4) + disc(41, 37, 4) + 'M43 20v-9h6l-1 9z' + box(12, 23, 6, 5)],
    ['light', 'M46 9q2-6 8-5 0-4 6-3-2 3-4 4 2 4-10 4z'],
    ['dark', box(2, 42, 60, 2)],
  ],
  golden_gate: [
    ['water', 'M0 36h64v10H0z'],
    ['middle', box(15, 6, 4, 34) + box(45, 6, 4, 34)],
    ['dark', 'M0 22Q14 18 17 7q15 34 30 0 3 11 17 15v2q-14-4-17-12-15 34-30 0Q14 20 0 24z' + box(0, 30, 64, 2.5)],
  ],
  empire_state: [
    ['dark', box(4, 26, 10, 16) + box(50, 22, 10, 20)],
    ['middle', box(20, 20, 24, 22) + box(24, 12, 16, 8) + box(28, 7, 8, 5) + box(31.3, 0, 1.4, 7)],
    ['light', row(5, 4.5, (x) => box(x, 22, 1.8, 18), 22)],
    ['dark', box(40, 20, 4, 22) + box(38, 12, 2, 8)],
  ],
  sydney_opera: [
    ['water', 'M0 40h64v6H0z'],
    ['light', 'M8 36q2-16 16-20-2 12 2 20zM24 36Q24 14 42 8q-4 16 2 28zM44 36q2-12 14-16-4 10-1 16z'],
    ['middle', 'M24 16q-4 12 2 20h-6q0-12 4-20zM42 8q-4 16 2 28h-6q-2-16 4-28z' + box(4, 36, 56, 4)],
  ],
  hollywood: [
    ['green', 'M0 42V26Q16 8 34 20t30-4v26z'],
    ['light', row(6, 8.5, (x) => box(x, 22, 2, 11) + box(x + 4, 22, 2, 11) + box(x + 1, 26, 4, 2.5), 8)],
    ['gold', 'm52 2 1.5 4.500H58l-3.6 2.8 1.3 4.500L52 11l-3.7 2.8 1.3-4.500L46 6.500h4.500z'],
  ],
  hoover_dam: [
    ['dark', 'M0 6h14l6 36H0zM64 6H50l-6 36h20z'],
    ['light', 'M14 12q18 10 36 0l-6 30H20z'],
    ['middle', 'M32 17q10 0 18-5l-6 30H34z'],
    ['water', 'M14 6h36v6q-18 10-36 0z'],
  ],
  mount_rushmore: [
    ['middle', 'M0 42V18q6-10 12-6 4-8 12-4 6-6 14 0 8-4 12 4 8-2 14 8v22z'],
    ['dark', row(4, 14, (x) => `M${x} 20q4-4 8 0v8q-4 6-8 0z`, 6)],
    ['light', row(4, 14, (x) => `M${x + 1} 21q2-2 3 0l1 5-2 4-2-2z`, 6)],
  ],
  manhattan_project: [
    ['gold', 'M22 20q-8-12 10-16 18 4 10 16-10 4-20 0z'],
    ['middle', 'M28 21h8l2 12 6 9H20l6-9z'],
    ['light', 'M18 23q14 6 28 0v3q-14 6-28 0z'],
  ],
  large_hadron_collider: [
    ['dark', 'M32 4a20 20 0 1 0 0 40 20 20 0 0 0 0-40zm0 6a14 14 0 1 1 0 28 14 14 0 0 1 0-28z'],
    ['gold', 'm32 24 10-10 1 2-9 9 9 9-1 2-10-10-10 10-1-2 9-9-9-9 1-2z'],
    ['light', disc(32, 24, 3)],
  ],
  space_station: [
    ['middle', box(14, 21, 36, 6) + box(28, 14, 8, 20)],
    ['water', box(2, 8, 9, 13) + box(2, 27, 9, 13) + box(53, 8, 9, 13) + box(53, 27, 9, 13)],
    ['light', box(6, 8, 1, 32) + box(57, 8, 1, 32) + disc(32, 18, 2)],
  ],
  united_nations: [
    ['light', box(12, 6, 12, 36)],
    ['dark', row(4, 3, (x) => box(x, 8, 1, 32), 13) + 'M26 42V34q12-8 20-2v10z'],
    ['water', disc(50, 18, 9)],
    ['light', 'M50 10v16M42 18h16' + box(49.5, 10, 1, 16) + box(42, 17.5, 16, 1)],
  ],
  ocean_liner: [
    ['water', 'M0 38q8-4 16 0t16 0 16 0 16 0v8H0z'],
    ['dark', 'M4 28h56l-6 12H10z'],
    ['light', box(14, 22, 38, 6)],
    ['gold', 'M20 22V12h5v10zM31 22V12h5v10zM42 22V12h5v10z'],
    ['middle', 'M20 12h5V9q6-2 10-6 2 6-6 7l-9 5zM31 12h5V10h-5z'],
  ],
  fast_food_chains: [
    ['gold', 'M12 22q20-20 40 0z'],
    ['green', 'M8 24q4 4 8 0t8 0 8 0 8 0 8 0 8 0v-2H8z'],
    ['dark', box(11, 27, 42, 5)],
    ['middle', 'M12 33h40q0 8-8 8H20q-8 0-8-8z'],
    ['light', disc(24, 16, 1) + disc(32, 13, 1) + disc(40, 16, 1) + disc(30, 18, 1)],
  ],
  space_flight: [
    ['light', 'M32 2q8 10 6 28h-12q-2-18 6-28z'],
    ['middle', 'M33 2q7 10 5 28h-4z' + 'M26 22l-7 12h7zM38 22l7 12h-7z'],
    ['water', disc(32, 15, 3)],
    ['gold', 'M28 31h8q2 8-4 14-6-6-4-14z'],
  ],
  internet: [
    ['water', disc(32, 24, 16)],
    ['light', 'M31 8h2v32h-2zM16 23h32v2H16z' + 'M32 8q-16 16 0 32v-2q-13-14 0-28zM32 8q16 16 0 32v-2q13-14 0-28z'],
    ['gold', disc(32, 8, 3) + disc(16, 24, 3) + disc(48, 24, 3) + disc(32, 40, 3) + disc(32, 24, 3)],
  ],
  forum: [
    ['light', box(2, 38, 60, 4)],
    ['middle', columns(6, 14, 18, 24, 3) + columns(36, 20, 24, 18, 4)],
    ['dark', box(4, 10, 22, 4) + box(34, 16, 28, 4)],
  ],
  great_temple: [
    ['middle', 'M8 42h48l-3-6H11zM14 36h36l-3-6H17zM20 30h24l-2-6H22z'],
    ['light', box(26, 14, 12, 10)],
    ['dark', arch(29, 24, 6, 8) + roof(24, 14, 16, 8)],
    ['gold', disc(32, 10, 2)],
  ],
  cathedral: [
    ['middle', box(12, 22, 40, 20) + box(28, 12, 8, 12)],
    ['dark', roof(27, 12, 10, 11) + 'M10 22l6-7h32l6 7z' + row(5, 8, (x) => arch(x, 37, 4, 10), 14)],
    ['gold', disc(32, 19, 2.6)],
  ],
  palace: [
    ['light', box(6, 22, 52, 20)],
    ['middle', box(24, 14, 16, 28) + dome(32, 14, 8)],
    ['dark', row(3, 6, (x) => box(x, 26, 3, 5), 8) + row(3, 6, (x) => box(x, 26, 3, 5), 44) + arch(28, 42, 8, 13)],
    ['gold', box(31.3, 2, 1.4, 5)],
  ],
  opera_house: [
    ['middle', box(8, 24, 48, 18)],
    ['green', dome(32, 16, 9)],
    ['light', columns(12, 27, 40, 12, 7) + box(6, 22, 52, 3) + box(22, 16, 20, 6)],
    ['gold', 'M30 8q2-4 4 0z'],
  ],
  stock_exchange: [...temple(10, 42, 44, 22, 6), ['gold', 'M14 10l8-4 8 3 10-6 10 2-1 2-9-2-10 6-8-3-7 4z']],
}

const ALIKE: Record<string, string> = {
  great_pyramid: 'pyramids',
  alexandria_lighthouse: 'lighthouse',
  alexandria_library: 'library_of_alexandria',
  great_library: 'library_of_alexandria',
  artemis_temple: 'temple_of_diana',
  iron_tower: 'eiffel_tower',
  university: 'universitas_carolina',
  transcontinental_railroad: 'railroad',
  trans_siberian: 'railroad',
  ocean_liner_service: 'ocean_liner',
  first_space_flight: 'space_flight',
  space_program: 'space_flight',
}

export const wonder = (id: string): Part[] | null => DRAWN[ALIKE[id] ?? id] ?? null
