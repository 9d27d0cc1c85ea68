import { CHARGED_KINDS, INVOICE_STATES } from '@edfe/domain/filing-fee'
import { z } from 'zod'

/** A price from a day `YYYY-MM-DD` on; amounts are decimal text in dollars. */
const Price = z.object({ from: z.string(), amount: z.string() })

const Line = z.object({
  id: z.uuid(),
  /** Null once the records of the entry are deleted. */
  entry_id: z.uuid().nullable(),
  entry_number: z.string(),
  kind: z.enum(CHARGED_KINDS),
  charged_on: z.string(),
  amount: z.string(),
  /** The number of its invoice; null until its month is over. */
  invoice: z.string().nullable(),
})

const Payment = z.object({ id: z.uuid(), received_on: z.string(), amount: z.string() })

const Invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  issued_on: z.string(),
  due_on: z.string(),
  amount: z.string(),
  open: z.string(),
  state: z.enum(INVOICE_STATES),
  payments: z.array(Payment),
})

/** `GET /api/fees`: the operator's fee, what was charged, and what is owed, the newest first. */
export const FeesAnswer = z.object({
  /** False on an installation without a price that has charged nothing. */
  is_charged: z.boolean(),
  /** What a filing accepted today costs; null for nothing. */
  price: z.string().nullable(),
  /** The price that comes next. */
  next: Price.nullable(),
  lines: z.array(Line),
  invoices: z.array(Invoice),
  /** Where a bank transfer goes, in lines; empty where the operator takes none. */
  bank_account: z.array(z.string()),
  /** True if an invoice can be paid by card. */
  takes_cards: z.boolean(),
})
export type FeesAnswer = z.output<typeof FeesAnswer>

export const FeeInvoiceParams = z.object({ id: z.uuid() })

/** The page of the provider where a person pays; card numbers reach the provider alone. */
export const PaymentPage = z.object({ url: z.url() })
export const EventTaken = z.object({ received: z.literal(true) })
