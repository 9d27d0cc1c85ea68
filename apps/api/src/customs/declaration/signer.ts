import { ROLES, type Role } from '@edfe/domain/entry'
import { fullName } from '../../auth/person-name.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'

/**
 * The person who signed block 45: the declaration is certified in their role, regardless of who submits the
 * entry.
 */
export interface Signer {
  /** The person who submits signed it as well. */
  isActor: boolean
  /** Their role in the organisation; undefined when they are no active member any more. */
  role: Role | undefined
  /** The name of their account. */
  name: string
}

/** The signer of an entry; without a signature the acting member, who would be asked for one. */
export async function signerOf(scope: MemberScope, entry: StoredEntry): Promise<Signer> {
  const { trx, org, actor } = scope
  if (entry.signed_by === null || entry.signed_by === actor.userId)
    return { isActor: true, role: actor.role, name: actor.name }
  const membership = await trx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.role', 'u.given_name', 'u.family_name'])
    .where('m.org_id', '=', org.id)
    .where('m.user_id', '=', entry.signed_by)
    .where('m.status', '=', 'active')
    .executeTakeFirst()
  const role = ROLES.find((each) => each === membership?.role)
  return { isActor: false, role, name: membership ? fullName(membership) : '' }
}
