import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'
import type { DraftData } from './draft.ts'

const draft: DraftData = {
  header: { port_code: '2704' },
  shipment_origin: { missing_documents: ['01'] },
  line_items: [
    { id: 'a', line_number: 1, htsus: '9405.41.8440' },
    { id: 'b', line_number: 2, htsus: '4202.92.3131', manufacturer: { city: 'Hanoi' } },
  ],
}
const [first, second] = draft.line_items!

test.each<[string, DraftData, string[]]>([
  ['nothing', { ...draft, header: { port_code: '2704', bond_type: '' }, parties: {} }, []],
  ['a field', { ...draft, header: { port_code: '2709' } }, ['header.port_code']],
  ['a section', { ...draft, export_details: { export_date: '2026-03-05' } }, ['export_details.export_date']],
  ['a list of codes', { ...draft, shipment_origin: {} }, ['shipment_origin.missing_documents']],
  [
    'a field inside a line',
    { ...draft, line_items: [first!, { ...second!, manufacturer: { city: 'Hue' } }] },
    ['line_items.1.manufacturer.city'],
  ],
  [
    'an added line',
    { ...draft, line_items: [...draft.line_items!, { id: 'c', line_number: 3 }] },
    ['line_items.2'],
  ],
  ['a removed line', { ...draft, line_items: [{ ...second!, line_number: 1 }] }, ['line_items.0']],
  [
    'the order of lines',
    {
      ...draft,
      line_items: [
        { ...second!, line_number: 1 },
        { ...first!, line_number: 2 },
      ],
    },
    ['line_items'],
  ],
])('%s', (_, after, paths) => expect(changedFields(draft, after)).toEqual(paths))
