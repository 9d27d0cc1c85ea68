import type { CalendarDay } from '@edfe/domain/calendar'
import { createFormatter } from '@edfe/messages'
import { expect, test } from 'vitest'
import { layoutRulingRequest, type RulingRequest, renderRulingRequest } from './ruling-request.ts'

const words = createFormatter(() => undefined)

const request: RulingRequest = {
  importer: 'Alder & Finch Toys LLC',
  address: '12 Harbor St, Portland, OR 97201',
  port: '2704',
  goods: 'Teddy bears of polyester plush',
  origin: 'CN',
  manufacturer: 'Shenzhen Toy Works, CN',
  hts: '9503.00.0073',
  headings: [{ number: '9503.00.0073', text: '3 to 12 years of age' }],
  classification: {
    hts: '9503.00.0073',
    words: 'teddy bear',
    edition: 'HTS 2026 Rev 10',
    chosen_on: '2026-11-29',
    reasons: [{ source: 'ruling', words: 'A stuffed bear', ruling: 'N301234', ruled_on: '2018-11-05' }],
    answers: [{ answer: 'cotton' }],
    note: 'The label says that they are for children of 3 years and older.',
  },
  entryNumber: 'B76-6850002-1',
  line: 2,
  preparedOn: '2026-12-03' as CalendarDay,
}

const textsOf = (given: RulingRequest) =>
  layoutRulingRequest(given, words).flatMap(({ texts }) => texts.map(({ text }) => text))
const letterOf = (given: RulingRequest) => textsOf(given).join(' ')

test('the letter has who asks, the goods, the number, why, what was answered, and the rulings that support it', () => {
  const letter = letterOf(request)
  for (const part of [
    'Request for a ruling on a tariff number',
    'National Commodity Specialist Division',
    'Alder & Finch Toys LLC',
    '12 Harbor St, Portland, OR 97201',
    '2704',
    'Teddy bears of polyester plush',
    'Shenzhen Toy Works, CN',
    '9503.00.0073',
    '3 to 12 years of age',
    'The label says that they are for children of 3 years and older.',
    'What is it mostly made of? Cotton',
    'CBP ruling N301234 of 11/05/2018: “A stuffed bear”',
    'The goods are on line 002 of our entry B76-6850002-1.',
    '12/03/2026',
  ])
    expect(letter).toContain(part)
})

test.each([
  ['all interested parties', 'Names and addresses of all other interested parties'],
  ['the transaction', 'The transaction: who sells to whom'],
  ['a full description', 'Full description'],
  ['chief use and names', 'Chief use in the United States, and the commercial, common or technical name'],
  ['materials', 'the quantity of each by weight and volume, and its value'],
  ['prices', 'purchase price, and approximate selling price in the United States'],
  ['authorities for the position', 'Headings, notes, explanatory notes and rulings that support it'],
  ['earlier and pending consideration', 'considered the same or an identical transaction'],
  ['pictures, papers and a sample', 'photographs or drawings, papers that bear on the goods, a sample'],
  ['confidential information', 'trade secret or confidential'],
])('what the entry does not have is left to write in: %s', (_, label) =>
  expect(letterOf(request)).toContain(label),
)

test('the letter says that it is a draft, and for which goods a ruling is', () => {
  const letter = letterOf(request)
  expect(letter).toContain('hold the letter against 19 CFR 177.2(b) before you send it')
  expect(letter).toContain('A ruling is for goods that are still to come (19 CFR 177.1(a)(1))')
})

test('address, port and manufacturer that are not known are left to write in', () => {
  const texts = textsOf({ ...request, address: '', port: '', manufacturer: '' })
  expect(texts.filter((text) => text === 'Not known here: write it in')).toHaveLength(3)
})

test('the longest texts go on to further pages, and nothing is below the edge', () => {
  const long = (letters: number) => 'plush '.repeat(letters / 6)
  const pages = layoutRulingRequest(
    {
      ...request,
      goods: long(400),
      headings: Array.from({ length: 10 }, () => ({ number: '9503.00', text: long(1000) })),
      classification: { ...request.classification, note: long(500) },
    },
    words,
  )
  expect(pages.length).toBeGreaterThan(1)
  for (const { texts, rules } of pages) {
    expect(Math.min(...texts.map(({ y }) => y))).toBeGreaterThan(30)
    expect(Math.min(...rules.map(({ y1 }) => y1))).toBeGreaterThan(30)
  }
})

test('is a PDF', async () => {
  const bytes = await renderRulingRequest(request, words, new Date('2026-12-03T15:00:00Z'))
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
})
