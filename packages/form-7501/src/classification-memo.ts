import {
  answeredWords,
  type Classification,
  choiceWords,
  goodsReasonWords,
  keptAnswers,
  keptReasons,
} from '@edfe/domain/entry'
import { type Sentence, say } from '@edfe/domain/messages'
import type { Formatter } from '@edfe/messages'
import { startLetter } from './letter.ts'
import type { Page } from './page.ts'
import { renderPages } from './render.ts'

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

/** Free for the small print at the end. */
const BOTTOM = 48
/** A heading can have a thousand letters. */
const MOST_ROWS = 2

/** The memo as PDF bytes (US Letter, one page). */
export const renderClassificationMemo = (
  memo: ClassificationMemo,
  words: Formatter,
  printedAt: Date,
): Promise<Uint8Array> =>
  renderPages(words.format(titleOf(memo)), layoutClassificationMemo(memo, words), printedAt)

/** The page as drawing orders, so that what is printed can be tested without reading a PDF. */
export function layoutClassificationMemo(memo: ClassificationMemo, { format }: Formatter): readonly Page[] {
  const letter = startLetter(format(titleOf(memo)), BOTTOM)
  const { classification } = memo
  for (const [label, value] of factsOf(memo))
    if (value !== '') letter.fact(format(label), value, { mostRows: MOST_ROWS })
  if (memo.now !== '') letter.text(format(changedWords(memo)))
  if (memo.headings.length > 0) {
    letter.heading(format(WORDS.headings))
    for (const { number, text } of memo.headings)
      letter.fact(number, text, { bold: false, mostRows: MOST_ROWS })
  }
  if (classification.chosen_on) {
    letter.heading(format(WORDS.found))
    letter.text(format(choiceWords(classification)))
    for (const answer of keptAnswers(classification)) letter.text(format(answeredWords(answer)))
    for (const reason of keptReasons(classification)) letter.text(format(goodsReasonWords(reason)))
  }
  if (classification.note) {
    letter.heading(format(WORDS.note))
    letter.text(classification.note)
  }
  letter.foot(format(WORDS.foot))
  return letter.pages
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
