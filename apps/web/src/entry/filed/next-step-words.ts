import type { chosenPayment } from '@edfe/domain/calculations'
import { formatUsd } from '@edfe/domain/money'
import type { NextStep } from '@edfe/domain/tasks'
import { distanceLabel, shortDay } from '../../messages/short-day.ts'

interface Facts {
  step: NextStep
  grandTotal: string
  isPractice: boolean
  isPaid: boolean
  /** Whether the version before a rejected one remains on file: CBP had sent it back. */
  isEarlierOnFile: boolean
  /** How duty and fees are paid; undefined while nothing is chosen. */
  payment: PaymentKind | undefined
  /** The day until which the organization keeps the records; null without an entry date. */
  keptUntil: string | null
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
}

type PaymentKind = NonNullable<ReturnType<typeof chosenPayment>>['kind']

const WHEN: Record<PaymentKind, string> = {
  individual: 'You pay CBP for this entry alone, within 10 working days of the entry date.',
  daily: 'You pay CBP on a daily statement in ACE, within 10 working days of the entry date.',
  periodic: 'You pay CBP on the monthly statement in ACE, by the 15th working day of its month.',
}

/** ', tomorrow' of a last day that is near or past; nothing of others. */
function soon(day: string | undefined, today: string): string {
  const distance = day ? distanceLabel(day, today) : ''
  return /^(Today|Tomorrow|Yesterday|\d+ days ago)$/.test(distance) ? `, ${distance.toLowerCase()}` : ''
}

/** The one thing to do next about a filed entry: a heading, and a sentence that explains it. */
export function nextStepWords({
  step,
  grandTotal,
  isPractice,
  isPaid,
  isEarlierOnFile,
  payment,
  keptUntil,
  today,
}: Facts): {
  title: string
  text: string
} {
  const by = step.by ? ` by ${shortDay(step.by, today)}` : ''
  const sum = formatUsd(grandTotal)
  switch (step.kind) {
    case 'correct':
      return {
        title: isPractice ? 'Correct it and practice again' : `Correct it${by}${soon(step.by, today)}`,
        text: isPractice
          ? 'Correct what is named below, sign and submit again. The entry keeps its number.'
          : isEarlierOnFile
            ? 'The summary that CBP sent back remains on file until CBP accepts your correction. The entry keeps its number.'
            : `Nothing is on file at CBP. The entry summary and ${sum} are due 10 working days after the entry date. The entry keeps its number. Later than that, CBP can claim liquidated damages on your bond.`,
      }
    case 'respond':
      return {
        title: `Answer CBP${by}`,
        text: 'CBP asks for something about this entry. See what it asks for below.',
      }
    case 'pay':
      return isPractice
        ? {
            title: 'Nothing was sent to CBP, and nothing is owed',
            text: `Your goods are not released by this. If this were filed for real, you would pay ${sum}${by}: duty and fees would be due by then.`,
          }
        : {
            title: `Pay ${sum}${by}`,
            text: `${WHEN[payment ?? 'daily']} Nothing is debited before you authorize it.`,
          }
    case 'wait':
      return { title: 'Nothing to do until CBP decides', text: 'This page updates automatically.' }
    case 'none':
      if (isPractice) {
        return {
          title: 'Nothing was sent to CBP, and nothing is owed',
          text: 'Your goods are not released by this.',
        }
      }
      return {
        title: isPaid ? 'Paid. Nothing else is due now' : 'Nothing is due now',
        text: `Keep the records of this entry${keptUntil ? ` until ${shortDay(keptUntil, today)}` : ''}. We tell you when CBP writes about it.`,
      }
  }
}
