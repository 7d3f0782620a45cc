import { Link } from '../router'
import { language, t } from '../text'
import type { Game, TableHead } from '../types'
import { SeatSign } from '../table/SeatSign'

export function TableRow({ head, games }: { head: TableHead; games: Game[] }) {
  const game = games.find((found) => found.key === head.title)
  const packName = head.pack && (game?.packs.find((pack) => pack.key === head.pack)?.name ?? head.pack)
  const state = head.your_turn ? 'your-turn' : `status-${head.status}`
  const moved = head.last_move_at ?? head.created_at
  return (
    <li class="table-row" data-turn={head.your_turn}>
      <div class="grow">
        <strong>{game?.names[language.value] ?? head.title}</strong>
        <span class="seats">
          {head.seats.map((seat) => (
            <span key={seat.seat} data-waiting={head.waiting.includes(seat.seat)}>
              <SeatSign seat={seat.seat} /> {seat.kind === 'open' ? t('seat-open') : seat.name}
            </span>
          ))}
        </span>
        <span class="faint">
          {t(state)} · {ago(moved)}
          {packName && ` · ${t('pack')}: ${packName}`}
          {head.chosen_chance && ` · ${t('chosen-chance-short')}`}
        </span>
      </div>
      <Link class="button" to={`/table/${head.table}`}>
        {t(callOf(head))}
      </Link>
    </li>
  )
}

function callOf(head: TableHead): string {
  if (head.yours.length) return 'go-on'
  if (head.returns) return 'come-back'
  return head.status === 'open' ? 'sit-down' : 'watch'
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

function ago(moment: number): string {
  const seconds = moment - Date.now() / 1000
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' })
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit)
  }
  return format.format(Math.round(Math.min(0, seconds)), 'second')
}
