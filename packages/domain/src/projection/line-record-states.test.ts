import { describe, expect, test } from 'vitest'
import type { LineItem } from '../entry/draft.ts'
import { calculationStatus, isHtsNumber, lineCurrency, pgaData } from './line-record-states.ts'

const line = (change: Partial<LineItem>): LineItem => ({
  id: 'line-1',
  line_number: 1,
  entered_value: '1000',
  duty_amount: '39.00',
  ir_tax_amount: '0',
  hts_rate: '3.9',
  ...change,
})

test.each([
  ['9405.41.8440', true],
  ['9405.41.84.40', true],
  ['9405418440', true],
  ['9405.41', false],
  ['7700.00.0000', false],
  ['0000.00.0000', false],
  [undefined, false],
])('the tariff number %s counts as checked: %s', (htsus, isChecked) => {
  expect(isHtsNumber(htsus)).toBe(isChecked)
})

test.each([
  ['value times rate is calculated', {}, 'calculated'],
  ['an amount that departs from its rate is entered', { duty_amount: '40.00' }, 'entered'],
  ['an amount without a rate is entered', { hts_rate: '', duty_amount: '5' }, 'entered'],
  ['no rate and no duty is entered as it stands', { hts_rate: '', duty_amount: '0' }, 'entered'],
  ['AD/CVD that departs from its rate is entered', { adcvd_rate: '10', adcvd_amount: '1' }, 'entered'],
  [
    'a duty that the tariff gave is calculated',
    { duty_amount: '40.00', duty_source: 'calculated' },
    'calculated',
  ],
  ['missing duty is incomplete', { duty_amount: '' }, 'incomplete'],
  ['missing tax is incomplete', { ir_tax_amount: undefined }, 'incomplete'],
] as const)('%s', (_, change, status) => {
  expect(calculationStatus(line(change))).toBe(status)
})

test('value times rate beside a row of chapter 99 is calculated', () => {
  const tariff_rows = [{ hts: '9903.88.15', duty: '75.00' }]
  expect(calculationStatus(line({ duty_amount: '114.00', tariff_rows }))).toBe('calculated')
})

describe('what agencies ask', () => {
  test('food asks for prior notice until number and code are given', () => {
    const juice = line({ htsus: '2009.12.4500' })
    expect(pgaData(juice).requirements).toMatchObject([{ id: 'PNC', met: false }])
    const noticed = {
      ...juice,
      special_handling: 'PNC',
      license_numbers: [{ requirement_id: 'PNC', number: 'AB123456' }],
    }
    expect(pgaData(noticed).requirements.map(({ met }) => met)).toEqual([true, true])
  })

  test('a flag that requires asks for a number, one that may be disclaimed does not', () => {
    expect(pgaData(line({ pga_flags: ['FD1', 'EP2'] }))).toMatchObject({
      flags: ['FD1', 'EP2'],
      requirements: [{ id: 'EP2', met: false }],
    })
  })
})

test('an invoice in another currency is kept with what it makes in dollars', () => {
  const invoice = { currency_code: 'EUR', foreign_value: '1000', exchange_rate: '1.0835', source: 'CBP' }
  expect(lineCurrency(line({ invoice }))).toEqual({
    code: 'EUR',
    foreignValue: '1000',
    exchangeRate: '1.0835',
    usdValue: '1083.50',
    effectiveAt: '',
    source: 'CBP',
  })
  expect(lineCurrency(line({ invoice: { currency_code: '' } }))).toBeUndefined()
})
