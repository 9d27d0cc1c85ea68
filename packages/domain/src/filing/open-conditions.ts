import { valueAt } from '../entry/agency-path.ts'
import type { DraftData } from '../entry/draft.ts'
import { fieldOf } from '../entry/field-table.ts'
import { defineMessage } from '../messages/index.ts'
import { maskPersonalNumber } from '../parties/personal-number.ts'
import type { Finding } from '../rules/finding.ts'

/** CBP's remark about a field, in words. */
export const conditionAtField = defineMessage<{ text: string }>({
  id: 'condition.at-field',
  defaultMessage: 'CBP: {text}',
})

/** A condition of a rejection in the reader's words, with the value that was sent; personal numbers masked. */
export type SentCondition = Omit<Finding, 'message' | 'detail'> & {
  message: string
  sent_value: string | null
}

/** The text of the field that a path names; null for a section, a list of rows and a field without content. */
export function textAt(draft: DraftData, path: string): string | null {
  const found = valueAt(draft, path)
  if (typeof found === 'string') return found || null
  if (Array.isArray(found) && found.every((item) => typeof item === 'string')) return found.join(', ') || null
  return null
}

/** The conditions whose field still has the value that was sent, as findings. A list of rows is not compared. */
export const openConditions = (draft: DraftData, conditions: readonly SentCondition[]): Finding[] =>
  conditions
    .filter(({ severity, path, sent_value }) => severity === 'error' && isAsSent(draft, path, sent_value))
    .map(({ rule_id, severity, path, step, block, page, message }) => ({
      rule_id,
      severity,
      path,
      step,
      ...(block && { block }),
      ...(page && { page }),
      message: conditionAtField({ text: message }),
    }))

function isAsSent(draft: DraftData, path: string, sent: string | null): boolean {
  const now = textAt(draft, path)
  if (sent === null)
    return now === null && fieldOf(path)?.kind !== undefined && fieldOf(path)?.kind !== 'list'
  return now !== null && (now === sent || maskPersonalNumber(now) === sent)
}
