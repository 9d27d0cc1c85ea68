import type { BodyOf } from '@edfe/contracts/operations'
import { useMutation } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { showOrganization } from '../api/shown-organization.ts'
import { emit } from './session-store.ts'
import { useMe } from './use-me.ts'

/** True if the signed-in person works in more than one organization. */
export const useHasSeveralOrganizations = (): boolean => (useMe().data?.organizations.length ?? 0) > 1

/**
 * Restarts the application in the organization that the session works in; other tabs hear that it changed.
 */
export function enterOrganization(): void {
  showOrganization(undefined)
  emit('USER_UPDATED')
  location.assign('/dashboard')
}

/** Lets the session work in another organization of the person. */
export const useSwitchOrganization = (onSwitched: () => unknown = enterOrganization) =>
  useMutation({
    mutationFn: (org_id: string) => call('switchOrganization', { body: { org_id } }),
    onSuccess: onSwitched,
  })

/** Makes a further organization of the person, in which the session then works. */
export const useCreateOrganization = () =>
  useMutation({
    mutationFn: (body: BodyOf<'createOrganization'>) => call('createOrganization', { body }),
    onSuccess: enterOrganization,
  })

/** Ends the own membership in the organization of this tab. */
export const useLeaveOrganization = () => useMutation({ mutationFn: () => call('leaveOrganization') })
