import type { PostTarget } from '../types'

export const canPush = (): boolean =>
  'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator

/** Have the browser listen for this server, even when no page of it is open; where it is to be written to. Null if
 * whoever sits here does not want that after all. */
export async function listenHere(key: string): Promise<PostTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = found.toJSON()
  return { way: 'push', target: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}
