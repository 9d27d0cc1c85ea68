import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFigures, sampleEntry } from '../../test/filing/index.ts'
import { totalsOf } from '../calculations/index.ts'
import type { DraftData } from '../entry/index.ts'
import { type Cents, sumCents, toCents } from '../money/index.ts'
import { type LandedCost, landedCosts, landedTotal, sumLanded } from './landed-cost.ts'

const PARTS = ['HM-2107', 'hm-2107', 'BL-9', '']
const anyEntry = fc
  .record({ draft: anyFigures, parts: fc.array(fc.constantFrom(...PARTS), { minLength: 5, maxLength: 5 }) })
  .map(
    ({ draft, parts }): DraftData => ({
      ...draft,
      line_items: draft.line_items!.map((line, at) => ({
        ...line,
        part_number: parts[at]!,
        charges: `${at}.01`,
      })),
    }),
  )

const freightOf = (draft: DraftData): Cents =>
  sumCents(draft.line_items!.map(({ charges }) => toCents(charges)))

test('landed cost by part and by reference adds up to goods, freight, duty and fees of the entries, to the cent', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 5 }), fc.constantFrom('part', 'reference'), (drafts, by) => {
      const costs = sumLanded(drafts.flatMap((draft) => landedCosts(draft, by)))
      const totals = drafts.map(totalsOf)
      const sum = (field: 'value' | 'freight' | 'duty' | 'fees') => sumCents(costs.map((one) => one[field]))
      const filed = (field: keyof ReturnType<typeof totalsOf>) =>
        sumCents(totals.map((one) => toCents(one[field].amount)))
      expect(sum('value')).toBe(filed('total_entered_value'))
      expect(sum('freight')).toBe(sumCents(drafts.map(freightOf)))
      expect(sum('duty')).toBe(filed('total_duty'))
      expect(sum('fees')).toBe(filed('total_tax') + filed('total_other'))
      expect(new Set(costs.map(({ key }) => key)).size).toBe(costs.length)
      const all = costs.map(landedTotal)
      expect(all).toEqual([...all].sort((one, other) => Number(other - one)))
    }),
  )
})

const entryOf = (reference: string, parts: readonly string[]): DraftData => {
  const draft = sampleEntry()
  const [line] = draft.line_items!
  return {
    ...draft,
    line_items: parts.map((part_number, at) => ({
      ...line!,
      id: `line-${at}`,
      part_number,
      entered_value: '1000',
      duty_amount: '39.00',
      charges: '50',
    })),
    totals_declarations: { file_reference_no: reference, fee_summary: [] },
  }
}
const brief = (costs: readonly LandedCost[]) =>
  costs.map((cost) => [cost.name, cost.entries, landedTotal(cost)])

test('an entry counts once for each of its parts, and once for its reference', () => {
  const drafts = [entryOf('PO 77', ['HM-2107', 'hm-2107', 'BL-9']), entryOf('po 77', ['BL-9'])]
  const by = (kind: 'part' | 'reference') =>
    brief(sumLanded(drafts.flatMap((draft) => landedCosts(draft, kind))))
  expect(by('part')).toEqual([
    ['BL-9', 2, 2178_00n],
    ['HM-2107', 1, 2178_00n],
  ])
  expect(by('reference')).toEqual([['PO 77', 2, 4356_00n]])
})
