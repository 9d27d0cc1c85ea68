import { DIFFERENCES, STATEMENT_FAULTS, STATEMENT_STATES } from '@edfe/domain/statement'
import { z } from 'zod'
import { EntryId, Instant } from '../entries/entry.ts'

/** The id of a booked message of a statement. */
export const StatementParams = z.object({ id: z.uuid() })

const CADENCES = ['daily', 'monthly'] as const
const STATUSES = ['preliminary', 'final'] as const

/** Decimal text, dollars and cents. */
const Money = z.string()

/** A statement in a list. */
export const StatementSummary = z.object({
  /** Of the message that came last of those that count. */
  id: z.uuid(),
  cadence: z.enum(CADENCES),
  number: z.string(),
  state: z.enum(STATEMENT_STATES),
  payment_type: z.string(),
  print_date: z.iso.date(),
  /** The day that CBP states; null on a daily statement, which has none. */
  due_on: z.iso.date().nullable(),
  authorized_on: z.iso.date().nullable(),
  /** What is due, of a final statement what was paid. */
  amount: Money,
  /** Entries, of a monthly statement daily statements. */
  lines: z.number().int(),
  received_at: Instant,
})

/** A message that is kept and not booked, and why. */
export const KeptStatement = z.object({
  id: z.uuid(),
  cadence: z.enum(CADENCES),
  number: z.string().nullable(),
  status: z.enum(STATUSES).nullable(),
  /** It came before, came too late to count, has faults, or is one of CBP's test system. */
  booking: z.enum(['repeated', 'late', 'refused', 'test']),
  faults: z.array(z.object({ code: z.enum(STATEMENT_FAULTS), message: z.string() })),
  received_at: Instant,
  /** The records as they came. */
  images: z.array(z.string()),
})

/** `GET /api/statements`: the newest first. */
export const StatementsAnswer = z.object({
  statements: z.array(StatementSummary),
  kept: z.array(KeptStatement),
})

/** `GET /api/entries/:id/statements`: the one that came last first. */
export const EntryStatementsAnswer = z.object({ statements: z.array(StatementSummary) })

const ClassAmount = z.object({
  /** `duty`, `tax`, `antidumping`, `countervailing`, `interest`, or CBP's class of a fee. */
  class: z.string(),
  name: z.string(),
  /** Null where the side does not have the line at all. */
  stated: Money.nullable(),
  filed: Money.nullable(),
})

/** A line: an entry of a daily statement, a daily statement of a monthly one. */
const StatementRow = z.object({
  number: z.string(),
  /** The entry or the statement here; null for one that is not known. */
  id: EntryId.nullable(),
  stated: Money.nullable(),
  filed: Money.nullable(),
  classes: z.array(ClassAmount),
  differences: z.array(z.object({ kind: z.enum(DIFFERENCES), message: z.string() })),
})

/** `GET /api/statements/:id`: a statement, held line by line against what was filed. */
export const StatementAnswer = StatementSummary.extend({
  port: z.string(),
  filer_code: z.string(),
  importer: z.string().nullable(),
  client_branch: z.string().nullable(),
  /**
   * The day by which it is paid: CBP's on a monthly statement, the first day of its entries on a daily one; null on a
   * periodic one, which its month pays.
   */
  payable_by: z.iso.date().nullable(),
  /** While it is not closed and that day is over: how late, and about what interest; null where a rate is not known. */
  late: z
    .object({
      days: z.number().int(),
      interest: Money.nullable(),
      message: z.string(),
      /** What CBP may do about it. */
      consequence: z.string(),
    })
    .nullable(),
  is_equal: z.boolean(),
  stated_total: Money,
  filed_total: Money,
  rows: z.array(StatementRow),
  /** The totals of the statement itself; `paid` only of a final one. */
  totals: z.array(z.object({ class: z.string(), name: z.string(), due: Money, paid: Money.nullable() })),
  /** The messages that count, as they came. */
  messages: z.array(
    z.object({ status: z.enum(STATUSES), received_at: Instant, images: z.array(z.string()) }),
  ),
})
export type StatementAnswer = z.output<typeof StatementAnswer>

/** `PUT …/authorization`: the day on which the payment was authorized, null when it was not. */
export const AuthorizationBody = z.object({ authorized_on: z.iso.date().nullable() })
