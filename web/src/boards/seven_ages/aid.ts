import type { AidPicture } from '../index'

export const aid: AidPicture = {
  prefix: 'a-',
  strips: {
    turn: ['start', 'production', 'trade', 'manoeuvre', 'destiny', 'civilise', 'discard'],
    empires: ['production', 'money', 'infantry', 'manoeuvre', 'trade', 'progress'],
    conflict: ['infantry', 'card', 'fort', 'city'],
    glory: ['glory', 'holder'],
  },
  signs: [
    ...['glory', 'money', 'progress', 'capital', 'city', 'fort', 'disorder', 'artefact', 'leader', 'holder'],
    ...['wheat', 'elephant', 'oil', 'lock'],
  ],
  families: ['leader', 'unit', 'artefact', 'event'],
}
