import { randomUUID } from 'node:crypto'
import type { Finding } from '@edfe/domain/rules'
import { sql } from 'kysely'
import type { EntryScope } from '../db/entries/entry-scope.ts'

/** Stores what a run found; what earlier runs found is resolved by it. */
export async function storeValidations(
  { trx, orgId, now }: EntryScope,
  entryId: string,
  issues: readonly Finding[],
): Promise<void> {
  await sql`
    update validations set resolved_at = ${now}
    where org_id = ${orgId} and entry_id = ${entryId} and resolved_at is null`.execute(trx)
  if (issues.length === 0) return
  const rows = JSON.stringify(issues.map((finding) => ({ id: randomUUID(), ...columnsOf(finding), finding })))
  await sql`
    insert into validations (id, org_id, entry_id, rule_code, severity, field_path, message, finding, created_at)
    select id, ${orgId}::uuid, ${entryId}::uuid, rule_code, severity, field_path, message, finding, ${now}::timestamptz
    from jsonb_populate_recordset(null::validations, ${rows}::jsonb)`.execute(trx)
}

const columnsOf = ({ rule_id, severity, path, message }: Finding) => ({
  rule_code: rule_id,
  severity,
  field_path: path,
  message,
})
