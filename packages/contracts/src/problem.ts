import { z } from 'zod'

/** The body of every refusal: `code` for programs, `message` for the person, in the specified words. */
export const Problem = z.object({
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
})
export type Problem = z.output<typeof Problem>

/** One field that a request got wrong: `details` of a `validation_failed` problem. */
export const FieldProblem = z.object({ path: z.string(), message: z.string() })
export type FieldProblem = z.output<typeof FieldProblem>
