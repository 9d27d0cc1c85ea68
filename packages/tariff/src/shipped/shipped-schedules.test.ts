import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { editionDifference } from '../loading/index.ts'
import { editionOn, type Row, withDots } from '../schedule/index.ts'
import { shippedSchedules } from './index.ts'

const editions = shippedSchedules()
const [revision10, revision4] = editions
const { added, dropped, changed } = editionDifference(revision4!, revision10.rows)

test.each([
  ['2025-02-04', 'HTS 2026 Rev 4'],
  ['2026-02-25', 'HTS 2026 Rev 4'],
  ['2026-06-07', 'HTS 2026 Rev 4'],
  ['2026-06-08', 'HTS 2026 Rev 10'],
  ['2026-11-28', 'HTS 2026 Rev 10'],
])('goods that are entered on %s have the numbers of %s', (day, name) =>
  expect(editionOn(editions, parseDay(day)!).edition.name).toBe(name),
)

test('only the newest edition says when a later one began', () =>
  expect(editions.map(({ edition }) => edition.replacedOn)).toEqual(['2026-07-01', undefined]))

test('each edition has the rows that its file says', () =>
  expect(editions.map(({ rows }) => rows.length)).toEqual(editions.map(({ edition }) => edition.rows)))

test('the goods of chapters 1 to 97 have the same numbers, units and rates in both', () => {
  const goods = ({ rows }: { rows: readonly Row[] }) =>
    rows.flatMap(({ description, ...row }) => (row.number && row.number < '98' ? [row] : []))
  expect(goods(revision10)).toEqual(goods(revision4!))
})

test('revision 10 has 32 headings that revision 4 lacks, and lacks 242 that ended', () => {
  expect(added).toHaveLength(32)
  expect(dropped).toHaveLength(242)
  const beginningsOf = (numbers: readonly string[]) => [
    ...new Set(numbers.map((number) => withDots(number).slice(0, 7))),
  ]
  expect(beginningsOf(added).sort()).toEqual(['9903.76', '9903.82', '9903.94', '9903.96'])
  expect(beginningsOf(dropped).sort()).toEqual(['9903.78', '9903.80', '9903.81', '9903.85'])
})

test('the one rate that it prints in another way is that of repairs abroad', () =>
  expect(changed.map(({ number, column }) => `${withDots(number)} ${column}`)).toEqual([
    '9802.00.50 special',
  ]))

test.each([
  ['9903.81.91', '2026-06-07', true],
  ['9903.81.91', '2026-06-08', false],
  ['9903.82.22', '2026-06-07', false],
  ['9903.82.22', '2026-06-08', true],
  ['9405.41.84.40', '2026-06-07', true],
  ['9405.41.84.40', '2026-06-08', true],
])('%s is in the schedule of %s: %s', (number, day, isThere) =>
  expect(editionOn(editions, parseDay(day)!).find(number) !== undefined).toBe(isThere),
)
