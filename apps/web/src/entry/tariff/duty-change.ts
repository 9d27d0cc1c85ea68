import { centsText, formatUsd, toCents } from '@edfe/domain/money'
import { t } from '../../words/t.ts'
import type { LineDuty } from './tariff-queries.ts'

/** '$600.00 more': what an answer changes of the duty, in dollars with a sign. */
export function changeText(change: string): string {
  if (change === '0.00') return 'the same duty'
  return change.startsWith('-')
    ? t({ id: 'duty-change.less', defaultMessage: '{slice} less' }, { slice: formatUsd(change.slice(1)) })
    : t({ id: 'duty-change.more', defaultMessage: '{change} more' }, { change: formatUsd(change) })
}

/**
 * '$0.00 to $1,500.00': what the duty may be while its one question is open; undefined while more than one is open or an
 * answer leaves it unknown.
 */
export function dutyRange({
  duty,
  open_questions: questions,
}: Pick<LineDuty, 'duty' | 'open_questions'>): string | undefined {
  const [question, other] = questions
  if (!question || other) return undefined
  const after = question.options.map(({ changes_duty_by: change }) => dutyAfter(duty, change ?? null))
  const known = after.filter((amount) => amount !== undefined)
  if (known.length === 0 || known.length < after.length) return undefined
  const cents = known.map(toCents).sort((a, b) => (a < b ? -1 : 1))
  return t(
    { id: 'duty-change.range', defaultMessage: '{least} to {most}' },
    { least: formatUsd(centsText(cents[0]!)), most: formatUsd(centsText(cents.at(-1)!)) },
  )
}

/** The duty that an answer leads to, in dollars; undefined while the duty or the change is not known. */
export const dutyAfter = (duty: string | null, change: string | null): string | undefined =>
  duty === null || change === null ? undefined : centsText(toCents(duty) + toCents(change))
