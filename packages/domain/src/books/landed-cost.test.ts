import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFigures, sampleEntry } from '../../test/filing/index.ts'
import { totalsOf } from '../calculations/index.ts'
import type { DraftData } from '../entry/index.ts'
import { type Cents, sumCents, toCents } from '../money/index.ts'
import { type LandedCost, landedCosts, landedTotal, sumLanded } from './landed-cost.ts'

const PARTS = ['HM-2107', 'hm-2107', 'BL-9', '']
const ORDERS = ['PO 77', 'po77', 'PO 78', '']
const five = (texts: readonly string[]) => fc.array(fc.constantFrom(...texts), { minLength: 5, maxLength: 5 })
const anyRows = fc.array(
  fc.record({
    part_number: fc.constantFrom(...PARTS),
    purchase_order: fc.constantFrom(...ORDERS),
    value: fc.constantFrom('', '0.01', '1000', '333.33'),
  }),
  { maxLength: 3 },
)
/** Entries whose lines are of several parts and orders, some of them summed up from rows of an invoice. */
const anyEntry = fc
  .record({
    draft: anyFigures,
    parts: five(PARTS),
    orders: five(ORDERS),
    rows: fc.array(anyRows, { minLength: 5, maxLength: 5 }),
    ofEntry: fc.constantFrom('PO 79', ''),
    reference: fc.constantFrom('PO 77', ''),
  })
  .map(
    ({ draft, parts, orders, rows, ofEntry, reference }): DraftData => ({
      ...draft,
      header: { ...draft.header, purchase_order: ofEntry },
      totals_declarations: { ...draft.totals_declarations, file_reference_no: reference },
      line_items: draft.line_items!.map((line, at) => ({
        ...line,
        part_number: parts[at]!,
        purchase_order: orders[at]!,
        invoice_rows: rows[at]!,
        charges: `${at}.01`,
      })),
    }),
  )
const BY = ['part', 'order', 'reference'] as const

const freightOf = (draft: DraftData): Cents =>
  sumCents(draft.line_items!.map(({ charges }) => toCents(charges)))

test('landed cost by part, by purchase order and by reference adds up to goods, freight, duty and fees of the entries, to the cent', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 5 }), fc.constantFrom(...BY), (drafts, by) => {
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

test('two orders of one entry are two rows, and goods without an order are under the file reference of their entry', () => {
  const draft = entryOf('AF-2206', ['HM-2107', 'HM-2107', 'BL-9'])
  const [first, second, third] = draft.line_items!
  const ordered = {
    ...draft,
    line_items: [
      { ...first!, purchase_order: 'AF-2206' },
      { ...second!, purchase_order: 'PO 78' },
      { ...third!, entered_value: '500' },
    ],
  }
  const costs = sumLanded([ordered, entryOf('AF-2206', ['BL-9'])].flatMap((one) => landedCosts(one, 'order')))
  expect(costs.map((cost) => [cost.named, cost.name, cost.entries, landedTotal(cost)])).toEqual([
    ['reference', 'AF-2206', 2, 1678_00n],
    ['order', 'AF-2206', 1, 1089_00n],
    ['order', 'PO 78', 1, 1089_00n],
  ])
})
