import { type CalendarDay, formatDay } from '@edfe/domain/calendar'
import { type Sentence, say } from '@edfe/domain/messages'
import { formatUsd } from '@edfe/domain/money'
import { type Ground, groundWords } from '@edfe/domain/refunds'
import type { Formatter } from '@edfe/messages'
import { startLetter } from './letter.ts'
import type { Page } from './page.ts'
import { renderPages } from './render.ts'

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

/** A claim stays on one page. */
const CLAIM_ROWS = 5

/** The letter as PDF bytes (US Letter): one page, and more where its claims need them. */
export const renderProtestLetter = (
  letter: ProtestLetter,
  words: Formatter,
  printedAt: Date,
): Promise<Uint8Array> =>
  renderPages(words.format(titleOf(letter)), layoutProtestLetter(letter, words), printedAt)

/** The pages as drawing orders, so that what is printed can be tested without reading a PDF. */
export function layoutProtestLetter(letter: ProtestLetter, { format }: Formatter): readonly Page[] {
  const written = startLetter(format(titleOf(letter)))
  written.text(format(WORDS.use))
  written.space(10)
  for (const [label, value] of factsOf(letter))
    written.fact(format(label), typeof value === 'string' ? value : format(value))
  written.text(format(WORDS.basis))
  written.heading(format(WORDS.claims))
  for (const claim of letter.claims) {
    written.keep(CLAIM_ROWS)
    written.fact(format(placeOf(claim)), format(groundWords(claim.ground, claim.program)))
    written.text(format(amountsOf(claim)), { isValue: true })
    written.text(claim.source, { isValue: true })
    written.space(4)
  }
  written.signature(format(WORDS.signature))
  return written.pages
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
