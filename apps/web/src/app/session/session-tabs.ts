import type { SessionEvent } from './session-store.ts'

/** One channel per browser profile: what happens to the session in one tab reaches the others. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('edfe-session')

export const broadcast = (event: SessionEvent): void => channel?.postMessage(event)

export function listenToTabs(listener: (event: SessionEvent) => void): void {
  channel?.addEventListener('message', (message: MessageEvent<SessionEvent>) => listener(message.data))
}
