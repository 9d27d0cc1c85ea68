import { CLAIMS } from './claims.ts'

/** Questions in five sections. `[27]` in an answer links to that block in the Entries Guide. */
export interface Question {
  asks: string
  answer: string
  /** Claim setting that hides the question when the operator cannot vouch for its answer. */
  vouch?: string
}

/** The question's place on its page: 'Do I need a broker?' is `do-i-need-a-broker`. */
export const questionId = (asks: string): string =>
  asks
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

export const FAQ: readonly { section: string; questions: readonly Question[] }[] = [
  {
    section: 'Getting Started',
    questions: [
      {
        asks: 'Do I need a broker?',
        answer:
          'No. An importer may file entries for goods it imports itself. A customs broker’s license is for filing on behalf of others.',
      },
      {
        asks: 'What do I need before my first entry?',
        answer:
          'An importer number [27], a surety and bond type [4] [5] for a formal entry, and the commercial invoice, packing list and certificates of the shipment.',
      },
      {
        asks: 'How do I get an importer number?',
        answer:
          'A business uses its EIN, a person an SSN; customs can also assign one. Register it once with CBP Form 5106.',
      },
      {
        asks: 'Do I need a filer code?',
        answer:
          'To file in your own name through ABI, customs assigns you a filer code of three characters. Put it in Organization Settings. Without it, entries are numbered with ZZZ and can be prepared, checked and printed.',
      },
      {
        asks: 'Can several people work on the same entry?',
        answer:
          'Yes. Accounts belong to organizations, and members have roles. When two people edit, the second to save is told; nothing is overwritten in silence.',
      },
    ],
  },
  {
    section: 'Filing Entries',
    questions: [
      {
        asks: 'When is an entry formal?',
        answer:
          'Formal entries are those over $2,500, and those of goods that the law sets apart, such as goods under antidumping duty or quota (19 CFR 143.21).',
      },
      {
        asks: 'Where do duty and fees come from?',
        answer:
          'Entered value [36] times the rate [37] is the duty [38]. MPF is 0.3464% of the value within a yearly minimum and maximum; HMF is 0.125% for goods that arrive by sea. Both are in [43].',
      },
      {
        asks: 'Which tariff number is right?',
        answer:
          'The ten digits whose words describe the good best, read by the General Rules of Interpretation. Customs’ rulings (rulings.cbp.gov) show how it classified similar goods. You may ask for a binding ruling.',
      },
      {
        asks: 'What happens when I submit?',
        answer:
          'The entry is frozen as you signed it, written as customs’ own records and sent. The answer arrives on the same page: accepted, or rejected with each condition in plain words.',
      },
      {
        asks: 'Can I change an entry after submitting it?',
        answer:
          'No. A rejected entry can be corrected and filed again as a new one that keeps what you typed.',
      },
      {
        asks: 'What if I do not have a document yet?',
        answer: 'Up to two missing documents are declared by code in [18].',
      },
      {
        asks: 'How soon must I file?',
        answer:
          'The entry summary is due within 10 working days of the entry date [7], with the duty (19 CFR 142.12). Release of the goods has its own, shorter deadline: entry must be made within 15 calendar days of arrival (19 CFR 142.2).',
      },
    ],
  },
  {
    section: 'Billing & Pricing',
    questions: [
      { asks: 'What does it cost, compared with a broker?', answer: CLAIMS.price.text },
      { asks: 'How do I pay?', answer: CLAIMS.payment.text },
      {
        asks: 'Does the fee include duty?',
        answer:
          'No. Duty, taxes and customs’ fees are owed to the government and are shown apart in [44]. [What It Costs](/documentation/costs) explains each of them.',
      },
      { asks: 'Can fees change?', answer: 'With 30 days’ notice.' },
    ],
  },
  {
    section: 'Security & Compliance',
    questions: [
      {
        asks: 'Who can see my entries?',
        answer:
          'Members of your organization, by role. The database itself refuses rows of another organization.',
      },
      {
        asks: 'How long are records kept?',
        answer: `${CLAIMS.records.text} The law asks an importer for five years from the date of entry (19 CFR 163.4).`,
      },
      { asks: 'Are you audited?', answer: CLAIMS.soc2.text, vouch: 'soc2' },
      {
        asks: 'Is my Social Security number safe?',
        answer:
          'If your importer number is an SSN, it is encrypted where it is stored and masked on screen, and it never appears in logs or mail.',
      },
      {
        asks: 'Who answers for the entry?',
        answer:
          'The importer of record [30], under the standard of reasonable care (19 U.S.C. 1484). Checks here help you meet it; they do not take it over.',
      },
    ],
  },
  {
    section: 'Support & Troubleshooting',
    questions: [
      {
        asks: 'How do I get help?',
        answer: `Use the [contact form](/contact). ${CLAIMS.supportResponse.text}`,
      },
      {
        asks: 'My internet went down while I was typing. Is it lost?',
        answer:
          'No. What you typed stays in the browser until it is saved, and is saved as soon as the connection returns.',
      },
      {
        asks: 'Why can I not submit?',
        answer:
          'The review lists every error with a link to its field. The submit button names the first thing that is missing. Submitting also needs the approver or admin role.',
      },
      {
        asks: 'Is the service up?',
        answer: '[System Status](/status) measures the four services from your own browser every 30 seconds.',
      },
    ],
  },
]
