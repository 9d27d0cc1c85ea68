import type { MemberList } from '@edfe/contracts/members'
import type {
  OrganizationView,
  SaveAddress,
  SaveOrganization,
  StandingBond,
  StandingBondView,
} from '@edfe/contracts/organization'
import type { Role } from '@edfe/domain/entry'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from './client.ts'
import { meQuery } from './me.ts'
import { ApiProblem } from './problem.ts'

const ORGANIZATION = ['organization']

export function useOrganization() {
  return useQuery({
    queryKey: ORGANIZATION,
    queryFn: ({ signal }) => api.get<z.output<typeof OrganizationView>>('/api/organization', { signal }),
    staleTime: 60_000,
  })
}

/** Saves one part of the organisation, then reads it and the frame's copy again. */
function useOrganizationSave<T>(path: `/api/organization${'' | '/address' | '/bond'}`) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: T) => api.put(path, { body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ORGANIZATION }),
        client.invalidateQueries({ queryKey: meQuery.queryKey }),
      ]),
  })
}

/** Makes the organisation of someone who has none, else changes it. */
export const useSaveOrganization = () =>
  useOrganizationSave<z.input<typeof SaveOrganization>>('/api/organization')

export const useSaveAddress = () =>
  useOrganizationSave<z.input<typeof SaveAddress>>('/api/organization/address')

export function useStandingBond() {
  return useQuery({
    queryKey: [...ORGANIZATION, 'bond'],
    queryFn: ({ signal }) => api.get<z.output<typeof StandingBondView>>('/api/organization/bond', { signal }),
  })
}

export const useSaveStandingBond = () => useOrganizationSave<StandingBond>('/api/organization/bond')

const MEMBERS = ['members']

export function useMembers() {
  return useQuery({
    queryKey: MEMBERS,
    queryFn: ({ signal }) => api.get<z.output<typeof MemberList>>('/api/members', { signal }),
  })
}

function useMemberAction<T>(action: (change: T) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: action,
    onSettled: () => client.invalidateQueries({ queryKey: MEMBERS }),
  })
}

/** An invitation that failed in words of its own, not the server's (specification 1, sections 7 and 8). */
export class InviteFailed extends Error {}

/** Invites by mail. A refusal without words and an answer without a membership are errors of their own. */
export const useInvite = () =>
  useMemberAction(async (body: { email: string; role: Role }) => {
    const answer = await api
      .post<{ membership?: unknown }>('/api/members/invite', { body })
      .catch((cause: unknown) => {
        throw cause instanceof ApiProblem && cause.isWordless
          ? new InviteFailed('Failed to invite user')
          : cause
      })
    if (!answer?.membership) throw new InviteFailed('Invalid response from invite-user function')
  })

export const useChangeRole = () =>
  useMemberAction(({ id, role }: { id: string; role: Role }) =>
    api.patch('/api/members/{id}', { params: { path: { id } }, body: { role } }),
  )

export const useChangeMemberStatus = () =>
  useMemberAction(({ id, status }: { id: string; status: 'active' | 'disabled' }) =>
    api.post(`/api/members/{id}/${status === 'active' ? 'enable' : 'disable'}`, { params: { path: { id } } }),
  )

export const useRemoveMember = () =>
  useMemberAction((id: string) => api.delete('/api/members/{id}', { params: { path: { id } } }))

/** Personal or organisation settings of notifications: `T` is what the path answers and takes. */
export function useNotificationSettings<T>(
  path: '/api/me/notifications' | '/api/organization/notifications',
) {
  const client = useQueryClient()
  const queryKey = [path]
  const query = useQuery({ queryKey, queryFn: ({ signal }) => api.get<T>(path, { signal }) })
  const save = useMutation({
    mutationFn: (body: T) => api.put<T>(path, { body }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  })
  return { query, save }
}
