import { STATEMENT_STATES } from '@edfe/domain/statement'
import { z } from 'zod'
import { EntryId } from '../entries/entry.ts'

/** Decimal text, dollars and cents. */
const Money = z.string()

const OwedEntry = z.object({
  /** Null for what a monthly statement lists beyond the entries that are known here. */
  number: z.string().nullable(),
  /** The entry here; null for one that is not known. */
  id: EntryId.nullable(),
  amount: Money,
})

/** What is paid at once. */
const OwedPayment = z.object({
  key: z.string(),
  kind: z.enum(['individual', 'daily', 'monthly']),
  payment_type: z.string(),
  /** CBP's statement; null while it is still to come, and for what is paid alone. */
  statement: z.object({ id: z.uuid(), number: z.string(), state: z.enum(STATEMENT_STATES) }).nullable(),
  /** The daily statements that a monthly one pays, as far as they came. */
  dailies: z.array(z.object({ id: z.uuid(), number: z.string() })),
  /** The day of a daily statement that is still to come. */
  statement_day: z.iso.date().nullable(),
  amount: Money,
  count: z.number().int(),
  /** At most `MOST_OWED_ENTRIES` of them. */
  entries: z.array(OwedEntry),
  /** How late it is, and about what interest; null for what is in time or authorized. */
  late: z.string().nullable(),
})

/** More entries of one payment are on the page of its statement. */
export const MOST_OWED_ENTRIES = 100

/** `GET /api/payments`: the earliest day first, and last what has no day yet. */
export const OwedAnswer = z.object({
  total: Money,
  needs: z.array(z.object({ days: z.number().int(), until: z.iso.date(), amount: Money })),
  days: z.array(z.object({ day: z.iso.date().nullable(), amount: Money, payments: z.array(OwedPayment) })),
})
