import { type CalendarDay, formatDay } from '@edfe/domain/calendar'
import {
  answeredWords,
  type Classification,
  choiceWords,
  goodsReasonWords,
  keptAnswers,
  keptReasons,
} from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import type { Formatter } from '@edfe/messages'
import { startLetter } from './letter.ts'
import type { Page } from './page.ts'
import { renderPages } from './render.ts'

/** What an importer asks CBP to rule on: the number of the goods of a line. */
export interface RulingRequest {
  importer: string
  /** Street, city, state and ZIP code; '' where the entry has none. */
  address: string
  /** CBP's code; '' where it is not known. */
  port: string
  goods: string
  /** The code of a country; '' for none. */
  origin: string
  /** Name and country of the manufacturer; '' for none. */
  manufacturer: string
  /** The number that the importer asks for, with dots. */
  hts: string
  /** From the heading down to the number; '' for a heading that prints no number. */
  headings: readonly { number: string; text: string }[]
  classification: Classification
  /** With hyphens. */
  entryNumber: string
  /** From 1. */
  line: number
  preparedOn: CalendarDay
}

/** What 19 CFR 177.2(b) asks for; the entry has only a part of it. */
const WORDS = {
  title: say({ id: 'ruling-request.title', defaultMessage: 'Request for a ruling on a tariff number' }),
  use: say({
    id: 'ruling-request.use',
    defaultMessage:
      'A draft. Fill in the blanks and hold the letter against 19 CFR 177.2(b) before you send it. A ruling is for goods that are still to come (19 CFR 177.1(a)(1)); about goods that CBP has before it now, ask the port for internal advice (19 CFR 177.11).',
  }),
  to: say({ id: 'ruling-request.to', defaultMessage: 'To' }),
  addressee: say({
    id: 'ruling-request.addressee',
    defaultMessage: 'U.S. Customs and Border Protection, Director, National Commodity Specialist Division',
  }),
  importer: say({ id: 'ruling-request.importer', defaultMessage: 'From' }),
  address: say({ id: 'ruling-request.address', defaultMessage: 'Address' }),
  port: say({ id: 'ruling-request.port', defaultMessage: 'Port of entry' }),
  origin: say({ id: 'ruling-request.origin', defaultMessage: 'Country of origin' }),
  manufacturer: say({ id: 'ruling-request.manufacturer', defaultMessage: 'Manufacturer' }),
  day: say({ id: 'ruling-request.day', defaultMessage: 'Date' }),
  unknown: say({ id: 'ruling-request.unknown', defaultMessage: 'Not known here: write it in' }),
  asks: say({
    id: 'ruling-request.asks',
    defaultMessage:
      'We ask for a ruling on the classification of the goods below in the Harmonized Tariff Schedule of the United States.',
  }),
  goods: say({ id: 'ruling-request.goods', defaultMessage: 'The goods' }),
  parties: say({
    id: 'ruling-request.parties',
    defaultMessage: 'Names and addresses of all other interested parties, as far as they are known',
  }),
  transaction: say({
    id: 'ruling-request.transaction',
    defaultMessage: 'The transaction: who sells to whom, what, and when the goods are to arrive',
  }),
  description: say({
    id: 'ruling-request.description',
    defaultMessage: 'Full description: what the goods look like, how they work, how they are packed',
  }),
  use_of: say({
    id: 'ruling-request.chief-use',
    defaultMessage: 'Chief use in the United States, and the commercial, common or technical name',
  }),
  materials: say({
    id: 'ruling-request.materials',
    defaultMessage: 'Of two or more materials: the quantity of each by weight and volume, and its value',
  }),
  price: say({
    id: 'ruling-request.price',
    defaultMessage: 'Where it matters: purchase price, and approximate selling price in the United States',
  }),
  position: say({ id: 'ruling-request.position', defaultMessage: 'The number that we ask for, and why' }),
  number: say({ id: 'ruling-request.number', defaultMessage: 'HTSUS number' }),
  authority: say({
    id: 'ruling-request.authority',
    defaultMessage:
      'Headings, notes, explanatory notes and rulings that support it, also those that speak against it',
  }),
  other: say({ id: 'ruling-request.other', defaultMessage: 'What else the request has to say' }),
  before: say({
    id: 'ruling-request.before',
    defaultMessage:
      'Whether CBP or a court has considered the same or an identical transaction, or considers it now: office, entry, result',
  }),
  enclosed: say({
    id: 'ruling-request.enclosed',
    defaultMessage:
      'Enclosed: photographs or drawings, papers that bear on the goods, a sample; whether to return it',
  }),
  secret: say({
    id: 'ruling-request.secret',
    defaultMessage: 'What is a trade secret or confidential here, and why it should not be disclosed',
  }),
  signature: say({
    id: 'ruling-request.signature',
    defaultMessage: 'Name, title, signature and date of the importer or an authorized agent',
  }),
}

/** The letter as PDF bytes (US Letter). */
export const renderRulingRequest = (
  request: RulingRequest,
  words: Formatter,
  printedAt: Date,
): Promise<Uint8Array> =>
  renderPages(words.format(WORDS.title), layoutRulingRequest(request, words), printedAt)

/** The pages as drawing orders, so that what is printed can be tested without reading a PDF. */
export function layoutRulingRequest(request: RulingRequest, { format }: Formatter): readonly Page[] {
  const letter = startLetter(format(WORDS.title))
  const { classification } = request
  const blanks = (...labels: (keyof typeof WORDS)[]) => {
    for (const label of labels) letter.blank(format(WORDS[label]), 2)
  }
  letter.text(format(WORDS.use))
  letter.space(10)
  for (const [label, value] of [
    ['to', format(WORDS.addressee)],
    ['importer', request.importer],
    ['address', request.address],
    ['port', request.port],
    ['origin', request.origin],
    ['manufacturer', request.manufacturer],
    ['day', formatDay(request.preparedOn)],
  ] as const)
    letter.fact(format(WORDS[label]), value || format(WORDS.unknown))
  letter.space(10)
  letter.text(format(WORDS.asks))
  blanks('parties', 'transaction')

  letter.heading(format(WORDS.goods))
  letter.text(request.goods, { bold: true })
  blanks('description', 'use_of', 'materials', 'price')

  letter.heading(format(WORDS.position))
  letter.fact(format(WORDS.number), request.hts)
  for (const { number, text } of request.headings) letter.fact(number, text, { bold: false, mostRows: 2 })
  letter.space(6)
  if (classification.note) letter.text(classification.note)
  if (classification.chosen_on) letter.text(format(choiceWords(classification)))
  for (const answer of keptAnswers(classification)) letter.text(format(answeredWords(answer)))
  for (const reason of keptReasons(classification)) letter.text(format(goodsReasonWords(reason)))
  blanks('authority')

  letter.heading(format(WORDS.other))
  letter.text(
    format(
      say(
        {
          id: 'ruling-request.entry',
          defaultMessage: 'The goods are on line {line} of our entry {number}.',
        },
        { line: String(request.line).padStart(3, '0'), number: request.entryNumber },
      ),
    ),
  )
  blanks('before', 'enclosed', 'secret')
  letter.signature(format(WORDS.signature))
  return letter.pages
}
