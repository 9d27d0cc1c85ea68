import type { Me, UpdateUser, UpdateUserPreferences, User, UserPreferences } from '@edfe/contracts/me'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { emit, useSession } from '../app/session/session-store.ts'
import { api } from './client.ts'

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => api.get<Me>('/api/me', { signal }),
  staleTime: 60_000,
})

/** The signed-in person with membership and preferences; idle for visitors. */
export function useMe() {
  const { user } = useSession()
  return useQuery({ ...meQuery, enabled: Boolean(user) })
}

export type ProfileChange = z.input<typeof UpdateUser>

export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ProfileChange) => api.patch<{ user: User }>('/api/me', { body: change }),
    onSuccess: () => {
      emit('USER_UPDATED')
      return client.invalidateQueries({ queryKey: meQuery.queryKey })
    },
  })
}

export type PreferencesChange = z.input<typeof UpdateUserPreferences>

export function useSavePreferences() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: PreferencesChange) =>
      api.put<UserPreferences>('/api/me/preferences', { body: change }),
    onSuccess: (preferences) => {
      client.setQueryData(meQuery.queryKey, (me) => me && { ...me, preferences })
      emit('USER_UPDATED')
    },
  })
}
