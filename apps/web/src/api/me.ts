import type { BodyOf } from '@edfe/contracts/operations'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { emit, useSession } from '../session/session-store.ts'
import { call } from './client.ts'

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call('getMe', { signal }),
  staleTime: 60_000,
})

/** The signed-in person with membership and preferences; idle for visitors. */
export function useMe() {
  const { user } = useSession()
  return useQuery({ ...meQuery, enabled: Boolean(user) })
}

export type ProfileChange = BodyOf<'saveProfile'>

export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ProfileChange) => call('saveProfile', { body: change }),
    onSuccess: () => {
      emit('USER_UPDATED')
      return client.invalidateQueries({ queryKey: meQuery.queryKey })
    },
  })
}

export type PreferencesChange = BodyOf<'saveUserPreferences'>

export function useSavePreferences() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: PreferencesChange) => call('saveUserPreferences', { body: change }),
    onSuccess: (preferences) => {
      client.setQueryData(meQuery.queryKey, (me) => me && { ...me, preferences })
      emit('USER_UPDATED')
    },
  })
}
