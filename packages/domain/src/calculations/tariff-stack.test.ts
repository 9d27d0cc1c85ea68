import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LineItem, TariffRow } from '../entry/draft.ts'
import { centsText, sumCents } from '../money/cents.ts'
import { tariffStack } from './tariff-stack.ts'

const line = (own: Partial<LineItem>): LineItem => ({
  id: 'line-1',
  line_number: 1,
  htsus: '6109.10.0012',
  entered_value: '12129',
  duty_amount: '2001.29',
  net_qty: '120',
  net_uom: 'DOZ',
  ...own,
})

describe('the tariff rows of a line', () => {
  test('are one row of all its value and duty, when nothing else is given', () =>
    expect(tariffStack(line({ hts_rate: '16.5' }))).toEqual([
      {
        hts: '6109100012',
        duty: 200129n,
        value: 1212900n,
        rate: '16.5%',
        quantities: [{ amount: '120', unit: 'DOZ' }],
        row: undefined,
      },
    ]))

  test('begin with the own number where it is one of chapter 98', () => {
    const stack = tariffStack({
      id: 'a',
      line_number: 1,
      htsus: '9802.00.6000',
      tariff_rows: [{ hts: '9903.88.15' }],
    })
    expect(stack.map(({ hts }) => hts)).toEqual(['9802006000', '99038815'])
  })

  test('come in the order chapter 98, chapter 99, own number, other parts', () => {
    const tariff_rows = [
      { hts: '8513.10.2000', duty: '0' },
      { hts: '9903.88.15', duty: '0' },
      { hts: '9802.00.80.40', duty: '0' },
    ]
    expect(tariffStack(line({ tariff_rows })).map(({ hts }) => hts)).toEqual([
      '9802008040',
      '99038815',
      '6109100012',
      '8513102000',
    ])
  })

  test('leave duty and value that no further row carries to the own number', () => {
    const tariff_rows = [
      { hts: '9903.88.15', duty: '909.68' },
      { hts: '8513.10.2000', duty: '0.00', value: '129' },
    ]
    const own = tariffStack(line({ tariff_rows })).find(({ row }) => !row)
    expect(own).toMatchObject({ duty: 109161n, value: 1200000n })
  })

  test('report dozens and kilograms of one number', () => {
    const [own] = tariffStack(line({ net_qty_2: '310.5', net_uom_2: 'KG' }))
    expect(own?.quantities).toEqual([
      { amount: '120', unit: 'DOZ' },
      { amount: '310.5', unit: 'KG' },
    ])
  })

  test('always sum to the duty and the value of the line', () => {
    const anyRow: fc.Arbitrary<TariffRow> = fc.record({
      hts: fc.constantFrom('9903.88.15', '9802.00.80', '8513.10.2000'),
      duty: fc.bigInt({ min: 0n, max: 99_999_99n }).map(centsText),
      value: fc.oneof(fc.constant(''), fc.nat(9999).map(String)),
    })
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 31 }), (tariff_rows) => {
        const stack = tariffStack(line({ tariff_rows }))
        expect(sumCents(stack.map(({ duty }) => duty))).toBe(200129n)
        expect(sumCents(stack.map(({ value }) => value))).toBe(1212900n)
        expect(stack.filter(({ row }) => row)).toHaveLength(tariff_rows.length)
      }),
    )
  })
})
