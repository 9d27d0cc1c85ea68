import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

/** The signed-in person with membership and preferences. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call('getMe', { signal }),
  staleTime: 60_000,
})
