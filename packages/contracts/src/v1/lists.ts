import { draftFields, ENTRY_STATUSES } from '@edfe/domain/entry'
import { z } from 'zod'
import { EntryId, Instant, SearchText } from '../entries/entry.ts'
import { EntryRow } from '../entries/entry-list.ts'
import { toZod } from '../entries/to-zod.ts'
import { PartRow, PartsFilter } from '../parts/parts.ts'

const LIMIT_MAX = 200
const limit = z.coerce.number().int().min(1).max(LIMIT_MAX).default(50)

/** Where a list goes on: `next` of the answer before, which says nothing to its reader. */
const after = z.string().max(500).optional()

/** The newest entries first; an entry that is made meanwhile moves nothing. */
export const EntriesAfterQuery = z.object({
  after,
  limit,
  status: z.enum(['all', ...ENTRY_STATUSES]).default('all'),
  archived: z.stringbool().default(false),
  q: SearchText,
})
export const EntriesAfter = z.object({
  entries: z.array(EntryRow),
  /** For `after`; null at the end. */
  next: z.string().nullable(),
})

export const PartsAfterQuery = PartsFilter.extend({ after, limit })
export const PartsAfter = z.object({
  parts: z.array(PartRow),
  /** For `after`; null at the end. */
  next: z.string().nullable(),
})

/** Lines of one request. */
const LINES_MAX = 999

const Line = toZod(draftFields.line_items.fields)

/** Fields of lines: one with the id of a line changes these fields of it, any other is added at the end. */
export const AddLinesBody = z
  .array(Line.partial({ id: true, line_number: true }))
  .min(1)
  .max(LINES_MAX)

export const AddLinesAnswer = z.object({
  entry: z.object({ id: EntryId, updated_at: Instant }),
  /** The lines of the request in its order. */
  lines: z.array(z.object({ id: z.string(), line_number: z.number().int(), is_new: z.boolean() })),
})
