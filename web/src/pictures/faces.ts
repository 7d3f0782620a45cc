import { disc, type Part } from './shapes'
import { SIGNS } from './signs'

/** A portrait is a bust in the light from the left, put together from what everybody knows somebody by. */
interface Person {
  hat?: keyof typeof HATS
  hair?: keyof typeof HAIR
  beard?: keyof typeof BEARDS
  dress: keyof typeof DRESS
  /** What somebody holds or is known for. */
  sign: keyof typeof SIGNS
}

const HEAD: Part[] = [
  ['light', 'M24 19q0-10 8-10t8 10q0 12-8 13-8-1-8-13z'],
  ['middle', 'M35 9.700q5 2.300 5 9.300 0 12-8 13 5-4 5-11 0-6-2-11.300z'],
  ['dark', 'M27 19h3v1.200h-3zM34.5 19h3v1.200h-3zM30.5 27h3.500v1h-3.500z'],
]

const DRESS: Record<string, Part[]> = {
  toga: [
    ['light', 'M12 48q2-14 14-16h12q12 2 14 16z'],
    ['middle', 'M24 33q10 4 20 15H32q-2-9-8-15z'],
  ],
  armour: [
    ['middle', 'M12 48q0-13 12-16h16q12 3 12 16z'],
    ['dark', 'M32 33v15h-1.500V33zM14 42q6-8 12-8v2q-6 1-10 7zM50 42q-6-8-12-8v2q6 1 10 7z'],
    ['gold', disc(32, 39, 2.4)],
  ],
  coat: [
    ['dark', 'M12 48q1-13 14-16h12q13 3 14 16z'],
    ['light', 'M28 32h8l-4 12z'],
    ['gold', disc(25, 40, 1) + disc(25, 44, 1) + disc(39, 40, 1) + disc(39, 44, 1)],
  ],
  robe: [
    ['water', 'M12 48q1-14 14-16h12q13 2 14 16z'],
    ['gold', 'M27 32h10l-2 16h-6z'],
  ],
  suit: [
    ['dark', 'M12 48q1-13 14-16h12q13 3 14 16z'],
    ['light', 'M27 32h10l-5 15z'],
    ['gold', 'M31 35h2l1.5 8-2.5 4-2.5-4z'],
  ],
  ruff: [
    ['dark', 'M12 48q1-12 14-14h12q13 2 14 14z'],
    ['light', 'M20 33q3-4 6-1 3-4 6 0 3-4 6 0 3-3 6 1-3 5-6 2-3 4-6 1-3 3-6-1-3 3-6-2z'],
  ],
  cloth: [
    ['green', 'M12 48q1-14 14-16h12q13 2 14 16z'],
    ['light', 'M26 33q2 8-6 15h-4q7-8 8-15z'],
  ],
  gown: [
    ['gold', 'M12 48q1-14 14-16h12q13 2 14 16z'],
    ['dark', 'M29 32h6l-3 9z'],
    ['light', disc(26, 35, 1.2) + disc(29, 38, 1.2) + disc(35, 38, 1.2) + disc(38, 35, 1.2)],
  ],
}

const HAIR: Record<string, Part[]> = {
  short: [['dark', 'M23.5 18q-1-11 8.5-11t8.5 11q-2-6-5-7-5 2-9 0-2 2-3 7z']],
  long: [['dark', 'M23.5 17q0-11 8.5-11t8.5 11q2 8 2 16h-4q2-12-2-21-5 2-9 0-4 9-2 21h-4q0-8 2-16z']],
  curls: [
    [
      'light',
      [
        [24, 12],
        [28, 8],
        [33, 7],
        [38, 10],
        [41, 15],
        [42, 21],
        [42, 27],
        [22, 17],
        [22, 23],
        [22, 29],
      ]
        .map(([x, y]) => disc(x!, y!, 3))
        .join(''),
    ],
  ],
  wild: [['light', 'M22 20q-5-4-1-8-1-6 5-6 4-5 9-2 6-1 7 5 4 4 0 9l-2 4q1-7-3-11-5 2-10 0-4 4-3 10z']],
  bun: [['dark', 'M23.5 18q-1-11 8.5-11t8.5 11q-2-6-5-7-5 2-9 0-2 2-3 7z' + disc(32, 5, 4)]],
  bald: [],
}

const BEARDS: Record<string, Part[]> = {
  long: [['dark', 'M24 21q2 4 5 4 3-2 6 0 3 0 5-4 1 10-3 15-3 5-5 7-2-2-5-7-4-5-3-15z']],
  full: [['dark', 'M24 21q2 4 5 4 3-2 6 0 3 0 5-4 0 8-3 12-5 3-10 0-3-4-3-12z']],
  moustache: [['dark', 'M27 25q2.5-2.5 5-.8 2.5-1.7 5 .8-2.5 1.5-5 .3-2.5 1.2-5-.3z']],
  white: [['light', 'M24 20q2 5 5 5 3-2 6 0 3 0 5-5 2 12-2 17-3 6-6 8-3-2-6-8-4-5-2-17z']],
  goatee: [['dark', 'M27 25q2.500-2.500 5-.8 2.500-1.700 5 .8-2 1.500-5 .3-3 1.200-5-.3zM30 29h4l-2 6z']],
  square: [['dark', 'M24 21q2 4 5 4 3-2 6 0 3 0 5-4v16H24zM26 28h12v1H26zM26 31h12v1H26z']],
}

const HATS: Record<string, Part[]> = {
  laurel: [
    ['green', 'M23 16q0-8 6-11-1 3-3 5 2-1 4-1-2 3-5 3 0 2-1 5zM41 16q0-8-6-11 1 3 3 5-2-1-4-1 2 3 5 3 0 2 1 5z'],
  ],
  crown: [['gold', 'M23 12 22 3l5 4 5-6 5 6 5-4-1 9q-9 3-18 0z']],
  helmet: [
    ['middle', 'M22 20q-1-15 10-15t10 15l-3-1q-1-6-7-6t-7 6z'],
    ['gold', 'M31 13q-2-12 8-12 8 2 8 12-4-8-10-7l-4 7z'],
  ],
  corinthian: [
    ['gold', 'M22.500 29Q20 6 32 6t9.500 23l-4 2 .5-14q-6-4-12 0l.5 14z'],
    ['red', 'M28 7q0-6 9-5 9 3 9 19-4-12-18-14z'],
  ],
  nemes: [
    ['gold', 'M21 14q0-11 11-11t11 11l5 22-7 2-3-22q-6-4-12 0l-3 22-7-2z'],
    [
      'water',
      'M20 20l4-1-.5 3-4 1zM19 26l4-1-.5 3-4 1zM17.500 32l5-1-.5 3-5 1zM44 20l-4-1 .5 3 4 1zM45 26l-4-1 .5 3 4 1zM46.500 32l-5-1 .5 3 5 1zM31 4h2v9h-2z',
    ],
  ],
  biretta: [['red', 'M22 14q-1-5 2-9l4 2 4-4 4 4 4-2q3 4 2 9-10-4-20 0z']],
  spiked: [
    ['dark', 'M21 17q-1-12 11-12t11 12l3 2q-14-4-28 0z'],
    ['gold', 'M31 5l1-6 1 6zM30 10h4l-2 4z'],
  ],
  turban: [
    ['light', 'M21 16q0-12 11-12t11 12q-11-5-22 0z'],
    ['middle', 'M24 8q8 0 14 7l4-3q-4-8-10-8-6 0-8 4z'],
    ['gold', disc(32, 11, 2)],
  ],
  bicorne: [
    ['dark', 'M14 14Q20 2 32 2t18 12q-9-4-18-3-9-1-18 3z'],
    ['gold', disc(32, 7, 2)],
  ],
  tricorne: [
    ['dark', 'M16 14l8-9q8-4 16 0l8 9q-8-3-16-2t-16 2z'],
    ['gold', 'M16 14q8-3 16-2t16 2v1.500Q40 13 32 13.500T16 15.500z'],
  ],
  cap: [['dark', 'M21 15q-2-10 11-11 13 1 12 9l-5 1q-8-3-18 1z']],
  fur: [
    ['dark', 'M20 18q-2-6 3-7 3-9 9-9t9 9q5 1 3 7-12-4-24 0z'],
    ['gold', 'M31 3l1-3 1 3z'],
  ],
  tall: [['dark', 'M23 12V0h18v12h5v2.500H18V12z']],
  bowler: [['dark', 'M18 13q2-1 5-1 0-11 9-11t9 11q3 0 5 1-2 3-14 3t-14-3z']],
  veil: [
    ['water', 'M20 40q-2-36 12-36t12 36l-5-2q3-18 0-24-7-5-14 0-3 6 0 24z'],
    ['light', 'M25 14q7-6 14 0l-1 2q-6-4-12 0z'],
  ],
  plait: [['gold', 'M23 13q9-5 18 0v3q-9-4-18 0zM31 6l1-4 1 4z']],
  mortar: [['dark', 'M18 9 32 3l14 6-14 6zM24 12v5q8 4 16 0v-5l-8 4z']],
}

const PEOPLE: Record<string, Person> = {
  alexander_the_great: { hat: 'corinthian', dress: 'armour', sign: 'star' },
  aristotle: { hair: 'short', beard: 'full', dress: 'toga', sign: 'scroll' },
  hammurabi: { hat: 'cap', beard: 'square', dress: 'robe', sign: 'tablets' },
  homer: { hair: 'curls', beard: 'long', dress: 'toga', sign: 'lyre' },
  julius_caesar: { hat: 'laurel', hair: 'short', dress: 'toga', sign: 'eagle' },
  moses: { hair: 'long', beard: 'long', dress: 'robe', sign: 'tablets' },
  christopher_columbus: { hat: 'cap', hair: 'long', dress: 'coat', sign: 'ship' },
  frederick_barbarossa: { hat: 'crown', beard: 'full', dress: 'armour', sign: 'eagle' },
  genghis_khan: { hat: 'fur', beard: 'moustache', dress: 'armour', sign: 'horse' },
  joan_of_arc: { hair: 'long', dress: 'armour', sign: 'banner' },
  leonardo_da_vinci: { hat: 'cap', hair: 'long', beard: 'long', dress: 'robe', sign: 'brush' },
  michelangelo: { hair: 'short', beard: 'full', dress: 'coat', sign: 'hammer' },
  isaac_newton: { hair: 'curls', dress: 'ruff', sign: 'apple' },
  james_cook: { hat: 'tricorne', hair: 'long', dress: 'coat', sign: 'ship' },
  johann_sebastian_bach: { hair: 'curls', dress: 'coat', sign: 'organ' },
  maximilien_robespierre: { hair: 'curls', dress: 'ruff', sign: 'blade' },
  napoleon_bonaparte: { hat: 'bicorne', hair: 'short', dress: 'coat', sign: 'eagle' },
  william_shakespeare: { hair: 'long', beard: 'moustache', dress: 'ruff', sign: 'quill' },
  albert_einstein: { hair: 'wild', beard: 'moustache', dress: 'suit', sign: 'atom' },
  bill_gates: { hair: 'short', dress: 'suit', sign: 'chip' },
  charlie_chaplin: { hat: 'bowler', hair: 'short', beard: 'moustache', dress: 'suit', sign: 'film' },
  mahatma_gandhi: { hair: 'bald', beard: 'moustache', dress: 'toga', sign: 'wheel' },
  sid_meier: { hair: 'short', dress: 'cloth', sign: 'dice' },
  winston_churchill: { hat: 'bowler', dress: 'suit', sign: 'victory' },
  pericles: { hat: 'corinthian', beard: 'full', dress: 'toga', sign: 'scales' },
  qin_shi_huang: { hat: 'mortar', beard: 'moustache', dress: 'robe', sign: 'sword' },
  ashoka: { hat: 'turban', beard: 'moustache', dress: 'gown', sign: 'lion' },
  charlemagne: { hat: 'crown', beard: 'long', dress: 'robe', sign: 'sword' },
  saladin: { hat: 'turban', beard: 'full', dress: 'armour', sign: 'crescent' },
  lorenzo: { hair: 'short', dress: 'gown', sign: 'rose' },
  isabella: { hat: 'veil', dress: 'gown', sign: 'tower' },
  elizabeth: { hat: 'plait', hair: 'curls', dress: 'ruff', sign: 'rose' },
  victoria: { hat: 'crown', hair: 'bun', dress: 'gown', sign: 'wheel' },
  lincoln: { hat: 'tall', beard: 'full', dress: 'suit', sign: 'axe' },
  roosevelt: { hair: 'short', beard: 'moustache', dress: 'suit', sign: 'victory' },
  kennedy: { hair: 'wild', dress: 'suit', sign: 'star' },
  imhotep: { hair: 'bald', dress: 'toga', sign: 'pyramid' },
  hatshepsut: { hat: 'nemes', dress: 'gown', sign: 'ankh' },
  ramses: { hat: 'nemes', beard: 'goatee', dress: 'robe', sign: 'bow' },
  cleopatra: { hat: 'plait', hair: 'long', dress: 'gown', sign: 'snake' },
  ptolemy: { hat: 'turban', beard: 'long', dress: 'cloth', sign: 'sun' },
  archimedes: { hair: 'bald', beard: 'long', dress: 'toga', sign: 'gear' },
  plato: { hair: 'short', beard: 'white', dress: 'toga', sign: 'scroll' },
  phidias: { hair: 'curls', beard: 'full', dress: 'toga', sign: 'hammer' },
  themistocles: { hat: 'corinthian', beard: 'full', dress: 'armour', sign: 'trident' },
  cicero: { hair: 'bald', dress: 'toga', sign: 'scales' },
  agrippa: { hair: 'short', dress: 'armour', sign: 'boat' },
  vitruvius: { hair: 'short', beard: 'full', dress: 'cloth', sign: 'tower' },
  scipio: { hat: 'helmet', dress: 'armour', sign: 'eagle' },
  virgil: { hat: 'laurel', hair: 'short', dress: 'toga', sign: 'quill' },
  descartes: { hair: 'long', beard: 'goatee', dress: 'coat', sign: 'book' },
  nostradamus: { hat: 'cap', beard: 'long', dress: 'gown', sign: 'star' },
  voltaire: { hair: 'curls', dress: 'coat', sign: 'quill' },
  richelieu: { hat: 'biretta', hair: 'long', beard: 'goatee', dress: 'robe', sign: 'cross' },
  schliemann: { hat: 'bowler', beard: 'moustache', dress: 'coat', sign: 'mask' },
  gutenberg: { hat: 'fur', beard: 'long', dress: 'coat', sign: 'book' },
  bismarck: { hat: 'spiked', beard: 'moustache', dress: 'coat', sign: 'eagle' },
  goethe: { hair: 'wild', dress: 'coat', sign: 'quill' },
  confucius: { hat: 'mortar', beard: 'long', dress: 'robe', sign: 'scroll' },
  sun_tzu: { hair: 'bun', beard: 'full', dress: 'armour', sign: 'sword' },
  zheng_he: { hat: 'mortar', dress: 'robe', sign: 'ship' },
  cai_lun: { hair: 'bun', beard: 'goatee', dress: 'cloth', sign: 'scroll' },
  laozi: { hair: 'bun', beard: 'white', dress: 'robe', sign: 'bull' },
  franklin: { hair: 'long', dress: 'suit', sign: 'bolt' },
  edison: { hair: 'short', dress: 'suit', sign: 'bulb' },
  ford: { hair: 'short', dress: 'suit', sign: 'gear' },
  oppenheimer: { hat: 'bowler', dress: 'suit', sign: 'atom' },
  disney: { hair: 'short', beard: 'moustache', dress: 'suit', sign: 'film' },
  administrator: { hair: 'short', beard: 'moustache', dress: 'coat', sign: 'scales' },
  populist: { hair: 'short', beard: 'full', dress: 'cloth', sign: 'banner' },
  explorer: { hat: 'tricorne', beard: 'full', dress: 'coat', sign: 'wheel' },
  scientist: { hair: 'wild', dress: 'suit', sign: 'atom' },
  religious: { hat: 'biretta', beard: 'full', dress: 'gown', sign: 'bell' },
  builder: { hat: 'cap', dress: 'cloth', sign: 'hammer' },
  artist: { hat: 'cap', beard: 'goatee', dress: 'coat', sign: 'brush' },
  philosopher: { hair: 'bald', beard: 'full', dress: 'toga', sign: 'book' },
  tactician: { hat: 'helmet', beard: 'full', dress: 'armour', sign: 'sword' },
  nicolo: { hat: 'mortar', beard: 'long', dress: 'gown', sign: 'bags' },
  barbara: { hair: 'long', dress: 'robe', sign: 'tower' },
  christofori: { hair: 'curls', beard: 'full', dress: 'cloth', sign: 'staff' },
  giorgio: { hat: 'helmet', dress: 'armour', sign: 'cross' },
  maria: { hat: 'veil', dress: 'robe', sign: 'lily' },
}

const ALIKE: Record<string, string> = {
  alexander: 'alexander_the_great',
  caesar: 'julius_caesar',
  napoleon: 'napoleon_bonaparte',
  gandhi: 'mahatma_gandhi',
  robespierre: 'maximilien_robespierre',
  einstein: 'albert_einstein',
}

const HALO: Part[] = [
  ['gold', 'M32 1a17 17 0 1 0 0 34 17 17 0 0 0 0-34zm0 2.500a14.5 14.5 0 1 1 0 29 14.5 14.5 0 0 1 0-29z'],
]

/** A leader or a saint by name. */
export function face(id: string, holy = false): Part[] | null {
  const person = PEOPLE[ALIKE[id] ?? id]
  if (!person) return null
  const { hat, hair, beard, dress, sign } = person
  return [
    ...(holy ? HALO : []),
    ...(hair === 'long' ? HAIR.long! : []),
    ...DRESS[dress]!,
    ...HEAD,
    ...(beard ? BEARDS[beard]! : []),
    ...(hair && hair !== 'long' ? HAIR[hair]! : []),
    ...(hat ? HATS[hat]! : []),
    ...SIGNS[sign]!,
  ]
}

/** All whose picture there is, for whoever looks through them. */
export const people = Object.keys(PEOPLE)
