import { t } from '../../../words/t.ts'
import { priceClaim } from '../claims.ts'
import { chargesFee, feeText, noFee } from '../site-fee.ts'
import { type Question, sentences } from './question.ts'

/** A question that the landing page shows too. */
export const brokerQuestion = (): Question => ({
  id: 'do-i-need-a-broker',
  asks: t({ id: 'faq.need-broker.asks', defaultMessage: 'Do I need a broker?' }),
  answer: t({
    id: 'faq.need-broker.answer',
    defaultMessage:
      'No. An importer may file entries for goods it imports itself. A customs broker’s license is for filing on behalf of others.',
  }),
})

/**
 * Returns the question about the cost of filing: the operator's claim, and what the installation charges. The
 * landing page shows it too.
 */
export const costQuestion = (hidden: ReadonlySet<string>): Question => ({
  id: 'what-does-it-cost-compared-with-a-broker',
  asks: t({
    id: 'faq.cost-compared-broker.asks',
    defaultMessage: 'What does it cost, compared with a broker?',
  }),
  answer: chargesFee()
    ? sentences(
        priceClaim(hidden),
        t(
          {
            id: 'faq.cost-compared-broker.charged',
            defaultMessage:
              'The fee is {fee} for each entry whose summary CBP accepts. You see it before you submit, and practice is free.',
          },
          { fee: feeText() },
        ),
      )
    : noFee(),
})
