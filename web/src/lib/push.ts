import type { Subscription } from './types'

/** Whether this browser can be sent word: it must be told of by https, and know how. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext

/** This browser's subscription for word from this server. A DOMException where its reader or the browser refuses. */
export async function subscribe(key: string): Promise<Subscription> {
  if (await Notification.requestPermission() !== 'granted') throw new DOMException('refused', 'NotAllowedError')
  const registered = await navigator.serviceWorker.ready
  const found = await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = found.toJSON()
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! }
}
