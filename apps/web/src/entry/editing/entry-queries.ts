import type { Entry } from '@edfe/contracts/entries/entry'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../../api/problem.ts'
import { ENTRY_DEFAULTS } from '../../api/settings.ts'
import { entryApi, instantNow } from './entry-api.ts'
import { isLocalId, localApi } from './local/local-entries.ts'
import { isUnsaved } from './on-server.ts'
import { storedDefaults } from './stored-defaults.ts'
import { beginEntry, newDraftQuery } from './unsaved/begin-entry.ts'
import { begunEntries } from './unsaved/begun-entries.ts'

/** Returns the API of an entry: the server's, or this browser's for local ones. */
export const apiOf = (id: string) => (isLocalId(id) ? localApi(instantNow) : entryApi)

export const entryKey = (id: string) => ['entry', id] as const

/** One entry; what navigation carried along is shown first and then refreshed. */
export const entryQuery = (id: string, carried?: Entry) =>
  queryOptions({
    queryKey: entryKey(id),
    queryFn: async ({ client }) => {
      const held = client.getQueryData<Entry>(entryKey(id))
      return held && isUnsaved(held) ? held : getEntry(id, client)
    },
    initialData: carried,
    initialDataUpdatedAt: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })

/** The entry as the server or this browser has it; one that was begun in this tab and never saved begins again. */
async function getEntry(id: string, client: QueryClient): Promise<Entry> {
  try {
    return await apiOf(id).get(id)
  } catch (failure) {
    const isMissing = failure instanceof ApiProblem && failure.status === 404
    if (!isMissing || !begunEntries.has(id)) throw failure
    return beginEntry(await client.fetchQuery(newDraftQuery), id)
  }
}

/** Today, time zone, rules profile, role: once per page load. */
export const defaultsQuery = queryOptions({
  queryKey: ENTRY_DEFAULTS,
  queryFn: async () => {
    try {
      return storedDefaults.write(await entryApi.defaults())
    } catch (failure) {
      const kept = storedDefaults.read()
      if (kept && failure instanceof ApiProblem && (failure.isNetwork || failure.status >= 500)) return kept
      throw failure
    }
  },
  staleTime: 300_000,
})

/** Queries the changes of a post summary correction, as its draft was last saved. */
export const correctionQuery = ({ id, updated_at }: Pick<Entry, 'id' | 'updated_at'>) =>
  queryOptions({ queryKey: ['correction', id, updated_at], queryFn: () => entryApi.correction(id) })

/** Queries the remains of an abandoned import of a sheet. */
export const unfinishedSplitQuery = (id: string) =>
  queryOptions({ queryKey: ['unfinished-split', id], queryFn: () => entryApi.unfinishedSplit(id) })

/** Queries the release of an entry's goods, and its three filings. */
export const releaseQuery = (id: string) =>
  queryOptions({ queryKey: ['release', id], queryFn: () => entryApi.release(id) })

/** Queries the security filings of an entry, one for each master bill. */
export const securityFilingQuery = (id: string) =>
  queryOptions({ queryKey: ['security-filing', id], queryFn: () => entryApi.securityFiling(id) })

export const filingQuery = (id: string) =>
  queryOptions({ queryKey: ['filing', id], queryFn: () => entryApi.filing(id) })
