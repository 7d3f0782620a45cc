import { useSignal } from '@preact/signals'
import type { VNode } from 'preact'
import { ApiError } from '../api'
import { language, t } from '../text'
import type { Game, Json, TableWish } from '../types'
import { SeatSign } from '../table/SeatSign'
import { Crest } from './Crest'
import { levelLabel, middle, openTable, useGames } from './games'
import { me } from './me'
import { seatCounts } from './Shelf'
import { Options, Packs } from './TableOptions'

const CLOCKS: Record<string, TableWish['clock']> = {
  none: { kind: 'none' },
  quick: { kind: 'bank', seconds: 600, increment: 10 },
  calm: { kind: 'bank', seconds: 1800, increment: 30 },
  daily: { kind: 'move', seconds: 86400 },
}

/** How long the others wait for somebody who stays away, in seconds. */
const PATIENCE = { minutes: 600, hour: 3600, day: 86400, days: 259200, week: 604800 }
type Patience = keyof typeof PATIENCE

const MOST_SEATS = 7

type SeatKind = 'human' | 'open' | 'bot'

/** Who sits there: somebody at this screen, somebody who follows a link, the computer. */
const SIGNS: Record<SeatKind | 'post', VNode> = {
  human: <path d="M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM3 21c0-4.5 4-7.500 9-7.500s9 3 9 7.500z" />,
  open: <path d="m10 14 4-4m-6 2-3 3a3.500 3.500 0 0 0 5 5l3-3m-2-10 3-3a3.500 3.500 0 0 1 5 5l-3 3" class="stroked" />,
  post: <path d="M2 5h20v14H2zm2.500 2 7.500 6.500L19.500 7z" />,
  bot: <path d="M11 2h2v3h6v13H5V5h6zM8 9h3v3H8zm5 0h3v3h-3zm-4 5h6v2H9zM3 9h1v6H3zm17 0h1v6h-1zM8 20h8v2H8z" />,
}

/** What people mostly want: who sits in the other seats, how fast it goes, how long one waits for somebody. */
interface Preset {
  name: string
  text: string
  others: SeatKind
  clock: string
  patience: Patience
}
const PRESETS: Record<string, Preset> = {
  computer: { name: 'preset-computer', text: 'preset-computer-text', others: 'bot', clock: 'none', patience: 'day' },
  friends: { name: 'preset-friends', text: 'preset-friends-text', others: 'open', clock: 'none', patience: 'day' },
  screen: { name: 'preset-screen', text: 'preset-screen-text', others: 'human', clock: 'none', patience: 'day' },
  post: { name: 'preset-post', text: 'preset-post-text', others: 'open', clock: 'daily', patience: 'week' },
}

export function NewTable({ title }: { title: string }) {
  const games = useGames()
  const game = games.value.find((found) => found.key === title)
  if (!game) return <main class="page">{t('loading')}</main>
  return <Form game={game} key={game.key} />
}

function Form({ game }: { game: Game }) {
  const count = useSignal(game.seats.find((number) => number > 1) ?? 1)
  const kinds = useSignal<SeatKind[]>(['human', ...Array<SeatKind>(MOST_SEATS - 1).fill('open')])
  const names = useSignal<string[]>([me.value?.name ?? '', ...Array<string>(MOST_SEATS - 1).fill('')])
  const level = useSignal(middle(game))
  const options = useSignal<Record<string, Json>>(
    Object.fromEntries(game.options.map((option) => [option.key, option.default])),
  )
  const pack = useSignal('')
  const open = useSignal(false)
  const clock = useSignal('none')
  const patience = useSignal<Patience>('day')
  const fault = useSignal('')
  const set = <T,>(list: T[], index: number, value: T) => list.map((old, place) => (place === index ? value : old))
  const seated = kinds.value.slice(0, count.value)

  const choose = (preset: Preset) => {
    kinds.value = kinds.value.map((_, seat) => (seat ? preset.others : 'human'))
    clock.value = preset.clock
    patience.value = preset.patience
  }
  const isChosen = (preset: Preset) =>
    seated.every((kind, seat) => kind === (seat ? preset.others : 'human')) &&
    clock.value === preset.clock &&
    patience.value === preset.patience

  const start = async (event: Event) => {
    event.preventDefault()
    const people = seated.filter((kind) => kind === 'human').length
    try {
      await openTable({
        title: game.key,
        options: options.value,
        seats: seated.map((kind, seat) => ({
          kind,
          ...(kind === 'bot' ? { bot: level.value } : {}),
          ...(kind === 'human' && names.value[seat] ? { name: names.value[seat] } : {}),
        })),
        ...(pack.value ? { pack: pack.value } : {}),
        public: open.value,
        hot_seat: people > 1,
        clock: CLOCKS[clock.value]!,
        patience: PATIENCE[patience.value],
      })
    } catch (error) {
      fault.value = (error as ApiError).sentence || t('offline')
    }
  }
  return (
    <main class="page new-table">
      <h1>{t('new-table-of', { game: game.names[language.value] ?? game.key })}</h1>
      <form class="card-box form" onSubmit={(event) => void start(event)}>
        {count.value > 1 && (
          <div class="presets" role="group" aria-label={t('presets')}>
            {Object.entries(PRESETS).map(([key, preset]) => (
              <button
                type="button"
                key={key}
                class="preset"
                data-preset={key}
                aria-pressed={isChosen(preset)}
                onClick={() => choose(preset)}
              >
                <KindSign kind={preset.clock === 'daily' ? 'post' : preset.others} />
                <b>{t(preset.name)}</b>
                <small>{t(preset.text)}</small>
              </button>
            ))}
          </div>
        )}
        {game.seats.length > 1 && (
          <div class="chips" role="group" aria-label={t('seat-count')}>
            <span aria-hidden="true">{t('seat-count')}</span>
            {game.seats.map((number) => (
              <button
                type="button"
                key={number}
                class="chip"
                data-count={number}
                aria-pressed={count.value === number}
                onClick={() => (count.value = number)}
              >
                {number}
              </button>
            ))}
          </div>
        )}
        {seated.map((kind, seat) => (
          <Seat
            key={seat}
            seat={seat}
            kind={kind}
            name={names.value[seat] ?? ''}
            onKind={(wanted) => (kinds.value = set(kinds.value, seat, wanted))}
            onName={(name) => (names.value = set(names.value, seat, name))}
          />
        ))}
        {seated.includes('bot') && (
          <label>
            {t('level')}
            <select name="level" value={level.value} onChange={(event) => (level.value = event.currentTarget.value)}>
              {game.levels.map((found) => (
                <option key={found.spec} value={found.spec}>
                  {pack.value ? found.name : levelLabel(found, count.value)}
                </option>
              ))}
            </select>
          </label>
        )}
        <Packs game={game} chosen={pack.value} onChange={(key) => (pack.value = key)} />
        <Options
          options={game.options}
          values={options.value}
          onChange={(key, value) => (options.value = { ...options.value, [key]: value })}
        />
        <label>
          {t('pace')}
          <select name="pace" value={clock.value} onChange={(event) => (clock.value = event.currentTarget.value)}>
            {Object.keys(CLOCKS).map((key) => (
              <option key={key} value={key}>
                {t(`pace-${key}`)}
              </option>
            ))}
          </select>
        </label>
        {seated.includes('open') && (
          <label>
            {t('patience')}
            <select
              value={patience.value}
              onChange={(event) => (patience.value = event.currentTarget.value as Patience)}
            >
              {Object.keys(PATIENCE).map((key) => (
                <option key={key} value={key}>
                  {t(`patience-${key}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="check">
          <input
            type="checkbox"
            checked={open.value}
            onChange={(event) => (open.value = event.currentTarget.checked)}
          />
          {t('public')}
        </label>
        <button type="submit" class="primary big">
          {t('start')}
        </button>
        {fault.value && <p role="alert">{fault.value}</p>}
      </form>
      <aside class="card-box poster">
        <Crest title={game.key} />
        <p>{game.blurb}</p>
        <p class="faint">{t('players', { count: seatCounts(game) })}</p>
        <ul class="poster-seats">
          {seated.map((kind, seat) => (
            <li key={seat}>
              <SeatSign seat={seat} />{' '}
              {kind === 'human' ? names.value[seat] || t(seat ? 'seat-here' : 'seat-you') : t(WORDS[kind])}
              {kind === 'bot' && ` · ${game.levels.find(({ spec }) => spec === level.value)?.name ?? ''}`}
            </li>
          ))}
        </ul>
        <p class="faint">{t(`pace-${clock.value}`)}</p>
      </aside>
    </main>
  )
}

const WORDS: Record<SeatKind, string> = { human: 'seat-here', open: 'seat-link', bot: 'seat-bot' }

function KindSign({ kind }: { kind: keyof typeof SIGNS }) {
  return (
    <svg class="kind-sign" viewBox="0 0 24 24" aria-hidden="true">
      {SIGNS[kind]}
    </svg>
  )
}

interface SeatProps {
  seat: number
  kind: SeatKind
  name: string
  onKind: (kind: SeatKind) => void
  onName: (name: string) => void
}

/** A chair: a tap says who sits on it. */
function Seat({ seat, kind, name, onKind, onName }: SeatProps) {
  return (
    <fieldset class="seat-choice" data-place={seat}>
      <legend>
        <SeatSign seat={seat} /> {t('seat-number', { number: seat + 1 })}
      </legend>
      <div class="segments">
        {(['human', 'open', 'bot'] as const).map((found) => (
          <label key={found} class="segment-choice" data-chosen={found === kind}>
            <input
              type="radio"
              name={`seat-${seat}`}
              value={found}
              checked={found === kind}
              onChange={() => onKind(found)}
            />
            <KindSign kind={found} />
            <span>{t(found === 'human' && !seat ? 'seat-you' : WORDS[found])}</span>
          </label>
        ))}
      </div>
      {kind === 'human' && (
        <label>
          {t('name')}
          <input value={name} maxLength={30} onInput={(event) => onName(event.currentTarget.value)} />
        </label>
      )}
    </fieldset>
  )
}
