import { expect, test } from 'vitest'
import { CANONICAL_PATHS } from './canonical-path.ts'
import { ENTRY_SHAPES } from './entry.shape.ts'
import type { Members } from './shape.ts'

/** The draft path and the canonical path of every member that is read from one field; of a list, its first row. */
function membersIn(members: Members, draft = '', canonical = ''): [string, string][] {
  return Object.entries(members).flatMap(([name, member]): [string, string][] => {
    const from = member.from === undefined ? draft : draft + member.from
    const path = canonical + name
    if (member.kind === 'list' && member.derive) return []
    if (member.kind === 'list') return membersIn(member.members, `${from}.0.`, `${path}.0.`)
    if (member.kind === 'object')
      return membersIn(member.members, member.from === undefined ? draft : `${from}.`, `${path}.`)
    return member.from === undefined ? [] : [[from, path]]
  })
}

test('every field has one member of canonical JSON under the name of its definition, and every such member a field', () => {
  const inOrder = (pairs: Iterable<[string, string]>) => [...pairs].map((pair) => pair.join(' → ')).sort()
  expect(inOrder(membersIn(ENTRY_SHAPES['2.0']))).toEqual(inOrder(CANONICAL_PATHS))
})

test.each([
  ['shipment_origin.bill_of_lading', 'transport.bl_awb'],
  ['parties.seller.zip', 'parties.seller.address.postal'],
  ['line_items.0.license_numbers.0.number', 'lines.0.pga.licenses.0.number'],
  ['totals_declarations.fee_summary.0.amount', 'fees.0.amount_usd'],
  ['final_review.declarant_role', 'declaration.declarant_role'],
])('%s is %s', (draft, canonical) => {
  expect(CANONICAL_PATHS.get(draft)).toBe(canonical)
})

test('canonical JSON leaves out keys of rows, the tick that sets SAME, and what the server counts', () => {
  for (const path of ['line_items.0.id', 'parties.same_as_importer', 'final_review.warning_count'])
    expect(CANONICAL_PATHS.get(path)).toBeUndefined()
})
