import type { DraftData } from '@edfe/domain/entry'
import { describe, expect, test } from 'vitest'
import { alignRows, closeRows } from './align-rows.ts'
import { differingFields, takeRemote } from './compare-versions.ts'

const line = (id: string, entered_value: string, line_number = 1) => ({ id, line_number, entered_value })
const lines = (...rows: ReturnType<typeof line>[]): DraftData => ({
  line_items: rows.map((row, index) => ({ ...row, line_number: index + 1 })),
})

describe('differing fields', () => {
  test('an empty text, no box ticked, no codes and a missing field are the same', () => {
    const local = {
      shipment_origin: { it_number: '', missing_documents: [] },
      parties: { same_as_importer: false },
    }
    expect(differingFields(local, {}, {})).toEqual([])
  })

  test('an amount with and without its cents is the same, a code with a leading zero is another', () => {
    const local = { line_items: [line('a', '12129')], header: { entry_type: '01' } }
    const remote = { line_items: [line('a', '12129.00')], header: { entry_type: '1' } }
    expect(differingFields(local, remote, {}).map(({ path }) => path)).toEqual(['header.entry_type'])
    expect(differingFields(lines(line('a', '10')), lines(line('a', '100')), {})).toHaveLength(1)
  })

  test('the number that the first save assigns is no difference', () => {
    const remote = { header: { entry_number: 'ZZZ00000017', port_code: '2704' } }
    expect(differingFields({ header: { entry_number: '', port_code: '2704' } }, remote, {})).toEqual([])
  })

  test('sections that I did not type in are left out', () => {
    expect(differingFields({}, { header: { port_code: '2704' } }, {})).toEqual([])
  })

  test('line fields are named by the place of their line', () => {
    const found = differingFields({ line_items: [line('a', '10')] }, { line_items: [line('a', '12')] }, {})
    expect(found).toEqual([
      { path: 'line_items.0.entered_value', local: '10', remote: '12', proposed: 'local' },
    ])
  })

  test('the charges of a line are one field, whose entries have no identity', () => {
    const charged = (amount: string): DraftData => ({
      line_items: [{ ...line('a', '10'), charges_breakdown: [{ code: 'C490', amount }] }],
    })
    expect(differingFields(charged('120'), charged('130'), {})).toEqual([
      { path: 'line_items.0.charges_breakdown', local: 'C490 120', remote: 'C490 130', proposed: 'local' },
    ])
    expect(takeRemote(charged('120'), charged('130'), ['line_items.0.charges_breakdown'])).toEqual(
      charged('130'),
    )
  })

  test.each<[string, DraftData, DraftData]>([
    ['header.port_code', { header: { port_code: '2704' } }, { header: { port_code: '2709' } }],
    [
      'shipment_origin.bill_of_lading',
      { shipment_origin: { bill_of_lading: 'EGLV1' } },
      { shipment_origin: { bill_of_lading: 'EGLV2' } },
    ],
    [
      'parties.importer_of_record.city',
      { parties: { importer_of_record: { city: 'Oakland' } } },
      { parties: { importer_of_record: { city: 'Reno' } } },
    ],
    [
      'totals_declarations.total_duty',
      { totals_declarations: { total_duty: '1' } },
      { totals_declarations: { total_duty: '2' } },
    ],
    [
      'bond_information.bond_amount',
      { bond_information: { bond_amount: '1' } },
      { bond_information: { bond_amount: '2' } },
    ],
    [
      'export_details.warehouse_withdrawal',
      { export_details: { warehouse_withdrawal: true } },
      { export_details: { warehouse_withdrawal: false } },
    ],
    [
      'trade_remedies.country_cast',
      { trade_remedies: { country_cast: 'TW' } },
      { trade_remedies: { country_cast: 'KR' } },
    ],
    [
      'line_items.0.manufacturer.city',
      { line_items: [{ ...line('a', '1'), manufacturer: { city: 'Taipei' } }] },
      { line_items: [{ ...line('a', '1'), manufacturer: { city: 'Tainan' } }] },
    ],
    [
      'totals_declarations.fee_summary.0.amount',
      { totals_declarations: { fee_summary: [{ id: 'f', amount: '1' }] } },
      { totals_declarations: { fee_summary: [{ id: 'f', amount: '2' }] } },
    ],
  ])('%s can be chosen separately', (path, local, remote) => {
    const aligned = alignRows(local, remote, {})
    expect(differingFields(aligned.local, aligned.remote, aligned.base).map((field) => field.path)).toEqual([
      path,
    ])
    expect(closeRows(takeRemote(aligned.local, aligned.remote, [path]))).toEqual(remote)
  })
})

describe('rows of two versions', () => {
  const base = lines(line('a', '1'), line('b', '2'), line('c', '3'))
  const mergeRows = (local: DraftData, remote: DraftData, since: DraftData | undefined = base) => {
    const aligned = alignRows(local, remote, since)
    const fields = differingFields(aligned.local, aligned.remote, aligned.base)
    return { merged: closeRows(aligned.local), fields, aligned }
  }

  test('of which each side changed another one are merged', () => {
    const { merged, fields } = mergeRows(
      lines(line('a', '10'), line('b', '2'), line('c', '3')),
      lines(line('a', '1'), line('b', '2'), line('c', '30')),
    )
    expect(fields).toEqual([])
    expect(merged).toEqual(lines(line('a', '10'), line('b', '2'), line('c', '30')))
  })

  test('that each side added are all kept, and one that a side removed is gone', () => {
    const { merged, fields } = mergeRows(
      lines(line('a', '1'), line('c', '3'), line('local', '4')),
      lines(line('a', '1'), line('b', '2'), line('c', '3'), line('remote', '5')),
    )
    expect(fields).toEqual([])
    expect(merged).toEqual(lines(line('a', '1'), line('c', '3'), line('remote', '5'), line('local', '4')))
  })

  test('that both changed are chosen from, the rest comes in beside them', () => {
    const { fields, aligned } = mergeRows(
      lines(line('a', '10'), line('b', '2'), line('c', '3')),
      lines(line('a', '11'), line('b', '20'), line('c', '3')),
    )
    expect(fields).toEqual([
      { path: 'line_items.0.entered_value', local: '10', remote: '11', proposed: 'local' },
    ])
    expect(closeRows(takeRemote(aligned.local, aligned.remote, ['line_items.0.entered_value']))).toEqual(
      lines(line('a', '11'), line('b', '20'), line('c', '3')),
    )
  })

  test('of which they removed one that I changed are asked about as a whole', () => {
    const { fields, aligned } = mergeRows(
      lines(line('a', '1'), line('b', '20'), line('c', '3')),
      lines(line('a', '1'), line('c', '3')),
    )
    expect(fields).toMatchObject([
      { path: 'line_items.2', local: 'Kept', remote: 'Removed', proposed: 'local' },
    ])
    expect(closeRows(takeRemote(aligned.local, aligned.remote, ['line_items.2']))).toEqual(
      lines(line('a', '1'), line('c', '3')),
    )
    expect(closeRows(aligned.local).line_items?.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  })

  test('of which I removed one that they changed are asked about as a whole', () => {
    const { fields, aligned } = mergeRows(
      lines(line('a', '1'), line('c', '3')),
      lines(line('a', '1'), line('b', '20'), line('c', '3')),
    )
    expect(fields).toMatchObject([{ path: 'line_items.1', local: 'Removed', remote: 'Kept' }])
    expect(closeRows(aligned.local)).toEqual(lines(line('a', '1'), line('c', '3')))
    expect(closeRows(takeRemote(aligned.local, aligned.remote, ['line_items.1']))).toEqual(
      lines(line('a', '1'), line('b', '20'), line('c', '3')),
    )
  })

  test('whose common past is not known are all asked about', () => {
    const aligned = alignRows(lines(line('a', '10')), lines(line('a', '1'), line('b', '2')), undefined)
    const fields = differingFields(aligned.local, aligned.remote, aligned.base)
    expect(fields.map(({ path }) => path)).toEqual(['line_items.0.entered_value', 'line_items.1'])
  })

  test('fees go by their id as lines do', () => {
    const fees = (...rows: [string, string][]): DraftData => ({
      totals_declarations: { fee_summary: rows.map(([id, amount]) => ({ id, amount })) },
    })
    const { merged, fields } = mergeRows(
      fees(['m', '31.67'], ['h', '10']),
      fees(['m', '32.71'], ['h', '9']),
      fees(['m', '31.67'], ['h', '9']),
    )
    expect(fields).toEqual([])
    expect(merged).toEqual(fees(['m', '32.71'], ['h', '10']))
  })
})

describe('taking their values', () => {
  test('only the chosen paths change', () => {
    const local = { header: { port_code: '2704', surety_no: '054' } }
    const remote = { header: { port_code: '2709', surety_no: '998' } }
    expect(takeRemote(local, remote, ['header.port_code'])).toEqual({
      header: { port_code: '2709', surety_no: '054' },
    })
  })
})
