import { type Classification, choiceWords, goodsReasonWords, keptReasons } from '@edfe/domain/entry'
import { type Sentence, say } from '@edfe/domain/messages'
import type { Formatter } from '@edfe/messages'
import { emptyPage, PAGE, type Page, put, rule } from './page.ts'
import { renderPages } from './render.ts'
import { wrapText } from './text-width.ts'

/** Why the goods of a line are under their number: a record of the importer. Days are `YYYY-MM-DD`. */
export interface ClassificationMemo {
  /** With hyphens. */
  entryNumber: string
  importer: string
  /** From 1. */
  line: number
  goods: string
  /** The code of a country; '' for none. */
  origin: string
  /** The number that was chosen, with dots. */
  hts: string
  /** The number of the line now, where it is another one; else ''. */
  now: string
  /** From the heading down to the number; '' for a heading that prints no number. */
  headings: readonly { number: string; text: string }[]
  classification: Classification
  preparedOn: string
}

const WORDS = {
  number: say({ id: 'classification-memo.number', defaultMessage: 'HTSUS number' }),
  goods: say({ id: 'classification-memo.goods', defaultMessage: 'Goods' }),
  origin: say({ id: 'classification-memo.origin', defaultMessage: 'Country of origin' }),
  importer: say({ id: 'classification-memo.importer', defaultMessage: 'Importer' }),
  entry: say({ id: 'classification-memo.entry', defaultMessage: 'Entry and line' }),
  day: say({ id: 'classification-memo.day', defaultMessage: 'Date of this record' }),
  headings: say({ id: 'classification-memo.headings', defaultMessage: 'Its place in the tariff' }),
  found: say({ id: 'classification-memo.found', defaultMessage: 'How it was found' }),
  note: say({ id: 'classification-memo.note', defaultMessage: 'The importer’s reason' }),
  foot: say({
    id: 'classification-memo.foot',
    defaultMessage: 'A record of the importer for its entry (19 CFR part 163). It is not a ruling of CBP.',
  }),
}

const LEFT = 54
const VALUE_AT = 190
const RIGHT = PAGE.width - LEFT
const SIZE = 10
const ROW = 13
/** A heading can have a thousand letters. */
const MOST_ROWS = 2

/** The memo as PDF bytes (US Letter, one page). */
export const renderClassificationMemo = (
  memo: ClassificationMemo,
  words: Formatter,
  printedAt: Date,
): Promise<Uint8Array> =>
  renderPages(words.format(titleOf(memo)), [layoutClassificationMemo(memo, words)], printedAt)

/** The page as drawing orders, so that what is printed can be tested without reading a PDF. */
export function layoutClassificationMemo(memo: ClassificationMemo, { format }: Formatter): Page {
  const page = emptyPage()
  let y = PAGE.height - 72
  const text = (x: number, rows: readonly string[], bold = false) => {
    for (const row of rows) {
      put(page, x, y, row, { size: SIZE, bold, maxWidth: RIGHT - x })
      y -= ROW
    }
  }
  const section = (heading: Sentence, write: () => void) => {
    y -= 10
    put(page, LEFT, y, format(heading), { size: 11, bold: true })
    rule(page, LEFT, y - 6, RIGHT, y - 6)
    y -= 22
    write()
  }
  const wrapped = (value: string, x: number) => wrapText(value, RIGHT - x, SIZE)
  const { classification } = memo

  put(page, LEFT, y, format(titleOf(memo)), { size: 16, bold: true, role: 'H1' })
  y -= 30
  for (const [label, value] of factsOf(memo)) {
    if (value === '') continue
    put(page, LEFT, y, format(label), { size: SIZE })
    text(VALUE_AT, wrapText(value, RIGHT - VALUE_AT, SIZE, true).slice(0, MOST_ROWS), true)
  }
  if (memo.now !== '') text(LEFT, wrapped(format(changedWords(memo)), LEFT))
  if (memo.headings.length > 0)
    section(WORDS.headings, () => {
      for (const { number, text: heading } of memo.headings) {
        put(page, LEFT, y, number, { size: SIZE, bold: true })
        text(VALUE_AT, wrapped(heading, VALUE_AT).slice(0, MOST_ROWS))
      }
    })
  if (classification.chosen_on)
    section(WORDS.found, () => {
      text(LEFT, wrapped(format(choiceWords(classification)), LEFT))
      for (const reason of keptReasons(classification))
        text(LEFT, wrapped(format(goodsReasonWords(reason)), LEFT))
    })
  if (classification.note) section(WORDS.note, () => text(LEFT, wrapped(classification.note ?? '', LEFT)))
  put(page, LEFT, 36, format(WORDS.foot), { size: 8 })
  return page
}

const titleOf = ({ hts }: ClassificationMemo): Sentence =>
  say({ id: 'classification-memo.title', defaultMessage: 'Why the goods are under {hts}' }, { hts })

const changedWords = ({ now }: ClassificationMemo): Sentence =>
  say(
    {
      id: 'classification-memo.changed',
      defaultMessage: 'The number of the line was changed to {now} after this choice.',
    },
    { now },
  )

const factsOf = (memo: ClassificationMemo): [Sentence, string][] => [
  [WORDS.number, memo.hts],
  [WORDS.goods, memo.goods],
  [WORDS.origin, memo.origin],
  [WORDS.importer, memo.importer],
  [WORDS.entry, `${memo.entryNumber}, ${String(memo.line).padStart(3, '0')}`],
  [WORDS.day, `${memo.preparedOn.slice(5, 7)}/${memo.preparedOn.slice(8)}/${memo.preparedOn.slice(0, 4)}`],
]
