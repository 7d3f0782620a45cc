import type { Gallery } from '..'
import { Picture } from '../../pictures'
import { PICTURES } from './facts'
import { Sign } from './Sign'

export const gallery: Gallery = {
  families: {
    card: 'gallery-empire',
    event: 'aid-family-event',
    artefact: 'aid-family-artefact',
    leader: 'aid-family-leader',
    unit: 'aid-family-unit',
  },
  Face: ({ domain, id }) =>
    domain === 'event' ? (
      <Sign id={domain} />
    ) : (
      <Picture set={PICTURES[domain]!} id={id}>
        <Sign id={domain} />
      </Picture>
    ),
}
