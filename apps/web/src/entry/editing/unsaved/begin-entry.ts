import type { Entry } from '@edfe/contracts/entries/entry'
import type { DraftData } from '@edfe/domain/entry'
import { queryOptions } from '@tanstack/react-query'
import { blankEntry } from '../blank-entry.ts'
import { entryApi, instantNow } from '../entry-api.ts'
import { begunEntries } from './begun-entries.ts'

/**
 * Queries the starting draft of a new entry, from the server's last answer: in memory only, because the
 * importer number of an organization may be a Social Security number.
 */
export const newDraftQuery = queryOptions({
  queryKey: ['new-draft'],
  queryFn: () => entryApi.newDraft(),
  staleTime: 0,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** An entry that lives in this tab until its first save: it has an id, what the organization has set, and no number. */
export function beginEntry(draft: DraftData, id: string = crypto.randomUUID()): Entry {
  if (!begunEntries.has(id)) begunEntries.add(id)
  return blankEntry({ id, entryNumber: '', draft, at: instantNow() })
}
