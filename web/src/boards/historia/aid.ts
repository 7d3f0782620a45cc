import type { AidPicture } from '../index'

export const aid: AidPicture = {
  prefix: 'h-',
  strips: {
    turn: ['back', 'card', 'cube', 'vp'],
    matrix: ['technology', 'military', 'government'],
    cubes: ['cube', 'expansion', 'exploit', 'cube'],
    end: ['territory', 'leader', 'vp'],
  },
  signs: [
    'cube',
    'vp',
    'technology',
    'military',
    'navigation',
    'government',
    'territory',
    'leader',
    'wonder_row',
    'back',
  ],
  families: ['government', 'card', 'leader', 'wonder', 'goal', 'event'],
}
