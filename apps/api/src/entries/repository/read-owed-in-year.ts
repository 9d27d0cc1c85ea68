import { addYears } from '@edfe/domain/calendar'
import { type Cents, toCents } from '@edfe/domain/money'
import { sql } from 'kysely'
import type { RequestScope } from '../request-scope.ts'
import { isFiled } from './state-conditions.ts'

/** Duty, taxes and fees of the entries that CBP has of the last twelve months, without those of one number. */
export async function readOwedInYear({ trx, org, today }: RequestScope, entryNumber: string): Promise<Cents> {
  const { rows } = await sql<{ owed: string }>`
    select coalesce(sum(e.grand_total), 0)::numeric(20, 2)::text as owed from entries e
    where e.org_id = ${org.id} and ${isFiled} and e.entry_number <> ${entryNumber}
      and e.entry_date > ${addYears(today, -1)}::date and e.entry_date <= ${today}::date`.execute(trx)
  return toCents(rows[0]?.owed)
}
