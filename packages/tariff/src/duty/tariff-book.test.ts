import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { tariffBook } from './tariff-book.ts'

const tariff = shippedTariff()
const book = tariffBook(() => tariff)
const lamp = {
  hts: '9405418440',
  origin: 'TH',
  entryDate: parseDay('2026-10-09')!,
  value: '12129',
  quantities: [],
  answers: {},
}

test('a lamp of Thailand is read, and nothing is missing', () => {
  expect(book.read(lamp)?.headings).not.toEqual([])
  expect(book.gap(lamp)).toBeUndefined()
})

test.each([
  [
    'no_measures',
    'an entry date before the first measures of the data',
    { entryDate: parseDay('2025-02-03')! },
  ],
  ['open_question', 'wine whose liters are missing', { hts: '2204215060', origin: 'FR' }],
  [
    'open_question',
    'a laptop of Taiwan, 15 percent as a part of a vehicle and free otherwise',
    { hts: '8471300100', origin: 'TW' },
  ],
  ['no_duty', 'a heading of chapter 98', { hts: '9801001012' }],
  ['no_duty', 'a number that the edition lacks', { hts: '9405418499' }],
] as const)('%s: %s', (gap, _, change) => {
  const asked = { ...lamp, ...change }
  expect(book.read(asked)).toBeUndefined()
  expect(book.gap(asked)).toBe(gap)
})

test.each([
  ['99030125', '2026-02-01', 'the reciprocal tariff, while it was in force', true],
  ['99030125', '2026-10-24', 'the reciprocal tariff, which has ended', false],
  ['99030301', '2026-03-10', 'section 122, while it was in force', true],
  ['99030301', '2026-10-24', 'section 122, which has ended', false],
  ['99038803', '2026-10-24', 'list 3 of section 301', true],
  ['9801001012', '2026-10-24', 'American goods returned, with the digits for statistics', true],
  ['9802008068', '2026-10-24', 'goods assembled abroad, with other digits for statistics', true],
  ['98130005', '2026-10-24', 'goods that leave again', true],
  ['99039999', '2026-10-24', 'an invented heading', false],
  ['9801999999', '2026-10-24', 'an invented heading of chapter 98', false],
  ['99999999', '2024-10-24', 'any heading before the data begins', true],
])('heading %s on %s: %s', (heading, day, _, isKnown) => {
  expect(book.hasHeading(heading, parseDay(day)!)).toBe(isKnown)
})

test('a laptop of Taiwan is read once its question has an answer', () => {
  const laptop = { ...lamp, hts: '8471300100', origin: 'TW', value: '10000' }
  const dutyWith = (answer: string) => book.read({ ...laptop, answers: { light_vehicle_part: answer } })?.duty
  expect(dutyWith('no')).toBe('0.00')
  expect(dutyWith('yes')).toBe('1500.00')
})

test.each([
  ['9405418440', 'ten digits of the schedule', true],
  ['9405418441', 'ten digits that no edition has, under a subheading that prints no row', true],
  ['0102294062', 'ten digits under a subheading that prints its row', true],
  ['9405990000', 'six digits that the Harmonized System has', true],
  ['9405770000', 'six digits that it lacks', false],
  ['9499000000', 'a heading that it lacks', false],
])('%s: %s', (hts, _, isKnown) => {
  expect(book.hasSubheading(hts, lamp.entryDate)).toBe(isKnown)
  // The Harmonized System of 2022 covers dates before the first edition of the data.
  expect(book.hasSubheading(hts, parseDay('2025-03-03')!)).toBe(isKnown)
})
