import type { ChargedKind } from '@edfe/domain/filing-fee'
import type { Generated } from 'kysely'
import type { CreatedAt } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    fee_prices: FeePricesTable
    fee_invoice_numbers: FeeInvoiceNumbersTable
    fee_invoices: FeeInvoicesTable
    fee_lines: FeeLinesTable
    fee_payments: FeePaymentsTable
    fee_provider_events: FeeProviderEventsTable
  }
}

/** Days are `YYYY-MM-DD` and amounts decimal text in all of these tables. */
interface FeePricesTable {
  from_day: string
  amount: string
  announced_on: string
  announced_at: Generated<Date>
}

interface FeeInvoiceNumbersTable {
  /** `YYYY-MM`. */
  month: string
  last: number
}

interface FeeInvoicesTable {
  id: Generated<string>
  org_id: string
  number: string
  /** `YYYY-MM`. */
  month: string
  issued_on: string
  due_on: string
  amount: string
  seller: string
  buyer: string
  created_at: CreatedAt
}

interface FeeLinesTable {
  id: Generated<string>
  org_id: string
  submission_id: string
  entry_id: string | null
  entry_number: string
  kind: ChargedKind
  charged_on: string
  amount: string
  /** Null until its month is over. */
  invoice_id: string | null
  created_at: CreatedAt
}

interface FeePaymentsTable {
  id: Generated<string>
  org_id: string
  invoice_id: string
  method: PaymentMethod
  amount: string
  received_on: string
  reference: string
  provider_id: string | null
  created_at: CreatedAt
}

export type PaymentMethod = 'bank_transfer' | 'stripe'

interface FeeProviderEventsTable {
  id: string
  kind: string
  received_at: CreatedAt
}
