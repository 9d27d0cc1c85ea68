import { ENTRY_STATUSES } from '@edfe/domain/entry'
import type { EdfeClient } from '../client.ts'
import { type Entry, findEntry } from './find-entry.ts'
import { done, EXIT, type Outcome, refused, refusedBy, type Terminal } from './terminal.ts'

const SECONDS = 30

export interface StatusOptions {
  /** Goes on until the entry has the status of `until`, and without one until it is stopped. */
  isWatched: boolean
  until: string | undefined
  seconds: string | undefined
  print: (outcome: Outcome) => void
}

/** Says the status of an entry, and each change of it while it is watched. */
export async function status(
  edfe: EdfeClient,
  name: string,
  { isWatched, until, seconds = String(SECONDS), print }: StatusOptions,
  { pause }: Terminal,
): Promise<Outcome> {
  if (!/^\d+(\.\d+)?$/.test(seconds))
    return refused('--every takes seconds, such as 30.', 'every_invalid', EXIT.wrongUse)
  if (until !== undefined && !ENTRY_STATUSES.some((one) => one === until))
    return refused(`--until takes ${ENTRY_STATUSES.join(', ')}.`, 'until_invalid', EXIT.wrongUse)
  const found = await findEntry(edfe, name)
  if (found.error) return refusedBy(found.error)
  const path = { id: found.id }
  for (let said = '', tag = ''; ; ) {
    const header = tag ? { 'If-None-Match': tag } : {}
    const { data, error, response } = await edfe.GET('/api/v1/entries/{id}', { params: { path, header } })
    if (error && response.status !== 304) return refusedBy(error)
    tag = response.headers.get('etag') ?? tag
    if (data) {
      const outcome = outcomeOf(data.entry)
      const [line = ''] = outcome.lines
      if (!(isWatched || until) || data.entry.status === until) return outcome
      if (line !== said) print(outcome)
      said = line
    }
    await pause(Number(seconds) * 1000)
  }
}

function outcomeOf({ id, entry_number, status: word, release_status, updated_at }: Entry): Outcome {
  const release = release_status ? `; goods: ${release_status}` : ''
  return done([`${entry_number}: ${word}${release}`], {
    id,
    entry_number,
    status: word,
    release_status,
    updated_at,
  })
}
