import { createFormatter } from '@edfe/messages'
import { expect, test } from 'vitest'
import {
  type ClassificationMemo,
  layoutClassificationMemo,
  renderClassificationMemo,
} from './classification-memo.ts'

const words = createFormatter(() => undefined)

const memo: ClassificationMemo = {
  entryNumber: 'B76-6850002-1',
  importer: 'Alder & Finch Toys LLC',
  line: 2,
  goods: 'Teddy bears of polyester plush',
  origin: 'CN',
  hts: '9503.00.0073',
  now: '',
  headings: [
    {
      number: '9503.00.00',
      text: 'Tricycles, scooters, pedal cars and similar wheeled toys; dolls; other toys',
    },
    { number: '9503.00.0073', text: '3 to 12 years of age' },
  ],
  classification: {
    hts: '9503.00.0073',
    words: 'teddy bear',
    edition: 'HTS 2026 Rev 10',
    chosen_on: '2026-11-29',
    reasons: [
      { source: 'own', words: 'teddy bear', ruling: '', ruled_on: '' },
      { source: 'ruling', words: 'A stuffed bear', ruling: 'N301234', ruled_on: '2018-11-05' },
    ],
    answers: [{ answer: 'a-toy' }],
    note: 'The label says that they are for children of 3 years and older.',
  },
  preparedOn: '2026-12-03',
}

const textsOf = (given: ClassificationMemo) =>
  layoutClassificationMemo(given, words).flatMap(({ texts }) => texts.map(({ text }) => text))

test('the memo has the number, its place in the tariff, the words, the answers, the rulings and the importer’s reason', () => {
  const texts = textsOf(memo)
  for (const text of [
    'Why the goods are under 9503.00.0073',
    'Teddy bears of polyester plush',
    'B76-6850002-1, 002',
    '12/03/2026',
    '3 to 12 years of age',
    'Chosen on 11/29/2026 in HTS 2026 Rev 10, found by “teddy bear”.',
    'Is it a toy? Yes',
    'CBP ruling N301234 of 11/05/2018: “A stuffed bear”',
    memo.classification.note,
  ])
    expect(texts).toContain(text)
})

test('a number that was changed after the choice is named', () =>
  expect(textsOf({ ...memo, now: '9503.00.0071' })).toContain(
    'The number of the line was changed to 9503.00.0071 after this choice.',
  ))

test('an own reason without a search has no section about one', () => {
  const texts = textsOf({ ...memo, classification: { note: 'The label says it.' } })
  expect(texts).not.toContain('How it was found')
  expect(texts).toContain('The label says it.')
})

test('without an own reason and without headings, neither has a section', () => {
  const texts = textsOf({ ...memo, headings: [], classification: { ...memo.classification, note: '' } })
  expect(texts).not.toContain('Its place in the tariff')
  expect(texts).not.toContain('The importer’s reason')
})

test('the longest texts stay on one page', () => {
  const long = (letters: number) => 'plush '.repeat(letters / 6)
  const [page, ...others] = layoutClassificationMemo(
    {
      ...memo,
      goods: long(400),
      headings: Array.from({ length: 10 }, () => ({ number: '9503.00', text: long(1000) })),
      classification: {
        ...memo.classification,
        words: long(200),
        reasons: Array.from({ length: 3 }, () => ({
          source: 'ruling' as const,
          words: long(200),
          ruling: 'N301234',
        })),
        note: long(500),
      },
    },
    words,
  )
  expect(others).toEqual([])
  const [foot, ...above] = page!.texts.toReversed()
  expect(foot?.text).toMatch(/^A record of the importer/)
  for (const { y } of above) expect(y).toBeGreaterThan(foot?.y ?? 0)
})

test('is a PDF, also with goods in another script', async () => {
  const bytes = await renderClassificationMemo(
    { ...memo, goods: '毛绒熊' },
    words,
    new Date('2026-12-03T15:00:00Z'),
  )
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
})
