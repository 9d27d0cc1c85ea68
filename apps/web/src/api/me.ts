import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../session/session-store.ts'
import type { Me, Preferences, UserRecord } from './account-types.ts'
import { api } from './client.ts'

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => api.get<Me>('/api/me', { signal }),
  staleTime: 60_000,
})

/** The signed-in person with organisation, membership and preferences; idle for visitors. */
export function useMe() {
  const { user } = useSession()
  return useQuery({ ...meQuery, enabled: Boolean(user) })
}

export type ProfileChange = Partial<
  Pick<UserRecord, 'given_name' | 'family_name' | 'job_title' | 'phone' | 'language' | 'timezone'>
>

export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ProfileChange) => api.patch<{ user: UserRecord }>('/api/me', { body: change }),
    onSuccess: ({ user }) => client.setQueryData(meQuery.queryKey, (me) => me && { ...me, user }),
  })
}

export function useSavePreferences() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Partial<Preferences>) =>
      api.put<{ preferences: Preferences }>('/api/me/preferences', { body: change }),
    onSuccess: ({ preferences }) =>
      client.setQueryData(
        meQuery.queryKey,
        (me) => me && { ...me, preferences: { ...preferences, saved: true } },
      ),
  })
}
