import { RUN_STATES } from '@edfe/domain/rehearsal'
import { z } from 'zod'
import { StepKey } from '../entries/entry.ts'
import { Rehearsal } from './rehearsal.ts'

/** A fault of a draft of the organization: the field that is to be mended. */
const DraftFault = z.object({
  entry_id: z.string(),
  entry_number: z.string(),
  path: z.string(),
  step: StepKey,
  page: z.string().optional(),
})

/** A condition by which the simulator refused filings, or a finding by which the product's check held them back. */
const RunFault = z.object({
  /** Of CBP; '' where the product's check found it. */
  code: z.string(),
  /** The narrative of CBP. */
  label: z.string(),
  message: z.string(),
  /** Rehearsed days, from 1. */
  days: z.array(z.int()),
  drafts: z.array(DraftFault),
  /** Numbers of public shipments, from 1. */
  shipments: z.array(z.int()),
})

/** Amounts are decimal text, by class. */
const RunStatement = z.object({
  status: z.enum(['preliminary', 'final']),
  number: z.string(),
  printedOn: z.string(),
  port: z.string(),
  filerCode: z.string(),
  entries: z.array(z.object({ number: z.string(), amounts: z.record(z.string(), z.string()) })).readonly(),
  totals: z.record(z.string(), z.string()),
  total: z.string(),
  isEqual: z.boolean(),
})

/** A rehearsal of CBP's qualification over the drafts of the organization and the public shipments. */
export const RehearsalRun = z.object({
  id: z.string(),
  /** From 1 for the first run that is kept. */
  number: z.int(),
  state: z.enum(RUN_STATES),
  /** The last day that is done, 0 to 13. */
  day: z.int(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
  drafts: z.int(),
  ...Rehearsal.pick({ summaries: true, ports: true }).shape,
  refused: z.array(RunFault),
  held: z.array(RunFault),
  /** The daily statements of the tenth day of summaries: the preliminary and the final one. */
  statements: z.array(RunStatement),
})
export type RehearsalRun = z.output<typeof RehearsalRun>

export const RehearsalRuns = z.object({
  /** The newest first. */
  runs: z.array(RehearsalRun),
  /** Validated drafts of the organization, which a run would file. */
  drafts: z.int(),
  shipments: z.int(),
  /** False where this server has no simulator. */
  isPossible: z.boolean(),
})
export type RehearsalRuns = z.output<typeof RehearsalRuns>

export const RunParams = z.object({ id: z.uuid() })
