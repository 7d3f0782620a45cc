import type { AidPicture } from '../index'

export const aid: AidPicture = {
  prefix: 'q-',
  strips: {
    turn: ['man', 'house', 'cart_shop', 'farm', 'storage', 'explorer', 'famine', 'pollution'],
    famine: ['famine', 'food', 'granary', 'grave'],
    pollution: ['city', 'pollution', 'fountain', 'dump', 'grave'],
    victory: ['cathedral', 'halo'],
  },
  signs: [
    'man',
    'cart',
    'food',
    'luxury',
    'storage',
    'zone',
    'marker',
    'famine',
    'grave',
    'pollution',
    'surround',
    'halo',
  ],
  families: ['saint', 'building', 'house', 'project'],
}
