import { z } from 'zod'

const counted = <T extends z.ZodType>(one: T) => z.object({ count: z.int(), named: z.array(one) })
const ChangedText = z.object({
  number: z.string(),
  column: z.enum(['general', 'special', 'column2', 'units']),
  before: z.string(),
  after: z.string(),
})

/** The changes of a fetched edition: the count of numbers, and the first of them by name, with dots. */
export const TariffDifference = z.object({
  /** The edition in force on its first day. */
  against: z.string(),
  /** Nothing changes but numbers of ten digits under eight digits that stay. */
  is_statistical: z.boolean(),
  added: counted(z.string()),
  dropped: counted(z.string()),
  rates: counted(ChangedText),
  units: counted(ChangedText),
  /** New headings of additional duties (9903) that no program files. */
  unknown_headings: counted(z.string()),
})
export type TariffDifference = z.output<typeof TariffDifference>

export const TARIFF_UPDATE_KINDS = ['schedule', 'measures'] as const
export type TariffUpdateKind = (typeof TARIFF_UPDATE_KINDS)[number]

export const TARIFF_UPDATE_STATES = [
  'fetching',
  'failed',
  'refused',
  'known',
  'waiting',
  'approved',
  'declined',
  'superseded',
] as const
export type TariffUpdateState = (typeof TARIFF_UPDATE_STATES)[number]

/**
 * An edition of the schedule or of measures that the server fetched, and what came of it:
 * - `fetching`: it is being fetched, or the server ended meanwhile.
 * - `failed`: no whole file came.
 * - `refused`: the file does not pass the checks.
 * - `known`: this installation has it, or an operator refused the same file before.
 * - `waiting`: an operator decides.
 * - `approved`, `declined`: by an operator, or by the setting.
 * - `superseded`: another file came while it waited.
 */
export const TariffUpdate = z.object({
  id: z.uuid(),
  kind: z.enum(TARIFF_UPDATE_KINDS),
  fetched_at: z.string(),
  /** The machine that fetched it. */
  fetched_by: z.string(),
  source: z.string(),
  state: z.enum(TARIFF_UPDATE_STATES),
  edition: z.string().nullable(),
  first_day: z.string().nullable(),
  schedule_sha256: z.string().nullable(),
  row_count: z.int().nullable(),
  difference: TariffDifference.nullable(),
  /** What measures change, in sentences. */
  changes: z.array(z.string()),
  problems: z.array(z.string()),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  reason: z.string().nullable(),
})
export type TariffUpdate = z.output<typeof TariffUpdate>
