import { expect, test } from 'vitest'
import { shippedSchedules } from '../shipped/index.ts'
import { checkRows } from './check-rows.ts'
import { packRows, unpackRows } from './pack.ts'
import { readOfficialCsv } from './read-official-csv.ts'
import { readOfficialJson } from './read-official-json.ts'
import { type Row, withDots } from './row.ts'

const { rows } = shippedSchedules()[0]
const HEADER =
  'HTS Number,Indent,Description,Unit of Quantity,General Rate of Duty,Special Rate of Duty,Column 2 Rate of Duty,Quota Quantity,Additional Duties'
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** The shipped edition as the publisher writes it. */
const officialCsv = (): string => {
  const lines = rows.map((row) =>
    [
      withDots(row.number),
      String(row.indent),
      row.description,
      row.units.length > 0 ? JSON.stringify(row.units) : '',
      row.general,
      row.special,
      row.column2,
      '',
      row.additional,
    ]
      .map(quoted)
      .join(),
  )
  return `\uFEFF${[HEADER, ...lines].join('\r\n')}`
}

test('the official file is read whole, and packing loses nothing', () => {
  expect(readOfficialCsv(officialCsv())).toEqual({ rows })
  expect(unpackRows(packRows(rows))).toEqual(rows)
})

test('markup within a unit is left out', () => {
  const csv = officialCsv().replace('""m2""', String.raw`""m<sup style=\""x\"">2</sup>""`)
  expect(csv).not.toBe(officialCsv())
  expect(readOfficialCsv(csv)).toEqual({ rows })
})

test.each([
  ['another header', `${HEADER.replace('HTS Number', 'Number')}\n`],
  ['an empty file', ''],
  ['a quote that never ends', `${HEADER}\n"0101`],
])('%s refuses the whole file', (_, text) =>
  expect(readOfficialCsv(text)).toEqual({ problems: [expect.objectContaining({ row: 0 })] }),
)

test.each([
  ['rows without members, by the million', () => readOfficialJson(`[${'{},'.repeat(2_600_000)}{}]`)],
  ['lists in lists', () => readOfficialJson('['.repeat(5_100_000))],
  ['empty lines', () => readOfficialCsv(`${HEADER}${'\n'.repeat(5_100_000)}`)],
])('%s are refused before they are taken apart', (_, read) =>
  expect(read()).toEqual({
    problems: [{ row: 0, problem: 'the file has far more parts than any edition' }],
  }),
)

test.each([
  ['JSON', () => readOfficialJson(JSON.stringify([{ htsno: '0101', description: '<'.repeat(20_000) }]))],
  ['CSV', () => readOfficialCsv(`${HEADER}\n0101,0,${'<'.repeat(20_000)}`)],
])('a row that is longer than any of an edition is refused (%s)', (_, read) =>
  expect(read()).toEqual({ problems: [{ row: 1, problem: 'the row has more than 10000 letters' }] }),
)

test('of a page in place of the file, a problem quotes the beginning alone', () => {
  const read = readOfficialCsv(`<html>${'x'.repeat(1_000_000)}`)
  expect(read).toEqual({ problems: [{ row: 0, problem: `the header is '<html>${'x'.repeat(194)}…'` }] })
})

const purebred = rows.findIndex(({ number }) => number === '01012100')
const withPurebred = (change: Partial<Row>) => rows.with(purebred, { ...rows[purebred]!, ...change })

test.each([
  ['a general rate that no rule reads', withPurebred({ general: 'Almost free' }), /01012100.*'Almost free'/],
  ['a special rate that no rule reads', withPurebred({ special: 'Free (au)' }), /01012100.*'Free \(au\)'/],
  ['a number twice', [...rows, rows[purebred]!], /01012100 occurs twice/],
  ['a number of seven digits', withPurebred({ number: '0101210' }), /'0101210' is no number/],
  ['a row without indent', withPurebred({ indent: Number.NaN }), /01012100 has no indent/],
  ['a row without description', withPurebred({ description: '' }), /01012100 has no description/],
  ['a missing chapter', rows.filter(({ number }) => !number.startsWith('94')), /chapter 94 is missing/],
  ['half of the file', rows.slice(0, 18_000), /only 18000 rows/],
])('%s refuses the whole edition', (_, changed, problem) =>
  expect(
    checkRows(changed)
      .map((found) => found.problem)
      .join('; '),
  ).toMatch(problem),
)
