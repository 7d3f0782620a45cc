import { Link, route } from '../router'
import { TablePage } from '../table/TablePage'
import { language, t } from '../text'
import type { Language } from '../types'
import { Home } from './Home'
import { Learn } from './Learn'
import { Lobby } from './Lobby'
import { choose } from './me'
import { NewTable } from './NewTable'
import { RulesPage } from './RulesPage'
import { SettingsPage } from './SettingsPage'

export function App() {
  const [place = '', name = ''] = route.value.pathname.split('/').filter(Boolean)
  return (
    <>
      <a class="skip" href="#content">
        {t('skip')}
      </a>
      <Header place={place} />
      <div id="content" tabIndex={-1}>
        <Page place={place} name={name} />
      </div>
    </>
  )
}

function Page({ place, name }: { place: string; name: string }) {
  switch (place) {
    case 't':
    case 'table':
      return <TablePage key={name} id={name} />
    case 'lobby':
      return <Lobby />
    case 'new':
      return <NewTable title={name} />
    case 'rules':
      return <RulesPage title={name} />
    case 'learn':
      return <Learn title={name} />
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
      <div class="card-box">
        <h1>{t('lost')}</h1>
        <p>{t('lost-text')}</p>
        <Link class="button primary" to="/">
          {t('home')}
        </Link>
      </div>
    </main>
  )
}

function Header({ place }: { place: string }) {
  const other: Language = language.value === 'en' ? 'it' : 'en'
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
        <Link to="/rules" current={place === 'rules'}>
          {t('rules')}
        </Link>
        <Link to="/settings" current={place === 'settings'}>
          {t('settings')}
        </Link>
        <button type="button" class="quiet language" lang={other} onClick={() => void choose(other)}>
          {other === 'it' ? 'Italiano' : 'English'}
        </button>
      </nav>
    </header>
  )
}
