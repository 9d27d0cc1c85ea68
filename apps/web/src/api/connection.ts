import { ADDRESSES } from '@edfe/contracts/addresses'
import { createStore } from '../ui/create-store.ts'

const [, HEALTH = ''] = ADDRESSES.getDatabaseHealth.split(' ')

/** Between two checks when the server names no time (Retry-After), growing up to the longest. */
const FIRST_MS = 2000
const LONGEST_MS = 10_000
/** A check that hangs counts as failed. */
const PATIENCE_MS = 8000

const away = createStore(false)
const listeners = new Set<() => void>()
let isChecking = false

/** True if the server, or its database, does not answer now. */
export const isServerAway = away.get
export const useIsServerAway = away.use

/** Calls `listener` whenever the server answers again or the browser is online again. Returns a function that stops it. */
export function whenServerIsBack(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
  }
}

/**
 * Checks the server after a request without an answer or with 503. It is away only if the check fails too; the check is
 * then repeated until the server answers.
 */
export function checkConnection(): void {
  if (isChecking) return
  isChecking = true
  void check(0)
}

async function check(failures: number): Promise<void> {
  const waitMs = await failedCheck(failures)
  if (waitMs === undefined) {
    isChecking = false
    if (!away.get()) return
    away.set(false)
    for (const listener of listeners) listener()
    return
  }
  away.set(true)
  await pause(waitMs)
  return check(failures + 1)
}

/** The milliseconds until the next check; undefined when the server answers. */
async function failedCheck(failures: number): Promise<number | undefined> {
  const growing = Math.min(FIRST_MS * 1.5 ** failures, LONGEST_MS)
  try {
    const answer = await fetch(HEALTH, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (answer.ok) return undefined
    const seconds = Number(answer.headers.get('retry-after'))
    return seconds > 0 ? Math.min(seconds * 1000, LONGEST_MS) : growing
  } catch {
    return growing
  }
}

/** Waits, and no longer once the browser is online again. */
function pause(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, waitMs)
    window.addEventListener('online', end)
  })
}
