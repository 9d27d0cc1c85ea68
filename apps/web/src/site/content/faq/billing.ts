import { t } from '../../../words/t.ts'
import { paymentClaim } from '../claims.ts'
import { chargesFee, noFee } from '../site-fee.ts'
import { type QuestionSection, sentences } from './question.ts'
import { costQuestion } from './shared-questions.ts'

export const billing = (hidden: ReadonlySet<string>): QuestionSection => ({
  section: t({ id: 'faq.billing-pricing', defaultMessage: 'Billing & Pricing' }),
  questions: [
    costQuestion(hidden),
    {
      id: 'how-do-i-pay',
      asks: t({ id: 'faq.pay.asks', defaultMessage: 'How do I pay?' }),
      answer: sentences(
        t({
          id: 'faq.pay.government',
          defaultMessage: 'You pay duty, taxes and CBP fees to CBP, by ACH, on a statement in ACE.',
        }),
        ...(chargesFee()
          ? [
              t({
                id: 'faq.pay.fee',
                defaultMessage: 'Our fee is invoiced by month, when CBP has accepted your entries.',
              }),
              paymentClaim(hidden),
            ]
          : [noFee()]),
      ),
    },
    {
      id: 'does-the-fee-include-duty',
      asks: t({ id: 'faq.fee-include-duty.asks', defaultMessage: 'Does the fee include duty?' }),
      answer: t({
        id: 'faq.fee-include-duty.answer',
        defaultMessage:
          'No. You owe duty, taxes and CBP fees to the government. [44] shows their total separately from our fee. [What It Costs](/documentation/costs) explains each of them.',
      }),
    },
    {
      id: 'can-fees-change',
      asks: t({ id: 'faq.fees-change.asks', defaultMessage: 'Can fees change?' }),
      answer: t({
        id: 'faq.fees-change.answer',
        defaultMessage: 'Yes, with 30 days’ notice by email and on screen, also where none is charged today.',
      }),
    },
  ],
})
