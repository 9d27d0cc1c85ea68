import { expect, test } from 'vitest'
import { hasDutyOf, lineOfDuty } from './line-of-duty.ts'
import type { LineDuty } from './tariff-queries.ts'

const row = (hts: string, measure: string | null, rate_text: string, amount: string | null) => ({
  hts,
  measure,
  program: measure,
  rate_text,
  basis: [],
  amount,
  why: '',
  source: '',
  note: null,
})

const QUESTION = { key: 'metal-share', question: 'How much is metal?', options: [], counted: null }

const LAMP: LineDuty = {
  edition: {
    name: 'HTS 2026 Rev 4',
    from: '2026-02-07',
    replaced_on: null,
    source: '',
    measures_reviewed: '2026-10-10',
  },
  rows: [
    row('9903.88.03', 'section-301-china', '25%', '4687.50'),
    row('9405.11.60.10', null, '7.6%', '1425.00'),
  ],
  duty: '6112.50',
  open_questions: [],
  answered_questions: [],
  units: [],
  warnings: [],
  asks_for_note: 'no',
  looked_up: null,
  notes: [],
  savings: [],
}

test('a line that takes the duty of the tariff holds its further rows, the sum and the rate', () =>
  expect(lineOfDuty(LAMP)).toEqual({
    tariff_rows: [
      {
        hts: '9903.88.03',
        measure: 'section-301-china',
        rate: '25%',
        duty: '4687.50',
        source: 'calculated',
      },
    ],
    duty_amount: '6112.50',
    duty_source: 'calculated',
    tariff_rows_removed: [],
    duty_calculated: '',
    duty_reason: '',
    duty_note: '',
    tariff_edition: 'HTS 2026 Rev 4',
    hts_rate: '7.6',
    hts_rate_text: '',
  }))

test('a compound rate is kept as the schedule prints it', () => {
  const rows = [row('0102.29.40.62', null, '1¢/kg', '210.00')]
  expect(lineOfDuty({ ...LAMP, rows, duty: '210.00' })).toMatchObject({
    hts_rate: '',
    hts_rate_text: '1¢/kg',
    tariff_rows: [],
  })
})

test('nothing is taken while the duty is not known', () =>
  expect(lineOfDuty({ ...LAMP, duty: null })).toBeUndefined())

test('a line whose rows were typed in another order has the duty of the tariff', () => {
  const rows = [...LAMP.rows].reverse()
  expect(hasDutyOf(lineOfDuty(LAMP) ?? {}, { ...LAMP, rows })).toBe(true)
})

test('the right sum without its rows is not the duty of the tariff', () =>
  expect(hasDutyOf({ duty_amount: '6112.50' }, LAMP)).toBe(false))

test('a question that is open leaves no amount and no rows: another answer leads to others', () => {
  const asked = { ...LAMP, open_questions: [QUESTION] }
  expect(lineOfDuty(asked)).toMatchObject({ duty_amount: '', tariff_rows: [], duty_source: 'calculated' })
  expect(hasDutyOf({ duty_amount: '' }, asked)).toBe(true)
  expect(hasDutyOf({ duty_amount: LAMP.duty ?? '' }, asked)).toBe(false)
})
