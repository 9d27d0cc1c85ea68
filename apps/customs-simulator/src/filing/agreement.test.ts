import { encodeEntrySummary } from '@edfe/abi'
import { feeRowOf, proposeFees, totalsOf } from '@edfe/domain/calculations'
import type { TariffRow } from '@edfe/domain/entry'
import { filingFindings } from '@edfe/domain/filing'
import { ADDITIONAL_BOND, ruleContext, sampleEntry } from '@edfe/domain/test/filing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { declarations, metal, mostly, seldom } from '../../test/any-declarations.ts'
import { answer, envelope, factsOf } from '../../test/sample-batch.ts'

const money = (max: number) => fc.integer({ min: 0, max }).map((cents) => (cents / 100).toFixed(2))

const [given] = sampleEntry().line_items!

/** One line of an entry, mostly valid, sometimes invalid. */
const line = fc.record({
  htsus: fc.constantFrom(
    '9405.41.8440',
    '7318.15.8085',
    '7208.10.1500',
    '7604.10.1000',
    '7616.99.5190',
    '7411.10.1030',
    '4407.11.0001',
    '0201.30.5085',
    '2204.21.5005',
    '6109.10.0012',
  ),
  description: mostly('Lamps', 'Lámparas de pie', 'x'.repeat(200), '燈具'),
  gross_weight_kg: fc.constantFrom('1', '0.2', '1248.5'),
  manifest_qty: mostly('65', '1', '0', '1.5'),
  net_qty: mostly('12.345', '1', '0.001', ''),
  net_uom: mostly('PCS', 'KG', 'CTN', 'X', 'DOZ'),
  entered_value: money(1_000_000_00),
  charges: mostly('4000', '', '0', '12.50'),
  relationship: mostly('N', 'Y', ''),
  duty_amount: money(1_000_00),
  ir_tax_amount: mostly('0.00', '5.00'),
  spi: mostly('', 'S', 'A+', 'QQ'),
  origin_country: mostly('', 'CN', 'CA', 'KR', 'PR', 'QQ'),
  manufacturer_mid: mostly('', 'XOBRI1TOR', 'TW-1'),
  ruling_number: mostly('', 'N301234', 'X1'),
  product_claim: mostly('', 'F', 'M', 'C'),
  net_qty_2: mostly('', '10.5', '0'),
  net_uom_2: mostly('', 'KG', 'BOX'),
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
  metal: seldom(metal),
  importer_declarations: seldom(declarations),
})

const adcvd = fc.record({
  adcvd_case_number: mostly('A-570-967-000', 'C-570-968', ''),
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
  bond: mostly(['8', '054'], ['0', '999'], ['0', '998'], ['0', '054'], ['9', '054'], ['8', '999']),
  carrier: mostly('EVER LOGIC', 'KE 082', ''),
  bill: mostly('EGLV14360012345', '180-12345675', '', 'X1'),
  zone: mostly('02600A001', '', '026T2', '0050'),
  house: mostly('', 'CHSLSHA4471120', '4471120'),
  it: mostly(
    ['', '', '2704'],
    ['123456782', '2026-02-24', '2809'],
    ['123456789', '2026-02-25', '2704'],
    ['123', '2026-02-20', '2809'],
  ),
  exporting: mostly('TW', 'US', 'CA', ''),
  consignee: mostly('SAME', '00-0000000', '98-7654321'),
  location: mostly('Y292', 'Pier 400'),
  warehouse: mostly('B76-0324527-8', ''),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  adcvd,
  withFees: mostly(true, false),
  reconciliation: mostly(['', false], ['001', false], ['004', true], ['', true]),
})

/** The headings that all lines of an entry type come under. */
const HEADINGS: Record<string, TariffRow[]> = {
  '23': [{ hts: '9813.00.0520', duty: '0.00' }],
  '51': [{ hts: '9808.00.3000', duty: '0.00' }],
}

function draftOf(change: typeof changes extends fc.Arbitrary<infer T> ? T : never) {
  const draft = sampleEntry()
  Object.assign(draft.header!, {
    entry_type: change.type,
    zone_id: change.type === '06' ? change.zone : '',
    government_import: change.type === '52',
    bond_type: change.bond[0],
    surety_no: change.bond[1],
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
  draft.line_items = change.lines.map((item, index) => ({
    ...given,
    ...item,
    ...(hasCases && change.adcvd),
    tariff_rows: [...(HEADINGS[change.type] ?? []), ...item.tariff_rows],
    id: `${index}`,
    line_number: index + 1,
  }))
  draft.totals_declarations!.fee_summary = change.withFees
    ? proposeFees(draft).map((proposal, index) => feeRowOf(proposal, `${index}`))
    : []
  const totals = Object.entries(totalsOf(draft)).map(([field, { amount }]) => [field, amount])
  Object.assign(draft.totals_declarations!, Object.fromEntries(totals))
  return draft
}

test('what the filing rules pass, customs does not refuse for form', { timeout: 90_000 }, () => {
  let passed = 0
  fc.assert(
    fc.property(changes, (change) => {
      const draft = draftOf(change)
      if (filingFindings(draft, ruleContext()).some(({ severity }) => severity === 'error')) return
      passed += 1
      const response = answer(encodeEntrySummary(factsOf(draft), envelope))
      const fatal = response.conditions.filter(({ severity }) => severity === 'F')
      expect(fatal.map(({ code, narrative }) => `${code} ${narrative}`)).toEqual([])
      expect(response.disposition).toBe('accepted')
    }),
    { numRuns: 4500, seed: 20260305 },
  )
  expect(passed).toBeGreaterThan(300)
})

test('a case of $1.25 for each unit is taken', () => {
  const draft = sampleEntry()
  draft.header!.entry_type = '03'
  draft.bond_information = { ...draft.bond_information, ...ADDITIONAL_BOND }
  draft.line_items = [
    {
      ...given!,
      adcvd_case_number: 'A-570-967-000',
      adcvd_rate: '1.25',
      adcvd_rate_kind: 'S',
      adcvd_quantity: '970.5',
    },
  ]
  expect(answer(encodeEntrySummary(factsOf(draft), envelope))).toMatchObject({
    conditions: [],
    disposition: 'accepted',
  })
})
