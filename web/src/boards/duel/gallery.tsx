import type { Gallery } from '..'
import { CardPicture } from './Card'
import { thing } from './facts'
import { Coin } from './Token'
import { WonderPicture } from './WonderPicture'

export const gallery: Gallery = {
  families: { card: 'gallery-building', wonder: 'aid-family-wonder', token: 'aid-family-token' },
  Face: ({ domain, id, things }) => {
    const found = thing(things, domain, id)
    if (domain === 'wonder') return <WonderPicture id={id} found={found} built={false} />
    if (domain === 'card') return <CardPicture id={id} found={found} />
    return (
      <span class="token">
        <Coin found={found} />
      </span>
    )
  },
}
