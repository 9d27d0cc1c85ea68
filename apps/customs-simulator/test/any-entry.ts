import { totalsOf } from '@edfe/domain/calculations'
import type { DraftData, LineItem, TariffRow } from '@edfe/domain/entry'
import { isInformalEntryType } from '@edfe/domain/reference'
import { sampleEntry } from '@edfe/domain/test/filing'
import fc from 'fast-check'
import { declarations, metal, mostly, seldom } from './any-declarations.ts'
import { feeRowsOf } from './fee-rows.ts'

const money = (max: number) => fc.integer({ min: 0, max }).map((cents) => (cents / 100).toFixed(2))

const [given] = sampleEntry().line_items!

/** Goods that owe duty by value, weight or piece, tax, or a fee, with the units of the schedule. */
const GOODS: Partial<LineItem>[] = [
  { htsus: '9405.41.8440', net_uom: 'PCS' },
  { htsus: '7318.15.8085', net_uom: 'KG' },
  { htsus: '7208.10.1500', net_uom: 'KG' },
  { htsus: '7208.10.1500', net_uom: 'KG', license_numbers: [{ type_code: '01', number: '123456' }] },
  { htsus: '9405.41.8440', net_uom: 'PCS', permit_info: [{ type_code: '28', number: 'A12345678' }] },
  { htsus: '7604.10.1000', net_uom: 'KG', license_numbers: [{ type_code: '28', number: 'A12345678' }] },
  { htsus: '7604.10.1000', net_uom: 'KG' },
  { htsus: '7616.99.5190', net_uom: 'KG' },
  { htsus: '7411.10.1030', net_uom: 'KG' },
  { htsus: '4407.11.0001', net_uom: 'M3' },
  { htsus: '0201.30.5085', net_uom: 'KG' },
  { htsus: '2204.21.5005', net_uom: 'L' },
  { htsus: '0409.00.0005', net_uom: 'KG' },
  { htsus: '0701.90.5017', net_uom: 'KG' },
  { htsus: '6109.10.0012', net_uom: 'DOZ', net_qty_2: '10.5', net_uom_2: 'KG' },
]

/** One line of an entry, mostly valid, sometimes invalid. */
const line = fc.record({
  goods: fc.constantFrom(...GOODS),
  units: seldom(
    fc.record({
      net_uom: fc.constantFrom('PCS', 'KG', 'CTN', 'X', 'DOZ'),
      net_qty_2: fc.constantFrom('', '10.5', '0'),
      net_uom_2: fc.constantFrom('', 'KG', 'BOX'),
    }),
  ),
  description: mostly('Lamps', 'Lámparas de pie', 'x'.repeat(200), '燈具'),
  gross_weight_kg: fc.constantFrom('1', '0.2', '1248.5'),
  manifest_qty: mostly('65', '1', '0', '1.5'),
  net_qty: mostly('12.345', '1', '0.001', ''),
  entered_value: money(1_000_000_00),
  charges: mostly('4000', '', '0', '12.50'),
  relationship: mostly('N', 'Y', ''),
  duty_amount: money(1_000_00),
  ir_tax_amount: mostly('0.00', '5.00'),
  spi: mostly('', 'S', 'A+', 'QQ', 'KR', 'D'),
  origin_country: mostly('', 'CN', 'CA', 'KR', 'MU', 'PR', 'QQ'),
  manufacturer_mid: mostly('', 'XOBRI1TOR', 'TW-1'),
  ruling_number: mostly('', 'N301234', 'X1'),
  product_claim: mostly('', 'F', 'M', 'C'),
  visa_number: mostly('', 'ABCDEFGHI', '6TW123456', '6CN12345', 'X'),
  fee_exemption: mostly('', '1', '2'),
  category_number: mostly('', '339', 'AB'),
  tariff_rows: mostly<TariffRow[]>(
    [],
    [{ hts: '9903.88.15', duty: '0.00' }],
    [
      { hts: '9903.88.15', duty: '0.00' },
      { hts: '9802.00.80', duty: '0.00', value: '1' },
    ],
    [{ hts: '8513.10.2000', duty: '0.00', quantity: '1', unit: 'NO' }],
    [{ hts: '9903.88', duty: '1.00' }],
    [{ hts: '9903.82.02', duty: '0.00' }],
    [{ hts: '9903.81.87', duty: '0.00' }],
    [{ hts: '9903.85.68', duty: '0.00' }],
    [{ hts: '9903.94.05', duty: '0.00' }],
    [{ hts: '9903.94.05', duty: '1.00' }],
  ),
  zone: fc.record({
    status: mostly('N', 'P', 'D', 'X'),
    filing_date: mostly('', '2025-11-03', '2026-03-01'),
    quantity: mostly('65', '', '0', '1.5'),
  }),
  // Most metal goods of the time have their countries: else few entries would pass.
  metal: fc.oneof(
    fc.constant({ steel_melt_pour: 'JP' }),
    fc.constant({ steel_melt_pour: 'JP' }),
    seldom(metal),
  ),
  importer_declarations: seldom(declarations),
})

const adcvd = fc.record({
  adcvd_case_number: mostly('A-583-851-000', 'C-583-852', 'A-570-967-000', 'C-408-046-000', ''),
  adcvd_case_role: mostly('all_others', 'manufacturer'),
  adcvd_rate: mostly('68.89', '0', '3.1416', ''),
  adcvd_rate_kind: mostly('', 'A', 'S'),
  adcvd_quantity: mostly('', '12.3456', '7'),
  adcvd_value: mostly('', '900'),
})

const changes = fc.record({
  type: fc.constantFrom(
    '01',
    '02',
    '03',
    '06',
    '07',
    '11',
    '12',
    '21',
    '22',
    '23',
    '31',
    '34',
    '51',
    '52',
    '61',
  ),
  mode: mostly('11', '10', '12', '20', '30', '40', '50', '60', '70', ''),
  bond: mostly(
    ['8', '054'],
    ['9', '999'],
    ['0', '999'],
    ['0', '998'],
    ['0', '054'],
    ['9', '054'],
    ['8', '999'],
    ['8', '987'],
    ['', ''],
  ),
  carrier: mostly('EVER LOGIC', 'KE 082', '', 'QQQQ', 'Q9', '1234', 'A B1'),
  bill: mostly('EGLV14360012345', '180-12345675', '', 'X1'),
  zone: mostly('02600A001', '', '026T2', '0050'),
  house: mostly('', 'CHSLSHA4471120', '4471120'),
  it: mostly(
    ['', '', '2704'],
    ['123456782', '2026-02-24', '2809'],
    ['123456789', '2026-02-25', '2704'],
    ['123', '2026-02-20', '2809'],
    ['', '', '2720'],
    ['', '', '3901'],
    ['', '', ''],
    ['', '', '9999'],
  ),
  exporting: mostly('TW', 'US', 'CA', ''),
  consignee: mostly('SAME', '00-0000000', '98-7654321'),
  location: mostly('Y292', 'Pier 400', '9999', '0000', ''),
  warehouse: mostly('B76-0324527-8', ''),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  adcvd,
  withFees: mostly(true, false),
  agricultural: mostly('1', '', '2'),
  reconciliation: mostly(['', false], ['001', false], ['004', true], ['', true]),
})

/** The headings that all lines of an entry type come under. */
const HEADINGS: Record<string, TariffRow[]> = {
  '23': [{ hts: '9813.00.0520', duty: '0.00' }],
  '51': [{ hts: '9808.00.3000', duty: '0.00' }],
}

function draftOf(change: typeof changes extends fc.Arbitrary<infer T> ? T : never): DraftData {
  const draft = sampleEntry()
  // Step 1 refuses any other entry without bond.
  const [bondType, surety] = isInformalEntryType(change.type) || change.bond[0] ? change.bond : ['8', '054']
  Object.assign(draft.header!, {
    entry_type: change.type,
    zone_id: change.type === '06' ? change.zone : '',
    government_import: change.type === '52',
    bond_type: bondType,
    surety_no: surety,
  })
  Object.assign(draft.shipment_origin!, {
    mode_of_transport: change.mode,
    importing_carrier: change.carrier,
    bill_of_lading: change.bill,
    house_bill: change.house,
    it_number: change.it[0],
    it_date: change.it[1],
    us_port_unlading: change.it[2],
    exporting_country: change.exporting,
  })
  Object.assign(draft.totals_declarations!, {
    reconciliation_issue: change.reconciliation[0],
    trade_agreement_reconciliation: change.reconciliation[1],
  })
  Object.assign(draft.parties!, {
    same_as_importer: change.consignee === 'SAME',
    consignee_number: change.consignee,
    location_of_goods: change.location,
  })
  draft.export_details = { warehouse_reference: change.warehouse }
  const hasCases = ['03', '07', '34'].includes(change.type)
  draft.line_items = change.lines.map(({ goods, units, ...item }, index) => ({
    ...given,
    ...item,
    ...goods,
    ...units,
    ...(hasCases && change.adcvd),
    tariff_rows: [...(HEADINGS[change.type] ?? []), ...item.tariff_rows],
    id: `${index}`,
    line_number: index + 1,
  }))
  draft.totals_declarations!.fee_summary = change.withFees ? feeRowsOf(draft, change.agricultural) : []
  const totals = Object.entries(totalsOf(draft)).map(([field, { amount }]) => [field, amount])
  Object.assign(draft.totals_declarations!, Object.fromEntries(totals))
  return draft
}

/** An entry of any type and mode with one to three lines, mostly valid, its fees and totals added up. */
export const anyEntry: fc.Arbitrary<DraftData> = changes.map(draftOf)
