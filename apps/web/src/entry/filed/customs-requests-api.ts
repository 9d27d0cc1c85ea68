import type { LetterBody, LetterOutcome, RequestAnswerBody } from '@edfe/contracts/customs/customs-requests'
import type { AnswerOf } from '@edfe/contracts/operations'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { addressOf, call } from '../../api/client.ts'
import { entryKey } from '../editing/entry-queries.ts'

export type CustomsRequest = AnswerOf<'listCustomsRequests'>['requests'][number]

/**
 * Queries the customs requests about a filed entry; under the entry's key, so it follows the entry's changes.
 */
export const customsRequestsQuery = (id: string) =>
  queryOptions({
    queryKey: [...entryKey(id), 'customs-requests'],
    queryFn: ({ signal }) => call('listCustomsRequests', { params: { id }, signal }),
  })

/** Marks one as done; the answer holds all of them. */
export const closeCustomsRequest = (id: string, requestId: string) =>
  call('closeCustomsRequest', { params: { id, requestId } })

/** Records what was sent to CBP for one; the answer holds all of them. */
export const answerCustomsRequest = (
  id: string,
  requestId: string,
  body: z.input<typeof RequestAnswerBody>,
) => call('answerCustomsRequest', { params: { id, requestId }, body })

/** Takes in a letter of CBP; the answer holds all requests. */
export const addCustomsLetter = (id: string, body: z.input<typeof LetterBody>) =>
  call('addCustomsLetter', { params: { id }, body })

/** Records what became of a letter; the answer holds all requests. */
export const recordLetterOutcome = (id: string, requestId: string, body: LetterOutcome) =>
  call('recordLetterOutcome', { params: { id, requestId }, body })

/** Where the cover sheet for documents is downloaded. */
export const coverSheetAddress = (id: string, requestId: string, documents: readonly string[]): string =>
  addressOf('getCoverSheet', { params: { id, requestId }, query: { documents: [...documents] } })
