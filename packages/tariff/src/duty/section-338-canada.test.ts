import { readFileSync } from 'node:fs'
import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'

const tariff = shippedTariff()

const table = new URL('../../test/fixtures/section-338-canada.tsv', import.meta.url)
const [, ...CASES] = readFileSync(table, 'utf8').trimEnd().split('\n')

const calculated = (facts: Omit<Parameters<typeof dutyOf>[1], 'entryDate'> & { day: string }) => {
  const line = dutyOf(tariff, { ...facts, entryDate: parseDay(facts.day)! })
  if (line.kind === 'refused') throw new Error(line.reason.id)
  return line
}

test('there are 10 cases', () => expect(CASES).toHaveLength(10))

test.each(CASES.map((row) => row.split('\t')))(
  '%s',
  (_, hts = '', origin = '', day = '', value = '', counted = '', spi = '', answer = '', duty, rows) => {
    const [quantity = '', unit = ''] = counted.split(' ')
    const [key = '', given = ''] = answer.split('=')
    const line = calculated({
      hts,
      origin,
      day,
      value,
      spi,
      quantities: quantity ? [{ quantity, unit }] : [],
      answers: key ? { [key]: given } : {},
    })
    expect([line.duty, line.rows.map(({ number }) => number).join(' ')]).toEqual([duty, rows])
  },
)

const warningIds = (hts: string, day: string, origin = 'CA') =>
  calculated({ hts, origin, day, value: '10000' }).holes.map(({ says }) => says.id)

test.each([
  ['beer', '2203.00.00.60', 'tariff.hole.canada-ban-packaged'],
  ['a motorcycle of more than 800 cm3', '8711.50.00.30', 'tariff.hole.canada-ban'],
])('%s of Canada is warned of as banned from September 29, 2026', (_, hts, id) => {
  expect(warningIds(hts, '2026-09-29')).toContain(id)
  expect(warningIds(hts, '2026-09-28')).not.toContain(id)
  expect(warningIds(hts, '2026-09-29', 'FR')).not.toContain(id)
})
