import { Big } from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DraftData, FeeRow } from '../entry/draft.ts'
import { CBP_PROFILE, SPECIFICATION_PROFILE } from '../profile/index.ts'
import { calculationTotals, totalDifferences, totalsOf } from './totals.ts'

const amount = fc
  .tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 9999 }))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(4, '0')}`)

const row = fc.record({
  id: fc.string(),
  fee_type: fc.constantFrom('AD', 'CVD', 'MPF', 'HMF', 'Tea Fee', 'Beef Fee'),
  amount,
}) as fc.Arbitrary<FeeRow>

const entry: fc.Arbitrary<DraftData> = fc.record({
  line_items: fc.array(
    fc.record({
      id: fc.uuid(),
      line_number: fc.integer({ min: 1, max: 999 }),
      entered_value: amount,
      charges: amount,
      duty_amount: amount,
      ir_tax_amount: amount,
    }),
    { maxLength: 20 },
  ),
  totals_declarations: fc.record({ fee_summary: fc.array(row, { maxLength: 6 }) }),
})

const roundedSum = (amounts: (string | undefined)[]): Big =>
  amounts.reduce((sum, text) => sum.plus(new Big(text ?? 0).round(2, Big.roundHalfUp)), new Big(0))

describe('totals', () => {
  test('every total is the sum of its rounded lines and rows', () => {
    fc.assert(
      fc.property(entry, (draft) => {
        const lines = draft.line_items ?? []
        const rows = draft.totals_declarations?.fee_summary ?? []
        const duties = rows.filter((fee) => fee.fee_type === 'AD' || fee.fee_type === 'CVD')
        const fees = rows.filter((fee) => !duties.includes(fee))
        const totals = totalsOf(draft)
        const expected = {
          total_entered_value: roundedSum(lines.map((line) => line.entered_value)),
          total_duty: roundedSum([
            ...lines.map((line) => line.duty_amount),
            ...duties.map((fee) => fee.amount),
          ]),
          total_tax: roundedSum(lines.map((line) => line.ir_tax_amount)),
          total_other: roundedSum(fees.map((fee) => fee.amount)),
        }
        for (const [field, sum] of Object.entries(expected))
          expect(totals[field as keyof typeof expected].amount).toBe(sum.toFixed(2))
        const grand = expected.total_duty.plus(expected.total_tax).plus(expected.total_other)
        expect(totals.grand_total.amount).toBe(grand.toFixed(2))
      }),
    )
  })

  test('the components of each total add up to it', () => {
    fc.assert(
      fc.property(entry, (draft) => {
        for (const total of Object.values(totalsOf(draft)))
          expect(
            roundedSum(total.components.map((component: { amount: string }) => component.amount)).toFixed(2),
          ).toBe(total.amount)
      }),
    )
  })

  test('without lines and rows all are 0.00', () => {
    expect(Object.values(totalsOf({})).map((total) => total.amount)).toEqual(Array(5).fill('0.00'))
  })

  test('a charge list adds to other on the calculations page by the specification, not by CBP', () => {
    const draft: DraftData = {
      line_items: [
        {
          id: 'a',
          line_number: 1,
          duty_amount: '10',
          charges: '900',
          charges_breakdown: [{ code: 'C490', amount: '40' }],
        },
      ],
      totals_declarations: { fee_summary: [{ id: 'f', fee_type: 'MPF', amount: '33.58' }] },
    }
    expect(totalsOf(draft).total_other.amount).toBe('33.58')
    expect(calculationTotals(draft, SPECIFICATION_PROFILE).total_other.amount).toBe('73.58')
    expect(calculationTotals(draft, SPECIFICATION_PROFILE).grand_total.amount).toBe('83.58')
    expect(calculationTotals(draft, CBP_PROFILE).grand_total.amount).toBe('43.58')
  })
})

describe('saved totals', () => {
  const saved = (grand_total: string): DraftData => ({
    line_items: [{ id: 'a', line_number: 1, duty_amount: '473.03' }],
    totals_declarations: { grand_total, total_duty: '473.03' },
  })

  test.each([
    ['473.03', []],
    ['473.53', [{ field: 'grand_total', saved: '473.53', computed: '473.03', exceedsTolerance: false }]],
    ['473.54', [{ field: 'grand_total', saved: '473.54', computed: '473.03', exceedsTolerance: true }]],
    ['', []],
  ])('a grand total of %s against 473.03', (text, differences) => {
    expect(totalDifferences(saved(text))).toEqual(differences)
  })
})
