import { useSyncExternalStore } from 'react'
import { call } from '../../api/client.ts'
import { ApiProblem } from '../../api/problem.ts'
import { SESSION } from '../../messages/auth-messages.ts'
import { broadcast, listenToTabs } from './session-tabs.ts'

/** What happens to a session (specification 1, section 4). The store is the only thing that says them. */
export type SessionEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED'

export interface SessionUser {
  id: string
  email: string
  name: string
}

/** What failed, and the page whose form says so itself; elsewhere the frame says it. */
export interface SessionError {
  message: string
  saidOn?: '/sign-in' | '/create-account' | '/reset-password'
  /** Does it again, where that makes sense. */
  again?: () => Promise<unknown>
}

export interface SessionState {
  user: SessionUser | undefined
  /** True until the first session check ends, and while a sign-in, sign-up or sign-out runs. */
  loading: boolean
  error: SessionError | undefined
  /** The server no longer knows the session while a person was working: the page stays, a dialog asks. */
  expired: boolean
}

let state: SessionState = { user: undefined, loading: true, error: undefined, expired: false }
const watchers = new Set<() => void>()
type Listener = (event: SessionEvent, fromTab: boolean) => void
const listeners = new Set<Listener>()

export const sessionState = (): SessionState => state

export function setSession(change: Partial<SessionState>): void {
  state = { ...state, ...change }
  for (const watcher of watchers) watcher()
}

/** Applies an event here, tells the listeners of this tab and, unless it came from there, the other tabs. */
export function emit(event: SessionEvent, change: Partial<SessionState> = {}, fromTab = false): void {
  setSession(change)
  for (const listener of listeners) listener(event, fromTab)
  if (!fromTab && event !== 'INITIAL_SESSION') broadcast(event)
}

/** `fromTab` tells that the event happened in another tab. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Pauses before the session is asked for again, when the server is away for a moment. */
const RETRY_MS = [200, 400, 800]
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Asked without the authentication library, which only signing in and out need: pages start without it. */
async function readSession(pauses = RETRY_MS): Promise<SessionUser | undefined> {
  try {
    const session = await call('getSession')
    return session?.user && { id: session.user.id, email: session.user.email, name: session.user.name }
  } catch (error) {
    const [next, ...later] = pauses
    if (error instanceof ApiProblem && error.isRetryable && next !== undefined) {
      await pause(next)
      return readSession(later)
    }
    if (error instanceof ApiProblem && !error.isNetwork && error.status < 500) return undefined
    throw error
  }
}

let first: Promise<void> | undefined

/** The signed-in user; waits for the first check of the session and never asks the server twice for it. */
export async function sessionUser(): Promise<SessionUser | undefined> {
  first ??= readSession().then(
    (user) => emit('INITIAL_SESSION', { user, loading: false, error: undefined }),
    () => {
      first = undefined
      emit('INITIAL_SESSION', {
        loading: false,
        error: { message: SESSION.initializeFailed, again: sessionUser },
      })
    },
  )
  await first
  return state.user
}

/** Reads the session again, after a sign-in or when another tab reports a change. */
export async function refreshSession(event: SessionEvent, fromTab = false): Promise<void> {
  const user = await readSession().catch(() => state.user)
  // The page below the dialog belongs to somebody else: whoever came now starts on a page of their own.
  if (state.expired && user && user.id !== state.user?.id) return location.assign('/dashboard')
  emit(event, { user, loading: false, expired: false }, fromTab)
}

/** The session of a dialog that asks may be back by way of another tab: then the page goes on, if it is the same person. */
export async function resumeSession(): Promise<void> {
  const user = await readSession([]).catch(() => undefined)
  if (user && user.id === state.user?.id) emit('SIGNED_IN', { expired: false, error: undefined })
}

export const clearSessionError = (): void => setSession({ error: undefined })

/** For a page's effect: when the page goes, what its form has said already goes with it. */
export const clearSaidError = (page: SessionError['saidOn']) => () => {
  if (state.error?.saidOn === page) clearSessionError()
}

/** The server answered 401 to a person who was signed in. */
export function sessionExpired(): void {
  if (state.user && !state.expired) setSession({ expired: true })
}

listenToTabs((event) => {
  if (event === 'SIGNED_OUT') emit('SIGNED_OUT', { user: undefined, expired: false, error: undefined }, true)
  else void refreshSession(event, true)
})

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useSession = (): SessionState => useSyncExternalStore(subscribe, sessionState, sessionState)
