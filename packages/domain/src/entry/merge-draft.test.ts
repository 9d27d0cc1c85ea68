import { describe, expect, test } from 'vitest'
import { clearDraftPart } from './clear-draft.ts'
import type { DraftData } from './draft.ts'
import { emptyDraft } from './empty-draft.ts'
import { mergeDraft } from './merge-draft.ts'

const stored: DraftData = {
  header: { entry_number: 'B7603245276', entry_type: '01' },
  parties: { importer_number: '12-3456789', importer_of_record: { name: 'Acme', dba: 'Acme Lamps' } },
  line_items: [
    { id: 'a', line_number: 1, description: 'Lamps', spi: 'KR', hts_rate: '3.9' },
    { id: 'b', line_number: 2, description: 'Shades' },
  ],
  totals_declarations: {
    declarant_name: 'Ada',
    fee_summary: [
      { id: 'm', fee_type: 'MPF' },
      { id: 'h', fee_type: 'HMF' },
    ],
  },
  export_details: { warehouse_reference: 'W1' },
}

describe('merging a patch', () => {
  test('a section that the patch leaves out stays', () => {
    expect(mergeDraft(stored, { bond_information: { bond_number: '123456789' } })).toEqual({
      ...stored,
      bond_information: { bond_number: '123456789' },
    })
  })

  test('a field that the patch leaves out stays, an empty one is cleared', () => {
    const { parties } = mergeDraft(stored, { parties: { importer_number: '', reference_number: 'R1' } })
    expect(parties).toMatchObject({
      importer_number: '',
      reference_number: 'R1',
      importer_of_record: { name: 'Acme' },
    })
  })

  test("a party's details beyond the form survive the form", () => {
    const { parties } = mergeDraft(stored, { parties: { importer_of_record: { name: 'Acme Inc' } } })
    expect(parties?.importer_of_record).toEqual({ name: 'Acme Inc', dba: 'Acme Lamps' })
  })

  test('lines are those of the patch, renumbered, and keep what the form does not show', () => {
    const patch: DraftData = {
      line_items: [
        { id: 'c', line_number: 7, description: 'Bulbs' },
        { id: 'a', line_number: 9, description: 'Desk lamps' },
      ],
    }
    expect(mergeDraft(stored, patch).line_items).toEqual([
      { id: 'c', line_number: 1, description: 'Bulbs' },
      { id: 'a', line_number: 2, description: 'Desk lamps', spi: 'KR', hts_rate: '3.9' },
    ])
  })

  test('fee rows are those of the patch', () => {
    const merged = mergeDraft(stored, {
      totals_declarations: { fee_summary: [{ id: 'h', fee_type: 'HMF' }] },
    })
    expect(merged.totals_declarations).toEqual({
      declarant_name: 'Ada',
      fee_summary: [{ id: 'h', fee_type: 'HMF' }],
    })
  })

  test('the entry number that was assigned stays', () => {
    const merged = mergeDraft(stored, { header: { entry_number: 'XXX00000000', entry_type: '11' } })
    expect(merged.header).toEqual({ entry_number: 'B7603245276', entry_type: '11' })
  })

  test('merging changes neither side', () => {
    const before = structuredClone(stored)
    mergeDraft(stored, { header: { port_code: '2704' }, line_items: [] })
    expect(stored).toEqual(before)
  })
})

describe('a new draft', () => {
  test('has the specified defaults and one empty line', () => {
    expect(emptyDraft({ entryNumber: 'B7603245276', lineId: 'a' })).toEqual({
      header: {
        entry_number: 'B7603245276',
        entry_type: '01',
        surety_no: '999',
        bond_type: '0',
        port_code: 'NY10',
      },
      line_items: [{ id: 'a', line_number: 1 }],
    })
  })
})

describe('clearing a draft', () => {
  test('everything but the entry number and one empty line', () => {
    expect(clearDraftPart(stored, 'all')).toEqual({
      header: { entry_number: 'B7603245276' },
      line_items: [{ id: 'a', line_number: 1 }],
    })
  })

  test('one part leaves the others', () => {
    expect(clearDraftPart(stored, 'export')).toEqual({ ...stored, export_details: {} })
    expect(clearDraftPart(stored, 'transport')).toEqual({ ...stored, shipment_origin: {} })
  })
})
