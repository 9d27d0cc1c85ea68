import { addDays, parseDay } from '@edfe/domain/calendar'
import { toCents } from '@edfe/domain/money'
import { PAYMENT_DAYS_AHEAD, PAYMENT_DAYS_LATE, paymentTask, type Task } from '@edfe/domain/tasks'
import { sql } from 'kysely'
import { isAuthorized, isPractised, isUnpaid } from '../repository/state-conditions.ts'
import type { RequestScope } from '../request-scope.ts'

/** Payments that are looked at: those due first. */
const LOOKED_AT = 100

interface Row {
  id: string
  entry_number: string
  payment_due_on: string
  /** Decimal text. */
  amount: string
  assigned_to: string | null
}

/**
 * Reads the payments due within two weeks and those that are up to 90 days late, but for a late one whose statement is authorized.
 * Practice owes nothing and is left out.
 */
export async function readPaymentTasks({ trx, org, today }: RequestScope, entryId?: string): Promise<Task[]> {
  const [from, until] = [addDays(today, -PAYMENT_DAYS_LATE), addDays(today, PAYMENT_DAYS_AHEAD)]
  const { rows } = await sql<Row>`
    select e.id, e.entry_number, e.payment_due_on::text, e.grand_total::text as amount, e.assigned_to
    from entries e
    where e.org_id = ${org.id} and ${isUnpaid} and e.payment_due_on between ${from}::date and ${until}::date
      and (e.payment_due_on >= ${today}::date or not ${isAuthorized})
      ${entryId ? sql`and e.id = ${entryId}` : sql``}
      and not ${isPractised}
    order by e.payment_due_on, e.id limit ${LOOKED_AT}`.execute(trx)
  return rows.map(({ payment_due_on, amount, assigned_to, ...entry }) =>
    paymentTask(
      {
        ...entry,
        payment_due: parseDay(payment_due_on)!,
        amount: toCents(amount),
        assigned_to: assigned_to ?? undefined,
      },
      today,
    ),
  )
}
