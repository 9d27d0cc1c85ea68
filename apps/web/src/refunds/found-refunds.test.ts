import { expect, test } from 'vitest'
import { foundRefunds, type JudgedEntry, type Page } from './found-refunds.ts'

const finding = (amount: string): JudgedEntry['findings'][number] => ({
  line: '1',
  ground: 'rate',
  program: null,
  numbers: ['6109100012'],
  paid: '10.00',
  owed: '0.00',
  amount,
  source: 'HTS 2026 Rev 4',
  road: 'correction',
  last_day: '2027-01-04',
  is_expected: true,
  road_source: '82 FR 2385',
})
const entry = (number: string, amounts: readonly string[], refundable: string, underpaid = '0.00') => ({
  id: null,
  entry_number: number,
  entry_date: '2026-03-10',
  may_correct: false,
  findings: amounts.map(finding),
  questions: [],
  refundable,
  lost: '0.00',
  underpaid,
})
const page = (entries: JudgedEntry[], next: string | null): Page => ({
  entries,
  looked_at: { entries: 25, lines: 40 },
  total: 50,
  next,
})

test('the sums of all pages are those of their entries; the largest comes first, and what is missing apart', () => {
  const found = foundRefunds([
    page([entry('ABC10000008', ['0.10', '0.20', '-5.00'], '0.30', '5.00')], 'x'),
    page([entry('ABC10000016', ['12.00'], '12.00')], null),
  ])
  expect(found.sums).toEqual({ refundable: '12.30', underpaid: '5.00', net: '7.30', lost: '0.00' })
  expect(found.overpaid.map(({ finding: { amount }, isFirst }) => [amount, isFirst])).toEqual([
    ['12.00', true],
    ['0.10', true],
    ['0.20', false],
  ])
  expect(found.underpaid.map(({ finding: { amount } }) => amount)).toEqual(['-5.00'])
  expect([found.lookedAt, found.total]).toEqual([{ entries: 50, lines: 80 }, 50])
})
