import { formatUsd } from '@edfe/domain/money'
import { feeClassName, recordOfClass } from '@edfe/domain/reference'
import { shownMessage } from '../../../messages/findings.ts'

const AMOUNTS: Record<string, string> = {
  duty: 'Duty',
  tax: 'I.R. tax',
  ad: 'Antidumping duty in cash',
  cv: 'Countervailing duty in cash',
}

/** The name of an amount that CBP collects; a fee has the name of its accounting class. */
export const amountName = (kind: string): string =>
  AMOUNTS[kind] ?? `${recordOfClass(kind) ? shownMessage(feeClassName(kind)) : 'Fee'} ${kind}`

/** What a correction means for the money: more is billed, less is refunded, at liquidation. */
function differenceSentence(difference: string): string {
  if (/^-?0+\.00$/.test(difference)) return 'The correction changes no amount that you owe.'
  return difference.startsWith('-')
    ? `You owe ${formatUsd(difference.slice(1))} less. CBP refunds it, with interest, when it liquidates the entry.`
    : `You owe ${formatUsd(difference)} more. CBP bills it, with interest, when it liquidates the entry.`
}

/** What the changes of a correction come to. While the review has errors, the amounts may still change. */
export function leadOf(changes: number, difference: string, hasErrors: boolean): string {
  if (changes === 0) return 'Nothing differs from the entry on file.'
  return hasErrors
    ? 'Correct the errors below first. Then you see how much more or less you owe.'
    : differenceSentence(difference)
}
