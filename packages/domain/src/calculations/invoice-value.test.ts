import { expect, test } from 'vitest'
import { componentsInEnglish } from '../../test/in-english.ts'
import { invoiceValue } from './invoice-value.ts'

test('an invoice in euros is worth its value times the dollars for one euro, half up to cents', () => {
  const value = invoiceValue({ currency_code: 'eur', foreign_value: '10,000.50', exchange_rate: '1.0825' })
  expect(value?.amount).toBe('10825.54')
  expect(componentsInEnglish(value)).toEqual(['10000.5 EUR × 1.0825: 10825.54'])
})

test('a rate counts with six decimals', () => {
  expect(invoiceValue({ foreign_value: '1000000', exchange_rate: '0.0000015' })?.amount).toBe('2.00')
})

test.each([
  ['no value', { exchange_rate: '1.1' }],
  ['no rate', { foreign_value: '100' }],
  ['a rate of zero', { foreign_value: '100', exchange_rate: '0' }],
  ['a text that is no number', { foreign_value: 'hundred', exchange_rate: '1.1' }],
])('%s gives no dollars', (_, invoice) => {
  expect(invoiceValue(invoice)).toBeUndefined()
})
