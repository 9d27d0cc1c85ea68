import type { ValidateStreamLine } from '@edfe/contracts/entries/entry-records'
import type { z } from 'zod'
import { call, openStream } from './client.ts'
import type { EntryListAsk, EntryRowData } from './entry-list.ts'
import { jsonLines } from './json-lines.ts'

export type CheckLine = z.output<typeof ValidateStreamLine>

/** The most entries that one check takes. */
export const MOST_CHECKED = 1000
const PAGE_SIZE = 100

/** Runs every rule on the entries, one after the other; a line for each as soon as it is judged. */
export async function* checkEntries(ids: readonly string[], signal: AbortSignal): AsyncGenerator<CheckLine> {
  const stream = await openStream('validateEntriesStream', { body: { ids: [...ids] }, signal })
  yield* jsonLines<CheckLine>(stream)
}

/** The first entries of a filtered list, whatever page of it is on the screen; at most `MOST_CHECKED`. */
export async function entriesOfFilter(ask: EntryListAsk, signal: AbortSignal): Promise<EntryRowData[]> {
  const found = new Map<string, EntryRowData>()
  for (let page = 1; found.size < MOST_CHECKED; page += 1) {
    const query = { ...ask, page, page_size: PAGE_SIZE }
    const { entries, total } = await call('listEntries', { query, signal })
    for (const entry of entries) found.set(entry.id, entry)
    if (entries.length === 0 || page * PAGE_SIZE >= total) break
  }
  return [...found.values()].slice(0, MOST_CHECKED)
}
