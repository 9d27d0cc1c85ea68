import type { AnswerOf } from '@edfe/contracts/operations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'

export type SuppliersAnswer = AnswerOf<'listSuppliers'>
export type Supplier = SuppliersAnswer['suppliers'][number]

const NONE: SuppliersAnswer = { suppliers: [], total: 0 }

/** Known suppliers that a text names, the most used first. Suggestions are an offer: a failure reads as none. */
export const suppliersQuery = (entryId: string | undefined, text: string) =>
  queryOptions({
    queryKey: ['suppliers', entryId, text],
    queryFn: async ({ signal }): Promise<SuppliersAnswer> => {
      try {
        const query = { q: text, ...(entryId !== undefined && { entry_id: entryId }) }
        return await call('listSuppliers', { query, signal })
      } catch (failure) {
        if (signal.aborted) throw failure
        console.warn('suppliers could not be read', failure)
        return NONE
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
