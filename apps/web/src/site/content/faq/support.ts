import { t } from '../../../words/t.ts'
import { claim } from '../claims.ts'
import { type QuestionSection, sentences } from './question.ts'

export const support = (hidden: ReadonlySet<string>): QuestionSection => ({
  section: t({ id: 'faq.support-troubleshooting', defaultMessage: 'Support & Troubleshooting' }),
  questions: [
    {
      id: 'how-do-i-get-help',
      asks: t({ id: 'faq.get-help.asks', defaultMessage: 'How do I get help?' }),
      answer: sentences(
        t({ id: 'faq.get-help.answer', defaultMessage: 'Use the [contact form](/contact).' }),
        claim('supportResponse', hidden),
      ),
    },
    {
      id: 'my-internet-went-down-while-i-was-typing-is-it-lost',
      asks: t({
        id: 'faq.internet-went-down.asks',
        defaultMessage: 'My internet went down while I was typing. Is it lost?',
      }),
      answer: t({
        id: 'faq.internet-went-down.answer',
        defaultMessage:
          'No. Your browser keeps what you typed and saves it as soon as the connection returns.',
      }),
    },
    {
      id: 'why-can-i-not-submit',
      asks: t({ id: 'faq.why-submit.asks', defaultMessage: 'Why can I not submit?' }),
      answer: t({
        id: 'faq.why-submit.answer',
        defaultMessage:
          'The review page lists every error with a link to its field. The submit button names the first missing item. You also need the approver or admin role.',
      }),
    },
    {
      id: 'is-the-service-up',
      asks: t({ id: 'faq.service-up.asks', defaultMessage: 'Is the service up?' }),
      answer: t({
        id: 'faq.service-up.answer',
        defaultMessage:
          'Look at [System Status](/status). It measures the four services from your browser every 30 seconds.',
      }),
    },
  ],
})
