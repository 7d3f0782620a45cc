import { useSignal } from '@preact/signals'
import { Dialog } from '../../table/Dialog'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, empireName, thing } from './facts'
import { leaderName } from './notes'
import { Sign } from './Sign'
import { word } from './words'

/** Everything face up that is not on the map: discards, beliefs and technologies, leaders; behind the count of cards. */
export function Lists({ store }: { store: TableStore }) {
  const open = useSignal(false)
  const { deck } = ages(store.shown.value!)
  const label = t('ages-deck', { count: deck })
  return (
    <>
      <button
        type="button"
        class="a-lists-open"
        title={t('ages-lists')}
        aria-label={`${t('ages-lists')}: ${label}`}
        onClick={() => (open.value = true)}
      >
        <Sign id="card" />
        <span>{deck}</span>
      </button>
      {open.value && (
        <Dialog heading={t('ages-lists')} onClose={() => (open.value = false)} class="wide-sheet">
          <Contents store={store} />
        </Dialog>
      )}
    </>
  )
}

function Contents({ store }: { store: TableStore }) {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const name = (domain: string) => (id: string) => thing(things, domain, id).name
  const held = view.empires.flatMap(({ religion, government, calamities, card }) =>
    [religion, government, ...calamities].flatMap((id) =>
      id ? [`${name('artefact')(id)} (${name('card')(card)})`] : [],
    ),
  )
  const placed = view.areas.flatMap(({ id, artefacts }) =>
    artefacts.map((artefact) => `${name('artefact')(artefact)} (${name('area')(id)})`),
  )
  const technologies = Object.entries(view.technologies).map(
    ([id, space]) => `${name('artefact')(id)} (${t('ages-space', { space })})`,
  )
  const leaders = view.leaders.map(
    (leader) => `${leaderName(things, leader)} (${empireName(view, things, leader.colour)})`,
  )
  const lists = [
    { heading: t('ages-discards'), lines: [...view.fresh, ...view.pile].map(name('card')) },
    { heading: t('ages-artefacts'), lines: [...held, ...placed, ...technologies] },
    { heading: t('ages-leaders'), lines: leaders },
  ]
  return (
    <div class="a-lists">
      <p>
        {t('ages-deck', { count: view.deck })} · {t('ages-cup', { count: view.cup })} ·{' '}
        {t('ages-wild-elephants', { count: view.elephants })}
      </p>
      {lists.map(({ heading, lines }) => (
        <section key={heading}>
          <h3>
            {heading} <span class="faint">{lines.length}</span>
          </h3>
          <p>{lines.join(', ') || '–'}</p>
        </section>
      ))}
      <p class="faint">{word('title-note')}</p>
    </div>
  )
}
