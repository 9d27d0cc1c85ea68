import { DEADLINE_KINDS } from '@edfe/domain/tasks'
import { z } from 'zod'
import { EntryId } from '../entries/entry.ts'

/** The longest span of days that is answered; a longer one is cut off. */
export const LONGEST_SPAN_DAYS = 366

/** `GET /api/reports/deadlines?from=&to=`: a span of days, both included; without them, the longest from today on. */
export const DeadlinesQuery = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})

/**
 * The entries due on one day: their number, and the entry itself if there is only one. Archived entries are
 * left out.
 */
export const Deadline = z.object({
  day: z.iso.date(),
  kind: z.enum(DEADLINE_KINDS),
  entries: z.number().int(),
  /** The amount to pay, as decimal text; null for the other kinds. */
  amount: z.string().nullable(),
  entry: z.object({ id: EntryId, entry_number: z.string() }).nullable(),
})

export const Deadlines = z.object({ deadlines: z.array(Deadline) })
