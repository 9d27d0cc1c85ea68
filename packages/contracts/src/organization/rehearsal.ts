import { DAY_VERDICTS } from '@edfe/domain/rehearsal'
import { z } from 'zod'

const Run = z.object({
  goal: z.object({ days: z.int(), percent: z.number(), mayReach: z.boolean() }),
  days: z
    .array(
      z.object({
        day: z.string(),
        filed: z.int(),
        refused: z.int(),
        /** Refused of a hundred, rounded down to a tenth. */
        percent: z.number(),
        verdict: z.enum(DAY_VERDICTS),
        /** Codes of CBP that refused something on an earlier day too. */
        repeated: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
  counted: z.int(),
  doneOn: z.string().optional(),
})

/** How CBP's qualification of a new filer would stand, by the practice filings of the organization. */
export const Rehearsal = z.object({
  summaries: Run,
  ports: z.array(z.object({ port: z.string(), releases: Run })).readonly(),
  hasStatements: z.boolean(),
  isPassed: z.boolean(),
})
export type Rehearsal = z.output<typeof Rehearsal>
