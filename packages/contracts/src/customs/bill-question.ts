import { z } from 'zod'
import { Instant } from '../entries/entry.ts'
import { GoodsEvent } from './goods.ts'
import { SUBMISSION_STATES } from './submission-states.ts'

/** `POST …/ask-bill-status`: a bill of the goods by its numbers, a master before its house, with a space between them. */
export const BillQuestionBody = z.strictObject({ bill: z.string().min(1).max(120) })

/** The latest question about one bill, and what CBP answered last. */
export const BillQuestion = z.object({
  bill: z.string(),
  latest: z.object({ state: z.enum(SUBMISSION_STATES), asked_at: Instant }).nullable(),
  answer: z
    .object({
      heard_at: Instant,
      /** The table that explains the codes of the events: by ship, rail or truck, and by air. */
      table: z.enum(['wr5', 'wsd']),
      /** The oldest first. */
      events: z.array(GoodsEvent),
      /** True if CBP has a security filing for the bill; null where it does not say. */
      has_security_filing: z.boolean().nullable(),
      /** CBP's code and words, where it could not answer. */
      problem: z.string().nullable(),
    })
    .nullable(),
})
export type BillQuestion = z.output<typeof BillQuestion>
