import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { componentsInEnglish } from '../../test/in-english.ts'
import type { LineItem } from '../entry/draft.ts'
import { centsText, percentOf, sumCents, toCents, wholeDollars } from '../money/cents.ts'
import { isWorksheetValue, valueWorksheet } from './value-worksheet.ts'

const line = (invoice: LineItem['invoice'], valuation: LineItem['valuation'] = {}): LineItem => ({
  id: 'line-1',
  line_number: 1,
  invoice,
  valuation,
})
const dollars = (price: string) => ({ currency_code: 'USD', foreign_value: price })

describe('the entered value from the price on the invoice', () => {
  test('a price in euros under CIF, less freight and insurance, plus assists', () => {
    const goods = line(
      { currency_code: 'EUR', foreign_value: '10000.50', exchange_rate: '1.0825' },
      {
        terms_of_sale: 'CIF',
        international_freight: '820',
        international_insurance: '35.54',
        assists: '400',
      },
    )
    const worksheet = valueWorksheet(goods)
    expect(worksheet?.amount).toBe('10370.00')
    expect(componentsInEnglish(worksheet)).toEqual([
      '10000.5 EUR × 1.0825: 10825.54',
      'International freight in the price: -820.00',
      'Insurance in the price: -35.54',
      'Assists: 400.00',
    ])
  })

  test('a delivered duty paid price includes freight, fees and the duty: the duty is a share of the value', () => {
    // Value 20,000.00; duty at 27.5 % 5,500.00; freight 900.00; MPF and HMF 94.28: the seller asks 26,494.28.
    const goods = line(dollars('26494.28'), {
      duty_rate_in_price: '27.5',
      international_freight: '900',
      us_taxes: '94.28',
    })
    const worksheet = valueWorksheet(goods, 'DDP')
    expect(worksheet?.amount).toBe('20000.00')
    expect(componentsInEnglish(worksheet)[3]).toBe('Duty in the price at 27.5 % of the value: -5500.00')
  })

  test('a rate of duty counts under DDP only, and the terms of the line go before those of the shipment', () => {
    const rate = { duty_rate_in_price: '25' }
    expect(valueWorksheet(line(dollars('1250'), rate), 'FOB')?.amount).toBe('1250.00')
    expect(valueWorksheet(line(dollars('1250'), rate), 'DDP')?.amount).toBe('1000.00')
    expect(valueWorksheet(line(dollars('1250'), { ...rate, terms_of_sale: 'FOB' }), 'DDP')?.amount).toBe(
      '1250.00',
    )
  })

  test('cents are rounded to whole dollars, half up, as a step of the sum', () => {
    const worksheet = valueWorksheet(line(dollars('123.50')))
    expect(worksheet?.amount).toBe('124.00')
    expect(componentsInEnglish(worksheet)).toEqual([
      'Price on the invoice: 123.50',
      'Rounded to whole dollars: 0.50',
    ])
  })

  test('an invoice in another currency has no value in dollars before its rate is given', () => {
    expect(valueWorksheet(line({ currency_code: 'EUR', foreign_value: '100' }))).toBeUndefined()
    expect(valueWorksheet(line({}))).toBeUndefined()
  })
})

test('a line of an invoice may differ by the dollar that makes the lines add up to it', () => {
  const worksheet = { amount: '124.00', components: [] }
  const entered = (value: string) => isWorksheetValue({ ...line({}), entered_value: value }, worksheet)
  expect(['123', '124', '125.00'].map(entered)).toEqual([true, true, true])
  expect(['122.99', '125.01', ''].map(entered)).toEqual([false, false, false])
})

const cents = (max: number) => fc.integer({ min: 0, max }).map((amount) => centsText(BigInt(amount)))
const adjustments = fc.record({
  duty_rate_in_price: fc.integer({ min: 0, max: 2_000_000 }).map((rate) => `${rate / 10_000}`),
  international_freight: cents(90_000),
  us_taxes: cents(70_000),
  packing_costs: cents(90_000),
  royalties: cents(90_000),
})

describe('of any worksheet', () => {
  test('the steps add up to the value', () => {
    fc.assert(
      fc.property(cents(1e9), adjustments, (price, valuation) => {
        const { amount, components } = valueWorksheet(line(dollars(price), valuation), 'DDP')!
        expect(centsText(sumCents(components.map((step) => toCents(step.amount))))).toBe(amount)
        expect(wholeDollars(toCents(amount))).toBe(toCents(amount))
      }),
    )
  })

  test('the duty that a seller adds to a whole-dollar value is taken out to the dollar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), adjustments, (value, valuation) => {
        const { duty_rate_in_price, ...more } = valuation
        const worth = BigInt(value) * 100n
        const price =
          worth +
          percentOf(worth, duty_rate_in_price)! +
          toCents(more.international_freight) +
          toCents(more.us_taxes)
        const { packing_costs: _packing, royalties: _royalties, ...inPrice } = valuation
        expect(valueWorksheet(line(dollars(centsText(price)), inPrice), 'DDP')?.amount).toBe(centsText(worth))
      }),
    )
  })

  test('a higher price never gives a lower value', () => {
    fc.assert(
      fc.property(cents(1e8), cents(1e6), adjustments, (price, more, valuation) => {
        const higher = centsText(toCents(price) + toCents(more))
        const value = (at: string) => toCents(valueWorksheet(line(dollars(at), valuation), 'DDP')!.amount)
        expect(value(higher)).toBeGreaterThanOrEqual(value(price))
      }),
    )
  })
})
