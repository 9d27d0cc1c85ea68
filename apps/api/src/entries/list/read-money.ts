import { addDays } from '@edfe/domain/calendar'
import { RELEASED } from '@edfe/domain/entry'
import { PAYMENT_DAYS_AHEAD } from '@edfe/domain/tasks'
import { sql } from 'kysely'
import { isPractised, isUnpaid } from '../repository/state-conditions.ts'
import type { RequestScope } from '../request-scope.ts'

interface Money {
  due_amount: string
  due_count: number
  /** Those of them whose goods CBP has released. */
  due_released_count: number
  paid_amount: string
  paid_count: number
}

/** Duty and fees with a last day from today to 14 days on that nobody has recorded as paid, and those paid this month. */
export async function readMoney({ trx, org, today, practice }: RequestScope): Promise<Money> {
  const until = addDays(today, PAYMENT_DAYS_AHEAD)
  const { rows } = await sql<Money>`
    select
      (select coalesce(sum(grand_total), 0)::numeric(20, 2)::text from (${unpaid()}) due) as due_amount,
      (select count(*)::int from (${unpaid()}) due) as due_count,
      (select count(*) filter (where ${sql.raw(RELEASED)})::int from (${unpaid()}) due)
        as due_released_count,
      (select coalesce(sum(grand_total), 0)::numeric(20, 2)::text from (${paid()}) month) as paid_amount,
      (select count(*)::int from (${paid()}) month) as paid_count`.execute(trx)
  return rows[0]!

  function unpaid() {
    return sql`select grand_total, status, release_status from entries e
      where e.org_id = ${org.id} and ${isUnpaid} ${practice ? sql`` : sql`and not ${isPractised}`}
        and e.payment_due_on between ${today}::date and ${until}::date`
  }

  function paid() {
    return sql`select grand_total from entries
      where org_id = ${org.id} and not is_post_summary and duty_paid_on between ${`${today.slice(0, 7)}-01`}::date and ${today}::date`
  }
}
