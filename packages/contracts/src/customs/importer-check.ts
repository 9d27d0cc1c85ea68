import { IMPORTER_PROBLEMS, IMPORTER_STANDINGS } from '@edfe/domain/customs-queries'
import { z } from 'zod'
import { Instant } from '../entries/entry.ts'
import { SUBMISSION_STATES } from './submission-states.ts'

/** A continuous bond as CBP has it; null where CBP does not say. */
const BondOnFile = z.object({
  number: z.string(),
  surety: z.string(),
  /** Activity of CBP Form 301. */
  activity: z.string(),
  /** Whole dollars. */
  amount: z.string(),
  effective: z.string().nullable(),
  terminated: z.string().nullable(),
  sufficient: z.boolean().nullable(),
  active: z.boolean().nullable(),
})

/** `GET …/importer-check`: what CBP said last of the organization's importer number, and how far the latest question is. */
export const ImporterCheckAnswer = z.object({
  /** The number that a question asks about now, personal ones masked; null where none is saved. */
  number: z.string().nullable(),
  may_ask: z.boolean(),
  latest: z.object({ state: z.enum(SUBMISSION_STATES), asked_at: Instant }).nullable(),
  answer: z
    .object({
      /** The number that was asked about. */
      number: z.string(),
      answered_at: Instant,
      standing: z.enum(IMPORTER_STANDINGS),
      name: z.string(),
      /** What is wrong with the number or its bonds today. */
      problem: z.enum(IMPORTER_PROBLEMS).nullable(),
      bonds: z.array(BondOnFile),
    })
    .nullable(),
})
export type ImporterCheckAnswer = z.output<typeof ImporterCheckAnswer>
