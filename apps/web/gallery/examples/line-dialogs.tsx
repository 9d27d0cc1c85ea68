import type { AnswerOf } from '@edfe/contracts/operations'
import { partNumberKey } from '@edfe/domain/parts'
import { textPdf } from '@edfe/domain/test/fixtures'
import type { ReactNode } from 'react'
import { ImportDialog } from '../../src/entry/lines-import/import-dialog.tsx'
import type { ImportStart } from '../../src/entry/lines-import/import-start.ts'
import { SplitDone } from '../../src/entry/lines-import/split-done.tsx'
import { MAX_LINES } from '../../src/entry/lines-sheet/line-text.ts'
import { SetSelectedDialog } from '../../src/entry/lines-sheet/set-selected-dialog.tsx'
import { SpreadChargesDialog } from '../../src/entry/lines-sheet/spread-charges-dialog.tsx'
import { AddPartsDialog } from '../../src/entry/steps/lines/add-parts-dialog.tsx'
import { LineDialog, type OpenDialog } from '../../src/entry/steps/lines/line-dialog.tsx'
import { Answered, answer, failure } from '../answered.tsx'
import { Awaited } from '../awaited.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { given, typed, Used } from '../used.tsx'
import { DRAFT, Opened } from './entry-sample.tsx'
import { LINE, LINES, LONG_LINES, linesOf, type Parts } from './lines-sample.tsx'
import { LONG_NAME, LONG_TEXT } from './long.ts'
import { PART } from './parts-sample.ts'

type Answers = Parameters<typeof Answered>[0]['answers']

/** A dialog over the lines of a draft. */
const over = (lines: Record<string, object>, dialog: (parts: Parts) => ReactNode, answers: Answers = []) => (
  <Answered answers={answers}>
    <Opened entry={DRAFT}>{linesOf(lines, dialog)}</Opened>
  </Answered>
)
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`line-${at + 1}`, LINE]))

const spread = ({ order, changes }: Parts) => (
  <SpreadChargesDialog order={order} changes={changes} onClose={nothing} />
)
const charged = (lines: Record<string, object>) => <Used by={typed('1200')}>{over(lines, spread)}</Used>

const setSelected = ({ order }: Parts) => (
  <SetSelectedDialog ids={order} onApply={nothing} onClose={nothing} />
)

const LONG_NUMBER = 'CH-204-TEAK-NATURAL-OILED-WITH-CUSHIONS'
const ADDED = ['CH-204', 'TB-118', 'LM-001']
const withParts = (numbers: readonly string[], change: object = {}) =>
  Object.fromEntries(numbers.map((part_number) => [part_number, { ...LINE, ...change, part_number }]))
const known = (numbers: readonly string[]) => ({ queryKey: ['parts', 'known to an entry', numbers] })
const addParts = ({ order }: Parts) => <AddPartsDialog order={order} onClose={nothing} />

const opened = (dialog: OpenDialog) => (
  <Awaited sign="dialog">
    {over(LINES, ({ order, changes }) => (
      <LineDialog dialog={dialog} order={order} changes={changes} onClose={nothing} />
    ))}
  </Awaited>
)

const HEADINGS = ['Part no.', 'Description', 'HTS', 'Origin', 'Qty', 'Unit', 'Value', 'Colour']
const rowsOf = (...rows: string[][]) => [HEADINGS, ...rows].map((row) => row.join('\t')).join('\n')
/** A row that is whole, one without a number of the tariff, one of a country that is none, and their total. */
const PASTED = rowsOf(
  ['CH-204', 'Dining chairs of teak', '9401.61.6011', 'VN', '24', 'NO', '12,480.00', 'natural'],
  ['TB-118', 'Tables of teak', '', 'VN', '12', 'NO', '5,280.00', 'natural'],
  ['LM-001', 'Lamps', '9405.11.6010', 'Atlantis', 'six', 'NO', '-50.00', ''],
  ['', 'Total', '', '', '36', '', '17,760.00', ''],
)
const PASTED_LONG = rowsOf([
  LONG_NAME,
  LONG_TEXT,
  '9401.61.6011',
  LONG_NAME,
  '24',
  'NO',
  '12,480.00',
  LONG_TEXT,
])
const NUMBERS = { queryKey: ['parts', 'of numbers', ['CH-204', 'LM-001', 'TB-118']] }
const PROPOSED = {
  queryKey: [
    'tariff',
    'proposals',
    DRAFT.draft_data.header?.entry_date,
    [{ text: 'Tables of teak', within: '' }],
  ],
}
const PROPOSALS: AnswerOf<'proposeTariffNumbers'> = {
  proposals: [
    {
      results: [
        {
          hts: '9403.60.8081',
          description: 'Other',
          path: ['Furniture', LONG_TEXT],
          is_likely: true,
          reasons: [{ source: 'own', words: 'teak table', ruling: null }],
        },
      ],
    },
  ],
}
const INVOICE = new File(
  [
    textPdf([
      [
        [30, 780, 'COMMERCIAL INVOICE'],
        ...['Item No', 'Description of goods', 'HS Code', 'Qty', 'Amount USD'].map(
          (text, at) => [30 + 110 * at, 700, text] as const,
        ),
        ...['CH-204', 'Dining chairs of teak', '9401.61.6011', '24', '12,480.00'].map(
          (text, at) => [30 + 110 * at, 680, text] as const,
        ),
      ],
    ]),
  ],
  'invoice-2026-114.pdf',
)
/** 'Stühle' as a spreadsheet of before Unicode saves it. */
const LATIN = new File(
  [
    Uint8Array.from('Description,Qty,Value\nSt\xfchle aus Teak,24,"12,480.00"', (letter) =>
      letter.charCodeAt(0),
    ),
  ],
  'lieferschein.csv',
)
const FURTHER = { entry_number: DRAFT.entry_number }
const BROKEN = new File(['PK\x03\x04 and no more'], `${LONG_NAME}.xlsx`)

const importing =
  (start: ImportStart = {}) =>
  ({ order, changes }: Parts) => <ImportDialog order={order} changes={changes} onClose={nothing} {...start} />
const pasted = (
  text: string,
  answers: Answers = [],
  lines: Record<string, object> = LINES,
  start: ImportStart = {},
) => <Awaited sign="table">{over(lines, importing({ ...start, pasted: text }), answers)}</Awaited>
const chosen = (file: File, sign: string) => (
  <Awaited sign={sign}>
    <Used by={given(file)}>{over(LINES, importing())}</Used>
  </Awaited>
)

/** Dialogs of the lines of step 4. */
export const lineDialogs: readonly Example[] = [
  {
    component: 'SpreadChargesDialog',
    states: {
      usual: charged(LINES),
      'more lines than it shows': charged(many(12)),
      'nothing to spread by': charged({ one: {}, two: {} }),
      empty: over(LINES, spread),
    },
  },
  {
    component: 'SetSelectedDialog',
    states: {
      'one value': over({ one: { origin_country: 'VN' }, two: { origin_country: 'VN' } }, setSelected),
      'several values': over({ one: { origin_country: 'VN' }, two: { origin_country: 'TH' } }, setSelected),
      empty: over(LINES, setSelected),
    },
  },
  {
    component: 'LineDialog',
    states: { parts: opened('parts'), charges: opened('spread'), import: opened({ imports: {} }) },
  },
  {
    component: 'AddPartsDialog',
    states: {
      usual: over({ ...withParts(ADDED), four: { part_number: 'NO-NUMBER' } }, addParts, [
        answer(known([...ADDED, 'NO-NUMBER']), ['TB-118']),
      ]),
      'long text': over(withParts([LONG_NUMBER], { description: LONG_TEXT }), addParts, [
        answer(known([partNumberKey(LONG_NUMBER)]), []),
      ]),
      'every part is known': over(withParts(ADDED), addParts, [answer(known(ADDED), ADDED)]),
      loading: over(withParts(ADDED), addParts),
      error: over(withParts(ADDED), addParts, [failure(known(ADDED))]),
      empty: over(LINES, addParts, [answer(known([]), [])]),
    },
  },
  {
    component: 'ImportDialog',
    states: {
      usual: pasted(PASTED, [answer(NUMBERS, [PART.part]), answer(PROPOSED, PROPOSALS)]),
      'long text': pasted(PASTED_LONG, [], LONG_LINES),
      'an invoice': chosen(INVOICE, 'canvas'),
      'letters of another language': chosen(LATIN, 'table'),
      'more lines than an entry holds': pasted(PASTED, [answer(NUMBERS, [])], many(MAX_LINES - 1)),
      'an import that did not end': pasted(PASTED, [answer(NUMBERS, [])], many(MAX_LINES - 1), {
        resumed: [DRAFT.id],
      }),
      'the parts are looked up': pasted(PASTED),
      'the parts are away': pasted(PASTED, [failure(NUMBERS)]),
      error: chosen(BROKEN, '[role=alert]'),
      empty: over(LINES, importing()),
    },
  },
  {
    component: 'SplitDone',
    states: {
      usual: (
        <Opened entry={DRAFT}>
          <SplitDone
            entries={[1, 999].map((line_count) => ({ ...FURTHER, id: `further-${line_count}`, line_count }))}
            onUndo={nothing}
            onClose={nothing}
          />
        </Opened>
      ),
    },
  },
]
