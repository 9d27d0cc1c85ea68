import {
  type Address,
  type Organization,
  type OrgNotifications,
  type OrgPreferences,
  type SaveAddress,
  type SaveOrganization,
  type SaveOrganizationSecurity,
  StandingBond,
} from '@edfe/contracts/organization/organization'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { MemberActor } from '../../auth/actors.ts'
import type { Trx } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'
import { maskNumbers } from './organization-numbers.ts'

type OrganizationRow = Selectable<Tables['organizations']>

/** The organisation of the transaction; undefined for someone who has none. */
export const findOrganization = (trx: Trx): Promise<OrganizationRow | undefined> =>
  trx.selectFrom('organizations').selectAll().executeTakeFirst()

export const updateOrganization = (
  trx: Trx,
  { orgId, userId }: MemberActor,
  values: z.output<typeof SaveOrganization> | z.output<typeof SaveOrganizationSecurity>,
  now: Date,
): Promise<OrganizationRow> =>
  trx
    .updateTable('organizations')
    .set({ ...values, updated_at: now, updated_by: userId })
    .where('id', '=', orgId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The organisation as its members read it: personal numbers masked. */
export const organizationView = (
  stored: OrganizationRow,
  { sealing, settings }: Pick<FastifyInstance, 'sealing' | 'settings'>,
): Organization => {
  const row = maskNumbers(stored, sealing)
  return {
    id: row.id,
    name: row.name,
    dba: row.dba,
    ein: row.ein,
    importer_number: row.importer_number,
    cbp_filer_code: row.cbp_filer_code,
    check_digit_factor: row.check_digit_factor,
    entry_id_prefix: row.entry_id_prefix,
    next_entry_sequence: row.next_entry_sequence,
    timezone: row.timezone as Organization['timezone'],
    default_port: row.default_port,
    rules_profile: row.rules_profile ?? settings.CUSTOMS_RULES,
    primary_address_id: row.primary_address_id,
    asks_for_proof: row.asks_for_proof,
    requires_second_factor: row.requires_second_factor,
    updated_at: row.updated_at.toISOString(),
  }
}

/** The business address that the organisation names as its primary one. */
export async function findAddress(trx: Trx, row: OrganizationRow): Promise<Address | null> {
  if (!row.primary_address_id) return null
  const address = await trx
    .selectFrom('addresses')
    .select(['id', 'line1', 'line2', 'city', 'state', 'postal', 'country'])
    .where('id', '=', row.primary_address_id)
    .executeTakeFirst()
  return (address as Address | undefined) ?? null
}

type AddressValues = z.output<typeof SaveAddress> & { updated_at: Date; updated_by: string }

/** Changes an address; its id. */
export async function changeAddress(trx: Trx, id: string, values: AddressValues): Promise<string> {
  await trx.updateTable('addresses').set(values).where('id', '=', id).execute()
  return id
}

/** Adds an address as the organisation's primary one; its id. */
export async function addAddress(trx: Trx, orgId: string, values: AddressValues): Promise<string> {
  const { id } = await trx
    .insertInto('addresses')
    .values({ ...values, org_id: orgId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.updateTable('organizations').set({ primary_address_id: id }).where('id', '=', orgId).execute()
  return id
}

/** The specified defaults of an organisation's notifications. */
const DEFAULT_ORG_NOTIFICATIONS: OrgNotifications = {
  email_incidents: true,
  email_releases: true,
  email_compliance: true,
  email_deadlines: true,
  inapp_enabled: true,
  digest: 'daily',
}

/** The settings of the organization of the transaction, or of `orgId` in a transaction of the server. */
export async function readOrgNotifications(trx: Trx, orgId?: string): Promise<OrgNotifications> {
  const row = await trx
    .selectFrom('org_notifications')
    .select([
      'email_incidents',
      'email_releases',
      'email_compliance',
      'email_deadlines',
      'inapp_enabled',
      'digest',
    ])
    .$if(orgId !== undefined, (query) => query.where('org_id', '=', orgId as string))
    .executeTakeFirst()
  return (row as OrgNotifications | undefined) ?? DEFAULT_ORG_NOTIFICATIONS
}

/** The columns that a save of the organisation's settings stamps on their row. */
const stamp = ({ userId }: MemberActor, now: Date) => ({ updated_by: userId, updated_at: now })

export async function saveOrgNotifications(
  trx: Trx,
  who: MemberActor,
  settings: OrgNotifications,
  now: Date,
): Promise<void> {
  const row = { ...settings, ...stamp(who, now) }
  await trx
    .insertInto('org_notifications')
    .values({ org_id: who.orgId, ...row })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
    .execute()
}

/** Preferences that the whole organization shares: what new entries begin with. */
export async function readOrgPreferences(trx: Trx): Promise<OrgPreferences> {
  const row = await trx.selectFrom('org_preferences').select('preferences').executeTakeFirst()
  return row?.preferences ?? {}
}

export async function saveOrgPreferences(
  trx: Trx,
  who: MemberActor,
  preferences: OrgPreferences,
  now: Date,
): Promise<void> {
  const row = { preferences: JSON.stringify(preferences), ...stamp(who, now) }
  await trx
    .insertInto('org_preferences')
    .values({ org_id: who.orgId, ...row })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
    .execute()
}

/** The organisation's standing bond, or null. */
export async function readStandingBond(trx: Trx): Promise<StandingBond | null> {
  const row = await trx.selectFrom('org_bonds').select('bond').executeTakeFirst()
  return row ? StandingBond.parse(row.bond) : null
}

export async function saveStandingBond(
  trx: Trx,
  who: MemberActor,
  bond: StandingBond,
  now: Date,
): Promise<void> {
  const row = { bond: JSON.stringify(bond), ...stamp(who, now) }
  await trx
    .insertInto('org_bonds')
    .values({ org_id: who.orgId, ...row })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
    .execute()
}
