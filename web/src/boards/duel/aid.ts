import type { AidPicture } from '../index'

export const aid: AidPicture = {
  prefix: 'i-',
  strips: {
    turn: ['amphora', 'coin', 'wonder'],
    costs: ['wood', 'clay', 'stone', 'glass', 'papyrus', 'coin'],
    military: ['shield', 'pawn', 'coin', 'sword'],
    science: ['wheel', 'quill', 'mortar', 'laurel'],
    end: ['laurel', 'coin'],
  },
  signs: ['coin', 'shield', 'laurel', 'link', 'again', 'wonder', 'pawn'],
  families: ['token', 'wonder'],
}
