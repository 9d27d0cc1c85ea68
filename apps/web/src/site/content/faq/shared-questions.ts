import { t } from '../../../words/t.ts'
import { claim } from '../claims.ts'
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
 * Returns the question about the cost of filing: the operator's claim, and the facts of this version. The
 * landing page shows it too.
 */
export const costQuestion = (hidden: ReadonlySet<string>): Question => ({
  id: 'what-does-it-cost-compared-with-a-broker',
  asks: t({
    id: 'faq.cost-compared-broker.asks',
    defaultMessage: 'What does it cost, compared with a broker?',
  }),
  answer: sentences(
    claim('price', hidden) ??
      t({ id: 'faq.cost-compared-broker.on-request', defaultMessage: 'We tell you the fee when you ask.' }),
    t({
      id: 'faq.cost-compared-broker.not-charged',
      defaultMessage:
        'This version shows and charges no fee. Ask for yours with the [contact form](/contact).',
    }),
  ),
})
