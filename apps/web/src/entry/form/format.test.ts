import { expect, test } from 'vitest'
import { fromFormValues, toFormValues } from './form-values.ts'
import { showAmount, showDay, showQuantity } from './format.ts'

test.each([
  ['12129', '12,129.00'],
  ['473.03', '473.03'],
  ['0', '0.00'],
  ['1234567.5', '1,234,567.50'],
  ['$4,000', '4,000.00'],
  ['12.345', '12.345'],
  ['twelve', 'twelve'],
  ['', ''],
])('an amount typed as "%s" reads %s', (typed, shown) => expect(showAmount(typed)).toBe(shown))

test.each([
  ['1248.000', '1,248.000'],
  ['65', '65'],
  ['', ''],
])('a quantity typed as "%s" reads %s', (typed, shown) => expect(showQuantity(typed)).toBe(shown))

test.each([
  ['2026-03-05', '03/05/2026'],
  ['3/5/2026', '03/05/2026'],
  ['2/1/26', '02/01/2026'],
  ['2-1-2026', '02/01/2026'],
  ['2.1.2026', '02/01/2026'],
  ['12-31-26', '12/31/2026'],
  [' 02/01/26 ', '02/01/2026'],
  ['2026/2/1', '02/01/2026'],
  ['2/1/99', '2/1/99'],
  ['13/1/2026', '13/1/2026'],
  ['2/30/26', '2/30/26'],
  ['2/1-26', '2/1-26'],
  ['2/1', '2/1'],
  ['1/2/026', '1/2/026'],
  ['02/30/2026', '02/30/2026'],
  ['tomorrow', 'tomorrow'],
])('a day typed as %s reads %s', (typed, shown) => expect(showDay(typed)).toBe(shown))

test('a section shown and stored again is the section', () => {
  const stored = {
    id: 'a',
    line_number: 1,
    entered_value: '12129.00',
    gross_weight_kg: '1248',
    entry_date: '2026-02-24',
    it_date: 'soon',
    missing_documents: ['01', '99'],
    manufacturer: { name: 'Tai, Ltd.' },
    same_as_importer: true,
  }
  expect(fromFormValues(toFormValues(stored))).toEqual(stored)
})

test('a question that was not answered is stored as empty text', () => {
  expect(fromFormValues({ contains_metal: null })).toEqual({ contains_metal: '' })
})

test('a day that was typed without doubt is stored even when the field was not left', () => {
  expect(fromFormValues({ entry_date: '2/1/26', it_date: '2/1/99' })).toEqual({
    entry_date: '2026-02-01',
    it_date: '2/1/99',
  })
})
