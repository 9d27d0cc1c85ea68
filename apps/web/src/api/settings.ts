import type { AnswerOf, BodyOf } from '@edfe/contracts/operations'
import type { Role } from '@edfe/domain/entry'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from './client.ts'
import { meQuery } from './me.ts'
import { ORGANIZATION } from './organization.ts'
import { ApiProblem } from './problem.ts'

/** The key of what the wizard needs once per organization. */
export const ENTRY_DEFAULTS = ['entry-defaults'] as const

type OrganizationSave =
  | 'saveOrganization'
  | 'saveAddress'
  | 'saveStandingBond'
  | 'saveOrganizationPreferences'
  | 'saveOrganizationSecurity'

/** Saves one part of the organisation, then reads it and the frame's copy again. */
function useOrganizationSave<Name extends OrganizationSave>(
  save: (body: BodyOf<Name>) => Promise<AnswerOf<Name>>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ORGANIZATION }),
        client.invalidateQueries({ queryKey: meQuery.queryKey }),
        // New entries, and the rules of open ones, begin with what is set here.
        client.invalidateQueries({ queryKey: ENTRY_DEFAULTS }),
      ]),
  })
}

/** Makes the organisation of someone who has none, else changes it. */
export const useSaveOrganization = () =>
  useOrganizationSave<'saveOrganization'>((body) => call('saveOrganization', { body }))

export const useSaveAddress = () =>
  useOrganizationSave<'saveAddress'>((body) => call('saveAddress', { body }))

/** Of an organization; someone who has none is not asked. */
export function useStandingBond(enabled = true) {
  return useQuery({
    enabled,
    queryKey: [...ORGANIZATION, 'bond'],
    queryFn: ({ signal }) => call('getStandingBond', { signal }),
  })
}

export const useSaveStandingBond = () =>
  useOrganizationSave<'saveStandingBond'>((body) => call('saveStandingBond', { body }))

/** Of an organization; someone who has none is not asked. */
export function useOrganizationPreferences(enabled = true) {
  return useQuery({
    enabled,
    queryKey: [...ORGANIZATION, 'preferences'],
    queryFn: ({ signal }) => call('getOrganizationPreferences', { signal }),
  })
}

export const useSaveOrganizationPreferences = () =>
  useOrganizationSave<'saveOrganizationPreferences'>((body) => call('saveOrganizationPreferences', { body }))

export const useSaveOrganizationSecurity = () =>
  useOrganizationSave<'saveOrganizationSecurity'>((body) => call('saveOrganizationSecurity', { body }))

const RETENTION = ['retention']

/** Queries the number of years that the records of filed entries are kept. */
export const useRetention = () =>
  useQuery({ queryKey: RETENTION, queryFn: ({ signal }) => call('getRetention', { signal }) })

export function useSaveRetention() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (years: number) => call('saveRetention', { body: { years } }),
    onSuccess: (answer) => queryClient.setQueryData(RETENTION, answer),
  })
}

const FILING_NUMBERS = ['filing-numbers']

export const useFilingNumbers = () =>
  useQuery({ queryKey: FILING_NUMBERS, queryFn: ({ signal }) => call('getFilingNumbers', { signal }) })

export function useAskFilingNumber() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<'askFilingNumber'>) => call('askFilingNumber', { body }),
    onSuccess: (answer) => queryClient.setQueryData(FILING_NUMBERS, answer),
  })
}

/** Deletes the organization of this tab; the password proves who asks. */
export const deleteOrganization = (password: string) => call('deleteOrganization', { body: { password } })

const MEMBERS = ['members']

export function useMembers() {
  return useQuery({
    queryKey: MEMBERS,
    queryFn: ({ signal }) => call('listMembers', { signal }),
  })
}

function useMemberAction<T>(action: (change: T) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: action,
    onSettled: () => client.invalidateQueries({ queryKey: MEMBERS }),
  })
}

/** An invitation that failed with the screen's message, not the server's (specification 1, sections 7 and 8). */
export class InviteFailed extends Error {}

/** Invites by mail. A refusal without words and an answer without a membership are separate errors. */
export const useInvite = () =>
  useMemberAction(async (body: { email: string; role: Role }) => {
    const answer = await call('inviteMember', { body }).catch((cause: unknown) => {
      throw cause instanceof ApiProblem && cause.isWordless
        ? new InviteFailed('Failed to invite user')
        : cause
    })
    if (!answer?.membership) throw new InviteFailed('Invalid response from invite-user function')
  })

export const useChangeRole = () =>
  useMemberAction(({ id, role }: { id: string; role: Role }) =>
    call('changeMemberRole', { params: { id }, body: { role } }),
  )

export const useChangeMemberStatus = () =>
  useMemberAction(({ id, status }: { id: string; status: 'active' | 'disabled' }) =>
    call(status === 'active' ? 'enableMember' : 'disableMember', { params: { id } }),
  )

export const useRemoveMember = () => useMemberAction((id: string) => call('removeMember', { params: { id } }))

/** Reads settings of notifications and saves them whole. */
function useNotificationSettings<Settings>(
  queryKey: readonly string[],
  read: (signal: AbortSignal) => Promise<Settings>,
  write: (settings: Settings) => Promise<Settings>,
) {
  const client = useQueryClient()
  const query = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) })
  const save = useMutation({
    mutationFn: write,
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  })
  return { query, save }
}

export const useUserNotifications = () =>
  useNotificationSettings(
    ['user-notifications'],
    (signal) => call('getUserNotifications', { signal }),
    (body) => call('saveUserNotifications', { body }),
  )

export const useOrganizationNotifications = () =>
  useNotificationSettings(
    ['organization-notifications'],
    (signal) => call('getOrganizationNotifications', { signal }),
    (body) => call('saveOrganizationNotifications', { body }),
  )
