import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import { toCome } from '../idle'
import { leaveBoard, loadBoard, type Gallery } from '../boards'
import { Link, route } from '../router'
import { said, whole } from '../table/things'
import { language, t } from '../text'
import type { Thing, Things } from '../types'
import { useGames } from './games'

/** All cards of a title, drawn as at the table, with what they do in words; apart from any table. */
export function GalleryPage({ title }: { title: string }) {
  const games = useGames()
  const gallery = useSignal<Gallery | null>(null)
  const things = useSignal<Things>({})
  const words = useSignal('')
  const pack = route.value.searchParams.get('pack')
  useEffect(() => {
    gallery.value = null
    void loadBoard(title).then(async (board) => (gallery.value = (await board.gallery?.())?.gallery ?? null))
    return leaveBoard
  }, [title])
  useEffect(() => {
    things.value = {}
    void get('/games/{title}/things', { title, pack })
      .then((found) => (things.value = whole(found)))
      .catch(() => undefined)
  }, [title, pack, language.value])
  const game = games.value.find((found) => found.key === title)
  const name = game?.names[language.value]
  const parts = words.value.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ name, other_name: other, text }: Thing) =>
    parts.every((part) => `${name} ${other ?? ''} ${text.join(' ')}`.toLowerCase().includes(part))
  const families = Object.entries(gallery.value?.families ?? {})
    .map(([family, label]) => ({
      family,
      label,
      found: Object.entries(things.value[family] ?? {}).filter(([, thing]) => fits(thing)),
    }))
    .filter(({ found }) => found.length)
  return (
    <main
      class="page gallery"
      aria-busy={!gallery.value || !Object.keys(things.value).length}
      data-staged={toCome.value === 0}
    >
      <h1>{name ? t('cards-of', { game: name }) : t('cards')}</h1>
      <nav class="chips" aria-label={t('game')}>
        {games.value.map((game) => (
          <Link class="chip" key={game.key} to={`/cards/${game.key}`} current={game.key === title}>
            {game.names[language.value]}
          </Link>
        ))}
      </nav>
      <p>
        <Link to={`/rules/${title}${route.value.search}`}>{t('cards-rules')}</Link>
      </p>
      <label class="search">
        <span class="visually-hidden">{t('cards-search')}</span>
        <input
          type="search"
          placeholder={t('cards-search')}
          value={words.value}
          onInput={(event) => (words.value = event.currentTarget.value)}
        />
      </label>
      <p class="faint" role="status">
        {t('cards-found', { count: families.reduce((sum, { found }) => sum + found.length, 0) })}
      </p>
      {families.map(({ family, label, found }) => (
        <section key={family} data-family={family}>
          <h2>{t(label)}</h2>
          <ul class="exhibits">
            {found.map(([id, thing]) => (
              <Exhibit
                key={id}
                domain={family}
                id={id}
                thing={thing}
                things={things.value}
                Face={gallery.value!.Face}
              />
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

interface ExhibitProps extends Pick<Gallery, 'Face'> {
  domain: string
  id: string
  thing: Thing
  things: Things
}

function Exhibit({ domain, id, thing, things, Face }: ExhibitProps) {
  const { name, other_name: other, picture } = thing
  const { lines, basis } = said(thing)
  return (
    <li class="exhibit card-box" data-thing={`${domain}:${id}`}>
      <div class="exhibit-face" data-domain={domain}>
        {picture ? <img class="pack-picture" src={picture} alt="" /> : <Face domain={domain} id={id} things={things} />}
      </div>
      <div>
        <h3>{name}</h3>
        {other && other !== name && <p class="faint">{other}</p>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {basis && <p class="basis">{basis}</p>}
      </div>
    </li>
  )
}
