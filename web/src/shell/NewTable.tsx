import { useSignal } from '@preact/signals'
import { asText } from '../json'
import { ApiError } from '../api'
import { language, t } from '../text'
import type { Game, Json, Option, TableWish } from '../types'
import { Link } from '../router'
import { rulesOf } from '../table/pack'
import { levelLabel, middle, openTable, useGames } from './games'
import { me } from './me'

const CLOCKS: Record<string, TableWish['clock']> = {
  none: { kind: 'none' },
  quick: { kind: 'bank', seconds: 600, increment: 10 },
  calm: { kind: 'bank', seconds: 1800, increment: 30 },
  daily: { kind: 'move', seconds: 86400 },
}

/** How long the others wait for somebody who stays away, in seconds. */
const PATIENCE = { minutes: 600, hour: 3600, day: 86400, days: 259200, week: 604800 }

const MANY = 6

export function NewTable({ title }: { title: string }) {
  const games = useGames()
  const game = games.value.find((found) => found.key === title)
  if (!game) return <main class="page">{t('loading')}</main>
  return <Form game={game} key={game.key} />
}

type SeatKind = 'human' | 'bot' | 'open'

function Form({ game }: { game: Game }) {
  const count = useSignal(game.seats[0] ?? 2)
  const kinds = useSignal<SeatKind[]>(['human', 'open', 'open', 'open', 'open', 'open', 'open'])
  const names = useSignal<string[]>([me.value?.name ?? '', '', '', '', '', '', ''])
  const level = useSignal(middle(game))
  const options = useSignal<Record<string, Json>>(
    Object.fromEntries(game.options.map((option) => [option.key, option.default])),
  )
  const pack = useSignal('')
  const open = useSignal(false)
  const clock = useSignal('none')
  const patience = useSignal<keyof typeof PATIENCE>('day')
  const fault = useSignal('')
  const set = <T,>(list: T[], index: number, value: T) => list.map((old, place) => (place === index ? value : old))

  const start = async (event: Event) => {
    event.preventDefault()
    const chosen = kinds.value.slice(0, count.value)
    const people = chosen.filter((kind) => kind === 'human').length
    try {
      await openTable({
        title: game.key,
        options: options.value,
        seats: chosen.map((kind, seat) => ({
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
    <main class="page">
      <h1>{t('new-table-of', { game: game.names[language.value] ?? game.key })}</h1>
      <form class="card-box form" onSubmit={(event) => void start(event)}>
        {game.seats.length > 1 && (
          <label>
            {t('seat-count')}
            <select value={count.value} onChange={(event) => (count.value = Number(event.currentTarget.value))}>
              {game.seats.map((number) => (
                <option key={number}>{number}</option>
              ))}
            </select>
          </label>
        )}
        <fieldset>
          <legend>{t('seats')}</legend>
          {kinds.value.slice(0, count.value).map((kind, seat) => (
            <div class="row wrap" key={seat}>
              <label>
                {t('seat-number', { number: seat + 1 })}
                <select
                  value={kind}
                  onChange={(event) => (kinds.value = set(kinds.value, seat, event.currentTarget.value as SeatKind))}
                >
                  <option value="human">{t(seat ? 'seat-here' : 'seat-you')}</option>
                  <option value="open">{t('seat-link')}</option>
                  <option value="bot">{t('seat-bot')}</option>
                </select>
              </label>
              {kind === 'human' && (
                <label class="grow">
                  {t('name')}
                  <input
                    value={names.value[seat]}
                    maxLength={30}
                    onInput={(event) => (names.value = set(names.value, seat, event.currentTarget.value))}
                  />
                </label>
              )}
            </div>
          ))}
        </fieldset>
        {kinds.value.slice(0, count.value).includes('bot') && (
          <label>
            {t('level')}
            <select value={level.value} onChange={(event) => (level.value = event.currentTarget.value)}>
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
          <select value={clock.value} onChange={(event) => (clock.value = event.currentTarget.value)}>
            {Object.keys(CLOCKS).map((key) => (
              <option key={key} value={key}>
                {t(`pace-${key}`)}
              </option>
            ))}
          </select>
        </label>
        {kinds.value.slice(0, count.value).includes('open') && (
          <label>
            {t('patience')}
            <select
              value={patience.value}
              onChange={(event) => (patience.value = event.currentTarget.value as keyof typeof PATIENCE)}
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
    </main>
  )
}

/** Which values the cards have: those of the title or of a data pack, with what the pack says about itself. */
function Packs({ game, chosen, onChange }: { game: Game; chosen: string; onChange: (key: string) => void }) {
  if (!game.packs.length) return null
  const about = game.packs.find((pack) => pack.key === chosen)?.about
  return (
    <div>
      <label>
        {t('pack')}
        <select name="pack" value={chosen} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{t('pack-none')}</option>
          {game.packs.map((pack) => (
            <option key={pack.key} value={pack.key}>
              {pack.name}
            </option>
          ))}
        </select>
      </label>
      {chosen && (
        <p class="faint">
          {about} <Link to={rulesOf(game.key, chosen)}>{t('pack-changes')}</Link>
        </p>
      )}
    </div>
  )
}

interface OptionsProps {
  options: Option[]
  values: Record<string, Json>
  onChange: (key: string, value: Json) => void
}

/** The options of a title; many of them wait behind one line, because every one has a good value already. */
function Options({ options, values, onChange }: OptionsProps) {
  if (!options.length) return null
  const fields = options.map((option) => (
    <OptionField
      key={option.key}
      option={option}
      value={values[option.key] ?? null}
      onChange={(value) => onChange(option.key, value)}
    />
  ))
  if (options.length > MANY)
    return (
      <details class="options">
        <summary>{t('options-count', { count: options.length })}</summary>
        <div>{fields}</div>
      </details>
    )
  return (
    <fieldset>
      <legend>{t('options')}</legend>
      {fields}
    </fieldset>
  )
}

function OptionField({ option, value, onChange }: { option: Option; value: Json; onChange: (value: Json) => void }) {
  if (typeof option.default === 'boolean')
    return (
      <label class="check">
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
        <span>
          {option.label} <small class="faint">{option.text}</small>
        </span>
      </label>
    )
  if (option.values && !option.many)
    return (
      <label>
        {option.label} <small class="faint">{option.text}</small>
        <select
          value={asText(value)}
          onChange={(event) =>
            onChange(option.values!.find((found) => found.value === event.currentTarget.value)?.value ?? null)
          }
        >
          {option.values.map((found) => (
            <option key={found.value} value={found.value}>
              {found.label}
            </option>
          ))}
        </select>
      </label>
    )
  return option.values && <ManyField option={option} value={value} onChange={onChange} />
}

/** A list of values: one more may always be added; each can be changed or taken out. */
function ManyField({ option, value, onChange }: { option: Option; value: Json; onChange: (value: Json) => void }) {
  const chosen = Array.isArray(value) ? value.map(String) : []
  const change = (place: number, wanted: string) =>
    onChange(wanted ? chosen.toSpliced(place, 1, wanted) : chosen.toSpliced(place, 1))
  return (
    <fieldset>
      <legend>{option.label}</legend>
      <small class="faint">{option.text}</small>
      <div class="row wrap">
        {[...chosen, ''].map((current, place) => (
          <select
            key={place}
            value={current}
            aria-label={t('option-number', { option: option.label, number: place + 1 })}
            onChange={(event) => change(place, event.currentTarget.value)}
          >
            <option value="">{(!chosen.length && option.none) || '–'}</option>
            {option.values!.map((found) => (
              <option key={found.value} value={found.value}>
                {found.label}
              </option>
            ))}
          </select>
        ))}
      </div>
    </fieldset>
  )
}
