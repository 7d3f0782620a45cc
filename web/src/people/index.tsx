/** Accounts and administrators, fetched when somebody first needs them. */
import './layer.css'

export { Account } from './Account'
export { Admin } from './Admin'
export { SpeakerSheet } from './Person'
export { ready } from './words'
