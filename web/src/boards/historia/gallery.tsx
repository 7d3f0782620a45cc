import type { Gallery } from '..'
import { Picture } from '../../pictures'
import { thing } from './facts'
import { Sign } from './Sign'

export const gallery: Gallery = {
  families: {
    card: 'aid-family-card',
    leader: 'aid-family-leader',
    wonder: 'aid-family-wonder',
    government: 'aid-family-government',
    territory: 'aid-family-territory',
    event: 'aid-family-event',
    goal: 'aid-family-goal',
  },
  Face: ({ domain, id, things }) => {
    if (domain === 'wonder' || domain === 'leader') return <Picture set={domain} id={id} />
    const { kind, action } = thing(things, domain, id).sheet as { kind?: string; action?: string | null }
    return <Sign id={domain !== 'card' ? domain : kind === 'advisor' ? (action ?? kind) : id} />
  },
}
