import type { Thing } from '../../types'
import { hyphenated } from '../hyphens'
import { twoLines } from '../lines'
import { costMarks, effectMarks, LETTERS, Row } from './effects'
import { sheet } from './facts'
import scenes from './scenes.json'

const SCENE_OF = new Map(Object.entries(scenes).flatMap(([scene, cards]) => cards.map((card) => [card, scene])))

/** The upper part of a card where it is small: the same signs, larger, and no name. */
export function SmallFace({ id, found }: { id: string; found: Thing }) {
  const { colour = 'brown', cost, effects, chain_given: chain, chain_needed: chainFrom } = sheet(found)
  return (
    <svg class="card-face" data-colour={colour} viewBox="0 0 62 93" aria-hidden="true">
      <rect class="card-paper" x=".75" y=".75" width="60.5" height="91.5" rx="5" />
      <use href={`#s-${SCENE_OF.get(id) ?? 'guild'}`} x="1" y="42" width="60" height="43" />
      <path class="card-band" d="M.75 25V6a5.25 5.25 0 0 1 5.25-5.25h50a5.25 5.25 0 0 1 5.25 5.25v19z" />
      <path class="card-band-edge" d="M.75 25h60.5" />
      <text class="card-letter small" x="6.5" y="17">
        {LETTERS[colour]}
      </text>
      <Row marks={effectMarks(effects, 19, 3)} left={12} right={chain ? 45 : 60} gap={1} />
      {chain && (
        <g class="chain-out">
          <circle cx="53" cy="13" r="8" />
          <use href={`#i-${chain}`} x="47" y="7" width="12" height="12" />
        </g>
      )}
      <Row marks={costMarks(cost, 15, 28)} left={2} right={chainFrom ? 44 : 60} gap={1} centred={false} />
      {chainFrom && (
        <g class="chain-in">
          <rect x="45" y="28" width="15" height="15" rx="3" />
          <use href={`#i-${chainFrom}`} x="46.5" y="29.5" width="12" height="12" />
        </g>
      )}
    </svg>
  )
}

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

/** The upper edge of a card, as it shows in the pile of a city, and its name beside it. */
export function CardBand({ found }: { found: Thing }) {
  const { colour = 'brown', effects, chain_given: chain } = sheet(found)
  return (
    <>
      <svg class="card-face card-band-only" data-colour={colour} viewBox="0 0 60 26" aria-hidden="true">
        <rect class="card-band" x=".5" y=".5" width="59" height="25" rx="4" />
        <text class="card-letter small" x="7" y="17">
          {LETTERS[colour]}
        </text>
        <Row marks={effectMarks(effects, 19, 3.5)} left={13} right={chain ? 44 : 58} gap={1} />
        {chain && (
          <g class="chain-out">
            <circle cx="51" cy="13" r="7.5" />
            <use href={`#i-${chain}`} x="46" y="8" width="10" height="10" />
          </g>
        )}
      </svg>
      <span class="building-name">{hyphenated(found.name)}</span>
    </>
  )
}
