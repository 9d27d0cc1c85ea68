import { may, type Role } from '@edfe/domain/access'
import type { Trx } from '../../db/engine.ts'

/** A member of the organisation, as entries name people. */
export interface Editor {
  id: string
  name: string
  role: Role
}

/** The organisation's active members who may edit entries, by name. */
export const readEditors = async (trx: Trx, orgId: string): Promise<Editor[]> =>
  (await readActiveMembers(trx, orgId)).filter(({ role }) => may(role, 'entry.edit'))

/** Every active member of the organisation, by name. */
export async function readActiveMembers(trx: Trx, orgId: string): Promise<Editor[]> {
  const rows = await trx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.given_name', 'u.family_name', 'u.email', 'm.role'])
    .where('m.org_id', '=', orgId)
    .where('m.status', '=', 'active')
    .orderBy('u.given_name')
    .orderBy('u.family_name')
    .orderBy('u.id')
    .execute()
  return rows.map(({ id, given_name, family_name, email, role }) => ({
    id,
    name: `${given_name} ${family_name}`.trim() || email,
    role: role as Role,
  }))
}

/** The ids of the organization's active administrators. */
export async function readAdminIds(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom('memberships')
    .select('user_id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute()
  return rows.flatMap(({ user_id }) => user_id ?? [])
}
