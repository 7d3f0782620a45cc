import { settings } from '../settings'
import { t } from '../text'
import type { Packet } from '../types'

/** The sign of the window has a red dot as long as somebody waits for you. */
const DOT = "%3Ccircle cx='25' cy='7' r='7' fill='%23d8432a' stroke='%23fff' stroke-width='2'/%3E"

function mark(asked: boolean): void {
  const sign = document.querySelector('link[rel=icon]')
  const plain = sign?.getAttribute('href')?.replace(DOT, '') ?? ''
  sign?.setAttribute('href', asked ? plain.replace(/%3C\/svg%3E$/, `${DOT}$&`) : plain)
}

/** "Your turn": page title, a short tone and a browser notification, each only if the player wants it. */
export function cue(before: Packet | null, packet: Packet): void {
  const mine = packet.decision !== null && packet.status === 'running'
  document.title = mine ? `● ${t('your-turn')} · Civitas` : 'Civitas'
  mark(mine)
  const wasMine = before?.decision !== null && before !== null
  if (!mine || wasMine || !before) return
  if (settings.value.sound) void import('../stage/sound').then(({ sound }) => sound('turn'))
  if (settings.value.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    const note = new Notification(t('your-turn'), { body: packet.prompt, tag: packet.table })
    note.onclick = () => window.focus()
  }
}
