import { t } from '../../../words/t.ts'
import { claim } from '../claims.ts'
import { type QuestionSection, sentences } from './question.ts'

export const security = (hidden: ReadonlySet<string>): QuestionSection => ({
  section: t({ id: 'faq.security-compliance', defaultMessage: 'Security & Compliance' }),
  questions: [
    {
      id: 'who-can-see-my-entries',
      asks: t({ id: 'faq.who-see-entries.asks', defaultMessage: 'Who can see my entries?' }),
      answer: t({
        id: 'faq.who-see-entries.answer',
        defaultMessage:
          'Only members of your organization can see them, according to their roles. The database refuses access to another organization’s rows.',
      }),
    },
    {
      id: 'how-long-are-records-kept',
      asks: t({ id: 'faq.long-records-kept.asks', defaultMessage: 'How long are records kept?' }),
      answer: sentences(
        claim('recordsKept', hidden),
        t({
          id: 'faq.long-records-kept.answer',
          defaultMessage:
            'No one can delete a filed entry or its documents before the years that your organization chooses are over: seven, unless you change it, and never fewer than five. You can download the complete file of an entry as one ZIP. The law requires an importer to keep records for five years from the date of entry (19 CFR 163.4). That includes the documents of an entry, which you can keep with it.',
        }),
      ),
    },
    ...(claim('soc2', hidden)
      ? [
          {
            id: 'are-you-audited',
            asks: t({ id: 'faq.audited.asks', defaultMessage: 'Are you audited?' }),
            answer: sentences(
              claim('soc2', hidden),
              t({
                id: 'faq.audited.evidence',
                defaultMessage: 'Ask for the evidence with the [contact form](/contact).',
              }),
            ),
          },
        ]
      : []),
    {
      id: 'is-my-social-security-number-safe',
      asks: t({
        id: 'faq.social-security-number.asks',
        defaultMessage: 'Is my Social Security number safe?',
      }),
      answer: t({
        id: 'faq.social-security-number.answer',
        defaultMessage:
          'Yes. If your importer number is an SSN, it is encrypted in storage and masked on screen. It never appears in logs or email.',
      }),
    },
    {
      id: 'who-is-responsible-for-the-entry',
      asks: t({ id: 'faq.who-responsible-entry.asks', defaultMessage: 'Who is responsible for the entry?' }),
      answer: t({
        id: 'faq.who-responsible-entry.answer',
        defaultMessage:
          'The importer of record [30] is responsible and must use reasonable care (19 U.S.C. 1484). Our checks help you meet that standard. They do not replace it.',
      }),
    },
  ],
})
