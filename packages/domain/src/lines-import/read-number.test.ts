import { expect, test } from 'vitest'
import { cellNumber, doubtfulSeparator, readNumber, shownSign } from './read-number.ts'

test.each([
  ['4.950,00', '.', '4950.00'],
  ['5,280', '.', '5280'],
  ['5.280', ',', '5280'],
  ['$ 1,234.50', '.', '1234.50'],
  ['€ 1.200,50', '.', '1200.50'],
  ['1.200,50 EUR', '.', '1200.50'],
  ['US$ 300', '.', '300'],
  ['Rs. 300', '.', '300'],
  ['300.-', '.', '300'],
  ['1,200/-', '.', '1200'],
  ['Rs.1,200/-', '.', '1200'],
  ['360kg', '.', '360'],
  ['1 234,5', ',', '1234.5'],
  ["12'500", '.', '12500'],
  ['1,22,500.00', '.', '122500.00'],
  ['1,25,000', '.', '125000'],
  ['₹ 12,34,567', '.', '1234567'],
  ['１２，５００'.replace('，', ','), '.', '12500'],
  ['١٢٥٠', '.', '1250'],
  ['1.00 Units', '.', '1.00'],
  ['12.00 L', '.', '12.00'],
  ['15.00 g', '.', '15.00'],
  ['3 Dozen(s)', '.', '3'],
  ['-3', '.', '-3'],
  ['-€300', '.', '-300'],
  ['(300.00)', '.', '-300.00'],
  ['300-', '.', '-300'],
] as const)('%s in a column with decimals after %s is %s', (text, sign, number) => {
  expect(readNumber(text, sign)).toBe(number)
})

test.each(['3 960 ?', '12,34,56', 'n/a', '1.2.3', '', 'approx. 40', '$.50', 'EUR 3 USD'])(
  "'%s' is no number",
  (text) => {
    expect(readNumber(text, '.')).toBeUndefined()
  },
)

test.each([
  ['0.125', '.'],
  ['1234.500', '.'],
  ['1.234.500', ','],
  ['1,5', ','],
  ['12', undefined],
])('%s shows the decimal sign %s', (digits, sign) => {
  expect(shownSign(digits)).toBe(sign)
  expect(doubtfulSeparator(digits)).toBeUndefined()
})

test.each(['1.200', '5,280', '-1.200'])('%s may be thousands or decimals', (digits) => {
  expect(doubtfulSeparator(digits)).toBe(digits.includes(',') ? ',' : '.')
})

test.each([
  ['€ 1.200,50', ['EUR']],
  ['EUR 300', ['EUR']],
  ['300 THB', ['THB']],
  ['RMB 300', ['CNY']],
  ['¥300', ['CNY', 'JPY']],
  ['300 kr', ['SEK', 'NOK', 'DKK', 'ISK']],
  ['HK$300', ['HKD']],
  ['$300 CAD', ['CAD']],
  ['C$ 300', ['CAD']],
  ['360 kg', undefined],
  ['300', undefined],
] as const)('%s is in %s', (text, currencies) => {
  expect(cellNumber(text)?.currencies).toEqual(currencies)
})
