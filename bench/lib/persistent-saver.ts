import { setTimeout as wait } from 'node:timers/promises'
import { SAMPLE_DRAFT } from '../../e2e/fixtures/sample-draft.ts'

/** What a person does during faults, and what came of it. */
export interface Tally {
  saved: number
  filed: string[]
  /** How often a request was sent again: no answer, 502 or 503. */
  retried: number
  /** Answers that a retry does not mend, in words. */
  failed: string[]
  /** The longest time until a request was answered, in milliseconds. */
  longestGapMs: number
}

interface Entry {
  id: string
  status: string
  updated_at: string
  draft_data: { totals_declarations?: { file_reference_no?: string } }
}

const PAUSE_MS = 100
const RETRY_MS = 500
const FILE_EVERY = 15

/** Sends a request until it is answered: to the servers in turn, as a load balancer passes over one that is away. */
async function send(
  urls: readonly string[],
  request: { method: string; path: string; body?: unknown; cookie: string },
  tally: Tally,
): Promise<{ status: number; body: unknown }> {
  const { method, path, body, cookie } = request
  const began = performance.now()
  for (let attempt = 0; ; attempt += 1) {
    const url = urls[attempt % urls.length] ?? ''
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { origin: url, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => undefined)
    if (answer && ![502, 503].includes(answer.status)) {
      tally.longestGapMs = Math.max(tally.longestGapMs, performance.now() - began)
      return { status: answer.status, body: await answer.json().catch(() => undefined) }
    }
    tally.retried += 1
    await wait(RETRY_MS)
  }
}

/** A person whose browser sends again what got no answer. */
export interface PersistentSaver {
  cookie: string
  name: string
  urls: readonly string[]
}

/**
 * Saves one entry again and again, reads each save back, and files other entries in between, until the signal. A save
 * whose answer was lost may have been stored: the conflict that follows shows which.
 */
export async function saveAndFile(person: PersistentSaver, tally: Tally, end: AbortSignal): Promise<void> {
  const ask = (method: string, path: string, body?: unknown) =>
    send(person.urls, { method, path, body, cookie: person.cookie }, tally)
  const entryOf = (body: unknown) => (body as { entry: Entry }).entry
  const read = async (id: string) => entryOf((await ask('GET', `/api/entries/${id}`)).body)
  const refused = (what: string, { status, body }: { status: number; body: unknown }) =>
    tally.failed.push(`${what}: ${status} ${JSON.stringify(body)?.slice(0, 200)}`)

  const create = async () => {
    const made = await ask('POST', '/api/entries', {})
    if (made.status !== 201) throw new Error(`No entry was made: ${made.status}`)
    return entryOf(made.body)
  }
  const save = async (entry: Entry, draft_data: object) => {
    const patch = { draft_data, expected_updated_at: entry.updated_at, is_draft: true }
    return ask('PATCH', `/api/entries/${entry.id}`, patch)
  }
  const file = async () => {
    const draft = {
      ...SAMPLE_DRAFT.totals_declarations,
      declarant_name: person.name,
      declarant_signature: person.name,
    }
    const entry = await create()
    await save(entry, { ...SAMPLE_DRAFT, totals_declarations: draft })
    const { updated_at } = await read(entry.id)
    const act = {
      status: 'submitted',
      declarant_role: 'admin',
      acknowledged: true,
      expected_updated_at: updated_at,
    }
    const answer = await ask('POST', `/api/entries/${entry.id}/status`, act)
    // After a lost answer the entry is submitted already, and is not submitted again.
    const { status } = await read(entry.id)
    if (answer.status === 200 || status !== 'draft') tally.filed.push(entry.id)
    else refused('submit', answer)
  }

  let entry = await create()
  for (let count = 1; !end.aborted; count += 1) {
    const value = `AF-${count}`
    const answer = await save(entry, { totals_declarations: { file_reference_no: value } })
    if (answer.status === 200) entry = entryOf(answer.body)
    else {
      entry = await read(entry.id)
      const isStored = entry.draft_data.totals_declarations?.file_reference_no === value
      if (answer.status !== 409) refused('save', answer)
      else if (!isStored) tally.failed.push(`save: a conflict, and ${value} is not stored`)
    }
    tally.saved += 1
    if (count % FILE_EVERY === 0) await file()
    await wait(PAUSE_MS)
    const stored = await read(entry.id)
    if (stored.draft_data.totals_declarations?.file_reference_no !== value)
      tally.failed.push(`${value} was acknowledged and is lost`)
  }
}
