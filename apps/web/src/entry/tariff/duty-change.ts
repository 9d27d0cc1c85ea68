import { centsText, formatUsd, toCents } from '@edfe/domain/money'
import { t } from '../../words/t.ts'

/** '$600.00 more': what an answer changes of the duty, in dollars with a sign. */
export function changeText(change: string): string {
  if (change === '0.00') return 'the same duty'
  return change.startsWith('-')
    ? t({ id: 'duty-change.less', defaultMessage: '{slice} less' }, { slice: formatUsd(change.slice(1)) })
    : t({ id: 'duty-change.more', defaultMessage: '{change} more' }, { change: formatUsd(change) })
}

/** The duty that an answer leads to, in dollars; undefined while the duty or the change is not known. */
export const dutyAfter = (duty: string | null, change: string | null): string | undefined =>
  duty === null || change === null ? undefined : centsText(toCents(duty) + toCents(change))
