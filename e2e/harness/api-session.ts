import type { DraftData } from '@edfe/domain/entry'
import type { BrowserContext } from '@playwright/test'
import { type Account, newPerson } from './person.ts'

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

  /** The session's cookies for a browser that goes to the same address. */
  cookiesFor(url: string) {
    return [...this.cookies].map(([name, value]) => ({ name, value, url }))
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
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
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

/** The session of somebody new; with a browser context, it is signed in there as well. */
export async function newSession(
  url: string,
  context?: BrowserContext,
  person?: Account,
): Promise<ApiSession> {
  const session = new ApiSession(url)
  await session.signUp(person)
  await context?.addCookies(session.cookiesFor(url))
  return session
}

const entryOf = (answer: unknown) => (answer as { entry: EntryAnswer }).entry
