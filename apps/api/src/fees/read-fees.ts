import type { FeesAnswer } from '@edfe/contracts/fees/fees'
import { invoiceState, nextPrice, openAmount, priceOn } from '@edfe/domain/filing-fee'
import { centsText } from '@edfe/domain/money'
import type { MemberScope } from '../entries/request-scope.ts'
import { readInvoices } from './read-invoices.ts'
import { priceRow, readJoinedAt, readPrices } from './read-prices.ts'
import { textLines } from './text-lines.ts'

/** The operator's fee as an organization sees it. */
export async function readFees(scope: MemberScope): Promise<FeesAnswer> {
  const { trx, org, today, fees } = scope
  const lines = await readLines(scope)
  const invoices = lines.length > 0 ? await readInvoices(trx) : []
  const payments = invoices.length > 0 ? await readPayments(scope) : []
  const prices = await readPrices(trx, fees)
  const joinedAt = prices.length > 0 ? await readJoinedAt(trx, org.id) : new Date(0)
  const price = priceOn(prices, today, joinedAt)
  const next = nextPrice(prices, today, joinedAt)
  return {
    is_charged: prices.length > 0 || lines.length > 0,
    price: price > 0n ? centsText(price) : null,
    next: next ? { from: next.from, amount: priceRow(next).amount } : null,
    lines,
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      issued_on: invoice.issuedOn,
      due_on: invoice.dueOn,
      amount: centsText(invoice.amount),
      open: centsText(openAmount(invoice)),
      state: invoiceState(invoice, today),
      payments: payments
        .filter(({ invoice_id }) => invoice_id === invoice.id)
        .map(({ id, received_on, amount }) => ({ id, received_on, amount })),
    })),
    bank_account: textLines(fees.FEE_BANK_ACCOUNT),
    takes_cards: fees.STRIPE_SECRET_KEY !== undefined,
  }
}

/** The charges of an organization, the newest first. */
export const readLines = ({ trx, org }: MemberScope): Promise<FeesAnswer['lines']> =>
  trx
    .selectFrom('fee_lines as l')
    .leftJoin('fee_invoices as i', (join) =>
      join.onRef('i.org_id', '=', 'l.org_id').onRef('i.id', '=', 'l.invoice_id'),
    )
    .select(['l.id', 'l.entry_id', 'l.entry_number', 'l.kind', 'l.charged_on', 'l.amount'])
    .select('i.number as invoice')
    .where('l.org_id', '=', org.id)
    .orderBy('l.charged_on', 'desc')
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id')
    .execute()

const readPayments = ({ trx, org }: MemberScope) =>
  trx
    .selectFrom('fee_payments')
    .select(['id', 'invoice_id', 'received_on', 'amount'])
    .where('org_id', '=', org.id)
    .orderBy('received_on')
    .orderBy('id')
    .execute()
