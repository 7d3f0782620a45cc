import { useSignal } from '@preact/signals'
import { asText } from '../../json'
import { get } from '../../api'
import { Dialog } from '../../table/Dialog'
import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import type { LogLine, Packet } from '../../types'
import { historia, letterOf, nameOf, placeOf, thing, type Civilization } from './facts'
import { Figures } from './Panel'
import { CivSign } from './Sign'

/** The civilizations nobody plays, and how they played last. */
export function Civbots({ store }: { store: TableStore }) {
  const all = historia(store.shown.value!).civilizations.filter(({ civbot }) => civbot !== null)
  if (!all.length) return null
  return (
    <>
      {all.map((civ) => (
        <CivbotPanel key={civ.name} civ={civ} store={store} />
      ))}
      <Explained store={store} />
    </>
  )
}

function CivbotPanel({ civ, store }: { civ: Civilization; store: TableStore }) {
  const packet = store.shown.value!
  const place = placeOf(historia(packet), civ.name)
  const name = nameOf(packet, civ.name)
  const level = thing(store.things.value, 'difficulty', civ.civbot!)
  return (
    <section class="panel civ" data-civ={civ.name} data-out={civ.eliminated} data-open="false" aria-label={name}>
      <h2 class="panel-name">
        <SeatSign seat={place} letter={letterOf(civ.name)} />
        <span class="grow" title={name}>
          {name}
        </span>
        <small class="faint" title={level.text.join(' ')}>
          {level.name}
        </small>
      </h2>
      {civ.eliminated ? <p class="faint">{t('historia-out')}</p> : <Figures store={store} place={place} />}
      {civ.navigation && <p class="abilities faint">{t('historia-navigation')}</p>}
    </section>
  )
}

export const unseated = (packet: Packet) =>
  (packet.standing?.others ?? []).map((score, index) => ({ name: nameOf(packet, `civbot_${index + 1}`), score }))

/** A card a Civbot turned up, and what came of it. */
interface Turned {
  civbot: string
  card: string
  outcome: string[]
}

/** The cards of the last Turn End, each with the lines that follow it. */
export function lastTurned(log: LogLine[]): Turned[] {
  const start = log.findLastIndex(({ key }) => key === 'event-turn-end')
  const found: Turned[] = []
  for (const { key, args, text } of log.slice(start + 1)) {
    if (key === 'event-civbot-card') {
      found.push({ civbot: asText(args.seat), card: asText(args.civbot_card), outcome: [] })
    } else if (!found.length || ENDS.has(key) || SCORED.has(asText(args.category))) {
      if (found.length) break
    } else {
      found.at(-1)!.outcome.push(text)
    }
  }
  return found
}

/** What comes after the Civbots in a Turn End. */
const ENDS = new Set(['event-cards-returned', 'event-turn-order', 'event-row', 'event-turn', 'event-game-over'])
const SCORED = new Set(['governments', 'territories', 'leaders'])

/** Card by card: what it orders, and what came of it. The whole log is asked for, since a packet holds only its end. */
function Explained({ store }: { store: TableStore }) {
  const turned = useSignal<Turned[] | null>(null)
  const packet = store.shown.value!
  const view = historia(packet)
  const begun = view.era > 1 || view.turn_of_era > 1 || packet.status === 'over'
  const open = async () => {
    turned.value = lastTurned(await get('/tables/{table_id}/log', { table_id: store.id, seat: packet.viewer }))
  }
  return (
    <>
      <button type="button" class="quiet explain" disabled={!begun} onClick={() => void open()}>
        {t('historia-explain')}
      </button>
      {turned.value && (
        <Dialog heading={t('historia-explain')} onClose={() => (turned.value = null)} class="wide-sheet explained">
          <ol>
            {turned.value.map(({ civbot, card, outcome }, index) => {
              const found = thing(store.things.value, 'civbot_card', card)
              return (
                <li key={index}>
                  <p>
                    <CivSign store={store} name={civbot} /> <b>{nameOf(packet, civbot)}</b>: {found.name}
                  </p>
                  <p class="faint">{found.text.join(' ')}</p>
                  <p>{outcome.join(' ') || t('historia-nothing')}</p>
                </li>
              )
            })}
          </ol>
        </Dialog>
      )}
    </>
  )
}
