import type { AnswerOf, BodyOf } from '@edfe/contracts/operations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { meQuery } from '../api/me.ts'
import { emit, useSession } from './session-store.ts'
import { showLanguage } from './shown-language.ts'

/** The signed-in person with membership and preferences; idle for visitors. */
export function useMe() {
  const { user } = useSession()
  return useQuery({ ...meQuery, enabled: Boolean(user) })
}

/** True if a person has no organization: their first entry makes one. */
export const isNewcomer = (me: AnswerOf<'getMe'> | undefined): boolean =>
  me !== undefined && !me.membership && !me.disabled_in

export type ProfileChange = BodyOf<'saveProfile'>

export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ProfileChange) => call('saveProfile', { body: change }),
    onSuccess: (_, { language }) => {
      if (language) showLanguage(language)
      emit('USER_UPDATED')
      return client.invalidateQueries({ queryKey: meQuery.queryKey })
    },
  })
}

/** Ends the connection with the provider of single sign-on. */
export function useDisconnectProvider() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('disconnectProvider', {}),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
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
