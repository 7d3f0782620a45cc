import { Link, route } from '../router'
import { TablePage } from '../table/TablePage'
import { language, t } from '../text'
import type { Language } from '../types'
import { Club } from './Club'
import { Course } from './Course'
import { Empty } from './Empty'
import { Home } from './Home'
import { Learn } from './Learn'
import { Lobby } from './Lobby'
import { choose } from './me'
import { NewTable } from './NewTable'
import { RulesPage } from './RulesPage'
import { SettingsPage } from './SettingsPage'
import { Shelf } from './Shelf'

export function App() {
  const [place = '', name = '', ...more] = route.value.pathname.split('/').filter(Boolean)
  return (
    <>
      <a class="skip" href="#content">
        {t('skip')}
      </a>
      <Header place={place} />
      <div id="content" tabIndex={-1}>
        <Page place={place} name={name} more={more} />
      </div>
    </>
  )
}

function Page({ place, name, more }: { place: string; name: string; more: string[] }) {
  switch (place) {
    case 't':
    case 'table':
      return <TablePage key={name} id={name} />
    case 'lobby':
      return <Lobby />
    case 'new':
      if (!name) return <Shelf heading={t('new-table')} text={t('new-choose')} to={(title) => `/new/${title}`} />
      return <NewTable title={name} />
    case 'rules':
      if (!name) return <Shelf heading={t('rules')} text={t('rules-choose')} to={(title) => `/rules/${title}`} />
      return <RulesPage title={name} />
    case 'learn':
      if (!name) return <Shelf heading={t('learn')} text={t('learn-choose')} to={(title) => `/learn/${title}`} />
      return more.length ? <Learn title={name} path={more} /> : <Course title={name} />
    case 'ranking':
    case 'archive':
    case 'events':
    case 'people':
      return <Club place={place} name={name} />
    case 'settings':
      return <SettingsPage />
    case '':
      return <Home />
    default:
      return <Lost />
  }
}

function Lost() {
  return (
    <main class="page">
      <Empty heading={t('lost')} text={t('lost-text')}>
        <Link class="button primary" to="/">
          {t('home')}
        </Link>
      </Empty>
    </main>
  )
}

function Header({ place }: { place: string }) {
  const other: Language = language.value === 'en' ? 'it' : 'en'
  const name = other === 'it' ? 'Italiano' : 'English'
  return (
    <header class="head">
      <Link to="/" class="brand">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M5 13 16 5l11 8v2H5z" class="brand-roof" />
          <path d="M7 16h4v8H7zm7 0h4v8h-4zm7 0h4v8h-4zM4 25h24v3H4z" />
        </svg>
        Civitas
      </Link>
      <nav aria-label={t('main-nav')}>
        <Link to="/lobby" current={place === 'lobby'}>
          {t('lobby')}
        </Link>
        <Link to="/learn" current={place === 'learn'}>
          {t('learn')}
        </Link>
        <Link to="/rules" current={place === 'rules'}>
          {t('rules')}
        </Link>
        <Link to="/settings" current={place === 'settings'}>
          {t('settings')}
        </Link>
        <button type="button" class="quiet language" lang={other} aria-label={name} onClick={() => void choose(other)}>
          <span class="language-name">{name}</span>
          <span class="language-code">{other.toUpperCase()}</span>
        </button>
      </nav>
    </header>
  )
}
