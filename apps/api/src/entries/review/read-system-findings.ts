import { findingPlace } from '@edfe/domain/filing'
import type { Message } from '@edfe/domain/messages'
import type { Finding } from '@edfe/domain/rules'
import { sql } from 'kysely'
import type { RequestScope } from '../request-scope.ts'

/** A row that no rule of the product wrote: a run of the rules neither makes nor resolves it. */
export const IS_SYSTEM_ROW = sql<boolean>`validation_rules = '{}'::jsonb`

interface Row {
  rule_code: string
  severity: string
  field_path: string
  message: Message
}

const SEVERITIES = ['error', 'info'] as const

/**
 * The unresolved validations that a system other than the rules recorded, each with its severity: error,
 * info, else warning (specification 2§5).
 */
export async function readSystemFindings({ trx, org }: RequestScope, entryId: string): Promise<Finding[]> {
  const { rows } = await sql<Row>`
    select rule_code, severity, field_path, message from validations
    where org_id = ${org.id} and entry_id = ${entryId} and resolved_at is null and ${IS_SYSTEM_ROW}
    order by created_at, id`.execute(trx)
  return rows.map(({ rule_code, severity, field_path, message }) => ({
    rule_id: rule_code,
    severity: SEVERITIES.find((known) => known === severity) ?? 'warning',
    path: field_path,
    message,
    ...findingPlace(field_path),
  }))
}
