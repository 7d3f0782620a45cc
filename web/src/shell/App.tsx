import { useEffect } from 'preact/hooks'
import { Link, route } from '../router'
import { language, t } from '../text'
import type { Language } from '../types'
import { choose } from './me'
import { addressOf, fetchPart, isTable, pages, tables, type Address } from './parts'

export function App() {
  const address = addressOf(route.value)
  const table = isTable(address)
  useEffect(() => void fetchPart(address), [table])
  return (
    <>
      <a class="skip" href="#content">
        {t('skip')}
      </a>
      <Header place={address.place} />
      <div id="content" tabIndex={-1}>
        <Part address={address} />
      </div>
    </>
  )
}

function Part({ address }: { address: Address }) {
  if (isTable(address) && tables.value) return <tables.value.TablePage key={address.name} id={address.name} />
  if (!isTable(address) && pages.value) return <pages.value.Page {...address} />
  return <main class="page" aria-busy="true" />
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
        <Link to="/account" class="wide-only" current={place === 'account' || place === 'admin'}>
          {t('account')}
        </Link>
        <button
          type="button"
          class="quiet language"
          lang={other}

          onClick={() => void choose(other)}
        >
          <span class="language-name">{name}</span>
          <span class="language-code" aria-hidden="true">
            {other.toUpperCase()}
          </span>
        </button>
      </nav>
    </header>
  )
}
