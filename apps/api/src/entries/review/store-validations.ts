import { randomUUID } from 'node:crypto'
import { ruleRecord } from '@edfe/domain/review'
import type { Finding } from '@edfe/domain/rules'
import { sql } from 'kysely'
import type { RequestScope } from '../request-scope.ts'
import { IS_SYSTEM_ROW } from './read-system-findings.ts'

/** Stores what a run of the rules found; what earlier runs found is resolved by it. */
export async function storeValidations(
  { trx, org, now }: RequestScope,
  entryId: string,
  issues: readonly Finding[],
): Promise<void> {
  await sql`
    update validations set resolved_at = ${now}
    where org_id = ${org.id} and entry_id = ${entryId} and resolved_at is null and not ${IS_SYSTEM_ROW}`.execute(
    trx,
  )
  if (issues.length === 0) return
  const rows = JSON.stringify(issues.map((finding) => ({ id: randomUUID(), ...columnsOf(finding) })))
  await sql`
    insert into validations (id, org_id, entry_id, rule_code, severity, field_path, message, validation_rules,
      validation_results, created_at)
    select id, ${org.id}::uuid, ${entryId}::uuid, rule_code, severity, field_path, message, validation_rules,
      validation_results, ${now}::timestamptz
    from jsonb_populate_recordset(null::validations, ${rows}::jsonb)`.execute(trx)
}

const columnsOf = (finding: Finding) => ({
  rule_code: finding.rule_id,
  severity: finding.severity,
  field_path: finding.path,
  message: finding.message,
  validation_rules: ruleRecord(finding.rule_id) ?? { rule_id: finding.rule_id },
  validation_results: finding,
})
