import { ACTORS, BILL_STATES } from '@edfe/domain/release'
import { z } from 'zod'

/** One thing that CBP or another agency said about the goods. */
export const GoodsEvent = z.object({
  /** By CBP's clock, `YYYY-MM-DDTHH:MM`; null when the notice gives no time. */
  at: z.string().nullable(),
  code: z.string(),
  title: z.string(),
  detail: z.string(),
  tone: z.enum(['neutral', 'ok', 'bad', 'wait']),
  /** Who acts next; null for a code that this version has no words for. */
  acts: z.enum(ACTORS).nullable(),
  action: z.string().nullable(),
})
export type GoodsEvent = z.output<typeof GoodsEvent>

/** What CBP and other agencies say about the goods of an entry, by bill and by agency, oldest first. */
export const GoodsAnswer = z.object({
  /** Nothing holds the goods any more. */
  is_free: z.boolean(),
  /** The date of CBP's release, `YYYY-MM-DD`. */
  released_on: z.string().nullable(),
  bills: z.array(
    z.object({
      numbers: z.array(z.string()),
      state: z.enum(BILL_STATES).nullable(),
      events: z.array(GoodsEvent),
    }),
  ),
  agencies: z.array(
    z.object({
      agency: z.string(),
      /** Its name; null for a code that the list lacks. */
      name: z.string().nullable(),
      program: z.string(),
      lines: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
      /** It stops the goods for now. */
      is_open: z.boolean(),
      events: z.array(GoodsEvent),
    }),
  ),
  entry: z.array(GoodsEvent),
})
export type GoodsAnswer = z.output<typeof GoodsAnswer>
