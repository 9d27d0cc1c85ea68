/** Which part of the summary a condition is about: the E0 record (or X0 of batch and block control). */
export interface ConditionReference {
  /** SUMMRY, CARMAN, BOLINB, BNDDTL, MISDOC, HDRFEE, LINITM, ARPART, TARIFF, LINFEE, TOTALS, FEETOT ... */
  type: string
  /** Position among its like, from 1; 0 when it does not repeat. */
  occurrence: number
  /** Data of the submitted record, trimmed. */
  text: string
}

export interface Condition {
  /** F fatal, W census warning, P agency warning, I information. */
  severity: 'F' | 'W' | 'P' | 'I' | ''
  code: string
  narrative: string
  /** From SUMMRY downwards: the innermost is last. */
  references: ConditionReference[]
}

export type Disposition = 'accepted' | 'rejected' | 'batch_rejected' | 'system_failure' | 'unreadable'

/** The part that every kind of answer has; the rest depends on the kind. */
export interface Outcome {
  /** `system_failure`: CBP asks for the same bytes once more. */
  disposition: Disposition
  version?: string
  /** The entry that CBP names in its final record (E1 51-53 and 56-63), else in SUMMRY above it; absent when it names none. */
  filerCode?: string
  entryNumber?: string
}

/** An answer to an entry summary. `version` is five digits on acceptance, e.g. `00100`. */
export interface EntrySummaryResponse extends Outcome {
  severity: Condition['severity']
  /** The final narrative, e.g. SUMMARY HAS BEEN ADDED. */
  narrative: string
  conditions: Condition[]
  raw: string[]
}
