import { describe, expect, test } from 'vitest'
import { askedLine, type BrokerLine } from './index.ts'

const lantern: BrokerLine['values'] = {
  htsus: '9405.41.8440',
  entered_value: '12129',
  net_qty: '65',
  net_uom: 'NO',
  spi: 'S',
}
const lineWith = (change: BrokerLine['values']): BrokerLine => ({
  number: 1,
  values: { ...lantern, ...change },
  said: { rate: undefined, duty: undefined },
  tariff: [],
  places: [],
})

describe('a line of a broker’s form', () => {
  test('is asked about with its number, value, quantity, program and the origin of the form', () => {
    expect(askedLine(lineWith({}), 'TW')).toEqual({
      hts: '9405418440',
      origin: 'TW',
      value: '12129',
      quantities: [{ quantity: '65', unit: 'NO' }],
      spi: 'S',
    })
  })

  test('has its own origin before that of the form', () => {
    expect(askedLine(lineWith({ origin_country: 'VN' }), 'TW')?.origin).toBe('VN')
  })

  test.each([
    ['a number of eight digits', { htsus: '9405.41.84' }],
    ['no value', { entered_value: '' }],
    ['a value that is no amount', { entered_value: '1.2.3' }],
    ['an origin that is no country', { origin_country: 'QQ' }],
    ['several origins', { origin_country: 'MULTI' }],
  ])('is not asked about with %s', (_, change) => {
    expect(askedLine(lineWith(change), 'TW')).toBeUndefined()
  })

  test('without any origin is not asked about', () => {
    expect(askedLine(lineWith({}), undefined)).toBeUndefined()
  })

  test.each([
    ['a quantity that is none', { net_qty: 'X' }, { quantities: [] }],
    ['a unit that is none', { net_uom: 'PIECES' }, { quantities: [] }],
  ])('leaves out %s', (_, change, expected) => {
    expect(askedLine(lineWith(change), 'TW')).toMatchObject(expected)
  })

  test('leaves out a program that is none', () => {
    expect(askedLine(lineWith({ spi: '12' }), 'TW')).not.toHaveProperty('spi')
  })
})
