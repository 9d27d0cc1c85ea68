import { createHash } from 'node:crypto'
import {
  type ImportMapping,
  type ImportMappingsAnswer,
  MOST_MAPPINGS,
} from '@edfe/contracts/imports/import-mappings'
import { sql } from 'kysely'
import type { z } from 'zod'
import '../../db/import-tables.ts'
import type { MemberScope, RequestScope } from '../request-scope.ts'

/** Reads the organization's mappings for the sheets of its suppliers, the latest first. */
export async function readImportMappings({
  trx,
  org,
}: RequestScope): Promise<z.output<typeof ImportMappingsAnswer>['mappings']> {
  const rows = await trx
    .selectFrom('import_mappings')
    .select(['headings', 'columns', 'used_at'])
    .where('org_id', '=', org.id)
    .orderBy('used_at', 'desc')
    .orderBy('headings_hash')
    .limit(MOST_MAPPINGS)
    .execute()
  return rows.map(({ used_at, ...mapping }) => ({ ...mapping, used_at: used_at.toISOString() }))
}

/** Remembers the columns of sheets with these headings in place of what was remembered; the oldest give way. */
export async function saveImportMapping(
  { trx, org, actor, now }: MemberScope,
  { headings, columns }: z.output<typeof ImportMapping>,
): Promise<void> {
  const values = { columns: JSON.stringify(columns), used_at: now, used_by: actor.userId }
  await trx
    .insertInto('import_mappings')
    .values({
      org_id: org.id,
      headings_hash: createHash('sha256').update(headings).digest('hex'),
      headings,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'headings_hash']).doUpdateSet(values))
    .execute()
  await sql`
    delete from import_mappings where org_id = ${org.id} and headings_hash in (
      select headings_hash from import_mappings where org_id = ${org.id}
      order by used_at desc, headings_hash offset ${MOST_MAPPINGS})`.execute(trx)
}
