import { expect, test } from 'vitest'
import type { DraftData, LineItem } from '../entry/draft.ts'
import { bondedAdcvd, deferredTax } from './deferred.ts'

const draft = (code: string | undefined, ...lines: Partial<LineItem>[]): DraftData => ({
  totals_declarations: { deferred_tax_code: code },
  line_items: lines.map((line, at) => ({ id: `line-${at}`, line_number: at + 1, ...line })),
})

test.each([
  ['an arrangement defers all of the tax', '1', '62.55'],
  ['so does one by electronic funds transfer', '2', '62.55'],
  ['without one nothing is deferred', '', '0.00'],
  ['a code that does not exist defers nothing', '3', '0.00'],
])('%s', (_, code, amount) => {
  expect(deferredTax(draft(code, { ir_tax_amount: '50.05' }, { ir_tax_amount: '12.50' }))).toBe(amount)
})

test.each([
  ['a line under a bond counts', { adcvd_claim: 'B', adcvd_amount: '68.89' }, '68.89'],
  ['its amount is value times rate when none is given', { adcvd_claim: 'B', adcvd_rate: '10' }, '100.00'],
  ['a cash deposit does not', { adcvd_claim: 'C', adcvd_amount: '68.89' }, '0.00'],
  ['nor does a line that says nothing', { adcvd_amount: '68.89' }, '0.00'],
  ['nor does one without a case', { adcvd_claim: 'B', adcvd_case_number: '', adcvd_amount: '68.89' }, '0.00'],
] as const)('%s', (_, line, amount) => {
  const stated = { adcvd_case_number: 'A-570-967', entered_value: '1000', ...line }
  expect(bondedAdcvd(draft('', stated))).toBe(amount)
})
