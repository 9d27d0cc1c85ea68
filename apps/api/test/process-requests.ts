import type { DraftData } from '@edfe/domain/entry'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { until } from './entry-steps.ts'
import { PASSWORD } from './harness.ts'

/** One origin for all starts of a server process: each start has another port. */
const ORIGIN = 'http://localhost:3000'
export const SETTINGS = {
  EDFE_TODAY: SAMPLE_ENTRY.today,
  PUBLIC_URL: ORIGIN,
  AUTH_SECRET: 'one secret for sessions of all starts',
}

export interface StoredEntry {
  id: string
  updated_at: string
  status: string
  draft_data: DraftData
}

/** A request as a page of the product makes it. Throws a TypeError when no server answers. */
export async function send(url: string, method: string, path: string, cookie: string, body?: unknown) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { origin: ORIGIN, cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return { answer, text }
}

export async function sendEntry(url: string, method: string, path: string, cookie: string, body?: unknown) {
  const { text } = await send(url, method, path, cookie, body)
  return (JSON.parse(text) as { entry: StoredEntry }).entry
}

/** Makes an account with its organization. Returns its cookie. */
export async function signUp(url: string, email: string): Promise<string> {
  const person = { name: 'Ada Importer', email, password: PASSWORD }
  // A server that starts on a busy machine says so at first: the request is made again.
  const { answer } = await until(
    () => send(url, 'POST', '/api/auth/sign-up/email', '', person).catch(() => undefined),
    (made) => made !== undefined,
  ).then((made) => made!)
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
}
