import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import type { MemberActor } from '../../auth/actors.ts'
import type { Trx } from '../../db/engine.ts'
import { announce } from '../../http/live.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { findOrganization } from './organization.ts'

/** Why an organization stays: filed entries, which the law keeps, or other members. It is locked for what follows. */
export async function deletionRefusal(trx: Trx, who: MemberActor): Promise<Refusal | undefined> {
  await sql`select id from organizations for update`.execute(trx)
  const name = (await findOrganization(trx))?.name ?? ''
  if (await hasFiledEntries(trx)) {
    return refuse(
      409,
      'has_filed_entries',
      `${name} has filed entries. Customs law keeps them for five years from the date of entry (19 CFR 163.4), so the organization stays.`,
    )
  }
  const others = await trx
    .selectFrom('memberships')
    .select('id')
    .where('status', '=', 'active')
    .where('user_id', '<>', who.userId)
    .executeTakeFirst()
  return (
    others && refuse(409, 'has_members', `Other members work in ${name}. Remove them before you delete it.`)
  )
}

const hasFiledEntries = async (trx: Trx): Promise<boolean> => {
  const { rows } = await sql`
    select from entries where status not in ('draft', 'validated')
    union all select from submissions limit 1`.execute(trx)
  return rows.length > 0
}

/** What an organization holds besides entries and its audit log, each table before those that it refers to. */
const TABLES = [
  'notifications',
  'mail_deferrals',
  'org_notifications',
  'org_preferences',
  'org_bonds',
  'invitations',
  'memberships',
] as const

/**
 * Deletes an organization that `deletionRefusal` lets go: drafts, settings, members, numbers and address. Its audit log
 * stays, which nobody can read any more, and so do the entry numbers that it used, so that none is given twice.
 */
export async function deleteOrganization(trx: Trx, who: MemberActor, now: Date): Promise<void> {
  const members = await trx.selectFrom('memberships').select('user_id').execute()
  await recordAudit(trx, {
    orgId: who.orgId,
    actorId: who.userId,
    entity: 'organization',
    entityId: who.orgId,
    action: 'delete',
    before: { name: (await findOrganization(trx))?.name },
    userAgent: who.userAgent,
  })
  await trx.deleteFrom('entries').where('org_id', '=', who.orgId).execute()
  for (const table of TABLES) await trx.deleteFrom(table).where('org_id', '=', who.orgId).execute()
  await trx
    .updateTable('organizations')
    .set({
      name: 'Deleted organization',
      dba: null,
      ein: null,
      importer_number: null,
      cbp_filer_code: null,
      default_port: null,
      primary_address_id: null,
      deleted_at: now,
      updated_at: now,
      updated_by: who.userId,
    })
    .where('id', '=', who.orgId)
    .execute()
  await trx.deleteFrom('addresses').where('org_id', '=', who.orgId).execute()
  for (const { user_id } of members) {
    if (user_id) await announce(trx, { org_id: who.orgId, user_id, topic: 'access' })
  }
}
