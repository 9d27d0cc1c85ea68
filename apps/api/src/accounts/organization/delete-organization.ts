import { type CalendarDay, formatDay } from '@edfe/domain/calendar'
import { UNFILED } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { sql } from 'kysely'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import type { MemberActor } from '../../auth/actors.ts'
import '../../db/api-tables.ts'
import '../../db/rehearsal-tables.ts'
import '../../db/webhook-tables.ts'
import type { Trx } from '../../db/engine.ts'
import { whereState } from '../../db/where-state.ts'
import { announce } from '../../http/live.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { findOrganization } from './organization.ts'

/** Why an organization stays: records that are kept, or other members. It is locked for what follows. */
export async function deletionRefusal(trx: Trx, who: MemberActor): Promise<Refusal | undefined> {
  await sql`select id from organizations for update`.execute(trx)
  const name = (await findOrganization(trx))?.name ?? ''
  const kept = await keptRecords(trx)
  if (kept.entries > 0) {
    const until = kept.until ? `until ${formatDay(kept.until)}` : 'without an end'
    return refuse(
      409,
      'has_filed_entries',
      say(
        {
          id: 'refusal.has-filed-entries',
          defaultMessage:
            '{name} has filed entries whose records are kept {until}. Customs law asks for five years from the date of entry (19 CFR 163.4), so the organization stays.',
        },
        { name, until },
      ),
    )
  }
  if (kept.holds > 0)
    return refuse(
      409,
      'has_legal_hold',
      say(
        {
          id: 'refusal.has-legal-hold',
          defaultMessage: '{name} has entries on legal hold. End the holds first.',
        },
        { name },
      ),
    )
  const others = await trx
    .selectFrom('memberships')
    .select('id')
    .where('status', '=', 'active')
    .where('user_id', '<>', who.userId)
    .executeTakeFirst()
  return (
    others &&
    refuse(
      409,
      'has_members',
      say(
        {
          id: 'refusal.has-members',
          defaultMessage: 'Other members work in {name}. Remove them before you delete it.',
        },
        { name },
      ),
    )
  )
}

interface KeptRecords {
  entries: number
  /** The day on which the last of them may be deleted; null when one has no entry date. */
  until: CalendarDay | null
  holds: number
}

/** The same rule as keep_records in the database, which has the last word. */
async function keptRecords(trx: Trx): Promise<KeptRecords> {
  const { rows } = await sql<KeptRecords>`
    with kept as (
      select e.entry_date + make_interval(years => o.retention_years) as until
      from entries e join organizations o on o.id = e.org_id
      where not ${whereState(UNFILED)}
        or exists (select from submissions s where s.org_id = e.org_id and s.entry_id = e.id))
    select count(*)::int as entries,
      case when bool_and(until is not null) then max(until)::date::text end as until,
      (select count(*)::int from entry_legal_holds) as holds
    from kept where coalesce(until > now(), true)`.execute(trx)
  return rows[0] ?? { entries: 0, until: null, holds: 0 }
}

/**
 * The tables of an organization other than entries and its audit log, each before those that it refers to.
 */
const TABLES = [
  'notifications',
  'mail_deferrals',
  'org_notifications',
  'org_preferences',
  'org_bonds',
  'org_roads',
  'rehearsal_runs',
  'customs_lines',
  'parts',
  'filing_claims',
  'filing_requests',
  'importer_checks',
  'statements',
  'fee_payments',
  'fee_lines',
  'fee_invoices',
  'ace_report_entries',
  'ace_reports',
  'entry_templates',
  'import_mappings',
  'webhook_deliveries',
  'webhooks',
  'api_requests',
  'api_keys',
  'calendar_feeds',
  'sign_in_domains',
  'invitations',
  'memberships',
] as const

/**
 * Deletes an organization that `deletionRefusal` lets go: entries, parts, settings, members, numbers and address. Its audit log
 * stays, which nobody can read any more, and so do the entry numbers that it used, so that none is given twice.
 */
export async function deleteOrganization(trx: Trx, who: MemberActor, now: Date): Promise<void> {
  const members = await trx.selectFrom('memberships').select('user_id').execute()
  await recordMemberAudit(trx, who, {
    entity: 'organization',
    entityId: who.orgId,
    action: 'delete',
    before: { name: (await findOrganization(trx))?.name },
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
    if (user_id) announce(trx, { org_id: who.orgId, user_id, topic: 'access' })
  }
}
