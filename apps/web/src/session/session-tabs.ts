/** The events of a session (specification 1, section 4). Only the session store emits these. */
export type SessionEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED'

/** One channel per browser profile: what happens to the session in one tab reaches the others. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('edfe-session')

export const broadcast = (event: SessionEvent): void => channel?.postMessage(event)

export function listenToTabs(listener: (event: SessionEvent) => void): void {
  channel?.addEventListener('message', (message: MessageEvent<SessionEvent>) => listener(message.data))
}
