import type { chosenPayment } from '@edfe/domain/calculations'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { formatUsd } from '@edfe/domain/money'
import type { CustomsSide } from '@edfe/domain/profile'
import type { NextStep } from '@edfe/domain/tasks'
import { distanceLabel, isPressing, shortDay } from '../../messages/short-day.ts'
import { inSentence } from '../../words/in-sentence.ts'
import { t } from '../../words/t.ts'

interface Facts {
  step: NextStep
  grandTotal: string
  customs: CustomsSide
  isPaid: boolean
  /** True if the version before a rejected one remains on file, because CBP had sent it back. */
  isEarlierOnFile: boolean
  /** The payment method of duty and fees; undefined while none is chosen. */
  payment: PaymentKind | undefined
  /** The day until which the organization keeps the records; null without an entry date. */
  keptUntil: string | null
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
}

type PaymentKind = NonNullable<ReturnType<typeof chosenPayment>>['kind']

const WHEN: Record<PaymentKind, MessageDescriptor> = {
  individual: defineMessage({
    id: 'next-step-words.payment-individual',
    defaultMessage: 'You pay CBP for this entry alone, within 10 working days of the entry date.',
  }),
  daily: defineMessage({
    id: 'next-step-words.payment-daily',
    defaultMessage: 'You pay CBP on a daily statement in ACE, within 10 working days of the entry date.',
  }),
  periodic: defineMessage({
    id: 'next-step-words.payment-periodic',
    defaultMessage: 'You pay CBP on the monthly statement in ACE, by the 15th working day of its month.',
  }),
}

/** 'Correct it by Fri Dec 4'; a last day that is near or past is also named by its distance: ', tomorrow'. */
function correctionTitle(by: string | undefined, today: string): string {
  if (!by) return t({ id: 'next-step-words.correct', defaultMessage: 'Correct it' })
  const day = shortDay(by, today)
  return isPressing(by, today)
    ? t(
        { id: 'next-step-words.correct-soon', defaultMessage: 'Correct it by {day}, {distance}' },
        { day, distance: inSentence(distanceLabel(by, today)) },
      )
    : t({ id: 'next-step-words.correct-by', defaultMessage: 'Correct it by {day}' }, { day })
}

/** The one thing to do next about a filed entry: a heading, and a sentence that explains it. */
export function nextStepWords({
  step,
  grandTotal,
  customs,
  isPaid,
  isEarlierOnFile,
  payment,
  keptUntil,
  today,
}: Facts): {
  title: string
  text: string
} {
  const isPractice = customs !== 'CBP'
  const day = step.by && shortDay(step.by, today)
  const amount = formatUsd(grandTotal)
  switch (step.kind) {
    case 'correct':
      return {
        title: isPractice
          ? t(
              {
                id: 'next-step-words.practice-correct-title',
                defaultMessage:
                  '{by, select, test {Correct it and test again} other {Correct it and practice again}}',
              },
              { by: customs },
            )
          : correctionTitle(step.by, today),
        text: isPractice
          ? t({
              id: 'next-step-words.practice-correct',
              defaultMessage:
                'Correct what is named below, sign and submit again. The entry keeps its number.',
            })
          : isEarlierOnFile
            ? t({
                id: 'next-step-words.correct-earlier-on-file',
                defaultMessage:
                  'The summary that CBP sent back remains on file until CBP accepts your correction. The entry keeps its number.',
              })
            : t(
                {
                  id: 'next-step-words.correct-nothing-on-file',
                  defaultMessage:
                    'Nothing is on file at CBP. The entry summary and {amount} are due 10 working days after the entry date. The entry keeps its number. Later than that, CBP can claim liquidated damages on your bond.',
                },
                { amount },
              ),
      }
    case 'respond':
      return {
        title: day
          ? t({ id: 'next-step-words.respond-by', defaultMessage: 'Answer CBP by {day}' }, { day })
          : t({ id: 'next-step-words.respond', defaultMessage: 'Answer CBP' }),
        text: t({
          id: 'next-step-words.respond-text',
          defaultMessage: 'CBP asks for something about this entry. See what it asks for below.',
        }),
      }
    case 'pay':
      return isPractice
        ? {
            title: t(
              {
                id: 'next-step-words.practice-title',
                defaultMessage:
                  '{by, select, test {Nothing is filed with CBP, and nothing is owed} other {Nothing was sent to CBP, and nothing is owed}}',
              },
              { by: customs },
            ),
            text: day
              ? t(
                  {
                    id: 'next-step-words.practice-pay-by',
                    defaultMessage:
                      'Your goods are not released by this. If this were filed for real, you would pay {amount} by {day}: duty and fees would be due by then.',
                  },
                  { amount, day },
                )
              : t(
                  {
                    id: 'next-step-words.practice-pay',
                    defaultMessage:
                      'Your goods are not released by this. If this were filed for real, you would pay {amount}: duty and fees would be due by then.',
                  },
                  { amount },
                ),
          }
        : {
            title: day
              ? t({ id: 'next-step-words.pay-by', defaultMessage: 'Pay {amount} by {day}' }, { amount, day })
              : t({ id: 'next-step-words.pay', defaultMessage: 'Pay {amount}' }, { amount }),
            text: t(
              {
                id: 'next-step-words.pay-how',
                defaultMessage: '{when} Nothing is debited before you authorize it.',
              },
              { when: t(WHEN[payment ?? 'daily']) },
            ),
          }
    case 'wait':
      return {
        title: t({
          id: 'next-step-words.wait',
          defaultMessage: 'Nothing to do until CBP decides',
        }),
        text: t({
          id: 'next-step-words.wait-text',
          defaultMessage: 'This page updates automatically.',
        }),
      }
    case 'none':
      if (isPractice) {
        return {
          title: t(
            {
              id: 'next-step-words.practice-title',
              defaultMessage:
                '{by, select, test {Nothing is filed with CBP, and nothing is owed} other {Nothing was sent to CBP, and nothing is owed}}',
            },
            { by: customs },
          ),
          text: t({
            id: 'next-step-words.practice-none',
            defaultMessage: 'Your goods are not released by this.',
          }),
        }
      }
      return {
        title: isPaid
          ? t({
              id: 'next-step-words.paid',
              defaultMessage: 'Paid. Nothing else is due now',
            })
          : t({ id: 'next-step-words.nothing-due', defaultMessage: 'Nothing is due now' }),
        text: keptUntil
          ? t(
              {
                id: 'next-step-words.records-until',
                defaultMessage:
                  'Keep the records of this entry until {day}. We tell you when CBP writes about it.',
              },
              { day: shortDay(keptUntil, today) },
            )
          : t({
              id: 'next-step-words.records',
              defaultMessage: 'Keep the records of this entry. We tell you when CBP writes about it.',
            }),
      }
  }
}
