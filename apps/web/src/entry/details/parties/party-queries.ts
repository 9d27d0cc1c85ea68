import type { DuplicatesAnswer, PartyDirectoryAnswer } from '@edfe/contracts/party-directory'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '../../../api/client.ts'
import { isLocalId } from '../../editing/local/local-entries.ts'
import type { KnownParty } from './party-values.ts'

export type PartyRow = z.infer<typeof PartyDirectoryAnswer>['parties'][number]
export type DuplicateParty = z.infer<typeof DuplicatesAnswer>['duplicates'][number]

/** As many parties as the directory shows at once (specification 2§7). */
export const DIRECTORY_LIMIT = 50

/** The organisation's parties whose names have words that begin so. */
export const directoryQuery = (text: string) =>
  queryOptions({
    queryKey: ['parties', text],
    queryFn: async ({ signal }) => {
      const params = { query: { q: text, limit: DIRECTORY_LIMIT } }
      return (await api.get<z.infer<typeof PartyDirectoryAnswer>>('/api/parties', { params, signal })).parties
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** Known parties that a typed one may be. A failure is only warned of, and reads as none (specification 2§7). */
export const duplicatesQuery = (entryId: string, party: KnownParty) =>
  queryOptions({
    queryKey: ['party-duplicates', entryId, party],
    queryFn: async ({ signal }): Promise<DuplicateParty[]> => {
      try {
        const body = { party, ...(!isLocalId(entryId) && { entry_id: entryId }) }
        const answer = await api.post<z.infer<typeof DuplicatesAnswer>>('/api/parties/duplicates', {
          body,
          signal,
        })
        return answer.duplicates
      } catch (failure) {
        if (signal.aborted) throw failure
        console.warn('duplicate detection failed', failure)
        return []
      }
    },
    enabled: (party.name ?? '').trim().length > 1,
    staleTime: 60_000,
  })
