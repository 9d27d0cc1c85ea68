import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { abbreviateStreet, titleCase } from './address-formats.ts'
import type { DraftData } from './draft.ts'
import { dataLayerHts } from './hts-formats.ts'
import { normaliseDraft } from './normalise-draft.ts'

/** Text that people type: words, codes, numbers and days, some of them unreadable. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.stringMatching(/^[A-Za-z0-9 $.,/()#-]{0,16}$/),
  fc.constantFrom(
    '12 Main Street, Suite 5',
    '$1,248.50',
    '03/05/2026',
    '9405418440',
    'a570967',
    '555 123 4567',
    'x',
  ),
)

const section = (fields: string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, typed])), { requiredKeys: [] })

const party = section([
  'name',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'zip',
  'country',
  'phone',
  'email',
])

const draft = fc.record(
  {
    header: section([
      'entry_number',
      'entry_type',
      'summary_date',
      'surety_no',
      'bond_type',
      'port_code',
      'entry_date',
    ]),
    shipment_origin: section([
      'importing_carrier',
      'bill_of_lading',
      'manufacturer_id',
      'it_number',
      'country_of_origin',
      'import_date',
    ]),
    parties: fc.record(
      {
        location_of_goods: typed,
        firms_code: typed,
        consignee_number: typed,
        same_as_importer: fc.boolean(),
        importer_number: typed,
        ultimate_consignee: party,
        importer_of_record: party,
      },
      { requiredKeys: [] },
    ),
    line_items: fc.array(
      fc
        .tuple(
          section([
            'htsus',
            'adcvd_case_number',
            'net_qty',
            'net_uom',
            'entered_value',
            'charges',
            'spi',
            'manufacturer_mid',
          ]),
          fc.record({
            manufacturer: section(['name', 'address_line1', 'city', 'province', 'country', 'postal']),
            charges_breakdown: fc.array(section(['code', 'amount']), { maxLength: 2 }),
            invoice: section(['currency_code', 'foreign_value', 'exchange_rate']),
          }),
        )
        .map(([fields, nested]) => ({ id: 'a', line_number: 1, ...fields, ...nested })),
      { maxLength: 3 },
    ),
    totals_declarations: section([
      'total_duty',
      'declarant_date',
      'broker_state',
      'broker_zip',
      'broker_phone',
    ]),
    bond_information: section(['bond_number', 'bond_type_detail', 'bond_amount']),
    export_details: section(['export_date', 'warehouse_reference', 'additional_movement']),
    trade_remedies: section(['material_scope', 'country_melt_pour']),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<DraftData>

test('normalising twice equals once', () => {
  fc.assert(
    fc.property(draft, (given) => {
      const once = normaliseDraft(given)
      expect(normaliseDraft(once)).toEqual(once)
    }),
    { numRuns: 400 },
  )
})

describe('normalisation on save', () => {
  test('the header: number, type, surety, port and days', () => {
    const header = {
      entry_number: 'b76-0324527-6',
      entry_type: '1',
      surety_no: '54',
      port_code: 'ny10',
      summary_date: '3/5/2026',
      entry_date: '02/30/2026',
    }
    expect(normaliseDraft({ header }).header).toEqual({
      entry_number: 'B7603245276',
      entry_type: '01',
      surety_no: '054',
      port_code: 'NY10',
      summary_date: '2026-03-05',
      entry_date: '02/30/2026',
    })
  })

  test('the shipment: codes in capitals, bill and MID without blanks', () => {
    const shipment_origin = {
      importing_carrier: 'ever given',
      bill_of_lading: 'eglv 1234 5678',
      manufacturer_id: 'twacm12 tai',
      country_of_origin: 'tw',
      it_number: 'v123',
      missing_documents: ['01', ' 99', ''],
    }
    expect(normaliseDraft({ shipment_origin }).shipment_origin).toEqual({
      importing_carrier: 'EVER GIVEN',
      bill_of_lading: 'EGLV12345678',
      manufacturer_id: 'TWACM12TAI',
      country_of_origin: 'TW',
      it_number: 'V123',
      missing_documents: ['01', '99'],
    })
  })

  test('a location of four letters or digits is the FIRMS code, a longer one is not', () => {
    expect(normaliseDraft({ parties: { location_of_goods: 'y292' } }).parties).toEqual({
      location_of_goods: 'Y292',
      firms_code: 'Y292',
    })
    expect(normaliseDraft({ parties: { location_of_goods: 'Pier 4' } }).parties).toEqual({
      location_of_goods: 'Pier 4',
    })
  })

  test('the same as the importer means SAME', () => {
    const { parties } = normaliseDraft({
      parties: { same_as_importer: true, consignee_number: '12-3456789' },
    })
    expect(parties?.consignee_number).toBe('SAME')
  })

  test('a line: tariff number, case, amounts and unit', () => {
    const line = {
      id: 'a',
      line_number: 1,
      htsus: '9405418440',
      adcvd_case_number: 'a570967',
      gross_weight_kg: '1,248',
      entered_value: '$12,129.00',
      duty_amount: 'about 5',
      net_uom: 'no',
    }
    expect(normaliseDraft({ line_items: [line] }).line_items?.[0]).toMatchObject({
      htsus: '9405.41.8440',
      adcvd_case_number: 'A-570-967',
      gross_weight_kg: '1248',
      entered_value: '12129.00',
      duty_amount: 'about 5',
      net_uom: 'NO',
    })
    expect(dataLayerHts('9405.41.8440')).toBe('9405.41.84.40')
  })

  test('unit X takes no quantity', () => {
    const line_items = [{ id: 'a', line_number: 1, net_uom: 'x', net_qty: '65' }]
    expect(normaliseDraft({ line_items }).line_items?.[0]?.net_qty).toBe('')
  })

  test('charges of the list lose their cents, the fee code and the bond amount take their form', () => {
    const normalised = normaliseDraft({
      line_items: [{ id: 'a', line_number: 1, charges_breakdown: [{ code: 'c490', amount: '40.99' }] }],
      totals_declarations: {
        fee_summary: [{ id: 'm', code: 'mpf', amount: '$42.01' }],
        broker_phone: '555.123.4567',
        broker_zip: '900011234',
        declarant_date: '2026-03-05',
      },
      bond_information: { bond_amount: '50,000' },
    })
    expect(normalised.line_items?.[0]?.charges_breakdown).toEqual([{ code: 'C490', amount: '40' }])
    expect(normalised.totals_declarations).toEqual({
      fee_summary: [{ id: 'm', code: 'MPF', amount: '42.01' }],
      broker_phone: '(555) 123-4567',
      broker_zip: '90001-1234',
      declarant_date: '03/05/2026',
    })
    expect(normalised.bond_information?.bond_amount).toBe('50000.00')
  })
})

describe('addresses', () => {
  test.each([
    ['12 Main Street', '12 Main St'],
    ['12 MAIN STREET', '12 MAIN ST'],
    ['12 Main Street, Suite 5', '12 Main St, Suite 5'],
    ['12 Main Street Suite 5', '12 Main St Suite 5'],
    ['100 Ocean Boulevard', '100 Ocean Blvd'],
    ['1 Street Road', '1 Street Rd'],
    ['Avenue', 'Avenue'],
    ['3 North  Park', '3 North Park'],
  ])('%s is kept as %s', (line, kept) => expect(abbreviateStreet(line)).toBe(kept))

  test.each([
    ['LOS ANGELES', 'Los Angeles'],
    ["coeur d'alene", "Coeur D'Alene"],
    ['winston-salem', 'Winston-Salem'],
    ['st. louis', 'St. Louis'],
  ])('the city %s is kept as %s', (city, kept) => expect(titleCase(city)).toBe(kept))

  test('state and country in capitals, nine digits of ZIP as 5-4', () => {
    const importer_of_record = { city: 'austin', state: 'tx', zip: '787011234', country: 'us' }
    expect(normaliseDraft({ parties: { importer_of_record } }).parties?.importer_of_record).toEqual({
      city: 'Austin',
      state: 'TX',
      zip: '78701-1234',
      country: 'US',
    })
  })

  test.each([
    ['Puerto Rico', { state: 'pr', zip: '009011234', country: 'us' }, 'PR 00901-1234 US'],
    ['Puerto Rico as a country', { state: 'PR', zip: '00901', country: 'PR' }, 'PR 00901 PR'],
    ['the forces in the Pacific', { state: 'ap', zip: '962045678', country: 'us' }, 'AP 96204-5678 US'],
    ['the forces in Europe', { state: 'ae', zip: '09012', country: 'us' }, 'AE 09012 US'],
    ['Guam', { state: 'gu', zip: '969101234', country: 'us' }, 'GU 96910-1234 US'],
  ])('an address of %s', (_, seller, kept) => {
    const { state, zip, country } = normaliseDraft({ parties: { seller } }).parties?.seller ?? {}
    expect([state, zip, country].join(' ')).toBe(kept)
  })
})
