import { DEFAULT_RETENTION_YEARS } from '@edfe/domain/documents'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import type { MemberActor } from '../../auth/actors.ts'
import type { Trx } from '../../db/engine.ts'

/**
 * Reads the number of years after the entry date that the organization keeps the records of filed entries.
 */
export async function readRetention(trx: Trx): Promise<{ years: number }> {
  const row = await trx.selectFrom('organizations').select('retention_years').executeTakeFirst()
  return { years: row?.retention_years ?? DEFAULT_RETENTION_YEARS }
}

/** Changes the years, for every filed entry of the organization. */
export async function saveRetention(
  trx: Trx,
  who: MemberActor,
  years: number,
  now: Date,
): Promise<{ years: number }> {
  const before = await readRetention(trx)
  await trx
    .updateTable('organizations')
    .set({ retention_years: years, updated_at: now, updated_by: who.userId })
    .where('id', '=', who.orgId)
    .execute()
  await recordMemberAudit(trx, who, {
    entity: 'organization',
    entityId: who.orgId,
    action: 'update',
    before: { retention_years: before.years },
    after: { retention_years: years },
  })
  return { years }
}
