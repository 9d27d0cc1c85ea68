import { LANE_FIELDS } from '@edfe/domain/entry'
import { z } from 'zod'
import { EntryId } from './entry.ts'

/** `GET /api/entries/last-of-lane`: the mode, and the manufacturer or the origin. */
export const LaneQuery = z.object({
  mode: z.string().min(1).max(2),
  manufacturer: z.string().max(15).default(''),
  origin: z.string().max(3).default(''),
  /** The entry that is typed. */
  entry_id: EntryId.optional(),
})

/** `entry` is null when no filed entry went this way. */
export const LaneAnswer = z.object({
  entry: z
    .object({
      id: EntryId,
      entry_number: z.string(),
      /** YYYY-MM-DD */
      entry_date: z.string().nullable(),
      /** The part of the lane that it shares in addition to the mode. */
      shares: z.enum(['manufacturer', 'origin']),
      values: z.array(z.object({ field: z.enum(LANE_FIELDS), value: z.string() })),
    })
    .nullable(),
})
