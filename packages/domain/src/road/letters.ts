import { say } from '../messages/index.ts'
import { achCreditLetter, achDebitLetter } from './ach-letters.ts'
import { count, type DraftLetter, dollars, gap, type LetterSender } from './draft-letter.ts'
import { importerNumberLetter } from './importer-number-letter.ts'
import { volumeOf } from './plan.ts'
import type { RoadLetter } from './steps.ts'

/** The letter of a step, from what the organization has said. The writer may change each paragraph before it is printed. */
export function draftLetter(letter: RoadLetter, sender: LetterSender): DraftLetter {
  return LETTERS[letter](sender)
}

const LETTERS: Record<RoadLetter, (sender: LetterSender) => DraftLetter> = {
  importer_number: importerNumberLetter,
  filer_code: filerCodeLetter,
  letter_of_intent: letterOfIntent,
  ach_debit: achDebitLetter,
  ach_credit: achCreditLetter,
}

/** Asks a port director for a filer code (19 CFR 142.3a(b)(1)): volume, frequency, goods and bond. */
function filerCodeLetter(sender: LetterSender): DraftLetter {
  const { plan } = sender
  return {
    to: [
      say(
        { id: 'road-letter.filer.to', defaultMessage: 'Port Director, {port}' },
        { port: gap(sender.port) },
      ),
      say({ id: 'road-letter.filer.attention', defaultMessage: 'Attention: Broker Management Officer' }),
    ],
    subject: say({
      id: 'road-letter.filer.subject',
      defaultMessage: 'Request for an entry filer code, 19 CFR 142.3a',
    }),
    paragraphs: [
      say(
        {
          id: 'road-letter.filer.who',
          defaultMessage:
            '{name} imports {goods} for its own account and wishes to file its own entries through the Automated Broker Interface. Our importer number is {number}. Our continuous bond is number {bond}, with {surety}.',
        },
        {
          name: gap(sender.name),
          goods: gap(plan.goods),
          number: gap(sender.importerNumber),
          bond: gap(sender.bondNumber),
          surety: gap(sender.surety),
        },
      ),
      say(
        {
          id: 'road-letter.filer.volume',
          defaultMessage:
            'In the past 12 months we made {before} entries with an entered value of {valueBefore}. In the next 12 months we plan {next} entries with an entered value of {valueNext}.',
        },
        {
          before: count(plan.entries_last_year),
          valueBefore: dollars(plan.value_last_year),
          next: count(plan.entries_planned),
          valueNext: dollars(plan.value_planned),
        },
      ),
      ...(volumeOf(plan) === 'below'
        ? [
            say({
              id: 'road-letter.filer.below',
              defaultMessage:
                'We know that this is less than the volume for which a code is usually assigned. We ask you to consider that we file regularly and that our entries are of the same few goods.',
            }),
          ]
        : []),
      say({
        id: 'road-letter.filer.ask',
        defaultMessage:
          'Please assign us an entry filer code under 19 CFR 142.3a(b)(1). We will file only our own entries under it.',
      }),
    ],
  }
}

/** Announces the wish to file through ABI (19 CFR 143.2; ABI Requirements, REQ-1): software, connection, contacts, volume. */
function letterOfIntent(sender: LetterSender): DraftLetter {
  const { plan } = sender
  return {
    to: [
      say({
        id: 'road-letter.intent.to',
        defaultMessage: 'U.S. Customs and Border Protection, Office of Information and Technology',
      }),
      say({ id: 'road-letter.intent.mail', defaultMessage: 'letterofintent@cbp.dhs.gov' }),
    ],
    subject: say({
      id: 'road-letter.intent.subject',
      defaultMessage: 'Letter of intent to take part in the Automated Broker Interface, 19 CFR 143.2',
    }),
    paragraphs: [
      say(
        {
          id: 'road-letter.intent.who',
          defaultMessage:
            '{name} intends to file its own entry summaries and cargo releases through the Automated Broker Interface. Our importer number is {number}. Our filer code is {code}.',
        },
        { name: gap(sender.name), number: gap(sender.importerNumber), code: gap(sender.filerCode) },
      ),
      say(
        {
          id: 'road-letter.intent.volume',
          defaultMessage: 'We plan {next} entries in the next 12 months, at {port} and other ports.',
        },
        { next: count(plan.entries_planned), port: gap(sender.port) },
      ),
      say({
        id: 'road-letter.intent.software',
        defaultMessage:
          'Software: Electronic Direct Filing of Entry, operated on [server and place]. Communications: [MQ over the internet, VPN, SFTP, service center or network]. Offices that file: [addresses].',
      }),
      say(
        {
          id: 'road-letter.intent.contact',
          defaultMessage: 'Contact: {contact}, {phone}, {email}. Technical contact: [name, phone, email].',
        },
        { contact: gap(sender.contact), phone: gap(sender.phone), email: gap(sender.email) },
      ),
      say({
        id: 'road-letter.intent.ask',
        defaultMessage: 'Please assign a client representative to us.',
      }),
    ],
  }
}
