import type { BondSection } from '@edfe/contracts/draft'
import type { Role } from '@edfe/domain/entry'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from './client.ts'
import { meQuery } from './me.ts'
import type { Address, Organization } from './organization-types.ts'

export type StandingBond = z.output<typeof BondSection>

export interface OrganizationAnswer {
  organization: Organization | null
  address: Address | null
}

const ORGANIZATION = ['organization']

export function useOrganization() {
  return useQuery({
    queryKey: ORGANIZATION,
    queryFn: ({ signal }) => api.get<OrganizationAnswer>('/api/organization', { signal }),
  })
}

/** Saves one part of the organisation, then reads it and the frame's copy again. */
function useOrganizationSave<T>(save: (change: T) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ORGANIZATION }),
        client.invalidateQueries({ queryKey: meQuery.queryKey }),
      ]),
  })
}

export type OrganizationChange = Pick<
  Organization,
  'name' | 'dba' | 'ein' | 'importer_number' | 'cbp_filer_code' | 'timezone' | 'default_port'
>

export const useSaveOrganization = (exists: boolean) =>
  useOrganizationSave((body: OrganizationChange) =>
    exists ? api.patch('/api/organization', { body }) : api.post('/api/organization', { body }),
  )

export type AddressChange = Omit<Address, 'id'>

export const useSaveAddress = () =>
  useOrganizationSave((body: AddressChange) => api.put('/api/organization/address', { body }))

export function useStandingBond() {
  return useQuery({
    queryKey: [...ORGANIZATION, 'bond'],
    queryFn: ({ signal }) => api.get<{ bond: StandingBond | null }>('/api/organization/bond', { signal }),
  })
}

export const useSaveStandingBond = () =>
  useOrganizationSave((bond: StandingBond) => api.put('/api/organization/bond', { body: bond }))

export interface Member {
  id: string
  user_id: string | null
  name: string
  email: string
  role: Role
  status: 'active' | 'invited' | 'disabled'
  last_login: string | null
  created_at: string
}

const MEMBERS = ['members']

export function useMembers() {
  return useQuery({
    queryKey: MEMBERS,
    queryFn: ({ signal }) => api.get<{ members: Member[] }>('/api/members', { signal }),
  })
}

function useMemberAction<T>(action: (change: T) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: action,
    onSettled: () => client.invalidateQueries({ queryKey: MEMBERS }),
  })
}

/** Invites by mail; an answer without a membership is an error of its own (specification 1, section 7). */
export const useInvite = () =>
  useMemberAction(async (body: { email: string; role: Role }) => {
    const answer = await api.post<{ membership?: unknown }>('/api/members/invite', { body })
    if (!answer?.membership) throw new Error('Invalid response from invite-user function')
  })

export const useChangeMember = () =>
  useMemberAction(({ id, ...body }: { id: string; role?: Role; status?: 'active' | 'disabled' }) =>
    api.patch('/api/members/{id}', { params: { path: { id } }, body }),
  )

export const useRemoveMember = () =>
  useMemberAction((id: string) => api.delete('/api/members/{id}', { params: { path: { id } } }))

export type Digest = 'immediate' | 'daily' | 'weekly'

export interface PersonalNotifications {
  email_tasks: boolean
  email_mentions: boolean
  email_entry_status: boolean
  inapp_enabled: boolean
  digest: Digest
  quiet_hours: { start: string; end: string } | null
}

export interface OrganizationNotifications {
  email_incidents: boolean
  email_releases: boolean
  email_compliance: boolean
  inapp_enabled: boolean
  digest: Digest
}

export function useNotificationSettings<T>(
  path: '/api/me/notifications' | '/api/organization/notifications',
) {
  const client = useQueryClient()
  const queryKey = [path]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<{ notifications: T }>(path, { signal }),
  })
  const save = useMutation({
    mutationFn: (body: T) => api.put<{ notifications: T }>(path, { body }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  })
  return { query, save }
}
