import { draftFields, fields } from '@edfe/domain/entry'
import { expect, test } from 'vitest'
import { fromFormValues, toFormValues } from '../form/form-values.ts'
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
  ['17-Nov-2026', '11/17/2026'],
  ['17 november 2026', '11/17/2026'],
  ['Nov 17 2026', '11/17/2026'],
  ['Sept. 3, 26', '09/03/2026'],
  ['31-Jun-2026', '31-Jun-2026'],
  ['17-Non-2026', '17-Non-2026'],
])('a day typed as %s reads %s', (typed, shown) => expect(showDay(typed)).toBe(shown))

const { header, shipment_origin, line_items, totals_declarations } = draftFields

test('a line shown and stored again is the line', () => {
  const stored = {
    id: 'a',
    line_number: 1,
    entered_value: '12129.00',
    gross_weight_kg: '1248',
    adcvd_rate: '1200.5',
    pga_flags: ['FD1', 'EP2'],
    manufacturer: { name: 'Tai, Ltd.' },
    invoice: { foreign_value: '11194.28', effective_at: '2026-02-20' },
    charges_breakdown: [{ code: 'C490', amount: '1212.00' }],
  }
  expect(fromFormValues(line_items.fields, toFormValues(line_items.fields, stored))).toEqual(stored)
})

test('every day of an entry is shown as MM/DD/YYYY and stored as YYYY-MM-DD', () => {
  const days = Object.values(fields.entry).filter(({ kind }) => kind === 'day')
  expect(days.map(({ name }) => name)).toContain('eta')
  for (const { path } of days) {
    const [section = '', leaf = ''] = path.split('.')
    const table = draftFields[section as 'header'].fields
    const stored = { [leaf]: '2026-03-10' }
    expect(toFormValues(table, stored), path).toEqual({ [leaf]: '03/10/2026' })
    expect(fromFormValues(table, { [leaf]: '3/10/2026' }), path).toEqual(stored)
  }
})

test('a rate keeps its digits together, and one that is typed in groups is stored without them', () => {
  expect(toFormValues(line_items.fields, { adcvd_rate: '1200' })).toEqual({ adcvd_rate: '1200' })
  expect(fromFormValues(line_items.fields, { adcvd_rate: '1,200' })).toEqual({ adcvd_rate: '1200' })
})

test('fee rows that a form holds by id are stored by their kinds', () => {
  const shown = { fee_summary: { 'fee-1': { amount: '1,212.90', note: ' by the table ' } } }
  expect(fromFormValues(totals_declarations.fields, shown)).toEqual({
    fee_summary: { 'fee-1': { amount: '1212.90', note: 'by the table' } },
  })
})

test('a question that was not answered is stored as empty text', () => {
  expect(fromFormValues(shipment_origin.fields, { contains_metal: null })).toEqual({ contains_metal: '' })
})

test('a day that was typed without doubt is stored even when the field was not left', () => {
  const typed = { entry_date: '2/1/26', summary_date: '2/1/99' }
  expect(fromFormValues(header.fields, typed)).toEqual({ entry_date: '2026-02-01', summary_date: '2/1/99' })
})
