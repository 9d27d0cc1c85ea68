import type { OperatorOrder } from '@edfe/contracts/operator/operator'
import { sql } from 'kysely'
import type { Trx } from '../../db/engine.ts'
import type { TextSealing } from '../../db/sealing.ts'
import { recordInOrganization } from '../claims/filing-claims.ts'

/** A line as the operator reads it: never its password. */
export interface ReadLine {
  org_id: string
  organization: string
  filer_code: string
  road: 'practice' | 'test' | 'live' | null
  site_code: string | null
  sender_id: string | null
  office_code: string | null
  password_set_at: Date | null
  password_expires_on: string | null
}

/** The organizations with a confirmed filer code, each with its line if it has one, in a transaction of the operator. */
export async function readLines(trx: Trx, most: number): Promise<ReadLine[]> {
  const { rows } = await sql<ReadLine>`
    select c.org_id, o.name as organization, c.number as filer_code,
      case when l.is_test then 'test' when l.is_live then 'live' when not l.is_live then 'practice' end as road, l.site_code, l.sender_id, l.office_code,
      l.password_set_at, l.password_expires_on::text
    from filing_claims c join organizations o on o.id = c.org_id
      left join customs_lines l on l.org_id = c.org_id
    where c.kind = 'filer_code'
    order by o.name, c.number limit ${most}`.execute(trx)
  return rows
}

type SetLine = Extract<OperatorOrder, { act: 'set_line' }>

/**
 * Sets how an organization with a confirmed filer code files, in a transaction of the operator; without a new password the
 * one before stays. The audit log of the organization says what was set, and never the password. False when the
 * organization has no confirmed filer code, or no password yet.
 */
export async function setLine(
  trx: Trx,
  sealing: TextSealing,
  { id, road, site_code, sender_id, office_code, password, password_expires_on, reason }: SetLine,
  now: Date,
): Promise<boolean> {
  const claim = await trx
    .selectFrom('filing_claims')
    .select('org_id')
    .where('org_id', '=', id)
    .where('kind', '=', 'filer_code')
    .executeTakeFirst()
  const before = await trx
    .selectFrom('customs_lines')
    .select('password')
    .where('org_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!claim || !(password || before)) return false
  const line = {
    is_live: road === 'live',
    is_test: road === 'test',
    site_code,
    sender_id,
    office_code,
    password_expires_on,
    updated_at: now,
    ...(password && { password: sealing.encrypt(password), password_set_at: now }),
  }
  if (before) await trx.updateTable('customs_lines').set(line).where('org_id', '=', id).execute()
  else
    await trx
      .insertInto('customs_lines')
      .values({ ...line, org_id: id, password: sealing.encrypt(password ?? ''), password_set_at: now })
      .execute()
  await recordInOrganization(trx, id, {
    action: 'set_line',
    after: {
      road,
      site_code,
      sender_id,
      office_code: office_code ?? '',
      // The audit log keeps nothing under the name of a password.
      record_a: password ? 'changed' : 'kept',
      expires_on: password_expires_on ?? '',
      reason,
    },
  })
  return true
}
