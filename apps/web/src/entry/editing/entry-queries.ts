import type { Entry } from '@edfe/contracts/entries/entry'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../../api/problem.ts'
import { ENTRY_DEFAULTS } from '../../api/settings.ts'
import { entryApi, instantNow } from './entry-api.ts'
import { isLocalId, localApi } from './local/local-entries.ts'
import { storedDefaults } from './stored-defaults.ts'

/** Who answers for an entry: the server, or this browser for local ones. */
export const apiOf = (id: string) => (isLocalId(id) ? localApi(instantNow) : entryApi)

export const entryKey = (id: string) => ['entry', id] as const

/** One entry; what navigation carried along is shown first and then refreshed. */
export const entryQuery = (id: string, carried?: Entry) =>
  queryOptions({
    queryKey: entryKey(id),
    queryFn: () => apiOf(id).get(id),
    initialData: carried,
    initialDataUpdatedAt: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })

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

/** The reference tables, in a chunk of their own: they are large and change with a release. */
export const referenceQuery = queryOptions({
  queryKey: ['reference-book'],
  queryFn: async () => (await import('@edfe/domain/reference/lazy')).fullReferenceBook(),
  staleTime: Number.POSITIVE_INFINITY,
})

export const filingQuery = (id: string) =>
  queryOptions({ queryKey: ['filing', id], queryFn: () => entryApi.filing(id) })
