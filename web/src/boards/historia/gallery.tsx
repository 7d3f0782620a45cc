import type { Gallery } from '..'
import { Picture } from '../../pictures'
import { thing } from './facts'
import { LandPicture } from './LandPicture'
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
    if (domain === 'territory') return <LandPicture id={id} />
    const { kind, action } = thing(things, domain, id).sheet as { kind?: string; action?: string | null }
    const sign = <Sign id={domain !== 'card' ? domain : kind === 'advisor' ? (action ?? kind) : id} />
    if (kind !== 'advisor') return sign
    return (
      <Picture set="leader" id={id}>
        {sign}
      </Picture>
    )
  },
}
