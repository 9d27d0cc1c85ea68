import { call } from '../api/client.ts'
import { ApiProblem } from '../api/problem.ts'
import { SESSION } from '../messages/session-messages.ts'
import { createStore } from '../ui/create-store.ts'
import { broadcast, listenToTabs, type SessionEvent } from './session-tabs.ts'

export interface SessionUser {
  id: string
  email: string
  name: string
}

/** The failure, and the page whose form shows it itself; elsewhere the frame shows it. */
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

const store = createStore<SessionState>({
  user: undefined,
  loading: true,
  error: undefined,
  expired: false,
})
type Listener = (event: SessionEvent, fromTab: boolean) => void
const listeners = new Set<Listener>()

export const sessionState = store.get

export const setSession = (change: Partial<SessionState>): void => store.set({ ...store.get(), ...change })

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
  return store.get().user
}

/** Reads the session again, after a sign-in or when another tab reports a change. */
export async function refreshSession(event: SessionEvent, fromTab = false): Promise<void> {
  const user = await readSession().catch(() => store.get().user)
  // The page below the dialog belongs to somebody else: the new person starts on a new page.
  if (store.get().expired && user && user.id !== store.get().user?.id) return location.assign('/dashboard')
  emit(event, { user, loading: false, expired: false }, fromTab)
}

/** The session of a dialog that asks may be back by way of another tab: then the page goes on, if it is the same person. */
export async function resumeSession(): Promise<void> {
  const user = await readSession([]).catch(() => undefined)
  if (user && user.id === store.get().user?.id) emit('SIGNED_IN', { expired: false, error: undefined })
}

export const clearSessionError = (): void => setSession({ error: undefined })

/** For a page's effect: when the page goes, what its form has said already goes with it. */
export const clearSaidError = (page: SessionError['saidOn']) => () => {
  if (store.get().error?.saidOn === page) clearSessionError()
}

/** The server answered 401 to a person who was signed in. */
export function sessionExpired(): void {
  if (store.get().user && !store.get().expired) setSession({ expired: true })
}

listenToTabs((event) => {
  if (event === 'SIGNED_OUT') emit('SIGNED_OUT', { user: undefined, expired: false, error: undefined }, true)
  else void refreshSession(event, true)
})

export const useSession = store.use
