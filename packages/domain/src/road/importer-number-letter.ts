import { say } from '../messages/index.ts'
import { count, type DraftLetter, gap, type LetterSender } from './draft-letter.ts'
import type { RoadPlan } from './plan.ts'

/** Filled in by hand on the paper: a personal number and a signature are never typed here. */
const BY_HAND = '____________________'

/**
 * Goes with CBP Form 5106, which puts an importer on file (19 CFR 24.5): the data that its blocks 1 and 2 ask for, as far
 * as the organization has them. Names of blocks by the edition that CBP submitted to OMB in 2015 (omb.report, ICR
 * 201506-1651-004). The edition of 10/19/2018 (ICR 201812-1651-007), required since March 16, 2019, also wants the type of
 * each address and a telephone number (anderinger.com, grade C; CBP's list of questions on the form of March 7, 2019, says
 * that its section on the company is optional). Its blocks were not at hand.
 */
export function importerNumberLetter(sender: LetterSender): DraftLetter {
  const { plan } = sender
  return {
    to: [
      say(
        { id: 'road-letter.number.to', defaultMessage: 'U.S. Customs and Border Protection, {port}' },
        { port: gap(sender.port) },
      ),
    ],
    subject: say({
      id: 'road-letter.number.subject',
      defaultMessage: 'Data for CBP Form 5106, Create/Update Importer Identity Form, 19 CFR 24.5',
    }),
    paragraphs: [
      say({
        id: 'road-letter.number.ask',
        defaultMessage:
          'We ask to be put on file as an importer. The signed Form 5106 is attached. This sheet is not the form: it repeats what we entered there. Block numbers are those of the edition of 2015, with what the edition of October 19, 2018 added; a later edition may ask more.',
      }),
      say(
        {
          id: 'road-letter.number.identity',
          defaultMessage: `Type of action: Notification of identification number
1A Importer name: {company}
1B IRS number: {importer}
1D Other name (DIV, AKA, DBA): {blank}
1G Type of company: [corporation, partnership, LLC, sole proprietorship or individual]
1H Entries planned in a year: {entries}, which is {range, select, none {I do not intend to import} few {1-5 per year} some {5-25 per year} many {25 or more per year} other {[write in]}}
1I How the number will be used: Importer of Record`,
        },
        {
          company: gap(sender.name),
          importer: gap(sender.importerNumber),
          entries: count(plan.entries_planned),
          range: rangeOf(plan),
          blank: BY_HAND,
        },
      ),
      say(
        {
          id: 'road-letter.number.address',
          defaultMessage: `2A Mailing address: {address}
Type of this address: {blank}
Physical location and its type, if it is another: {blank}
Telephone: {phone}
Email: {email}`,
        },
        {
          address: gap(sender.address.join(', ')),
          phone: gap(sender.phone),
          email: gap(sender.email),
          blank: BY_HAND,
        },
      ),
      say(
        {
          id: 'road-letter.number.company',
          defaultMessage: `Business of the company: import of {goods}
Further facts about the company and its officers, as the form in force asks: {blank}
Contact: {contact}
Name, title and signature of who certifies the form: {blank}`,
        },
        { goods: gap(plan.goods), contact: gap(sender.contact), blank: BY_HAND },
      ),
    ],
  }
}

/** The choice of block 1H for the planned entries; 'open' until they are typed. */
function rangeOf({ entries_planned: planned }: RoadPlan): 'open' | 'none' | 'few' | 'some' | 'many' {
  if (planned === null) return 'open'
  if (planned === 0) return 'none'
  if (planned < 5) return 'few'
  return planned < 25 ? 'some' : 'many'
}
