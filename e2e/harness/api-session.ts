import type { DraftData } from '@edfe/domain/entry'
import type { BrowserContext } from '@playwright/test'
import { insertAccountRow } from '../../apps/api/test/account-row.ts'
import { type Account, newPerson } from './person.ts'
import { AUTH_SECRET, type Product } from './product.ts'

/** What these tests read of an entry. */
export interface EntryAnswer {
  id: string
  entry_number: string
  status: string
  updated_at: string
  corrects_entry_id: string | null
  draft_data: DraftData
}

/** A signed-in person who speaks to the API without a browser. */
export class ApiSession {
  private cookies = new Map<string, string>()
  private url: string

  constructor(url: string) {
    this.url = url
  }

  async signUp(person: Account = newPerson()): Promise<Account> {
    await this.send('POST', '/api/auth/sign-up/email', person)
    return person
  }

  /** Takes the session of a cookie, as a Cookie header holds it. */
  resume(cookie: string) {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    this.cookies.set(name, value)
  }

  /** The session's cookies for a browser that goes to the same address. */
  cookiesFor(url: string) {
    return [...this.cookies].map(([name, value]) => ({ name, value, url }))
  }

  /** The session's cookies as a browser sends them. */
  get cookieHeader() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Changes how the screens look. */
  async prefer(preferences: { theme: 'Light' | 'Dark'; density: 'Comfortable' | 'Compact' }) {
    await this.send('PUT', '/api/me/preferences', preferences)
  }

  /** A new entry, with what its first save holds. */
  async createEntry(draft_data?: DraftData): Promise<EntryAnswer> {
    return entryOf(await this.send('POST', '/api/entries', { draft_data }))
  }

  async entry(id: string): Promise<EntryAnswer> {
    return entryOf(await this.send('GET', `/api/entries/${id}`))
  }

  /** Saves sections of the draft on top of the version that the entry shows. */
  async save(entry: Pick<EntryAnswer, 'id' | 'updated_at'>, draft_data: DraftData): Promise<EntryAnswer> {
    const body = { draft_data, expected_updated_at: entry.updated_at, is_draft: true }
    return entryOf(await this.send('PATCH', `/api/entries/${entry.id}`, body))
  }

  /** Sends a request and gives the answer's body; an answer that is no success is thrown with what it says. */
  async send(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        origin: this.url,
        cookie: this.cookieHeader,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      this.cookies.set(name, value)
    }
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text ? JSON.parse(text) : undefined
  }
}

/** What a session needs to know of the product. */
export type Server = Pick<Product, 'url' | 'database'>

/**
 * The session of somebody new, whose account is rows in the database; on the embedded one, which only the server can
 * open, they sign up. With a browser context, the session is that of its pages as well.
 */
export async function newSession(
  { url, database }: Server,
  context?: BrowserContext,
  person: Account = newPerson(),
): Promise<ApiSession> {
  const session = new ApiSession(url)
  if (database) {
    const { cookie } = await insertAccountRow(database.query, { PUBLIC_URL: url, AUTH_SECRET }, person)
    session.resume(cookie)
  } else await session.signUp(person)
  await context?.addCookies(session.cookiesFor(url))
  return session
}

const entryOf = (answer: unknown) => (answer as { entry: EntryAnswer }).entry
