import { z } from 'zod'
import { EntryId } from '../entries/entry.ts'

/** Data that differs between the summary on file and its correction, as a person reads it. */
const SummaryChange = z.object({
  /** The reason that is filed: H of the header, L of a line. */
  code: z.string(),
  label: z.string(),
  /** The line in the correction, from 1; of a removed line, that on file. Absent for data of the header. */
  line: z.number().int().optional(),
  before: z.string(),
  after: z.string(),
})

const Amount = z.string()

/** An amount that CBP collects; the difference is negative where less is owed. */
const AmountChange = z.object({
  /** `duty`, `tax`, `ad`, `cv` or the accounting class of a fee. */
  kind: z.string(),
  before: Amount,
  after: Amount,
  difference: Amount,
})

const Correction = z.object({
  /** The version that CBP has on file. */
  on_file: EntryId,
  /** The last day on which CBP takes a correction, unless it extends the liquidation; null without an entry date. */
  last_day: z.iso.date().nullable(),
  changes: z.array(SummaryChange),
  amounts: z.array(AmountChange),
  difference: Amount,
})
export type Correction = z.output<typeof Correction>

/** Null for an entry that corrects none after its payment. */
export const CorrectionAnswer = z.object({ correction: Correction.nullable() })
