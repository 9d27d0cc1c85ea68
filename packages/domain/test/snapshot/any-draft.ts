import fc, { type Arbitrary } from 'fast-check'
import type { DraftData } from '../../src/entry/draft.ts'
import { FEE_TYPES } from '../../src/entry/fields/fee.ts'

const maybe = <T>(values: Arbitrary<T>) => fc.option(values, { nil: undefined })
const words = maybe(fc.string({ maxLength: 30 }))
const country = maybe(fc.constantFrom('TW', 'VN', 'CN', 'XO', '', 'tw'))
const day = maybe(fc.constantFrom('2026-02-24', '02/24/2026', '', 'soon'))
const money = maybe(fc.constantFrom('12129', '473.03', '$1,000.005', '', '0', '.5'))
const mid = maybe(fc.constantFrom('', 'TWBRILIG88TAI', 'vnsai lam12ho'))

const party = maybe(
  fc.record({
    name: words,
    address_line1: maybe(fc.constantFrom('500 South Grand Avenue', '1 Main Street, Suite 4')),
    city: words,
    state: maybe(fc.constantFrom('ca', 'NY')),
    zip: maybe(fc.constantFrom('900710001', '90071')),
    contact_name: words,
  }),
)

const otherParty = maybe(
  fc.record({
    name: words,
    country,
    tin: maybe(fc.constantFrom('07-4418290', '123-45-6789', '')),
    manufacturer_id: mid,
  }),
)

const tariffRow = fc.record({
  hts: fc.constantFrom('99038815', '9903.88.15', '9802.00.8040', ''),
  rate: maybe(fc.constantFrom('7.5%', 'Free')),
  value: maybe(fc.constantFrom('100', '99.9', '')),
  duty: money,
  quantity: maybe(fc.constantFrom('3', '')),
  unit: maybe(fc.constantFrom('no', '')),
  source: maybe(fc.constantFrom('calculated', 'typed')),
})

const line = fc.record({
  description: maybe(fc.constantFrom('LED lamps', ' x '.repeat(250))),
  htsus: fc.constantFrom('9405.41.8440', '9405418440', '9405.41.84.40'),
  net_qty: maybe(fc.constantFrom('65', '1.23456', '')),
  net_uom: maybe(fc.constantFrom('PCS', 'x', 'KG')),
  entered_value: fc.constantFrom('12129', '0.99', '$2,500.00'),
  gross_weight_kg: money,
  charges: money,
  relationship: maybe(fc.constantFrom('Y', 'n', '')),
  duty_amount: money,
  adcvd_amount: money,
  adcvd_rate: maybe(fc.constantFrom('10', '68.89', '')),
  adcvd_claim: maybe(fc.constantFrom('b', 'C', '')),
  non_reimbursement: maybe(fc.constantFrom('y', 'N', '')),
  ir_tax_amount: money,
  hts_rate: maybe(fc.constantFrom('3.9', '0.3464', '')),
  origin_country: country,
  manufacturer_mid: mid,
  adcvd_case_number: maybe(fc.constantFrom('a570967', 'C-570-968', '')),
  second_case_number: maybe(fc.constantFrom('c570968000', '')),
  second_case_amount: money,
  second_case_claim: maybe(fc.constantFrom('b', 'C', '')),
  manufacturer: maybe(fc.record({ name: words, country })),
  pga_flags: maybe(fc.array(fc.constantFrom('FD1', 'ep2'), { maxLength: 3 })),
  agency_statements: maybe(
    fc.array(
      fc.record({
        agency: fc.constantFrom('FDA', 'cps'),
        program: fc.constantFrom('FOO', 'CPS'),
        variant: maybe(fc.constantFrom('REF', '')),
        disclaimer: maybe(fc.constantFrom('A', '')),
        answers: maybe(
          fc.array(
            fc.record({ question: fc.constant('brand'), row: maybe(fc.constant('0')), value: words }),
            { maxLength: 2 },
          ),
        ),
        shipment_answers: maybe(
          fc.array(fc.record({ question: fc.constant('arrival_time'), value: fc.constant('1430') }), {
            maxLength: 1,
          }),
        ),
      }),
      { maxLength: 2 },
    ),
  ),
  permit_info: maybe(fc.array(fc.record({ requirement_id: words, number: words }), { maxLength: 2 })),
  charges_breakdown: maybe(
    fc.array(fc.record({ code: fc.constant('c490'), amount: fc.constantFrom('12', '12.9') }), {
      maxLength: 2,
    }),
  ),
  net_qty_2: maybe(fc.constantFrom('12.5', '')),
  net_uom_2: maybe(fc.constantFrom('kg', '')),
  tariff_rows: maybe(fc.array(tariffRow, { maxLength: 3 })),
  tariff_rows_removed: maybe(
    fc.array(
      fc.record({
        hts: fc.constant('9903.88.15'),
        measure: maybe(fc.constant('section-301-china')),
        rate: maybe(fc.constant('7.5%')),
        duty: money,
      }),
      { maxLength: 2 },
    ),
  ),
  tariff_answers: maybe(
    fc.array(fc.record({ question: fc.constant('metal_share'), answer: fc.constantFrom('under_15', '') }), {
      maxLength: 2,
    }),
  ),
  classification: maybe(
    fc.record({
      hts: maybe(fc.constantFrom('9405.21.6010', '')),
      words: maybe(fc.constantFrom('desk lamp', '')),
      chosen_on: maybe(fc.constant('2026-02-20')),
      reasons: maybe(
        fc.array(fc.record({ source: fc.constantFrom('own', 'ruling'), words: fc.constant('desk lamp') }), {
          maxLength: 2,
        }),
      ),
      answers: maybe(fc.array(fc.record({ answer: fc.constantFrom('electric', 'metal') }), { maxLength: 2 })),
      note: maybe(fc.constantFrom('Put on a desk', '')),
    }),
  ),
  invoice_rows: maybe(
    fc.array(fc.record({ description: fc.constantFrom('Oak table', ''), value: money }), { maxLength: 2 }),
  ),
  duty_source: maybe(fc.constantFrom('calculated', 'typed', '')),
  duty_calculated: maybe(money),
  duty_reason: maybe(fc.constantFrom('cbp', 'other', '')),
  duty_note: maybe(fc.constantFrom('Letter of CBP', '')),
  invoice: maybe(fc.record({ foreign_value: money, exchange_rate: maybe(fc.constant('1.0835')) })),
  valuation: maybe(
    fc.record({
      terms_of_sale: maybe(fc.constantFrom('DDP', 'cif', '')),
      duty_rate_in_price: maybe(fc.constantFrom('27.5', '')),
      assists: money,
    }),
  ),
})

const fee = fc.record({
  fee_type: maybe(fc.constantFrom(...FEE_TYPES)),
  code: maybe(fc.constantFrom('MPF', 'other', '')),
  class_code: maybe(fc.constantFrom('499', '501')),
  amount: money,
  note: words,
})

const totals = fc.record({
  total_duty: money,
  grand_total: money,
  payment_type: maybe(fc.constantFrom('1', '7', '')),
  statement_date: day,
  statement_month: maybe(fc.constantFrom('3', '11', '')),
  statement_branch: maybe(fc.constantFrom('a1', '')),
  deferred_tax_code: maybe(fc.constantFrom('1', '2', '')),
  reconciliation_issue: maybe(fc.constantFrom('001', '7', '')),
  trade_agreement_reconciliation: maybe(fc.boolean()),
  declaration_ior_agent: maybe(fc.boolean()),
  goods_not_purchased: maybe(fc.boolean()),
  declarant_name: words,
  declarant_signature: words,
  declarant_date: maybe(fc.constantFrom('03/05/2026', '2026-03-05', '')),
  broker_phone: maybe(fc.constantFrom('2125550100', '')),
  fee_summary: maybe(fc.array(fee, { maxLength: 3 })),
})

/** Drafts as people leave them: half filled, in any case, most of them in a state that can be exported. */
export const anyDraft = (): Arbitrary<DraftData> =>
  fc
    .record({
      header: fc.record({
        entry_number: fc.constant('B76-0324527-6'),
        entry_type: maybe(fc.constantFrom('1', '11', '')),
        surety_no: maybe(fc.constantFrom('54', '999')),
        port_code: fc.constantFrom('2704', 'ny10'),
        entry_date: day,
      }),
      shipment_origin: maybe(
        fc.record({
          importing_carrier: maybe(fc.constantFrom('ever logic', 'FTZ 0050', 'FTZ')),
          country_of_origin: country,
          import_date: day,
          incoterm: maybe(fc.constantFrom('fob', 'cif ', '')),
          eta: day,
          manufacturer_id: mid,
          missing_documents: maybe(fc.array(fc.constantFrom('16', ' 98 '), { maxLength: 2 })),
        }),
      ),
      parties: maybe(
        fc.record({
          location_of_goods: maybe(fc.constantFrom('y292', 'Pier 9')),
          consignee_number: maybe(fc.constantFrom('same', '12-3456789', '123-45-6789')),
          same_as_importer: maybe(fc.boolean()),
          importer_number: maybe(fc.constantFrom('12-3456789', '123456789')),
          ultimate_consignee: party,
          importer_of_record: party,
          seller: otherParty,
          manufacturer: otherParty,
        }),
      ),
      line_items: fc.array(line, { maxLength: 3 }),
      totals_declarations: maybe(totals),
      bond_information: maybe(fc.record({ bond_amount: money, contact_name: words })),
      export_details: maybe(fc.record({ warehouse_withdrawal: fc.boolean(), export_date: day })),
      trade_remedies: maybe(fc.record({ is_recycled_aluminum: fc.boolean(), country_cast: country })),
      final_review: maybe(fc.record({ acknowledged: fc.boolean(), acknowledged_at: maybe(fc.constant('')) })),
    })
    .map(numbered)

function numbered(draft: Record<string, unknown>): DraftData {
  const { line_items, ...rest } = draft as { line_items: object[] }
  const sections = rest as DraftData
  const rows = sections.totals_declarations?.fee_summary
  return {
    ...sections,
    line_items: line_items.map((item, at) => ({ ...item, id: `line-${at}`, line_number: at + 1 })),
    ...(rows && {
      totals_declarations: {
        ...sections.totals_declarations,
        fee_summary: rows.map((row, at) => ({ ...row, id: `fee-${at}` })),
      },
    }),
  }
}
