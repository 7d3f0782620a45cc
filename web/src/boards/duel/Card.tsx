import type { Thing } from '../../types'
import { twoLines } from '../lines'
import { costMarks, effectMarks, LETTERS, Row } from './effects'
import { sheet } from './facts'

const SCENES: Record<string, string[]> = {
  forest: ['lumber_yard', 'logging_camp', 'sawmill'],
  kiln: ['clay_pool', 'clay_pit', 'brickyard'],
  quarry: ['quarry', 'stone_pit', 'shelf_quarry'],
  glass: ['glassworks', 'glass_blower'],
  papyrus: ['press', 'drying_room'],
  tower: ['guard_tower', 'palisade'],
  camp: ['stable', 'horse_breeders', 'parade_ground'],
  barracks: ['garrison', 'barracks', 'arsenal', 'pretorium', 'armory'],
  walls: ['walls', 'fortifications', 'siege_workshop'],
  target: ['archery_range'],
  arena: ['circus', 'arena'],
  workshop: ['workshop', 'pharmacist', 'apothecary', 'dispensary', 'laboratory', 'study'],
  portico: ['scriptorium', 'library', 'school', 'university', 'academy'],
  dome: ['observatory'],
  theatre: ['theater'],
  altar: ['altar'],
  baths: ['baths'],
  temple: ['temple', 'pantheon'],
  statue: ['statue'],
  aqueduct: ['aqueduct'],
  hall: ['rostrum', 'senate', 'courthouse', 'town_hall'],
  palace: ['palace'],
  obelisk: ['obelisk'],
  garden: ['gardens'],
  store: ['stone_reserve', 'clay_reserve', 'wood_reserve'],
  tavern: ['tavern', 'brewery'],
  market: ['forum', 'customs_house', 'chamber_of_commerce'],
  caravan: ['caravansery'],
  ship: ['port'],
  lighthouse: ['lighthouse'],
}
const SCENE_OF = new Map(Object.entries(SCENES).flatMap(([scene, cards]) => cards.map((card) => [card, scene])))

/** The face of a card: effects on the colour band, cost beneath it, so that both stay in sight when a card lies on top. */
export function CardPicture({ id, found }: { id: string; found: Thing }) {
  const { colour = 'brown', cost, effects, chain_given: chain, chain_needed: chainFrom } = sheet(found)
  const scene = SCENE_OF.get(id) ?? 'guild'
  const price = costMarks(cost, 15, 35)
  const lines = twoLines(found.name, 15)
  return (
    <svg class="card-face" data-colour={colour} viewBox="0 0 100 150" aria-hidden="true">
      <rect class="card-paper" x=".75" y=".75" width="98.5" height="148.5" rx="7" />
      <use href={`#s-${scene}`} x="1.5" y="52" width="97" height="70" />
      <path class="card-band" d="M.75 32V8a7.25 7.25 0 0 1 7.25-7.25h84a7.25 7.25 0 0 1 7.25 7.25v24z" />
      <path class="card-band-edge" d="M.75 32h98.5" />
      <text class="card-letter" x="7" y="11">
        {LETTERS[colour]}
      </text>
      <Row marks={effectMarks(effects, 24, 4)} left={8} right={chain ? 80 : 94} gap={3} />
      {chain && (
        <g class="chain-out">
          <circle cx="87" cy="16" r="9" />
          <use href={`#i-${chain}`} x="81" y="10" width="12" height="12" />
        </g>
      )}
      <Row marks={price} left={5} right={chainFrom ? 78 : 95} gap={2} centred={false} />
      {chainFrom && (
        <g class="chain-in">
          <rect x="80" y="34" width="17" height="17" rx="4" />
          <use href={`#i-${chainFrom}`} x="82" y="36" width="13" height="13" />
        </g>
      )}
      <path class="card-plate" d="M.75 122h98.5v20a7.25 7.25 0 0 1-7.25 7.25H8A7.25 7.25 0 0 1 .75 142z" />
      {lines.map((line, index) => (
        <text
          key={index}
          class="card-name"
          x="50"
          y={lines.length === 1 ? 139 : 133.5 + index * 11}
          text-anchor="middle"
          {...(line.length > 17 ? { textLength: 92, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
        >
          {line}
        </text>
      ))}
    </svg>
  )
}

export function CardBack({ age, guild }: { age: number; guild: boolean }) {
  return (
    <svg class="card-face card-back" viewBox="0 0 100 150" aria-hidden="true">
      <g clip-path="url(#card-shape)">
        <use href={`#back-${guild ? 'guild' : age}`} width="100" height="150" />
      </g>
      <text class="back-age" x="50" y="45" text-anchor="middle">
        {guild ? 'III' : 'I'.repeat(age)}
      </text>
    </svg>
  )
}

/** The upper edge of a card, as it shows in the pile of a city. */
export function CardBand({ found }: { found: Thing }) {
  const { colour = 'brown', effects, chain_given: chain } = sheet(found)
  return (
    <svg class="card-face card-band-only" data-colour={colour} viewBox="0 0 160 30" aria-hidden="true">
      <rect class="card-paper" x=".75" y=".75" width="158.5" height="28.5" rx="5" />
      <path class="card-band" d="M.75 5.75a5 5 0 0 1 5-5H76v28.5H5.75a5 5 0 0 1-5-5z" />
      <text class="card-letter" x="6" y="10">
        {LETTERS[colour]}
      </text>
      <Row marks={effectMarks(effects, 21, 4.5)} left={9} right={chain ? 58 : 73} gap={2} />
      {chain && (
        <g class="chain-out">
          <circle cx="66" cy="15" r="8.5" />
          <use href={`#i-${chain}`} x="60" y="9" width="12" height="12" />
        </g>
      )}
      {twoLines(found.name, 14).map((line, index, lines) => (
        <text
          key={index}
          class="card-name"
          x="80"
          y={lines.length === 1 ? 19 : 13 + index * 11}
          {...(line.length > 13 ? { textLength: 76, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
        >
          {line}
        </text>
      ))}
    </svg>
  )
}
