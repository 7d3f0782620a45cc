/** The rooms of the club, fetched when somebody first enters one. */
export { Archive } from './Archive'
export { Event, Events } from './Events'
export { Profile } from './Profile'
export { Ranking } from './Ranking'
export { ready } from '../people/words'
