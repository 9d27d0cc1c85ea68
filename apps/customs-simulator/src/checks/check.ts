import type { EntryTypeNeeds } from '@edfe/domain/filing'
import type { RulesProfile } from '@edfe/domain/profile'
import type { ReferenceBook } from '@edfe/domain/reference'
import type { ConditionCode, Fault, Reference } from '../answer/conditions.ts'
import { lineReference, recordReference } from '../summary/references.ts'
import type { Summary, SummaryLine } from '../summary/summary.ts'

/** The context of a check in addition to the summary. */
export interface CheckContext {
  profile: RulesProfile
  /** The factor of the filer's check digits; 0 where none is given. */
  checkDigitFactor?: number
  reference: ReferenceBook
  /** Port and filer of the block, and of who prepared it elsewhere. */
  block: { port?: string; filerCode?: string; preparerFiler?: string; preparerIndicator?: string }
  /** Day of the batch, `YYYY-MM-DD`; '' when it has none. */
  day: string
  /** The moment in milliseconds; without one, CBP knows everything that is on file. */
  now?: number
  /**
   * True if it corrects a summary that CBP sent back after its acceptance: CBP has that summary's payment.
   */
  isSentBack?: boolean
}

export interface CheckInput extends CheckContext {
  summary: Summary
  header: Summary['lines'][number]['header']
  content: Summary['lines'][number]['header']
  cargo: Summary['lines'][number]['header']
  entryType: string
  mode: string
  needs: EntryTypeNeeds | undefined
}

/** All faults that one group of checks finds. */
export type Check = (input: CheckInput) => Fault[]

/** A fault if the condition is true, otherwise nothing. */
export const when = (
  isBroken: boolean,
  code: ConditionCode,
  ...references: (Reference | undefined)[]
): Fault[] =>
  isBroken ? [{ code, references: references.filter((reference) => reference !== undefined) }] : []

/** References of one line, or of a record on it. */
export function onLine(
  line: SummaryLine,
  recordId?: string,
  values: Record<string, string> = {},
  occurrence = 1,
): Reference[] {
  const inner = recordId ? recordReference(recordId, values, occurrence) : undefined
  return [lineReference(line), ...(inner ? [inner] : [])]
}
