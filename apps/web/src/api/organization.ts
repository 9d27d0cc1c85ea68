import { useQuery } from '@tanstack/react-query'
import { call } from './client.ts'

/** The key of what the server knows of the organization. */
export const ORGANIZATION = ['organization'] as const

/** The organization of the session, for the frame and the settings. */
export function useOrganization() {
  return useQuery({
    queryKey: ORGANIZATION,
    queryFn: ({ signal }) => call('getOrganization', { signal }),
    staleTime: 60_000,
  })
}
