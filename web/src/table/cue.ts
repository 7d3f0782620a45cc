import turnIcon from '../icon-turn.svg'
import icon from '../icon.svg'
import { settings } from '../settings'
import { t } from '../text'
import type { Packet } from '../types'

/** "Your turn": page title, a short tone and a browser notification, each only if the player wants it. */
export function cue(before: Packet | null, packet: Packet): void {
  const mine = packet.decision !== null && packet.status === 'running'
  document.querySelector('link[rel=icon]')?.setAttribute('href', mine ? turnIcon : icon)
  document.title = mine ? `● ${t('your-turn')} · Civitas` : 'Civitas'
  const wasMine = before?.decision !== null && before !== null
  if (!mine || wasMine || !before) return
  if (settings.value.sound) void import('../stage/sound').then(({ sound }) => sound('turn'))
  if (settings.value.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    const note = new Notification(t('your-turn'), { body: packet.prompt, tag: packet.table })
    note.onclick = () => window.focus()
  }
}
