import { expect, test } from 'vitest'
import { isFixable, sectionsAt, withTexts } from './quick-fix-values.ts'

const DRAFT = {
  shipment_origin: { bill_of_lading: 'SGNF30418700', mode_of_transport: '11' },
  line_items: [
    { id: 'a', line_number: 1, charges: '' },
    { id: 'b', line_number: 2, charges: '9' },
    { id: 'c', line_number: 3 },
  ],
}

test('amounts fill the field of every line that lacks one, each its own, and no other', () => {
  const texts = new Map([
    ['line_items.0.charges', '3,185.00'],
    ['line_items.2.charges', '40'],
  ])
  expect(withTexts(DRAFT, texts)).toEqual({
    line_items: [
      { id: 'a', line_number: 1, charges: '3185.00' },
      { id: 'b', line_number: 2, charges: '9' },
      { id: 'c', line_number: 3, charges: '40' },
    ],
  })
})

test('what was there comes back, and a field that had no value is blank again', () => {
  const paths = ['line_items.1.charges', 'line_items.2.charges']
  const [first, second, third] = DRAFT.line_items
  expect(sectionsAt(DRAFT, paths)).toEqual({ line_items: [first, second, { ...third, charges: '' }] })
  expect(sectionsAt({}, ['bond_information.bond_number'])).toEqual({ bond_information: { bond_number: '' } })
})

test('a field of the entry changes alone', () => {
  expect(withTexts(DRAFT, new Map([['shipment_origin.bill_of_lading', 'ONEYSGNF30418700']]))).toEqual({
    shipment_origin: { bill_of_lading: 'ONEYSGNF30418700', mode_of_transport: '11' },
  })
})

test('fields of one text are mended beside their finding; lists, totals and the signature are not', () => {
  expect(isFixable('shipment_origin.bill_of_lading')).toBe(true)
  expect(isFixable('line_items.3.charges')).toBe(true)
  expect(isFixable('line_items.3.relationship')).toBe(true)
  expect(isFixable('totals_declarations.declarant_signature')).toBe(false)
  expect(isFixable('totals_declarations.grand_total')).toBe(false)
  expect(isFixable('totals_declarations.fee_summary')).toBe(false)
  expect(isFixable('line_items')).toBe(false)
})
