import { readBrokerForm } from '@edfe/domain/broker-form'
import type { TextItem } from '@edfe/domain/pdf-text'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { expect, test } from 'vitest'
import { formFromDraft } from './form-from-draft.ts'
import { layoutForm } from './layout.ts'

/** What a reader finds in the PDF of a form: its texts with their places. */
const itemsOf = (draft: ReturnType<typeof sampleEntryDraft>): TextItem[] =>
  layoutForm(formFromDraft(draft)).flatMap((page, index) =>
    page.texts.map(({ x, y, text, size, align }) => {
      const width = text.length * size * 0.5
      return { page: index + 1, x: align === 'right' ? x - width : x, y, width, text }
    }),
  )

/** The fields that the next shipment takes over. */
const PATHS = [
  'header.entry_type',
  'header.surety_no',
  'header.bond_type',
  'header.port_code',
  'shipment_origin.mode_of_transport',
  'shipment_origin.country_of_origin',
  'shipment_origin.manufacturer_id',
  'shipment_origin.exporting_country',
  'shipment_origin.foreign_port_lading',
  'shipment_origin.us_port_unlading',
  'parties.location_of_goods',
  'parties.importer_number',
  'parties.importer_of_record.name',
  'parties.importer_of_record.city',
  'parties.importer_of_record.zip',
]

test('the form that this product prints is read back as the draft that it was printed from', () => {
  const draft = sampleEntryDraft()
  const read = readBrokerForm(itemsOf(draft))
  if (!read.ok) throw new Error(read.reason)
  const values = new Map(read.values.map(({ path, value }) => [path, value]))
  for (const path of PATHS)
    expect(values.get(path), path).toBe(path.split('.').reduce<unknown>((at, key) => Object(at)[key], draft))
  const [line] = draft.line_items!
  expect(read.lines).toMatchObject([
    {
      number: 1,
      values: {
        description: line!.description,
        htsus: line!.htsus,
        gross_weight_kg: '1248',
        manifest_qty: line!.manifest_qty,
        net_qty: line!.net_qty,
        entered_value: line!.entered_value,
        charges: line!.charges,
        relationship: line!.relationship,
      },
    },
  ])
  expect(read.mismatches).toEqual([])
})

test('lines of a continuation sheet follow those of the first page', () => {
  const draft = sampleEntryDraft()
  const [line] = draft.line_items!
  draft.line_items = Array.from({ length: 30 }, (_, index) => ({
    ...line!,
    id: `${index}`,
    line_number: index + 1,
    entered_value: String(100 + index),
  }))
  draft.totals_declarations!.total_entered_value = '3435.00'
  const read = readBrokerForm(itemsOf(draft))
  if (!read.ok) throw new Error(read.reason)
  expect(read.lines.map(({ number, values }) => [number, values.entered_value])).toEqual(
    draft.line_items.map(({ line_number, entered_value }) => [line_number, entered_value]),
  )
  expect(read.mismatches).toEqual([])
})
