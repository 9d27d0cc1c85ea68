import type { ValidationsAnswer, ValidationsQuery } from '@edfe/contracts/entries/stored-data'
import type { Message } from '@edfe/domain/messages'
import type { Finding } from '@edfe/domain/rules'
import { formatFinding } from '@edfe/messages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { RequestScope } from '../request-scope.ts'

type Answer = z.output<typeof ValidationsAnswer>
type Row = Omit<
  Answer['validations'][number],
  'created_at' | 'resolved_at' | 'message' | 'validation_results'
> & {
  message: Message
  validation_results: Finding
  created_at: Date
  resolved_at: Date | null
}

/**
 * Reads the findings of the latest validation run, by field and record by record, or with `resolved` those of
 * earlier runs.
 */
export async function readValidations(
  { trx, org, words }: RequestScope,
  id: string,
  { resolved, limit }: z.output<typeof ValidationsQuery>,
): Promise<Answer> {
  const which = sql`org_id = ${org.id} and entry_id = ${id}
    and ${resolved ? sql`resolved_at is not null` : sql`resolved_at is null`}`
  const { rows } = await sql<Row>`
    select id, rule_code, severity, severity_level, field_path, message, validation_rules, validation_results,
      created_at, resolved_at
    from validations where ${which}
    order by resolved_at desc, severity_level desc, field_path, id limit ${limit}`.execute(trx)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from validations where ${which}`.execute(trx)
  const { rows: byField } = await sql<
    Pick<Answer, 'field_validation'> & { messages: Record<string, Message[]> }
  >`
    select field_validation, error_messages as messages from entry_field_validations
    where org_id = ${org.id} and entry_id = ${id}`.execute(trx)
  return {
    field_validation: byField[0]?.field_validation ?? {},
    error_messages: Object.fromEntries(
      Object.entries(byField[0]?.messages ?? {}).map(([field, found]) => [field, found.map(words.format)]),
    ),
    validations: rows.map(({ created_at, resolved_at, message, validation_results, ...row }) => ({
      ...row,
      message: words.format(message),
      validation_results: { ...formatFinding(words, validation_results) },
      created_at: created_at.toISOString(),
      resolved_at: resolved_at?.toISOString() ?? null,
    })),
    total: counted[0]?.total ?? 0,
  }
}
