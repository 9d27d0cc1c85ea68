import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { formatUsd } from '@edfe/domain/money'
import { feeClassName, recordOfClass } from '@edfe/domain/reference'
import { shownMessage } from '../../../messages/findings.ts'
import { t } from '../../../words/t.ts'

const AMOUNTS: Readonly<Record<string, MessageDescriptor>> = {
  duty: defineMessage({ id: 'correction-words.duty', defaultMessage: 'Duty' }),
  tax: defineMessage({ id: 'correction-words.tax', defaultMessage: 'I.R. tax' }),
  ad: defineMessage({ id: 'correction-words.ad', defaultMessage: 'Antidumping duty in cash' }),
  cv: defineMessage({ id: 'correction-words.cv', defaultMessage: 'Countervailing duty in cash' }),
}

/** The name of an amount that CBP collects; a fee has the name of its accounting class. */
export function amountName(kind: string): string {
  const amount = AMOUNTS[kind]
  if (amount) return t(amount)
  return recordOfClass(kind)
    ? `${shownMessage(feeClassName(kind))} ${kind}`
    : t({ id: 'correction-words.fee', defaultMessage: 'Fee {code}' }, { code: kind })
}

/** Returns the financial effect of a correction: more is billed, less is refunded, at liquidation. */
function differenceSentence(difference: string): string {
  if (/^-?0+\.00$/.test(difference))
    return t({
      id: 'correction-words.no-amount',
      defaultMessage: 'The correction changes no amount that you owe.',
    })
  return difference.startsWith('-')
    ? t(
        {
          id: 'correction-words.owe-less',
          defaultMessage:
            'You owe {amount} less. CBP refunds it, with interest, when it liquidates the entry.',
        },
        { amount: formatUsd(difference.slice(1)) },
      )
    : t(
        {
          id: 'correction-words.owe-more',
          defaultMessage: 'You owe {amount} more. CBP bills it, with interest, when it liquidates the entry.',
        },
        { amount: formatUsd(difference) },
      )
}

/** Sums up the changes of a correction. While the review has errors, the amounts may still change. */
export function leadOf(changes: number, difference: string, hasErrors: boolean): string {
  if (changes === 0)
    return t({
      id: 'correction-words.nothing-differs',
      defaultMessage: 'Nothing differs from the entry on file.',
    })
  return hasErrors
    ? t({
        id: 'correction-words.errors-first',
        defaultMessage: 'Correct the errors below first. Then you see how much more or less you owe.',
      })
    : differenceSentence(difference)
}
