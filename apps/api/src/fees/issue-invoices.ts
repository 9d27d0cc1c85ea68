import { addDays, type CalendarMonth, parseDay } from '@edfe/domain/calendar'
import { invoiceNumber, monthsToInvoice } from '@edfe/domain/filing-fee'
import { centsText, dollarsText, toCents } from '@edfe/domain/money'
import { sql } from 'kysely'
import { notifyOrganization } from '../accounts/notifications/notify.ts'
import type { Trx } from '../db/engine.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { feeNotifications as words } from '../messages/fee-messages.ts'
import { FEES_PATH } from './unpaid-fee.ts'

/**
 * Makes the invoices of an organization for the months that are over, and notifies its admins. A line is on one invoice,
 * so that the work may be done again.
 */
export async function issueInvoices(
  scope: RequestScope,
  tools: { jobs: Jobs; publicUrl: string },
): Promise<void> {
  const { trx, org, today, now, fees } = scope
  const rows = await trx
    .selectFrom('fee_lines')
    .select(['id', 'charged_on', 'amount'])
    .where('org_id', '=', org.id)
    .where('invoice_id', 'is', null)
    .forUpdate()
    .execute()
  const lines = rows.map(({ id, charged_on, amount }) => ({
    id,
    chargedOn: parseDay(charged_on)!,
    amount: toCents(amount),
  }))
  for (const { month, lines: own, amount } of monthsToInvoice(lines, today)) {
    const number = await nextNumber(trx, month)
    const dueOn = addDays(today, fees.FEE_DAYS_TO_PAY)
    const { id } = await trx
      .insertInto('fee_invoices')
      .values({
        org_id: org.id,
        number,
        month,
        issued_on: today,
        due_on: dueOn,
        amount: centsText(amount),
        seller: fees.FEE_SELLER ?? '',
        buyer: await readBuyer(scope),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('fee_lines')
      .set({ invoice_id: id })
      .where('org_id', '=', org.id)
      .where(
        'id',
        'in',
        own.map((line) => line.id),
      )
      .execute()
    await notifyOrganization(
      trx,
      { ...tools, now },
      {
        orgId: org.id,
        kind: 'organization_deadline',
        isPromised: true,
        title: words.invoice({ number, amount: dollarsText(amount), date: { day: dueOn } }),
        href: FEES_PATH,
        lastDay: dueOn,
      },
    )
  }
}

/** The next number of a month; two transactions that ask at once wait for each other. */
async function nextNumber(trx: Trx, month: CalendarMonth): Promise<string> {
  const { last } = await trx
    .insertInto('fee_invoice_numbers')
    .values({ month, last: 1 })
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet({ last: sql<number>`fee_invoice_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return invoiceNumber(month, last)
}

/** The name and address of who is charged, in lines separated by semicolons. */
async function readBuyer({ trx, org }: RequestScope): Promise<string> {
  const address = await trx
    .selectFrom('organizations as o')
    .innerJoin('addresses as a', (join) =>
      join.onRef('a.org_id', '=', 'o.id').onRef('a.id', '=', 'o.primary_address_id'),
    )
    .select(['a.line1', 'a.line2', 'a.city', 'a.state', 'a.postal'])
    .where('o.id', '=', org.id)
    .executeTakeFirst()
  const place = address && `${address.city}, ${address.state} ${address.postal}`
  return [org.name, address?.line1, address?.line2, place].flatMap((line) => line || []).join('; ')
}
