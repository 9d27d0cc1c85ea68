import { readFiledMoney } from '@edfe/abi'
import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { FILED_KINDS } from '@edfe/domain/customs'
import { TAKEN } from '@edfe/domain/entry'
import { type CustomsGatewayName, isPractice } from '@edfe/domain/profile'
import { type FiledEntry, type FiledMoney, lastFiled } from '@edfe/domain/statement'
import { sql } from 'kysely'
import { whereState } from '../../db/where-state.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { openImages } from './stored-statements.ts'

/** A filed entry of the organization, by its newest version that CBP took. */
export interface OwnEntry extends FiledEntry {
  id: string
  /** The day by which its duty and fees are paid without a monthly statement. */
  payableBy: CalendarDay | undefined
}

interface Row {
  entry_id: string
  entry_number: string
  gateway: CustomsGatewayName
  is_deleted: boolean
  payment_due_on: string | null
  /** Those that name its money, or all that were sent. */
  records: string
}

/**
 * The money of summaries that CBP took, as it was sent: of these numbers, and of all that were filed for the statement
 * of a day. Where one of these numbers was filed for real, CBP knows nothing of what was practised for that day.
 */
export async function readFiledEntries(
  { trx, org, sealing }: RequestScope,
  { numbers, statementDay }: { numbers: readonly string[]; statementDay?: string | undefined },
): Promise<OwnEntry[]> {
  const { rows } = await sql<Row>`
    select e.id as entry_id, e.entry_number, s.gateway, coalesce(e.deletion = 'deleted', false) as is_deleted,
      e.payment_due_on::text, coalesce(s.money, s.images) as records
    from entries e
    join submissions s on s.org_id = e.org_id and s.entry_id = e.id
    where e.org_id = ${org.id} and ${whereState(TAKEN)}
      and s.kind = ${FILED_KINDS.summary.name} and s.disposition = 'accepted'
      and (e.entry_number = any(${[...numbers]}::text[])
        or (e.summary_state = 'on_file'
          and e.draft_data #>> '{totals_declarations,statement_date}' = ${statementDay ?? ''}))
    order by s.submitted_at`.execute(trx)
  const versions = new Map<string, { row: Row; filed: FiledMoney[] }>()
  for (const row of rows) {
    const money = readFiledMoney(openImages(sealing.decrypt(row.records)))
    if (!money) continue
    const before = versions.get(row.entry_number)?.filed ?? []
    versions.set(row.entry_number, { row, filed: [...before, money] })
  }
  const named = new Set(numbers)
  const isReal = rows.some(({ entry_number, gateway }) => named.has(entry_number) && !isPractice(gateway))
  return [...versions.values()].flatMap(({ row, filed }) => {
    if (isReal && !named.has(row.entry_number) && isPractice(row.gateway)) return []
    const last = lastFiled(filed)
    return last
      ? [
          {
            ...last,
            id: row.entry_id,
            isDeleted: row.is_deleted,
            payableBy: parseDay(row.payment_due_on ?? undefined),
          },
        ]
      : []
  })
}
