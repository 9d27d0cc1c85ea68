import type { AnswerOf } from '@edfe/contracts/operations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { ApiProblem } from '../api/problem.ts'
import { t } from '../words/t.ts'

export type SearchedLookup = 'port-codes' | 'surety-companies' | 'countries' | 'foreign-ports' | 'adcvd-cases'

export type LookupRow = LookupAnswer['rows'][number]

export type LookupAnswer = AnswerOf<'getLookup'>

/** The specified words of a search (2§8), and what its rows are called. */
export const LOOKUP_MESSAGES: Record<SearchedLookup, { searching: string; none: string; many: string }> = {
  'port-codes': {
    get searching() {
      return t({ id: 'lookups.searching-port-codes', defaultMessage: 'Searching port codes...' })
    },
    get none() {
      return t({ id: 'lookups.no-port-codes-found', defaultMessage: 'No port codes found' })
    },
    get many() {
      return t({ id: 'lookups.many-ports', defaultMessage: 'ports' })
    },
  },
  'surety-companies': {
    get searching() {
      return t({ id: 'lookups.searching-surety-companies', defaultMessage: 'Searching surety companies...' })
    },
    get none() {
      return t({ id: 'lookups.no-surety-companies-found', defaultMessage: 'No surety companies found' })
    },
    get many() {
      return t({ id: 'lookups.many-surety-companies', defaultMessage: 'surety companies' })
    },
  },
  countries: {
    get searching() {
      return t({ id: 'lookups.searching-countries', defaultMessage: 'Searching countries...' })
    },
    get none() {
      return t({ id: 'lookups.no-countries-found', defaultMessage: 'No countries found' })
    },
    get many() {
      return t({ id: 'lookups.many-countries', defaultMessage: 'countries' })
    },
  },
  'foreign-ports': {
    get searching() {
      return t({ id: 'lookups.searching-foreign-ports', defaultMessage: 'Searching foreign ports...' })
    },
    get none() {
      return t({ id: 'lookups.no-foreign-ports-found', defaultMessage: 'No foreign ports found' })
    },
    get many() {
      return t({ id: 'lookups.many-foreign-ports', defaultMessage: 'foreign ports' })
    },
  },
  'adcvd-cases': {
    get searching() {
      return t({ id: 'lookups.searching-ad-cvd-cases', defaultMessage: 'Searching AD/CVD cases...' })
    },
    get none() {
      return t({
        id: 'lookups.no-case-found-the-list',
        defaultMessage:
          'No case found. The list has only some of the orders in force. You can type any other number.',
      })
    },
    get many() {
      return t({ id: 'lookups.many-cases', defaultMessage: 'cases' })
    },
  },
}

export const MAX_ROWS = 10

/**
 * At most ten rows of a lookup. A failure is logged (2§7) and not kept: the next search of that text asks again. While
 * the server is away, the tables that the browser has for its rules answer instead.
 */
export const lookupQuery = (name: SearchedLookup, text: string) =>
  queryOptions({
    queryKey: ['lookup', name, text],
    queryFn: async ({ signal }): Promise<LookupAnswer> => {
      try {
        return await call('getLookup', { params: { name }, query: { q: text, limit: MAX_ROWS }, signal })
      } catch (failure) {
        if (signal.aborted) throw failure
        console.error('lookup failed', name, failure)
        if (!(failure instanceof ApiProblem) || !failure.isRetryable) throw failure
        const { searchLookup } = await import('@edfe/domain/reference/lazy')
        const rows = searchLookup(name, text, MAX_ROWS)
        return { rows, total: rows.length }
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** The row of exactly this code, from the tables in the browser; undefined when there is none. */
export const codeQuery = (name: SearchedLookup, code: string) =>
  queryOptions({
    queryKey: ['lookup-code', name, code],
    queryFn: async (): Promise<LookupRow | null> => {
      const { searchLookup } = await import('@edfe/domain/reference/lazy')
      return searchLookup(name, code, 1).find((row) => row.code === code) ?? null
    },
    enabled: code !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
