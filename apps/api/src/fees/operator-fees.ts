import type { Operations } from '@edfe/contracts/operator/operator'
import { addYears, type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { invoiceState, liabilityCap, openAmount } from '@edfe/domain/filing-fee'
import { centsText, sumCents, toCents } from '@edfe/domain/money'
import { sql } from 'kysely'
import type { FeeSettings } from '../config/config.ts'
import type { Trx } from '../db/engine.ts'
import { readInvoices } from './read-invoices.ts'

/** What the operator sees of the fee, in a transaction of the operator: unpaid invoices, the oldest first, and the liability cap of each organization. */
export async function readOperatorFees(
  trx: Trx,
  { FEE_PRICES: prices }: Pick<FeeSettings, 'FEE_PRICES'>,
  today: CalendarDay,
): Promise<Operations['fees']> {
  const lines = await trx.selectFrom('fee_lines').select(['org_id', 'charged_on', 'amount']).execute()
  if (prices.length === 0 && lines.length === 0) return null
  const payments = await trx.selectFrom('fee_payments').select(['org_id', 'received_on', 'amount']).execute()
  const invoices = await readInvoices(trx)
  const ids = [...new Set(lines.map(({ org_id }) => org_id))]
  const organizations =
    ids.length > 0
      ? await trx
          .selectFrom('organizations')
          .select(['id', 'name'])
          .where('id', 'in', ids)
          .orderBy('name')
          .execute()
      : []
  const names = new Map(organizations.map(({ id, name }) => [id, name]))
  const yearAgo = addYears(today, -1)
  return {
    unpaid: invoices
      .filter((invoice) => openAmount(invoice) > 0n)
      .reverse()
      .map((invoice) => ({
        id: invoice.id,
        organization: names.get(invoice.orgId) ?? '',
        number: invoice.number,
        due_on: invoice.dueOn,
        state: invoiceState(invoice, today),
        open: centsText(openAmount(invoice)),
      })),
    organizations: organizations.map(({ id, name }) => ({
      id,
      name,
      charged: centsText(
        sumCents(
          lines
            .filter(({ org_id, charged_on }) => org_id === id && charged_on > yearAgo)
            .map(({ amount }) => toCents(amount)),
        ),
      ),
      liability_cap: centsText(
        liabilityCap(
          payments
            .filter(({ org_id }) => org_id === id)
            .map(({ received_on, amount }) => ({
              receivedOn: parseDay(received_on)!,
              amount: toCents(amount),
            })),
          today,
        ),
      ),
    })),
  }
}

/** Books a bank transfer of the whole open amount of an invoice; false where nothing of it is open. */
export async function recordTransfer(
  trx: Trx,
  id: string,
  { reference, today }: { reference: string; today: CalendarDay },
): Promise<boolean> {
  // Two operators who press at once book one transfer.
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(trx)
  const invoice = (await readInvoices(trx)).find((each) => each.id === id)
  if (!invoice || openAmount(invoice) === 0n) return false
  await trx
    .insertInto('fee_payments')
    .values({
      org_id: invoice.orgId,
      invoice_id: id,
      method: 'bank_transfer',
      amount: centsText(openAmount(invoice)),
      received_on: today,
      reference,
      provider_id: null,
    })
    .execute()
  return true
}
