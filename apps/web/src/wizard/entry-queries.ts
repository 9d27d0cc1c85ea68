import { queryOptions } from '@tanstack/react-query'
import { entryApi } from './entry-api.ts'
import type { Entry } from './wire.ts'

export const entryKey = (id: string) => ['entry', id] as const

/** One entry; what navigation carried along is shown first and then refreshed. */
export const entryQuery = (id: string, carried?: Entry) =>
  queryOptions({
    queryKey: entryKey(id),
    queryFn: () => entryApi.get(id),
    initialData: carried,
    initialDataUpdatedAt: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })

/** Today, time zone, rules profile, role: once per page load. */
export const defaultsQuery = queryOptions({
  queryKey: ['entry-defaults'],
  queryFn: entryApi.defaults,
  staleTime: 300_000,
})

/** The reference tables, in a chunk of their own: they are large and change with a release. */
export const referenceQuery = queryOptions({
  queryKey: ['reference-book'],
  queryFn: async () => (await import('@edfe/domain/reference-large')).fullReferenceBook(),
  staleTime: Number.POSITIVE_INFINITY,
})

export const filingQuery = (id: string) =>
  queryOptions({ queryKey: ['filing', id], queryFn: () => entryApi.filing(id) })
