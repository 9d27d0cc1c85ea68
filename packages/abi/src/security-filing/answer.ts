import type { Outcome } from '../response.ts'

/** What an answer says about one record of the filing. */
export interface SecurityFilingCondition {
  severity: 'error' | 'warning'
  /** CBP's code; blank when it gives none. */
  code: string
  narrative: string
  /** The record that it follows, SF10 to SF50, and its text without trailing blanks. */
  recordId: string
  image: string
}

/** The answer to a security filing (SN). */
export interface SecurityFilingAnswer extends Outcome {
  /** The number of the filing at CBP, `FFF-NNNNNNNNNNN`; in every answer to an accepted filing. */
  transaction?: string | undefined
  /** The final narrative. */
  narrative: string
  conditions: SecurityFilingCondition[]
  /** The filer's own reference (CR), echoed. */
  ownReference?: string | undefined
}
