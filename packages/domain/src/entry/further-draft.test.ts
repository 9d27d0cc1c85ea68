import { expect, test } from 'vitest'
import { sampleEntryDraft } from '../sample/index.ts'
import { furtherDraft } from './further-draft.ts'

const sample = sampleEntryDraft('B7603245276')
const earlier = { ...sample, header: { ...sample.header, purchase_order: 'PO 77' } }
const [line] = earlier.line_items ?? []
const further = furtherDraft(earlier, [
  { ...line!, id: 'a', line_number: 7 },
  { ...line!, id: 'b', line_number: 9 },
])

test('a further entry of a shipment has its dates, bill, parties, bond and purchase order', () => {
  expect(further.shipment_origin).toEqual(earlier.shipment_origin)
  expect(further.parties).toEqual(earlier.parties)
  expect(further.bond_information).toEqual(earlier.bond_information)
  expect(further.header).toMatchObject({
    port_code: '2704',
    entry_date: earlier.header?.entry_date,
    purchase_order: 'PO 77',
  })
})

test('it has its own lines, counted from 1', () => {
  expect(further.line_items?.map(({ id, line_number }) => [id, line_number])).toEqual([
    ['a', 1],
    ['b', 2],
  ])
})

test('number, sums and signature are of one entry alone; the declarant comes along', () => {
  expect(further.header).not.toHaveProperty('entry_number')
  expect(further.totals_declarations).toMatchObject({
    declarant_name: earlier.totals_declarations?.declarant_name,
  })
  for (const field of ['declarant_signature', 'declarant_date', 'fee_summary', 'grand_total'])
    expect(further.totals_declarations).not.toHaveProperty(field)
  expect(further).not.toHaveProperty('final_review')
})
