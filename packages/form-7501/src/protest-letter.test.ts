import type { CalendarDay } from '@edfe/domain/calendar'
import { createFormatter } from '@edfe/messages'
import { expect, test } from 'vitest'
import { layoutProtestLetter, type ProtestLetter, renderProtestLetter } from './protest-letter.ts'

const words = createFormatter(() => undefined)
const day = (text: string) => text as CalendarDay

const letter: ProtestLetter = {
  entryNumber: 'B76-6850002-1',
  importer: 'Alder & Finch Toys LLC',
  port: '2704',
  entryDate: day('2025-03-10'),
  liquidatedOn: day('2026-01-23'),
  isExpected: false,
  lastDay: day('2026-07-22'),
  claims: [
    {
      line: '2',
      ground: 'rate',
      program: '',
      source: 'HTS 2025 Rev 3',
      paid: '973.03',
      owed: '473.03',
      amount: '500.00',
    },
    {
      line: '',
      ground: 'mpf',
      program: '',
      source: '19 CFR 24.23',
      paid: '40.00',
      owed: '32.71',
      amount: '7.29',
    },
  ],
  total: '507.29',
  preparedOn: day('2026-03-05'),
}

const textsOf = (given: ProtestLetter) =>
  layoutProtestLetter(given, words).map(({ texts }) => texts.map(({ text }) => text))

test('the letter has entry, port, both days, the last day, and each claim with its ground, law and amounts', () => {
  const [texts, ...others] = textsOf(letter)
  for (const text of [
    'Protest of entry B76-6850002-1',
    'Alder & Finch Toys LLC',
    '2704',
    '03/10/2025',
    '01/23/2026',
    'Expected last day',
    '07/22/2026',
    '$507.29',
    'Line 2',
    'Another regular rate of duty',
    'Paid $973.03, owed $473.03: $500.00 too much',
    'HTS 2025 Rev 3',
    'The entry',
    'Merchandise processing fee',
    '19 CFR 24.23',
  ])
    expect(texts).toContain(text)
  expect(others).toEqual([])
})

test('the letter says that it is not Form 19, and where and when the protest is filed', () =>
  expect(textsOf(letter).flat().join(' ')).toContain(
    'a letter with data for CBP Form 19, not the form. File the protest in the protest module of ACE or at the port, after CBP has liquidated the entry.',
  ))

test('a day of liquidation that CBP has not named is printed as expected, and an unknown port as one to write in', () => {
  const [texts] = textsOf({ ...letter, isExpected: true, port: '' })
  expect(texts).toContain('01/23/2026 expected, by the usual cycle: write in the day of CBP’s notice')
  expect(texts).toContain('Not known here: write it in')
  expect(texts).not.toContain('01/23/2026')
})

test('claims of many lines go on to further pages, and none is lost or printed below the edge', () => {
  const [claim] = letter.claims
  const claims = Array.from({ length: 100 }, (_, at) => ({ ...claim!, line: String(at + 1) }))
  const pages = layoutProtestLetter({ ...letter, claims }, words)
  const texts = pages.flatMap((page) => page.texts)
  expect(pages.length).toBeGreaterThan(1)
  expect(texts.filter(({ text }) => /^Line \d+$/.test(text))).toHaveLength(100)
  expect(Math.min(...texts.map(({ y }) => y))).toBeGreaterThan(20)
})

test('is a PDF', async () => {
  const bytes = await renderProtestLetter(letter, words, new Date('2026-03-05T15:00:00Z'))
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
})
