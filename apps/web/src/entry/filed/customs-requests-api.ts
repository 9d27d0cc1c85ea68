import type { CustomsRequestsAnswer } from '@edfe/contracts/customs-requests'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '../../api/client.ts'
import { entryKey } from '../editing/entry-queries.ts'

type Answer = z.output<typeof CustomsRequestsAnswer>
export type CustomsRequest = Answer['requests'][number]

/** What customs asks about a filed entry; under the entry's key, so it follows the entry's changes. */
export const customsRequestsQuery = (id: string) =>
  queryOptions({
    queryKey: [...entryKey(id), 'customs-requests'],
    queryFn: ({ signal }) =>
      api.get<Answer>('/api/entries/{id}/customs-requests', { params: { path: { id } }, signal }),
  })

/** Ticks one off; the answer holds all of them. */
export const closeCustomsRequest = (id: string, requestId: string) =>
  api.post<Answer>('/api/entries/{id}/customs-requests/{requestId}/close', {
    params: { path: { id, requestId } },
  })
