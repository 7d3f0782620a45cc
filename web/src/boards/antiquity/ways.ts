import type { Packet, Things } from '../../types'
import { antiquity, printed, thing } from './facts'
import { word } from './words'

/** How far a player is towards a condition of a saint. */
interface Bar {
  condition: string
  sign: string
  done: number
  all: number
  label: string
}

/** What counts towards three of the four conditions of the saints; the fourth is to surround a rival. */
export function barsOf(packet: Packet, things: Things, seat: number): Bar[] {
  const view = antiquity(packet)
  const own = view.players[seat]!
  const each = printed(things).goods_each
  const [men, kinds] = [Object.keys(things.house ?? {}).length, Object.keys(things.building ?? {}).length]
  const goods = each * view.wanted_goods.length
  const absent = own.missing_buildings.map((id) => thing(things, 'building', id).name)
  const short = view.wanted_goods
    .filter((good) => own.goods[good]! < each)
    .map((good) => `${thing(things, 'good', good).name} ${own.goods[good]}/${each}`)
  return [
    { condition: 'men', sign: 'man', done: own.men, all: men, label: word('condition-men', { men }) },
    {
      condition: 'buildings',
      sign: 'house',
      done: kinds - own.missing_buildings.length,
      all: kinds,
      label: [word('condition-buildings'), absent.join(', ')].join(' '),
    },
    {
      condition: 'goods',
      sign: 'storage',
      done: goods - own.missing_goods,
      all: goods,
      label: [word('condition-goods', { each }), short.join(', ')].join(' '),
    },
  ]
}
