import type { AnswerOf } from '@edfe/contracts/operations'
import { DIRECTORY_LIMIT } from '@edfe/domain/parties'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import type { KnownParty } from './party-values.ts'

export type PartyRow = AnswerOf<'listParties'>['parties'][number]
export type DuplicateParty = AnswerOf<'findDuplicateParties'>['duplicates'][number]

/** The organisation's parties whose names have words that begin so. */
export const directoryQuery = (text: string, country: string | undefined) =>
  queryOptions({
    queryKey: ['parties', text, country],
    queryFn: async ({ signal }) =>
      (
        await call('listParties', {
          query: { q: text, limit: DIRECTORY_LIMIT, ...(country && { country }) },
          signal,
        })
      ).parties,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/**
 * Known parties that a typed one may be; those of the entry itself are left out, when the server has it. A failure is only
 * logged (specification 2§7); the query is retried like any other.
 */
export const duplicatesQuery = (entryId: string | undefined, party: KnownParty) =>
  queryOptions({
    queryKey: ['party-duplicates', entryId, party],
    queryFn: async ({ signal }): Promise<DuplicateParty[]> => {
      try {
        const body = { party, ...(entryId !== undefined && { entry_id: entryId }) }
        return (await call('findDuplicateParties', { body, signal })).duplicates
      } catch (failure) {
        if (!signal.aborted) console.warn('duplicate detection failed', failure)
        throw failure
      }
    },
    enabled: (party.name ?? '').trim().length > 1,
    staleTime: 60_000,
  })
