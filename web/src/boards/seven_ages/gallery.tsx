import type { Gallery } from '..'
import { Picture } from '../../pictures'
import { Sign } from './Sign'

export const gallery: Gallery = {
  families: {
    card: 'gallery-empire',
    event: 'aid-family-event',
    artefact: 'aid-family-artefact',
    leader: 'aid-family-leader',
    unit: 'aid-family-unit',
  },
  Face: ({ domain, id }) => {
    if (domain === 'card') return <Picture set="arms" id={id} />
    if (domain === 'artefact')
      return (
        <Picture set="wonder" id={id}>
          <Sign id="artefact" />
        </Picture>
      )
    return <Sign id={document.getElementById(`a-${id}`) ? id : domain === 'unit' ? 'special' : domain} />
  },
}
