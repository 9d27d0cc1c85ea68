import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import type { FeeInvoice } from '@edfe/domain/filing-fee'
import { toCents } from '@edfe/domain/money'
import { sql } from 'kysely'
import type { Trx } from '../db/engine.ts'
import '../db/fee-tables.ts'

/** An invoice with what came for it. */
export interface StoredInvoice extends FeeInvoice {
  id: string
  orgId: string
  /** `YYYY-MM`. */
  month: string
  issuedOn: CalendarDay
}

/** The invoices that the transaction sees, those of one organization or the operator's, the newest first. */
export async function readInvoices(trx: Trx): Promise<StoredInvoice[]> {
  const { rows } = await sql<{
    id: string
    org_id: string
    number: string
    month: string
    issued_on: string
    due_on: string
    amount: string
    paid: string
  }>`
    select i.id, i.org_id, i.number, i.month, i.issued_on::text, i.due_on::text, i.amount::text,
      coalesce((select sum(p.amount) from fee_payments p where p.org_id = i.org_id and p.invoice_id = i.id), 0)::text
        as paid
    from fee_invoices i order by i.issued_on desc, i.number desc`.execute(trx)
  return rows.map(({ id, org_id, number, month, issued_on, due_on, amount, paid }) => ({
    id,
    orgId: org_id,
    number,
    month,
    issuedOn: parseDay(issued_on)!,
    dueOn: parseDay(due_on)!,
    amount: toCents(amount),
    paid: toCents(paid),
  }))
}
