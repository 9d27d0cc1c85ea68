import { ROLES, type Role } from '@edfe/domain/entry'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'

/** Who signed block 45: the role in which the declaration is certified is theirs, whoever submits the entry. */
export interface Signer {
  /** The person who submits signed it as well. */
  isActor: boolean
  /** Their role in the organisation; undefined when they are no active member any more. */
  role: Role | undefined
}

/** The signer of an entry; without a signature the acting member, who would be asked for one. */
export async function signerOf(scope: MemberScope, entry: StoredEntry): Promise<Signer> {
  const { trx, org, actor } = scope
  if (entry.signed_by === null || entry.signed_by === actor.userId) return { isActor: true, role: actor.role }
  const membership = await trx
    .selectFrom('memberships')
    .select('role')
    .where('org_id', '=', org.id)
    .where('user_id', '=', entry.signed_by)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return { isActor: false, role: ROLES.find((role) => role === membership?.role) }
}
