import { GROUNDS, ROADS } from '@edfe/domain/refunds'
import { z } from 'zod'
import { EntryId } from '../entries/entry.ts'

/** Decimal text, dollars and cents. */
const Money = z.string()

/** A difference between what was paid and what the measures of the entry date say. */
export const RefundFinding = z.object({
  /** The number of the line; null for a fee of the entry. */
  line: z.string().nullable(),
  ground: z.enum(GROUNDS),
  /** The program of additional duties; null for the rate of chapters 1 to 97 and for fees. */
  program: z.string().nullable(),
  /** HTS numbers without dots, or CBP's class of a fee. */
  numbers: z.array(z.string()),
  paid: Money,
  owed: Money,
  /** What was paid less what is owed: negative where something is missing. */
  amount: Money,
  source: z.string(),
  road: z.enum(ROADS),
  /** The last day of the road, or the day on which the last one closed; null where none is known. */
  last_day: z.iso.date().nullable(),
  /** True if the day rests on the usual day of liquidation. */
  is_expected: z.boolean(),
  road_source: z.string(),
})
export type RefundFinding = z.output<typeof RefundFinding>

/** An entry with a difference or a question. */
export const JudgedEntry = z.object({
  /** The entry here; null for one that was not filed here. */
  id: EntryId.nullable(),
  entry_number: z.string(),
  entry_date: z.iso.date(),
  /** True if the member may correct it after payment from here. */
  may_correct: z.boolean(),
  findings: z.array(RefundFinding),
  questions: z.array(z.object({ line: z.string().nullable(), says: z.string() })),
  /** The sum of what comes back by an open road, of what no road brings back any more, and of what is missing. */
  refundable: Money,
  lost: Money,
  underpaid: Money,
})
export type JudgedEntry = z.output<typeof JudgedEntry>

/** Where the next page begins; the first page has none. */
export const RefundsQuery = z.object({ after: z.string().max(60).optional() })

/** Some filed entries held against the measures of their days, the newest first. */
export const RefundsAnswer = z.object({
  /** Those with a difference or a question. */
  entries: z.array(JudgedEntry),
  /** What this page looked at. */
  looked_at: z.object({ entries: z.number().int(), lines: z.number().int() }),
  /** The entries of all pages. */
  total: z.number().int(),
  /** `after` of the next page; null on the last one. */
  next: z.string().nullable(),
})
export type RefundsAnswer = z.output<typeof RefundsAnswer>
