import type { DraftData } from '@edfe/domain/entry'
import { centsText } from '@edfe/domain/money'
import { expect, test } from 'vitest'
import { sumSoFar } from './sum-so-far.ts'

const line = (more: object) => ({ id: 'a', line_number: 1, htsus: '9403.60.8093', ...more })

const draft = (lines: object[]): DraftData => ({
  header: { entry_type: '01', entry_date: '2026-11-18' },
  shipment_origin: { mode_of_transport: '11', country_of_origin: 'VN' },
  line_items: lines.map(line),
})

const shown = (of: DraftData) => {
  const { parts, total, isAtLeast } = sumSoFar(of)
  return {
    parts: parts.map(({ label, amount }) => `${label} ${centsText(amount)}`),
    total: centsText(total),
    isAtLeast,
  }
}

test('duty, processing fee and harbor fee add up to what the entry costs so far', () => {
  const lines = [
    { entered_value: '100000.00', duty_amount: '12500.00' },
    { entered_value: '36780.00', duty_amount: '6409.96' },
  ]
  expect(shown(draft(lines))).toEqual({
    // 0.3464% and 0.125% of 136,780.00.
    parts: ['Duty 18909.96', 'MPF 473.81', 'HMF 170.98'],
    total: '19554.75',
    isAtLeast: false,
  })
})

test('while a line with goods has no duty, the sum is a minimum; an empty line changes nothing', () => {
  const known = { entered_value: '1000.00', duty_amount: '125.00' }
  expect(shown(draft([known, { entered_value: '500.00' }])).isAtLeast).toBe(true)
  expect(shown(draft([known, { htsus: '' }])).isAtLeast).toBe(false)
})

test('an entry without lines costs nothing', () => {
  expect(shown({})).toEqual({ parts: ['Duty 0.00'], total: '0.00', isAtLeast: false })
})
