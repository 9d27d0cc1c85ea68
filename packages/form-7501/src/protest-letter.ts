import { type CalendarDay, formatDay } from '@edfe/domain/calendar'
import { type Sentence, say } from '@edfe/domain/messages'
import { formatUsd } from '@edfe/domain/money'
import { type Ground, groundWords } from '@edfe/domain/refunds'
import type { Formatter } from '@edfe/messages'
import { emptyPage, PAGE, type Page, put, rule } from './page.ts'
import { renderPages } from './render.ts'
import { wrapText } from './text-width.ts'

/** What an importer protests of an entry. Amounts are decimal text. */
export interface ProtestLetter {
  /** With hyphens. */
  entryNumber: string
  importer: string
  /** CBP's code; '' where it is not known. */
  port: string
  entryDate: CalendarDay
  liquidatedOn: CalendarDay
  /** True if the day of liquidation is the usual one, not CBP's. */
  isExpected: boolean
  lastDay: CalendarDay
  claims: readonly ProtestClaim[]
  /** The sum of the claims. */
  total: string
  preparedOn: CalendarDay
}

export interface ProtestClaim {
  /** '' for a fee of the entry. */
  line: string
  ground: Ground
  /** The additional duty; '' for none. */
  program: string
  source: string
  paid: string
  owed: string
  amount: string
}

const WORDS = {
  use: say({
    id: 'protest-letter.use',
    defaultMessage:
      'This is a letter with data for CBP Form 19, not the form. File the protest in the protest module of ACE or at the port, after CBP has liquidated the entry.',
  }),
  entry: say({ id: 'protest-letter.entry', defaultMessage: 'Entry number' }),
  importer: say({ id: 'protest-letter.importer', defaultMessage: 'Importer' }),
  port: say({ id: 'protest-letter.port', defaultMessage: 'Port of entry' }),
  entryDate: say({ id: 'protest-letter.entry-date', defaultMessage: 'Date of entry' }),
  liquidated: say({ id: 'protest-letter.liquidated', defaultMessage: 'Date of liquidation' }),
  lastDay: say({ id: 'protest-letter.last-day', defaultMessage: 'Expected last day' }),
  total: say({ id: 'protest-letter.total', defaultMessage: 'Amount claimed' }),
  day: say({ id: 'protest-letter.day', defaultMessage: 'Date of this letter' }),
  unknown: say({ id: 'protest-letter.unknown', defaultMessage: 'Not known here: write it in' }),
  basis: say({
    id: 'protest-letter.basis',
    defaultMessage:
      'The last day is 180 days after liquidation (19 U.S.C. 1514(c)(3); 19 CFR 174.12). Check it against the notice of liquidation.',
  }),
  claims: say({ id: 'protest-letter.claims', defaultMessage: 'What is protested, and why' }),
  wholeEntry: say({ id: 'protest-letter.whole-entry', defaultMessage: 'The entry' }),
  signature: say({ id: 'protest-letter.signature', defaultMessage: 'Name, signature and date' }),
}

const LEFT = 54
const VALUE_AT = 190
const RIGHT = PAGE.width - LEFT
const TOP = PAGE.height - 72
const BOTTOM = 60
const SIZE = 10
const ROW = 13

/** The letter as PDF bytes (US Letter): one page, and more where its claims need them. */
export const renderProtestLetter = (
  letter: ProtestLetter,
  words: Formatter,
  printedAt: Date,
): Promise<Uint8Array> =>
  renderPages(words.format(titleOf(letter)), layoutProtestLetter(letter, words), printedAt)

/** The pages as drawing orders, so that what is printed can be tested without reading a PDF. */
export function layoutProtestLetter(letter: ProtestLetter, { format }: Formatter): Page[] {
  let page = emptyPage()
  const pages = [page]
  let y = TOP
  const makeRoom = (height: number) => {
    if (y - height >= BOTTOM) return
    page = emptyPage()
    pages.push(page)
    y = TOP
    text(LEFT, format(titleOf(letter)), true)
  }
  const text = (x: number, value: string, bold = false) => {
    for (const row of wrapText(value, RIGHT - x, SIZE, bold)) {
      put(page, x, y, row, { size: SIZE, bold, maxWidth: RIGHT - x })
      y -= ROW
    }
  }

  put(page, LEFT, y, format(titleOf(letter)), { size: 16, bold: true, role: 'H1' })
  y -= 26
  text(LEFT, format(WORDS.use))
  y -= 10
  for (const [label, value] of factsOf(letter)) {
    put(page, LEFT, y, format(label), { size: SIZE })
    text(VALUE_AT, typeof value === 'string' ? value : format(value), true)
  }
  text(LEFT, format(WORDS.basis))
  y -= 10
  put(page, LEFT, y, format(WORDS.claims), { size: 11, bold: true })
  rule(page, LEFT, y - 6, RIGHT, y - 6)
  y -= 22
  for (const claim of letter.claims) {
    makeRoom(5 * ROW)
    put(page, LEFT, y, format(placeOf(claim)), { size: SIZE, bold: true })
    text(VALUE_AT, format(groundWords(claim.ground, claim.program)), true)
    text(VALUE_AT, format(amountsOf(claim)))
    text(VALUE_AT, claim.source)
    y -= 4
  }
  makeRoom(4 * ROW)
  y -= 3 * ROW
  rule(page, LEFT, y + ROW, RIGHT, y + ROW)
  put(page, LEFT, y, format(WORDS.signature), { size: 8 })
  return pages
}

const titleOf = ({ entryNumber }: ProtestLetter): Sentence =>
  say({ id: 'protest-letter.title', defaultMessage: 'Protest of entry {number}' }, { number: entryNumber })

const factsOf = (letter: ProtestLetter): [Sentence, string | Sentence][] => [
  [WORDS.importer, letter.importer],
  [WORDS.entry, letter.entryNumber],
  [WORDS.port, letter.port || WORDS.unknown],
  [WORDS.entryDate, formatDay(letter.entryDate)],
  [WORDS.liquidated, letter.isExpected ? expectedOn(letter) : formatDay(letter.liquidatedOn)],
  [WORDS.lastDay, formatDay(letter.lastDay)],
  [WORDS.total, formatUsd(letter.total)],
  [WORDS.day, formatDay(letter.preparedOn)],
]

const expectedOn = ({ liquidatedOn }: ProtestLetter): Sentence =>
  say(
    {
      id: 'protest-letter.expected',
      defaultMessage: '{day} expected, by the usual cycle: write in the day of CBP’s notice',
    },
    { day: formatDay(liquidatedOn) },
  )

const placeOf = ({ line }: ProtestClaim): Sentence =>
  line === '' ? WORDS.wholeEntry : say({ id: 'protest-letter.line', defaultMessage: 'Line {line}' }, { line })

const amountsOf = ({ paid, owed, amount }: ProtestClaim): Sentence =>
  say(
    { id: 'protest-letter.amounts', defaultMessage: 'Paid {paid}, owed {owed}: {amount} too much' },
    { paid: formatUsd(paid), owed: formatUsd(owed), amount: formatUsd(amount) },
  )
