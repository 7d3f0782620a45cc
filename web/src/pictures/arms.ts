import type { Part, Tone } from './shapes'
import { SIGNS } from './signs'

/** The shield, and how it may be divided; the second tincture lies on the first. */
const SHIELD = 'M2 2h36v20q0 16-18 24Q2 38 2 22z'
const DIVISIONS = {
  plain: '',
  pale: 'M20 2h18v20q0 16-18 24z',
  fess: 'M2 22h36q0 16-18 24Q2 38 2 22z',
  bend: 'M2 2h6l30 30q-3 5-8 9L2 10z',
  chief: 'M2 2h36v9H2z',
  quarter: 'M20 2h18v20H20zM2 22h18v24Q2 38 2 22z',
  chevron: 'M2 32 20 16l18 16-3 5-15-13L5 37z',
  border: 'M2 2h36v20q0 16-18 24Q2 38 2 22zm4 4v16q0 13 14 19 14-6 14-19V6z',
} as const
type Division = keyof typeof DIVISIONS
type Arms = [charge: keyof typeof SIGNS, division: Division, field: Tone, other: Tone]

/** Not what heralds once granted, but one shield for each, by what it is known for. */
const ARMS: Record<string, Arms> = {
  egyptians: ['ankh', 'chief', 'water', 'light'],
  sumerians: ['tablets', 'plain', 'red', 'red'],
  babylonians: ['bull', 'fess', 'gold', 'water'],
  assyrians: ['bow', 'plain', 'light', 'light'],
  harappans: ['elephant', 'pale', 'light', 'green'],
  minoans: ['bull', 'border', 'light', 'red'],
  phoenicians: ['boat', 'fess', 'light', 'red'],
  hittites: ['sun', 'quarter', 'red', 'dark'],
  nubians: ['falcon', 'chief', 'dark', 'light'],
  shang: ['dragon', 'plain', 'light', 'light'],
  amazons: ['bow', 'pale', 'gold', 'green'],
  hellenic_greeks: ['lyre', 'fess', 'water', 'light'],
  chinese: ['star', 'plain', 'red', 'red'],
  iranians: ['lion', 'chief', 'light', 'green'],
  macedonians: ['sun', 'plain', 'red', 'red'],
  persians: ['falcon', 'border', 'red', 'light'],
  etruscans: ['axe', 'pale', 'light', 'red'],
  romans: ['eagle', 'border', 'red', 'gold'],
  gauls: ['bell', 'chevron', 'green', 'light'],
  syracusans: ['trident', 'pale', 'water', 'light'],
  olmecs: ['mask', 'plain', 'green', 'green'],
  aborigines: ['sun', 'fess', 'red', 'dark'],
  melanesians: ['mask', 'fess', 'water', 'green'],
  polynesians: ['fish', 'chevron', 'light', 'gold'],
  chou: ['axe', 'fess', 'light', 'gold'],
  chin: ['wheel', 'border', 'dark', 'red'],
  han: ['scroll', 'pale', 'red', 'gold'],
  mauryans: ['lion', 'plain', 'water', 'water'],
  guptas: ['wheel', 'fess', 'red', 'light'],
  sinhalese: ['lion', 'border', 'red', 'gold'],
  celts: ['knot', 'plain', 'green', 'green'],
  goths: ['eagle', 'fess', 'light', 'green'],
  scots: ['lion', 'chevron', 'light', 'red'],
  russians: ['eagle', 'fess', 'light', 'water'],
  germans: ['eagle', 'pale', 'gold', 'red'],
  franks: ['axe', 'border', 'water', 'light'],
  english: ['lion', 'pale', 'red', 'light'],
  french: ['lily', 'plain', 'water', 'water'],
  spanish: ['tower', 'quarter', 'red', 'light'],
  portuguese: ['ship', 'border', 'light', 'red'],
  dutch: ['lion', 'fess', 'red', 'water'],
  venetians: ['lion', 'fess', 'light', 'water'],
  italians: ['star', 'pale', 'light', 'green'],
  swedes: ['cross', 'plain', 'water', 'water'],
  danes: ['cross', 'plain', 'red', 'red'],
  vikings: ['boat', 'quarter', 'light', 'red'],
  finns: ['sword', 'fess', 'light', 'water'],
  normans: ['lion', 'chief', 'red', 'light'],
  picts: ['knot', 'fess', 'light', 'water'],
  poles: ['eagle', 'plain', 'red', 'red'],
  habsburgs: ['eagle', 'fess', 'gold', 'red'],
  prussians: ['eagle', 'plain', 'light', 'light'],
  byzantines: ['cross', 'quarter', 'red', 'dark'],
  magyars: ['cross', 'pale', 'red', 'green'],
  israelites: ['star', 'fess', 'light', 'water'],
  vandals: ['horse', 'bend', 'light', 'red'],
  saxons: ['horse', 'plain', 'red', 'red'],
  scythians: ['horse', 'chief', 'gold', 'red'],
  parthians: ['bow', 'chief', 'light', 'red'],
  arabs: ['crescent', 'chief', 'green', 'light'],
  saudis: ['sword', 'plain', 'green', 'green'],
  seljuks: ['eagle', 'border', 'light', 'water'],
  ottomans: ['crescent', 'plain', 'red', 'red'],
  assassins: ['mountain', 'chief', 'light', 'dark'],
  mongols: ['horse', 'border', 'light', 'water'],
  turks: ['crescent', 'fess', 'red', 'light'],
  australians: ['star', 'quarter', 'water', 'red'],
  huns: ['bow', 'border', 'light', 'dark'],
  moors: ['tower', 'chief', 'light', 'green'],
  tibetans: ['mountain', 'fess', 'gold', 'red'],
  south_africans: ['spears', 'chevron', 'light', 'green'],
  mughals: ['elephant', 'chief', 'light', 'green'],
  cholas: ['jaguar', 'plain', 'red', 'red'],
  marathas: ['banner', 'plain', 'gold', 'gold'],
  indians: ['wheel', 'fess', 'light', 'green'],
  tang: ['horse', 'fess', 'gold', 'light'],
  sung: ['scroll', 'plain', 'light', 'light'],
  ming: ['dragon', 'border', 'gold', 'red'],
  manchus: ['dragon', 'chevron', 'light', 'gold'],
  sudanese: ['spears', 'fess', 'light', 'green'],
  khmers: ['pagoda', 'fess', 'red', 'water'],
  siamese: ['elephant', 'plain', 'red', 'red'],
  israelis: ['star', 'border', 'light', 'water'],
  vietnamese: ['star', 'chief', 'red', 'gold'],
  cham: ['lotus', 'plain', 'water', 'water'],
  malays: ['crescent', 'quarter', 'water', 'red'],
  indonesians: ['falcon', 'fess', 'red', 'light'],
  koreans: ['pagoda', 'border', 'light', 'red'],
  japanese: ['sun', 'plain', 'light', 'light'],
  afghans: ['mountain', 'pale', 'dark', 'green'],
  safavids: ['sun', 'chief', 'green', 'light'],
  carthaginians: ['elephant', 'bend', 'light', 'red'],
  axumites: ['tower', 'plain', 'green', 'green'],
  malians: ['bags', 'plain', 'dark', 'dark'],
  swahili_cities: ['boat', 'plain', 'gold', 'gold'],
  zimbabweans: ['falcon', 'pale', 'green', 'red'],
  zulus: ['spears', 'pale', 'light', 'dark'],
  pirate_state: ['mask', 'border', 'dark', 'light'],
  ashanti: ['bell', 'fess', 'green', 'dark'],
  aztecs: ['jaguar', 'border', 'green', 'red'],
  mayans: ['snake', 'plain', 'light', 'light'],
  incas: ['sun', 'border', 'water', 'red'],
  iroquois: ['tree', 'fess', 'light', 'water'],
  sioux: ['feather', 'chevron', 'red', 'light'],
  americans: ['eagle', 'chief', 'light', 'water'],
  brazilians: ['star', 'chevron', 'green', 'gold'],
  mexicans: ['snake', 'pale', 'light', 'red'],
  argentines: ['sun', 'pale', 'light', 'water'],
  free_state: ['gear', 'fess', 'light', 'water'],
  soviets: ['sickle', 'plain', 'red', 'red'],
}

const CENTRE = 'translate(9 7) scale(1)'

/** The arms of an empire. */
export function arms(id: string): Part[] | null {
  const found = ARMS[id]
  if (!found) return null
  const [charge, division, field, other] = found
  const divided: Part[] = division === 'plain' ? [] : [[other, DIVISIONS[division]]]
  const borne = SIGNS[charge]!.map(([tone, path]): Part => [tone === field ? contrast(field) : tone, path, CENTRE])
  return [[field, SHIELD], ...divided, ...borne]
}

/** A charge in the colour of its field could not be seen. */
const contrast = (field: Tone): Tone => (field === 'dark' ? 'gold' : field === 'light' ? 'middle' : 'light')

export const borne = ARMS
