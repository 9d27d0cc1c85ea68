import { claim, claimPhrase } from './claims.ts'
import { NOT_FILED_SUMMARY } from './not-filed.ts'

/** Questions in five sections. `[27]` in an answer links to that block in the Entries Guide. */
export interface Question {
  asks: string
  answer: string
}

/** A section of questions. */
export interface QuestionSection {
  section: string
  questions: readonly Question[]
}

/** The question's anchor on its page: 'Do I need a broker?' is `do-i-need-a-broker`. */
export const questionId = (asks: string): string =>
  asks
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

/** A question that the landing page shows too. */
export const BROKER_QUESTION: Question = {
  asks: 'Do I need a broker?',
  answer:
    'No. An importer may file entries for goods it imports itself. A customs broker’s license is for filing on behalf of others.',
}

/** What filing costs: the operator's claim, and what this version does. The landing page shows it too. */
export const costQuestion = (hidden: ReadonlySet<string>): Question => {
  const price = claimPhrase('price', hidden)
  return {
    asks: 'What does it cost, compared with a broker?',
    answer: `${price ? `We offer ${price}.` : 'We tell you the fee when you ask.'} This version shows and charges no fee. Ask for yours with the [contact form](/contact).`,
  }
}

/** The questions in five sections; `hidden` names claims that the operator does not vouch for. */
export const faq = (hidden: ReadonlySet<string>): readonly QuestionSection[] => [
  {
    section: 'Getting Started',
    questions: [
      BROKER_QUESTION,
      {
        asks: 'What do I need before my first entry?',
        answer:
          'You need an importer number [27] and the shipment’s commercial invoice, packing list and certificates. A formal entry also needs a surety [4] and a bond type [5].',
      },
      {
        asks: 'How do I get an importer number?',
        answer:
          'A business uses its EIN. A person uses an SSN. CBP can also assign a number. Register the number once with CBP Form 5106.',
      },
      {
        asks: 'Do I need a filer code?',
        answer:
          'Yes, to file in your own name through ABI. CBP assigns you a filer code of three characters. Enter it in Organization Settings. Without it, entry numbers start with ZZZ, and you can prepare, check and print entries.',
      },
      {
        asks: 'What does the product not file?',
        answer: `${NOT_FILED_SUMMARY} Without a release, the goods do not leave the port. A late ISF can cost $5,000. [Known limitations](/documentation/limitations) lists everything.`,
      },
      {
        asks: 'Can I upload my documents?',
        answer:
          'Yes. Each entry has a Documents page for files: PDF, PNG, JPEG, TIFF, HEIC, CSV, XLSX, DOCX and EML, 25 MB each and 250 MB for an entry. They are stored encrypted and are not sent to CBP. Import lines in step 4 reads the lines of a CSV or XLSX file, or of an invoice PDF that has text; you type the rest.',
      },
      {
        asks: 'Can several people work on the same entry?',
        answer:
          'Yes. Accounts belong to organizations, and members have roles. When two people change the same entry, the second person to save sees both versions. Nothing is overwritten without notice.',
      },
    ],
  },
  {
    section: 'Filing Entries',
    questions: [
      {
        asks: 'When is an entry formal?',
        answer:
          'An entry is formal when it is over $2,500. Some goods need a formal entry at any value, such as goods under antidumping duty or quota (19 CFR 143.21).',
      },
      {
        asks: 'Where do duty and fees come from?',
        answer:
          'Duty [38] is the entered value [36] times the rate [37]. MPF is 0.3464% of the value, with a yearly minimum and maximum. HMF is 0.125% of the value of goods that arrive by sea. Both fees are in [43].',
      },
      {
        asks: 'Which tariff number is right?',
        answer:
          'Choose the ten-digit number whose text describes the goods best under the General Rules of Interpretation. CBP rulings (rulings.cbp.gov) show how CBP classified similar goods. You may ask CBP for a binding ruling.',
      },
      {
        asks: 'What happens when I submit?',
        answer:
          'The entry is locked as you signed it, converted to CBP’s record format and sent. The response appears on the same page. It says accepted or rejected, and it explains each condition in plain words.',
      },
      {
        asks: 'Can I change an entry after submitting it?',
        answer:
          'You can correct a rejected entry and file it again, and replace or delete an accepted one until it is on a final statement or paid. Either keeps what you typed and its number. After payment, file a post summary correction from the page of the entry, within 300 days of the entry date and 15 days before liquidation. [Status & Messages](/documentation/status) says more.',
      },
      {
        asks: 'What if I do not have a document yet?',
        answer: 'Enter the codes of up to two missing documents in [18].',
      },
      {
        asks: 'How soon must I file?',
        answer:
          'The entry summary and the duty are due within 10 working days of the entry date [7] (19 CFR 142.12). Release has its own deadline: entry must be made within 15 calendar days of arrival (19 CFR 142.2).',
      },
    ],
  },
  {
    section: 'Billing & Pricing',
    questions: [
      costQuestion(hidden),
      {
        asks: 'How do I pay?',
        answer: [
          'You pay duty, taxes and CBP fees to CBP, by ACH, on a statement in ACE.',
          claimPhrase('payment', hidden) && `For our fee, we accept ${claimPhrase('payment', hidden)}.`,
          'This version collects no payment: submitting an entry charges nothing.',
        ]
          .filter(Boolean)
          .join(' '),
      },
      {
        asks: 'Does the fee include duty?',
        answer:
          'No. You owe duty, taxes and CBP fees to the government. [44] shows their total separately from our fee. [What It Costs](/documentation/costs) explains each of them.',
      },
      { asks: 'Can fees change?', answer: 'Yes, with 30 days’ notice.' },
    ],
  },
  {
    section: 'Security & Compliance',
    questions: [
      {
        asks: 'Who can see my entries?',
        answer:
          'Only members of your organization can see them, according to their roles. The database refuses access to another organization’s rows.',
      },
      {
        asks: 'How long are records kept?',
        answer: [
          claimPhrase('recordsKept', hidden) && `We promise ${claimPhrase('recordsKept', hidden)}.`,
          'No one can delete a filed entry or its documents before the years that your organization chooses are over: seven, unless you change it, and never fewer than five. You can download the complete file of an entry as one ZIP. The law requires an importer to keep records for five years from the date of entry (19 CFR 163.4). That includes the documents of an entry, which you can keep with it.',
        ]
          .filter(Boolean)
          .join(' '),
      },
      ...(claim('soc2', hidden)
        ? [
            {
              asks: 'Are you audited?',
              answer: `We claim ${claimPhrase('soc2', hidden)}. Ask for the evidence with the [contact form](/contact).`,
            },
          ]
        : []),
      {
        asks: 'Is my Social Security number safe?',
        answer:
          'Yes. If your importer number is an SSN, it is encrypted in storage and masked on screen. It never appears in logs or email.',
      },
      {
        asks: 'Who is responsible for the entry?',
        answer:
          'The importer of record [30] is responsible and must use reasonable care (19 U.S.C. 1484). Our checks help you meet that standard. They do not replace it.',
      },
    ],
  },
  {
    section: 'Support & Troubleshooting',
    questions: [
      {
        asks: 'How do I get help?',
        answer: [
          'Use the [contact form](/contact).',
          claimPhrase('supportResponse', hidden) && `We promise a ${claimPhrase('supportResponse', hidden)}.`,
        ]
          .filter(Boolean)
          .join(' '),
      },
      {
        asks: 'My internet went down while I was typing. Is it lost?',
        answer: 'No. Your browser keeps what you typed and saves it as soon as the connection returns.',
      },
      {
        asks: 'Why can I not submit?',
        answer:
          'The review page lists every error with a link to its field. The submit button names the first missing item. You also need the approver or admin role.',
      },
      {
        asks: 'Is the service up?',
        answer:
          'Look at [System Status](/status). It measures the four services from your browser every 30 seconds.',
      },
    ],
  },
]
