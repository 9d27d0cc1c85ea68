import { parseDay } from '@edfe/domain/calendar'
import type { FeePaper } from '@edfe/form-7501'
import type { MemberScope } from '../entries/request-scope.ts'
import '../db/fee-tables.ts'
import { textLines } from './text-lines.ts'

/** An invoice of the organization as it is printed; undefined for one that is not there. */
export async function readInvoicePaper(scope: MemberScope, id: string): Promise<FeePaper | undefined> {
  const { trx, org, fees } = scope
  const invoice = await trx
    .selectFrom('fee_invoices')
    .select(['number', 'issued_on', 'due_on', 'amount', 'seller', 'buyer'])
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!invoice) return undefined
  const lines = await trx
    .selectFrom('fee_lines')
    .select(['charged_on', 'entry_number', 'kind', 'amount'])
    .where('org_id', '=', org.id)
    .where('invoice_id', '=', id)
    .orderBy('charged_on')
    .orderBy('id')
    .execute()
  return {
    invoice: invoice.number,
    seller: textLines(invoice.seller),
    buyer: textLines(invoice.buyer),
    issuedOn: parseDay(invoice.issued_on)!,
    dueOn: parseDay(invoice.due_on)!,
    lines: lines.map(({ charged_on, entry_number, kind, amount }) => ({
      chargedOn: parseDay(charged_on)!,
      entryNumber: entry_number,
      kind,
      amount,
    })),
    amount: invoice.amount,
    account: textLines(fees.FEE_BANK_ACCOUNT),
  }
}

/** The receipt of a payment of the organization; undefined for one that is not there. */
export async function readReceiptPaper(scope: MemberScope, id: string): Promise<FeePaper | undefined> {
  const { trx, org } = scope
  const payment = await trx
    .selectFrom('fee_payments')
    .select(['invoice_id', 'amount', 'received_on', 'reference'])
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
  const invoice = payment && (await readInvoicePaper(scope, payment.invoice_id))
  if (!invoice) return undefined
  const { amount, received_on, reference } = payment
  return { ...invoice, lines: [], amount, received: { on: parseDay(received_on)!, reference } }
}
