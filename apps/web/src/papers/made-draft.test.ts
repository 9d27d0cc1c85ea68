import type { DraftData, LineItem } from '@edfe/domain/entry'
import { expect, test } from 'vitest'
import { estimatesOf } from './estimate-of-papers.ts'
import { changedSections, givenLines, madeDraft } from './made-draft.ts'

const BEGIN: DraftData = {
  header: { entry_type: '01' },
  shipment_origin: { mode_of_transport: '11' },
  line_items: [{ id: 'blank', line_number: 1 }],
}
const line = (id: string, more: Partial<LineItem>): LineItem => ({ id, line_number: 1, ...more })
const LAMPS = { htsus: '9405.11.6010', origin_country: 'VN' }

test('confirmed values go to their fields, and what the entry began with stays', () => {
  const draft = madeDraft(
    BEGIN,
    [
      { field: 'shipment_origin.bill_of_lading', value: 'ONEYHPHG12345600' },
      { field: 'parties.seller.name', value: 'Song Hong Lighting Co., Ltd.' },
      { field: 'shipment_origin.incoterm', value: '' },
      { field: 'currency', value: 'EUR' },
    ],
    [],
  )
  expect(draft).toEqual({
    ...BEGIN,
    shipment_origin: { mode_of_transport: '11', bill_of_lading: 'ONEYHPHG12345600' },
    parties: { seller: { name: 'Song Hong Lighting Co., Ltd.' } },
  })
})

test('the lines of the invoice take the place of the blank one and share the weight of the shipment', () => {
  const lines = [
    line('a', { ...LAMPS, gross_weight_kg: '390' }),
    line('b', { ...LAMPS, gross_weight_kg: '310' }),
  ]
  const draft = madeDraft(BEGIN, [{ field: 'line_items.0.gross_weight_kg', value: '1400' }], lines)
  expect(draft.line_items?.map((one) => [one.id, one.line_number, one.gross_weight_kg])).toEqual([
    ['a', 1, '780'],
    ['b', 2, '620'],
  ])
})

test('an entry without an invoice keeps its line, which takes packages and weight', () => {
  const draft = madeDraft(
    BEGIN,
    [
      { field: 'line_items.0.manifest_qty', value: '50' },
      { field: 'line_items.0.gross_weight_kg', value: '700.50' },
    ],
    [],
  )
  expect(draft.line_items).toEqual([
    { id: 'blank', line_number: 1, manifest_qty: '50', gross_weight_kg: '700.5' },
  ])
})

test('goods of one number and origin are one estimate', () => {
  const lines = [
    line('a', { ...LAMPS, entered_value: '3600', net_qty: '300' }),
    line('b', { ...LAMPS, entered_value: '3200', net_qty: '200' }),
    line('c', { entered_value: '10' }),
  ]
  expect(estimatesOf(lines).map(({ address }) => address)).toEqual([
    '/estimate?hts=9405.11.6010&origin=VN&value=6800&mode=ocean&quantity_1=500',
  ])
})

const HAS: DraftData = {
  header: { entry_type: '01', entry_number: 'ZZZ00000014' },
  shipment_origin: { mode_of_transport: '11', incoterm: 'FOB' },
  line_items: [
    line('a', { ...LAMPS, gross_weight_kg: '390' }),
    { ...line('b', { ...LAMPS, gross_weight_kg: '310' }), line_number: 2 },
  ],
}

test('an entry that has lines keeps them before those of the papers, and a sum of the shipment stays off both', () => {
  const draft = madeDraft(
    HAS,
    [{ field: 'line_items.0.gross_weight_kg', value: '1400' }],
    [line('c', LAMPS)],
    'after',
  )
  expect(draft.line_items?.map((one) => [one.id, one.line_number, one.gross_weight_kg])).toEqual([
    ['a', 1, '390'],
    ['b', 2, '310'],
    ['c', 3, undefined],
  ])
})

test('a line without content is none that the entry has', () => {
  expect(givenLines(BEGIN)).toEqual([])
  expect(givenLines(HAS)).toHaveLength(2)
})

test('only sections with a changed value are saved', () => {
  const draft = madeDraft(
    HAS,
    [
      { field: 'shipment_origin.mode_of_transport', value: '11' },
      { field: 'shipment_origin.bill_of_lading', value: 'ONEYHPHG12345600' },
    ],
    [],
  )
  expect(changedSections(HAS, draft)).toEqual({
    shipment_origin: { ...HAS.shipment_origin, bill_of_lading: 'ONEYHPHG12345600' },
  })
})
