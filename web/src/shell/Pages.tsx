import { Link } from '../router'
import './layer.css'
import { t } from '../text'
import { Club } from './Club'
import { Course } from './Course'
import { Empty } from './Empty'
import { GalleryPage } from './GalleryPage'
import { Home } from './Home'
import { Learn } from './Learn'
import { Lobby } from './Lobby'
import { NewTable } from './NewTable'
import { Next } from './Next'
import { People } from './People'
import { Post } from './Post'
import { RulesPage } from './RulesPage'
import { SettingsPage } from './SettingsPage'
import { Shelf } from './Shelf'
import type { Address } from './parts'

/** All that is not a table: whoever comes by the link of a table does not wait for it. */
export function Page({ place, name, more }: Address) {
  switch (place) {
    case 'lobby':
      return <Lobby />
    case 'new':
      if (!name) return <Shelf heading={t('new-table')} text={t('new-choose')} to={(title) => `/new/${title}`} />
      return <NewTable title={name} />
    case 'rules':
      if (!name) return <Shelf heading={t('rules')} text={t('rules-choose')} to={(title) => `/rules/${title}`} />
      return <RulesPage title={name} />
    case 'cards':
      if (!name) return <Shelf heading={t('cards')} text={t('cards-choose')} to={(title) => `/cards/${title}`} />
      return <GalleryPage title={name} />
    case 'learn':
      if (!name) return <Shelf heading={t('learn')} text={t('learn-choose')} to={(title) => `/learn/${title}`} />
      return more.length ? <Learn title={name} path={more} /> : <Course title={name} />
    case 'ranking':
    case 'archive':
    case 'events':
    case 'people':
      return <Club place={place} name={name} />
    case 'next':
      return <Next />
    case 'post':
      return <Post page />
    case 'account':
    case 'admin':
      return <People place={place} name={name} />
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
