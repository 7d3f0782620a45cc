import type { AidPicture } from '../index'

export const aid: AidPicture = {
  prefix: 't-',
  strips: {
    turn: ['card', 'war', 'event', 'civil', 'science', 'food', 'resource'],
    politics: ['event', 'aggression', 'war', 'pact'],
    actions: ['card', 'worker', 'farm', 'leader', 'science', 'wonder'],
    production: ['science', 'culture', 'resource', 'food', 'worker'],
    end: ['leader', 'wonder', 'pact', 'culture'],
  },
  signs: [
    ...['civil', 'military', 'science', 'culture', 'food', 'resource', 'happy', 'infantry', 'worker', 'urban_limit'],
    ...['territory', 'tactic', 'bonus'],
  ],
  families: ['government', 'leader', 'wonder', 'tactic', 'territory', 'pact'],
}
