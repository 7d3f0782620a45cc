import type { Gallery } from '..'
import { CardPicture } from './CardFace'

export const gallery: Gallery = {
  families: {
    leader: 'aid-family-leader',
    wonder: 'aid-family-wonder',
    government: 'aid-family-government',
    site: 'gallery-site',
    special: 'gallery-special',
    action: 'gallery-action',
    event: 'aid-family-event',
    territory: 'aid-family-territory',
    aggression: 'gallery-aggression',
    war: 'gallery-war',
    pact: 'aid-family-pact',
    tactic: 'aid-family-tactic',
    bonus: 'gallery-bonus',
  },
  Face: ({ id, things }) => <CardPicture id={id} things={things} />,
}
