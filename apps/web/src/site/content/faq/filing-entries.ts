import { t } from '../../../words/t.ts'
import type { QuestionSection } from './question.ts'

export const filingEntries = (): QuestionSection => ({
  section: t({ id: 'faq.filing-entries', defaultMessage: 'Filing Entries' }),
  questions: [
    {
      id: 'when-is-an-entry-formal',
      asks: t({ id: 'faq.entry-formal.asks', defaultMessage: 'When is an entry formal?' }),
      answer: t({
        id: 'faq.entry-formal.answer',
        defaultMessage:
          'An entry is formal when it is over $2,500. Some goods need a formal entry at any value, such as goods under antidumping duty or quota (19 CFR 143.21).',
      }),
    },
    {
      id: 'where-do-duty-and-fees-come-from',
      asks: t({ id: 'faq.where-duty-fees.asks', defaultMessage: 'Where do duty and fees come from?' }),
      answer: t({
        id: 'faq.where-duty-fees.answer',
        defaultMessage:
          'Duty [38] is the entered value [36] times the rate [37]. MPF is 0.3464% of the value, with a yearly minimum and maximum. HMF is 0.125% of the value of goods that arrive by sea. Both fees are in [43].',
      }),
    },
    {
      id: 'which-tariff-number-is-right',
      asks: t({ id: 'faq.which-tariff-number.asks', defaultMessage: 'Which tariff number is right?' }),
      answer: t({
        id: 'faq.which-tariff-number.answer',
        defaultMessage:
          'Choose the ten-digit number whose text describes the goods best under the General Rules of Interpretation. CBP rulings (rulings.cbp.gov) show how CBP classified similar goods. You may ask CBP for a binding ruling.',
      }),
    },
    {
      id: 'what-happens-when-i-submit',
      asks: t({ id: 'faq.happens-submit.asks', defaultMessage: 'What happens when I submit?' }),
      answer: t({
        id: 'faq.happens-submit.answer',
        defaultMessage:
          'The entry is locked as you signed it, converted to CBP’s record format and sent. The response appears on the same page. It says accepted or rejected, and it explains each condition in plain words. A release that goes with the summary is answered apart: CBP may take one of the two and reject the other.',
      }),
    },
    {
      id: 'how-are-my-goods-released',
      asks: t({ id: 'faq.goods-released.asks', defaultMessage: 'How are my goods released?' }),
      answer: t({
        id: 'faq.goods-released.answer',
        defaultMessage:
          'Step 2 asks. Release first: CBP gets the release now, and the summary and its money follow within 10 working days of release. Release and pay: both go in one message. Released elsewhere: you filed the release in another system under your filer code, and file the summary here. If a broker files the release, the broker files the summary too.',
      }),
    },
    {
      id: 'can-i-change-an-entry-after-submitting-it',
      asks: t({
        id: 'faq.change-entry-after.asks',
        defaultMessage: 'Can I change an entry after submitting it?',
      }),
      answer: t({
        id: 'faq.change-entry-after.answer',
        defaultMessage:
          'You can correct a rejected entry and file it again, and replace or delete an accepted one until it is on a final statement or paid. Either keeps what you typed and its number. After payment, file a post summary correction from the page of the entry, within 300 days of the entry date and 15 days before liquidation. [Status & Messages](/documentation/status) says more.',
      }),
    },
    {
      id: 'what-if-i-do-not-have-a-document-yet',
      asks: t({ id: 'faq.if-have-document.asks', defaultMessage: 'What if I do not have a document yet?' }),
      answer: t({
        id: 'faq.if-have-document.answer',
        defaultMessage: 'Enter the codes of up to two missing documents in [18].',
      }),
    },
    {
      id: 'how-soon-must-i-file',
      asks: t({ id: 'faq.soon-must-file.asks', defaultMessage: 'How soon must I file?' }),
      answer: t({
        id: 'faq.soon-must-file.answer',
        defaultMessage:
          'The entry summary and the duty are due within 10 working days of the entry date [7] (19 CFR 142.12). Release has its own deadline: entry must be made within 15 calendar days of arrival (19 CFR 142.2).',
      }),
    },
  ],
})
