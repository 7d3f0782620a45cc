import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { SeatSign } from './SeatSign'
import { t } from '../text'
import type { LogLine } from '../types'
import { aboutOf, chapters, isTold, onlyOf, type ChapterOf, type Turn } from './chapters'
import type { TableStore } from './store'

interface LogProps {
  store: TableStore
  chapterOf: ChapterOf
}

/** What happened by chapter and turn, newest last; a click goes to that point, the pointer shows what a line is about. */
export function Log({ store, chapterOf }: LogProps) {
  const only = useSignal<number | null>(null)
  const end = useRef<HTMLDivElement>(null)
  const packet = store.live.value
  const here = store.past.value?.at ?? null
  const length = packet?.log.length ?? 0
  useEffect(() => {
    const now = end.current?.parentElement?.querySelectorAll('[aria-current]')
    const line = here === null ? end.current : now?.[now.length - 1]
    line?.scrollIntoView({ block: 'nearest' })
  }, [length, here])
  if (!packet) return null
  const all = chapters(store.told.value, chapterOf)
  return (
    <div class="log">
      <div class="chips" role="group" aria-label={t('log-filter')}>
        <button type="button" class="chip" aria-pressed={only.value === null} onClick={() => (only.value = null)}>
          {t('all')}
        </button>
        {packet.seats.map((seat) => (
          <button
            type="button"
            class="chip"
            key={seat.seat}
            aria-pressed={only.value === seat.seat}
            onClick={() => (only.value = seat.seat)}
          >
            <SeatSign seat={seat.seat} /> {seat.name}
          </button>
        ))}
      </div>
      {(only.value === null ? all : onlyOf(all, only.value)).map((chapter, index) => (
        <section key={index}>
          <h3 class="log-chapter">{chapter.heading}</h3>
          {chapter.turns.map((turn, place) => (
            <TurnLines key={place} turn={turn} store={store} />
          ))}
        </section>
      ))}
      <div ref={end} class="log-end" />
    </div>
  )
}

function TurnLines({ turn, store }: { turn: Turn; store: TableStore }) {
  const packet = store.live.value!
  const here = store.past.value?.log.at(-1)?.n
  return (
    <>
      {turn.seat !== null && (
        <h4 class="log-turn">{t('log-turn', { at: turn.lines[0]!.n, name: packet.seats[turn.seat]?.name ?? '' })}</h4>
      )}
      <ol class="log-lines">
        {turn.lines.map((line, index) => (
          <LogRow key={index} line={line} store={store} current={line.n === here} />
        ))}
      </ol>
    </>
  )
}

export function LogRow({ line, store, current }: { line: LogLine; store: TableStore; current?: boolean }) {
  const ids = () => new Set(Object.values(line.args).flat().map(String))
  return (
    <li class="log-line" data-secret={line.secret} aria-current={current ? 'step' : undefined}>
      <button
        type="button"
        onClick={() => store.goTo(line.n)}
        onPointerEnter={() => (store.pointed.value = ids())}
        onPointerLeave={() => (store.pointed.value = new Set())}
      >
        <LineSign line={line} seats={store.live.value!.seats.length} />
        <span>
          {line.text}
          {line.secret && <em class="log-secret"> {t('log-secret')}</em>}
        </span>
      </button>
    </li>
  )
}

/** The sign of whom a line is about; those without a seat are numbered after the seats. */
function LineSign({ line, seats }: { line: LogLine; seats: number }) {
  const about = aboutOf(line)
  if (about === null) return null
  if (typeof about === 'number') return <SeatSign seat={about} />
  const number = /\d+$/.exec(about)?.[0] ?? '1'
  return <SeatSign seat={seats + Number(number) - 1} letter={number} />
}

export function Digest({ store }: { store: TableStore }) {
  const packet = store.live.value
  const lines = packet?.digest.filter(isTold) ?? []
  if (!packet?.decision || !lines.length) return null
  return (
    <details class="digest" open>
      <summary>{t('digest')}</summary>
      <ol class="log-lines">
        {lines.map((line, index) => (
          <LogRow key={index} line={line} store={store} />
        ))}
      </ol>
      <button type="button" class="quiet" onClick={() => store.goTo(lines[0]!.n - 1)}>
        {t('digest-walk')}
      </button>
    </details>
  )
}
