import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import { Link, route } from '../router'
import { language, t } from '../text'
import type { Rule } from '../types'
import { Degree } from '../table/Degree'
import { rulesOf } from '../table/pack'
import { useGames } from './games'
import { PackChangesBox } from './PackChangesBox'

/** Where the contents have room beside the paragraphs (as in `house.css`). */
const BESIDE = '(min-width: 1000px)'

/** The numbered rules in our own words, searchable; every refusal links to its paragraph. */
export function RulesPage({ title }: { title: string }) {
  const games = useGames()
  const rules = useSignal<Rule[]>([])
  const words = useSignal('')
  const wanted = decodeURIComponent(route.value.hash.slice(1))
  const game = games.value.find((found) => found.key === title)
  const pack = route.value.searchParams.get('pack')
  useEffect(() => {
    rules.value = []
    void get('/games/{title}/rules', { title, pack })
      .then((found) => (rules.value = found))
      .catch(() => undefined)
  }, [title, pack, language.value])
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView({ block: 'center' })
  }, [wanted, rules.value])

  const parts = words.value.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (rule: Rule) =>
    parts.every((part) => `${rule.id} ${rule.section} ${rule.text}`.toLowerCase().includes(part))
  const shown = rules.value.filter(fits)
  const name = game?.names[language.value]
  const sections = Map.groupBy(shown, (rule) => rule.section)
  return (
    <main class="page rules">
      <h1>{name ? t('rules-of', { game: name }) : t('rules')}</h1>
      {games.value.length > 1 && (
        <nav class="chips" aria-label={t('game')}>
          {games.value.map((game) => (
            <Link class="chip" key={game.key} to={`/rules/${game.key}`} current={game.key === title}>
              {game.names[language.value]}
            </Link>
          ))}
        </nav>
      )}
      {game && game.packs.length > 0 && (
        <nav class="chips" aria-label={t('pack')}>
          <span class="faint">{t('pack')}:</span>
          <Link class="chip" to={rulesOf(title)} current={!pack}>
            {t('pack-none')}
          </Link>
          {game.packs.map((found) => (
            <Link class="chip" key={found.key} to={rulesOf(title, found.key)} current={found.key === pack}>
              {found.name}
            </Link>
          ))}
        </nav>
      )}
      {pack && <PackChangesBox title={title} pack={pack} />}
      <p>
        <Link to={`/cards/${title}${route.value.search}`}>{t('cards-link')}</Link>
      </p>
      <label class="search">
        <span class="visually-hidden">{t('rules-search')}</span>
        <input
          type="search"
          placeholder={t('rules-search')}
          value={words.value}
          onInput={(event) => (words.value = event.currentTarget.value)}
        />
      </label>
      <p class="faint" role="status">
        {t('rules-found', { count: shown.length })}
      </p>
      <div class="rule-book">
        {sections.size > 1 && (
          <details class="contents" open={window.matchMedia(BESIDE).matches}>
            <summary>{t('rules-contents')}</summary>
            <ol>
              {[...sections].map(([section, found]) => (
                <li key={section}>
                  <a href={`#${found[0]!.id}`}>{section}</a>
                </li>
              ))}
            </ol>
          </details>
        )}
        <div>
          {[...sections].map(([section, found]) => (
            <section key={section}>
              <h2>{section}</h2>
              {found.map((rule) => (
                <article key={rule.id} id={rule.id} class="rule" data-wanted={rule.id === wanted}>
                  <p class={rule.example ? 'example' : ''}>{rule.text}</p>
                  <footer>
                    <Degree rule={rule} />
                    <a class="rule-id" href={`#${rule.id}`}>
                      {rule.id}
                    </a>
                  </footer>
                </article>
              ))}
            </section>
          ))}
        </div>
      </div>
    </main>
  )
}
