import { describe, expect, test } from 'vitest'
import { entryKind, ftzNumber, isFtz, needsBondDetails } from '../entry/derived-facts.ts'
import type { DraftData, LineItem } from '../entry/draft.ts'
import { projectLines } from './project-lines.ts'
import {
  consigneeNumber,
  projectBond,
  projectEntryColumns,
  projectFees,
  projectParties,
} from './project-records.ts'
import { projectTransport } from './project-transport.ts'

const line = (change: Partial<LineItem> = {}): LineItem => ({
  id: 'a',
  line_number: 1,
  description: 'LED lamps',
  htsus: '9405.41.8440',
  gross_weight_kg: '1248',
  manifest_qty: '65',
  net_qty: '65',
  net_uom: 'NO',
  entered_value: '12129',
  charges: '4000',
  relationship: 'N',
  duty_amount: '473.03',
  ...change,
})

const draft = (lines: LineItem[] = [line()]): DraftData => ({
  header: { entry_type: '01', bond_type: '8', surety_no: '054' },
  shipment_origin: {
    importing_carrier: 'EVER GIVEN',
    mode_of_transport: '11',
    country_of_origin: 'TW',
    manufacturer_id: 'TWACM12TAI',
    import_date: '2026-02-24',
    export_date: '2026-02-04',
    bill_of_lading: 'EGLV12345678',
  },
  parties: {
    importer_number: '12-3456789',
    consignee_number: 'SAME',
    importer_of_record: { name: 'Acme', city: 'Austin' },
    ultimate_consignee: { country: 'US' },
  },
  line_items: lines,
})

describe('lines of the data layer', () => {
  test('take quantity, unit, value, origin and MID from the numbered form', () => {
    expect(projectLines(draft())[0]).toMatchObject({
      htsus: '9405.41.84.40',
      quantity: '65.000',
      uom: 'NO',
      line_value: '12129.00',
      unit_value: '186.60',
      origin_country: 'TW',
      manufacturer_mid: 'TWACM12TAI',
      mid_status: 'generated',
      currency_code: 'USD',
      gross_weight_kg: '1248.000',
    })
  })

  test('keep their own origin and MID where the lines page gives them', () => {
    const [record] = projectLines(draft([line({ origin_country: 'VN', manufacturer_mid: 'VNXYZ1HAN' })]))
    expect(record).toMatchObject({ origin_country: 'VN', manufacturer_mid: 'VNXYZ1HAN' })
  })

  test('have no quantity and no unit value under unit X or a quantity of zero', () => {
    const records = projectLines(draft([line({ net_uom: 'X' }), line({ net_qty: '0' })]))
    expect(records.map((record) => record.unit_value)).toEqual([undefined, undefined])
    expect(records[0]?.quantity).toBeUndefined()
  })

  test('cut a description at 500 characters and leave unreadable amounts out', () => {
    const [record] = projectLines(draft([line({ description: 'x'.repeat(600), entered_value: 'twelve' })]))
    expect(record?.description).toHaveLength(500)
    expect(record?.line_value).toBeUndefined()
  })
})

describe('transport record', () => {
  test('has the origin in three letters, and MULTI when lines differ', () => {
    expect(projectTransport(draft()).country_of_origin).toBe('TWN')
    const mixed = projectTransport(
      draft([line(), line({ id: 'b', origin_country: 'VN', manufacturer_mid: 'VNXYZ1HAN' })]),
    )
    expect([mixed.country_of_origin, mixed.manufacturer_id]).toEqual(['MULTI', 'MULTI'])
  })

  test('holds no export date: block 15 is not the export page', () => {
    expect(Object.keys(projectTransport(draft()))).not.toContain('export_date')
  })

  test.each([
    ['FTZ 0050', true, '0050'],
    ['ftz0050', true, '0050'],
    ['FTZ', true, undefined],
    ['FTZ 50', true, undefined],
    ['EVER GIVEN', false, undefined],
  ])('the carrier %s: zone %s, number %s', (importing_carrier, zone, number) => {
    expect(isFtz({ importing_carrier })).toBe(zone)
    expect(ftzNumber({ importing_carrier })).toBe(number)
  })
})

describe('type of an entry', () => {
  const typed = (entry_type: string, entered_value: string) => ({
    ...draft([line({ entered_value })]),
    header: { entry_type, bond_type: '8', surety_no: '054' },
  })

  test.each([
    ['11', '2500.00', 'informal'],
    ['12', '900', 'informal'],
    ['11', '2500.01', 'formal'],
    ['01', '900', 'formal'],
  ])('type %s of %s dollars is %s', (type, value, kind) => expect(entryKind(typed(type, value))).toBe(kind))

  test('bond details are asked of formal entries with a bond, also while the surety is still 999', () => {
    expect(needsBondDetails(typed('01', '900'))).toBe(true)
    expect(needsBondDetails(typed('11', '900'))).toBe(false)
    expect(
      needsBondDetails({ ...draft(), header: { entry_type: '01', bond_type: '0', surety_no: '054' } }),
    ).toBe(false)
    expect(
      needsBondDetails({ ...draft(), header: { entry_type: '01', bond_type: '8', surety_no: '999' } }),
    ).toBe(true)
  })
})

describe('parties, bond, fees and columns', () => {
  test('only parties with content become records; SAME means the importer number', () => {
    expect(projectParties(draft())).toEqual([
      {
        party_type: 'ior',
        party_data: { country: 'US', name: 'Acme', city: 'Austin', importer_number: '12-3456789' },
      },
    ])
    expect(consigneeNumber(draft())).toBe('12-3456789')
  })

  test('a bond record holds the header beside the bond page', () => {
    const withBond = { ...draft(), bond_information: { bond_number: '123456789', bond_amount: '50000' } }
    expect(projectBond(withBond)).toEqual({
      bond_number: '123456789',
      bond_amount: '50000.00',
      surety_no: '054',
      bond_type: '8',
    })
  })

  test('fee records leave AD and CVD out and call the marketing fees OTHER', () => {
    const fee_summary = [
      { id: '1', fee_type: 'AD', amount: '10' },
      { id: '2', fee_type: 'MPF', class_code: '499', amount: '42.01' },
      { id: '3', fee_type: 'Beef Fee', class_code: '053', amount: '1' },
    ]
    expect(projectFees({ totals_declarations: { fee_summary } })).toEqual([
      { row_id: '2', code: 'MPF', class_code: '499', amount_usd: '42.01', note: '' },
      { row_id: '3', code: 'OTHER', class_code: '053', amount_usd: '1.00', note: '' },
    ])
  })

  test('the columns of the list come from lines, fees and step 5', () => {
    const entry = {
      ...draft(),
      totals_declarations: {
        broker_name: 'Self',
        fee_summary: [{ id: 'f', fee_type: 'MPF', amount: '57.17' }],
      },
    }
    expect(projectEntryColumns(entry)).toMatchObject({
      type: 'formal',
      line_count: 1,
      total_weight: '1248.000',
      total_entered_value: '12129.00',
      grand_total: '530.20',
      broker_name: 'Self',
    })
  })
})
