import { say } from '../messages/index.ts'
import { type DraftLetter, gap, type LetterSender } from './draft-letter.ts'

/** Filled in by hand on the paper: what the bank knows, and signatures, are never typed here. */
const BY_HAND = '____________________'

const TO = [
  say({
    id: 'road-letter.ach.to',
    defaultMessage: 'U.S. Customs and Border Protection, Revenue Division',
  }),
  say({ id: 'road-letter.ach.mail', defaultMessage: 'ACH-Customs@cbp.dhs.gov' }),
]

const payer = (sender: LetterSender) => ({
  company: gap(sender.name),
  address: gap(sender.address.join(', ')),
  importer: gap(sender.importerNumber),
  filer: gap(sender.filerCode),
  contact: gap(sender.contact),
  email: gap(sender.email),
  phone: gap(sender.phone),
  blank: BY_HAND,
})

/** Goes with CBP Form 400, which lets CBP take authorized payments from an account (19 CFR 24.25): the data that it asks for. */
export const achDebitLetter = (sender: LetterSender): DraftLetter => ({
  to: TO,
  subject: say({
    id: 'road-letter.debit.subject',
    defaultMessage: 'Data for CBP Form 400, ACH Debit Application',
  }),
  paragraphs: [
    say({
      id: 'road-letter.debit.ask',
      defaultMessage:
        'We apply to pay duty, taxes and fees by ACH debit. The signed Form 400 and the check specification sheet of our bank are attached. This letter is not the form: it repeats what we entered there.',
    }),
    say(
      {
        id: 'road-letter.debit.payer',
        defaultMessage: `Action to be taken: Add
Payer importer number, with suffix: {importer}
Payer company name: {company}
Payer company address: {address}
Payer contact name: {contact}
Payer email address: {email}
Payer telephone: {phone}
Broker or filer, 3 digit filer code: {filer}`,
      },
      payer(sender),
    ),
    say(
      {
        id: 'road-letter.debit.bank',
        defaultMessage: `Bank name and address: {blank}
ACH bank transit routing number: {blank}
ACH bank account number: {blank}
ABI representative of the filer: {blank}
Authorizing company official, name and signature: {blank}`,
      },
      { blank: BY_HAND },
    ),
  ],
})

/** Goes with CBP Form 401, by which a bank pays CBP (19 CFR 24.26): the data that it asks for. */
export const achCreditLetter = (sender: LetterSender): DraftLetter => ({
  to: TO,
  subject: say({
    id: 'road-letter.credit.subject',
    defaultMessage: 'Data for CBP Form 401, ACH Credit Enrollment, 19 CFR 24.26',
  }),
  paragraphs: [
    say({
      id: 'road-letter.credit.ask',
      defaultMessage:
        'We ask to be enrolled to pay duty, taxes and fees by ACH credit. The signed Form 401 is attached. This letter is not the form: it repeats what we entered there. Our bank will send a prenote of $0 once we are enrolled, and we will give you its day.',
    }),
    say(
      {
        id: 'road-letter.credit.payer',
        defaultMessage: `Mark one: New enrollee
Payer company name: {company}
Payer company address: {address}
Payer contact name: {contact}
Payer email address: {email}
Payer phone number: {phone}
Payer identification number: {importer}
Filer code: {filer}`,
      },
      payer(sender),
    ),
    say(
      {
        id: 'road-letter.credit.official',
        defaultMessage: 'Name and signature of company official: {blank}',
      },
      { blank: BY_HAND },
    ),
  ],
})
