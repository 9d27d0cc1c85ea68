import type { StepKey } from '../entry/steps.ts'
import type { Message } from '../messages/index.ts'

export const SEVERITIES = ['error', 'warning', 'info'] as const
export type Severity = (typeof SEVERITIES)[number]

/**
 * One thing that a rule, or customs, says about an entry. The form, the review, the API and customs rejections
 * all speak in findings, so one panel shows them all. It holds no words: a finding is stored as it is and gets its
 * label and sentences when it is shown.
 */
export interface Finding {
  /** Rule id (HEADER_*, SHIPMENT_*, ... ) or, from customs, `CBP_` + condition code. */
  rule_id: string
  severity: Severity
  /** Path in the draft, dotted, lines by index: `header.entry_date`, `line_items.0.htsus`. */
  path: string
  /** The problem. For a rule: `rule.` and its id. */
  message: Message
  /** The value found, when that helps. */
  detail?: Message
  step: StepKey
  /** Form 7501 block, e.g. '12' or '33A'. */
  block?: string
  /** The named page that holds the field when no numbered step does, e.g. 'bond'. */
  page?: string
  /** The filed entry that the finding rests on. */
  entry_id?: string
}
