import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import type { MessagesSearch } from './messages-search.ts'

/** The messages of the organization, page by page; `hasNextPage` also after a page that a long search left short. */
export const useMessages = ({ q, direction }: MessagesSearch) =>
  useInfiniteQuery({
    queryKey: ['messages', q ?? '', direction ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call('listMessages', {
        query: { q, direction, ...(pageParam !== '' && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** One message record by record. */
export const useMessage = (id: string) =>
  useQuery({
    queryKey: ['messages', 'one', id],
    queryFn: ({ signal }) => call('getMessage', { params: { id }, signal }),
  })
