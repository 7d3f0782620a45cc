import type { VNode } from 'preact'
import { Icon } from './Icon'
import type { Cost, Effects, Resource } from './facts'
import { RESOURCES } from './facts'

/** One sign of a row: how wide it is and how it is drawn at x. */
interface Mark {
  width: number
  draw: (x: number) => VNode
}

const icon = (id: string, size: number, y: number, count?: number | string): Mark => ({
  width: size,
  draw: (x) => <Icon id={id} x={x} y={y} size={size} {...(count === undefined ? {} : { count })} />,
})

const word = (text: string, size: number, y: number): Mark => ({
  width: text.length * size * 0.58,
  draw: (x) => (
    <text class="band-text" x={x} y={y} font-size={size}>
      {text}
    </text>
  ),
})

const swatch = (colour: string, size: number, y: number): Mark => ({
  width: size * 0.7,
  draw: (x) =>
    colour === 'wonder' ? (
      <Icon id="wonder" x={x - size * 0.15} y={y} size={size} />
    ) : colour === 'coins' ? (
      <Icon id="coin" x={x - size * 0.15} y={y} size={size} />
    ) : (
      <g class="swatch" data-colour={colour}>
        <rect x={x} y={y} width={size * 0.7} height={size} rx="2" />
        <text x={x + size * 0.35} y={y + size * 0.7} font-size={size * 0.8} text-anchor="middle">
          {LETTERS[colour]}
        </text>
      </g>
    ),
})

/** A letter per colour, for those who do not see it. */
export const LETTERS: Record<string, string> = {
  brown: 'W',
  grey: 'M',
  blue: 'B',
  green: 'S',
  yellow: 'C',
  red: 'R',
  purple: 'G',
}

const repeat = (count: number, mark: () => Mark): Mark[] => Array.from({ length: count }, mark)

function between(marks: Mark[], sign: Mark): Mark[] {
  return marks.flatMap((mark, index) => (index ? [sign, mark] : [mark]))
}

/** The effects of a card, Wonder or token as a row of signs. */
export function effectMarks(effects: Effects, size: number, y: number): Mark[] {
  const marks: Mark[] = []
  const small = size * 0.82
  const low = y + (size - small) / 2
  const base = y + size * 0.72
  for (const resource of RESOURCES)
    marks.push(...repeat(effects.produce?.[resource] ?? 0, () => icon(resource, size, y)))
  if (effects.produce_choice)
    marks.push(
      ...between(
        effects.produce_choice.map((good: Resource) => icon(good, small, low)),
        word('/', small * 0.8, base),
      ),
    )
  if (effects.trade_fixed_price)
    marks.push(
      ...effects.trade_fixed_price.map((good) => icon(good, small, low)),
      word('=', small * 0.8, base),
      icon('coin', small, low, 1),
    )
  if (effects.science) marks.push(icon(effects.science, size, y))
  marks.push(...repeat(effects.shields ?? 0, () => icon('shield', size, y)))
  if (effects.coins) marks.push(icon('coin', size, y, effects.coins))
  if (effects.coins_per)
    marks.push(
      icon('coin', small, low, effects.coins_per.coins),
      word('×', small * 0.8, base),
      swatch(effects.coins_per.count, small, low),
    )
  if (effects.guild) {
    const { count, coins, vp: points } = effects.guild
    if (coins) marks.push(icon('coin', small, low, coins))
    marks.push(
      icon('laurel', small, low, points),
      word('×', small * 0.8, base),
      ...count.map((colour) => swatch(colour, small, low)),
    )
  }
  if (effects.opponent_loses_coins) marks.push(icon('coin', size, y, `−${effects.opponent_loses_coins}`))
  if (effects.destroy_opponent_card)
    marks.push(swatch(effects.destroy_opponent_card, size, y), icon('skull', small, low))
  if (effects.build_from_discard) marks.push(icon('skull', size, y), word('→', small * 0.7, base))
  if (effects.draw_box_tokens)
    marks.push(icon('balance', size, y), word(`${effects.draw_box_tokens}→1`, small * 0.8, base))
  if (effects.vp) marks.push(icon('laurel', size, y, effects.vp))
  if (effects.play_again || effects.future_wonders_play_again) {
    if (effects.future_wonders_play_again) marks.push(icon('wonder', small, low))
    marks.push(icon('again', size, y))
  }
  if (effects.discount_wonder)
    marks.push(icon('wonder', size, y), word(`−${effects.discount_wonder}`, small * 0.7, base))
  if (effects.discount_blue) marks.push(swatch('blue', size, y), word(`−${effects.discount_blue}`, small * 0.7, base))
  if (effects.gain_opponent_trade_coins) marks.push(icon('coin', size, y), word('←', small * 0.8, base))
  if (effects.extra_shields_per_red_card) marks.push(icon('shield', size, y), word('+1', small * 0.7, base))
  if (effects.vp_per_own_token)
    marks.push(
      icon('laurel', size, y, effects.vp_per_own_token),
      word('×', small * 0.8, base),
      icon('balance', small, low),
    )
  if (effects.coins_per_chain_build)
    marks.push(
      icon('link', small, low),
      word('=', small * 0.8, base),
      icon('coin', small, low, effects.coins_per_chain_build),
    )
  return marks
}

export function costMarks(cost: Cost, size: number, y: number): Mark[] {
  const marks: Mark[] = cost.coins ? [icon('coin', size, y, cost.coins)] : []
  for (const resource of RESOURCES) marks.push(...repeat(cost[resource] ?? 0, () => icon(resource, size, y)))
  return marks
}

export const widthOf = (marks: Mark[], gap: number): number => marks.reduce((sum, mark) => sum + mark.width + gap, -gap)

/** Sets marks in a row between left and right, centred or from the left, shrinking the gaps if they would not fit. */
export function Row({
  marks,
  left,
  right,
  gap = 2,
  centred = true,
}: {
  marks: Mark[]
  left: number
  right: number
  gap?: number
  centred?: boolean
}) {
  const wide = marks.reduce((sum, mark) => sum + mark.width, 0)
  const room = right - left
  const space = marks.length > 1 ? Math.min(gap, (room - wide) / (marks.length - 1)) : 0
  let x = centred ? left + (room - wide - space * (marks.length - 1)) / 2 : left
  return (
    <g>
      {marks.map((mark) => {
        const here = x
        x += mark.width + space
        return mark.draw(here)
      })}
    </g>
  )
}
