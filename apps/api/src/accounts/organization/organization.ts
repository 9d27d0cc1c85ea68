import type { Address, Organization, OrgNotifications } from '@edfe/contracts/organization'
import type { Selectable } from 'kysely'
import type { Trx } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'

type OrganizationRow = Selectable<Tables['organizations']>

/** The organisation of the transaction; undefined for someone who has none. */
export const findOrganization = (trx: Trx): Promise<OrganizationRow | undefined> =>
  trx.selectFrom('organizations').selectAll().executeTakeFirst()

export const organizationView = (row: OrganizationRow): Organization => ({
  id: row.id,
  name: row.name,
  dba: row.dba,
  ein: row.ein,
  importer_number: row.importer_number,
  cbp_filer_code: row.cbp_filer_code,
  entry_id_prefix: row.entry_id_prefix,
  next_entry_sequence: row.next_entry_sequence,
  timezone: row.timezone as Organization['timezone'],
  default_port: row.default_port,
  primary_address_id: row.primary_address_id,
  updated_at: row.updated_at.toISOString(),
})

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

/** The specified defaults of an organisation's notifications. */
export const DEFAULT_ORG_NOTIFICATIONS: OrgNotifications = {
  email_incidents: true,
  email_releases: true,
  email_compliance: true,
  inapp_enabled: true,
  digest: 'daily',
}

export async function readOrgNotifications(trx: Trx): Promise<OrgNotifications> {
  const row = await trx
    .selectFrom('org_notifications')
    .select(['email_incidents', 'email_releases', 'email_compliance', 'inapp_enabled', 'digest'])
    .executeTakeFirst()
  return (row as OrgNotifications | undefined) ?? DEFAULT_ORG_NOTIFICATIONS
}
