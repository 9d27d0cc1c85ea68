import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFigures, sampleEntry } from '../../test/filing/index.ts'
import { totalsOf } from '../calculations/index.ts'
import type { DraftData, LineItem } from '../entry/index.ts'
import { sumCents, toCents } from '../money/index.ts'
import { type Amounts, sumAmounts, totalOf, withoutZeros } from '../statement/index.ts'
import { filedAmounts, partCosts } from './part-costs.ts'

const anyAmounts = fc.dictionary(
  fc.constantFrom('duty', 'tax', 'antidumping', 'countervailing', 'interest', '499', '501', '056', '672'),
  fc.bigInt({ min: -5n, max: 10n ** 12n }),
)

test('what was filed for an entry by class is its grand total, to the cent', () => {
  fc.assert(
    fc.property(anyFigures, (draft) => {
      expect(totalOf(filedAmounts(draft))).toBe(toCents(totalsOf(draft).grand_total.amount))
    }),
  )
})

test('the parts of an entry add up to its value and to every class of its statement, to the cent', () => {
  fc.assert(
    fc.property(anyFigures, anyAmounts, (draft, stated: Amounts) => {
      const costs = partCosts(draft, stated)
      expect(sumAmounts(costs.map(({ amounts }) => amounts))).toEqual(withoutZeros(stated))
      expect(sumCents(costs.map(({ value }) => value))).toBe(
        toCents(totalsOf(draft).total_entered_value.amount),
      )
    }),
  )
})

const lampsOf = (lines: readonly Partial<LineItem>[]): DraftData => {
  const draft = sampleEntry()
  const [line] = draft.line_items!
  return {
    ...draft,
    line_items: lines.map((one, at) => ({ ...line!, id: `line-${at}`, line_number: at + 1, ...one })),
  }
}

describe('the cost of a part', () => {
  const draft = lampsOf([
    { part_number: 'HM-2107', entered_value: '3000', duty_amount: '10.00', charges: '120' },
    { part_number: 'BL-9', entered_value: '1000', duty_amount: '90.00', charges: '40' },
  ])

  test('has the duty of the lines that name it, and a share of the fees by value', () => {
    expect(partCosts(draft, { duty: 100_00n, 499: 40_00n, interest: 4n })).toEqual([
      {
        part: 'HM-2107',
        order: '',
        value: 3000_00n,
        freight: 120_00n,
        amounts: { duty: 10_00n, 499: 30_00n, interest: 3n },
      },
      {
        part: 'BL-9',
        order: '',
        value: 1000_00n,
        freight: 40_00n,
        amounts: { duty: 90_00n, 499: 10_00n, interest: 1n },
      },
    ])
  })

  test('takes the lines together that write its number in another way', () => {
    const same = lampsOf([
      { part_number: 'HM-2107', entered_value: '3000', duty_amount: '10.00', charges: '' },
      { part_number: 'hm - 2107', entered_value: '1000', duty_amount: '90.00', charges: '' },
    ])
    expect(partCosts(same, { duty: 100_00n })).toEqual([
      { part: 'HM-2107', order: '', value: 4000_00n, freight: 0n, amounts: { duty: 100_00n } },
    ])
  })

  test('has no share of a processing fee from which its line is exempt', () => {
    const exempt = lampsOf([
      { part_number: 'HM-2107', entered_value: '3000', spi: 'S', origin_country: 'MX' },
      { part_number: 'BL-9', entered_value: '1000' },
    ])
    const [first, second] = partCosts(exempt, { 499: 33_58n })
    expect([first?.amounts, second?.amounts]).toEqual([{}, { 499: 33_58n }])
  })

  test('of an entry that is not known here is what its statement says', () => {
    expect(partCosts({}, { duty: 7_00n })).toEqual([
      { part: '', order: '', value: 0n, freight: 0n, amounts: { duty: 7_00n } },
    ])
  })
})

describe('the cost of a purchase order', () => {
  const brief = (draft: DraftData) =>
    partCosts(draft, { duty: 100_00n }).map(({ part, order, value, amounts }) => [
      part,
      order,
      value,
      amounts.duty,
    ])

  test('has the lines that name it, and those without a purchase order where the entry names it', () => {
    const lines = [
      { part_number: 'HM-1', purchase_order: 'PO 77', entered_value: '3000', duty_amount: '60.00' },
      { part_number: 'HM-1', purchase_order: '', entered_value: '1000', duty_amount: '30.00' },
      { part_number: 'HM-1', purchase_order: 'po77', entered_value: '500', duty_amount: '10.00' },
    ]
    expect(brief(lampsOf(lines))).toEqual([
      ['HM-1', 'PO 77', 3500_00n, 70_00n],
      ['HM-1', '', 1000_00n, 30_00n],
    ])
    expect(brief({ ...lampsOf(lines), header: { purchase_order: 'PO 78' } })).toEqual([
      ['HM-1', 'PO 77', 3500_00n, 70_00n],
      ['HM-1', 'PO 78', 1000_00n, 30_00n],
    ])
  })

  test('has its rows of a line that sums rows of an invoice, by their values', () => {
    const rows = [
      { part_number: 'HM-1', purchase_order: 'PO 77', value: '750' },
      { part_number: 'HM-2', purchase_order: 'PO 78', value: '250' },
    ]
    const line = { part_number: '', entered_value: '1000', duty_amount: '100.00', invoice_rows: rows }
    expect(brief(lampsOf([line]))).toEqual([
      ['HM-1', 'PO 77', 750_00n, 75_00n],
      ['HM-2', 'PO 78', 250_00n, 25_00n],
    ])
    expect(brief(lampsOf([{ ...line, purchase_order: 'PO 9' }]))).toEqual([
      ['HM-1', 'PO 9', 750_00n, 75_00n],
      ['HM-2', 'PO 9', 250_00n, 25_00n],
    ])
  })
})
