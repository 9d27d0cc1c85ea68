import type { DutyOfNumber, LedgerFee } from '@edfe/domain/calculations'
import { describe, expect, test } from 'vitest'
import { dutyWords, feeWords, foldFree, gapWords } from './cost-words.ts'

const PROGRAMS = new Map([
  ['99030584', 'Section 301, forced labor'],
  ['99038815', 'Section 301, China'],
])
const heading = (changes: Partial<DutyOfNumber>): DutyOfNumber => ({
  kind: 'heading',
  hts: '99030584',
  rate: '12.5%',
  base: '4156.00',
  amount: '519.50',
  isByRate: true,
  goods: ['Steel lamps', 'Bamboo lamps'],
  origins: ['VN'],
  lines: 1,
  ...changes,
})
const goods = (changes: Partial<DutyOfNumber>) =>
  heading({ kind: 'goods', hts: '9405116010', rate: '7.6%', goods: ['Steel lamps'], ...changes })

test('goods that are free of regular duty under several numbers are one row, and what is paid keeps its own', () => {
  const free = (hts: string) => goods({ hts, rate: 'Free', amount: '0.00' })
  const paid = goods({})
  const { listed, free: row } = foldFree([
    free('9403608081'),
    paid,
    free('9401616011'),
    heading({ amount: '0.00' }),
  ])
  expect(row).toEqual({ name: 'Regular duty, 2 HTS numbers', basis: 'Free' })
  expect(listed).toEqual([paid, heading({ amount: '0.00' })])
  expect(foldFree([free('9403608081'), paid])).toEqual({
    listed: [free('9403608081'), paid],
    free: undefined,
  })
})

describe('a duty', () => {
  test.each<[string, DutyOfNumber, string, string]>([
    ['a heading', heading({}), 'Section 301, forced labor, Vietnam', '9903.05.84, 12.5% of $4,156'],
    [
      'a heading that names its country',
      heading({ hts: '99038815', origins: ['CN'] }),
      'Section 301, China',
      '9903.88.15, 12.5% of $4,156',
    ],
    [
      'a heading that nobody knows',
      heading({ hts: '98020060', origins: [] }),
      'Chapter 98',
      '9802.00.60, 12.5% of $4,156',
    ],
    ['regular duty', goods({}), 'Regular duty, Steel lamps', '7.6% of $4,156'],
    [
      'regular duty of several goods',
      goods({ goods: ['A', 'B'] }),
      'Regular duty, 9405.11.6010',
      '7.6% of $4,156',
    ],
    ['regular duty by rate alone', goods({ hts: '' }), 'Regular duty', '7.6% of $4,156'],
    [
      'several lines of free goods',
      goods({ rate: 'Free', amount: '0.00', hts: '', lines: 35 }),
      'Regular duty: free on 35 lines',
      '',
    ],
    ['free goods', goods({ rate: 'Free', amount: '0.00' }), 'Regular duty, Steel lamps', 'Free'],
    [
      'goods whose duty is in a heading',
      goods({ amount: '0.00', isByRate: false }),
      'Regular duty, Steel lamps',
      '7.6%; the duty is in another row',
    ],
    [
      'another amount than the rate gives',
      goods({ isByRate: false }),
      'Regular duty, Steel lamps',
      '7.6%; the amount is as entered',
    ],
    [
      'a rate by weight',
      goods({ rate: '9.9¢/kg + 6.4%', isByRate: false }),
      'Regular duty, Steel lamps',
      '9.9¢/kg + 6.4%',
    ],
  ])('%s', (_, duty, name, basis) => expect(dutyWords(duty, PROGRAMS)).toEqual({ name, basis }))
})

describe('a fee', () => {
  const mpf: LedgerFee = {
    id: 'mpf',
    fee_type: 'MPF',
    class_code: '499',
    amount: '34.58',
    basis: { rate_percent: '0.3464', by_rate: '14.40', limit: 'minimum' },
    proposed: undefined,
  }
  test('at its minimum says what the rate gives', () =>
    expect(feeWords(mpf)).toEqual({
      name: 'Merchandise processing (MPF)',
      basis: 'Minimum; 0.3464% is $14.40',
    }))
  test('within its limits has its rate', () =>
    expect(feeWords({ ...mpf, basis: { rate_percent: '0.3464', by_rate: '42.01' } }).basis).toBe('0.3464%'))
  test('that a person changed says what is calculated', () =>
    expect(feeWords({ ...mpf, basis: undefined, proposed: '34.58' }).basis).toBe(
      'As entered; $34.58 is calculated',
    ))
  test('of another kind has its class', () =>
    expect(feeWords({ ...mpf, fee_type: 'Other Fee', class_code: '056', basis: undefined })).toEqual({
      name: 'Other Fee 056',
      basis: '',
    }))
})

test('lines that were not compared are named with the reason', () => {
  expect(gapWords({ gap: 'open_question', lines: ['b'] }, ['a', 'b'])).toBe(
    'Line 002: a question of the tariff is open.',
  )
  expect(gapWords({ gap: 'no_measures', lines: ['a', 'b'] }, ['a', 'b'])).toBe(
    'All lines: the data lacks the additional duties of this entry date.',
  )
})
