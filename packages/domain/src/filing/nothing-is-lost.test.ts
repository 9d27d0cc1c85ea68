import { describe, expect, test } from 'vitest'
import { withPath } from '../../test/cases/cases.ts'
import { ruleContext, sampleEntry } from '../../test/filing/index.ts'
import type { DraftData } from '../entry/draft.ts'
import { checkEntry } from '../review/index.ts'
import { AE_FIELD_MAP } from './ae-field-map.ts'
import { filedDraft } from './filed-draft.ts'
import { toEntrySummaryFacts } from './to-entry-summary-facts.ts'

/** Text that some field takes and some other does not. */
const TYPED = [
  'X',
  'DE',
  'US',
  'CAN',
  'MULTI',
  '33A',
  '338',
  '7',
  '0.04',
  '12345.67',
  '2026-03-01',
  '01',
  '31',
  'é漢 lamps',
  'B76-0324527-8',
  'Pier 400, berth 12, gate 7 of the harbor',
]

/** Entry types whose messages differ most, each as an entry that can be filed. */
const ENTRIES: Record<string, (draft: DraftData) => void> = {
  consumption: () => undefined,
  informal: (draft) => {
    draft.header!.entry_type = '11'
    draft.line_items![0]!.entered_value = '1200'
    draft.totals_declarations!.fee_summary = [{ id: '1', fee_type: 'MPF', amount: '2.69' }]
  },
  derivative: (draft) => {
    draft.line_items![0]!.tariff_rows = [{ hts: '9903.82.10', duty: '0.00' }]
    Object.assign(draft.shipment_origin!, {
      country_of_melt_pour: 'JP',
      primary_country_of_smelt: 'IS',
      secondary_country_of_smelt: 'NO',
      country_of_cast: 'JP',
    })
  },
  'derivative of another mill': (draft) => {
    draft.line_items![0]!.tariff_rows = [{ hts: '9903.82.10', duty: '0.00' }]
    draft.line_items![0]!.metal = {
      steel_melt_pour: 'JP',
      aluminum_primary_smelt: 'IS',
      aluminum_secondary_smelt: 'NO',
      aluminum_cast: 'JP',
      copper_primary_smelt: 'CL',
      copper_secondary_smelt: 'PE',
      copper_cast: 'CL',
    }
  },
  'softwood lumber': (draft) => {
    Object.assign(draft.line_items![0]!, {
      htsus: '4407.11.0001',
      net_uom: 'M3',
      importer_declarations: { softwood_conforms: 'Y', softwood_price: '9000', softwood_charges: '450' },
    })
    draft.totals_declarations!.fee_summary!.push({ id: 'fee-lumber', class_code: '105', amount: '3.00' })
  },
  zone: (draft) => {
    Object.assign(draft.header!, { entry_type: '06', zone_id: '02600A001' })
    draft.line_items![0]!.zone = { status: 'P', filing_date: '2025-11-03', quantity: '65' }
    draft.totals_declarations!.fee_summary!.pop()
  },
  withdrawal: (draft) => {
    draft.header!.entry_type = '31'
    draft.export_details = { warehouse_reference: 'B76-0324527-8' }
    draft.totals_declarations!.fee_summary!.pop()
  },
}

/** What the message uses to compute or to choose, and does not carry as it is. */
const COMPUTED: Record<string, string> = {
  'bond_information.bond_amount': 'a continuous bond has no amount in record 31',
  'line_items.*.net_qty': 'unit X has no quantity, which the data layer reports',
  'totals_declarations.declaration_tib': 'a tick of entry type 23 alone',
  'totals_declarations.trade_agreement_reconciliation': 'a tick',
  'export_details.final_withdrawal': 'a tick, of withdrawals and re-warehouse entries alone',
  'header.accelerated_liquidation': 'a tick, of a post summary correction alone',
  'header.correction_explanation': 'a post summary correction alone has it, in record 36',
  'totals_declarations.deferred_tax_code': 'sent when there is tax; a data rule reports it without',
}

/** A monthly statement, which asks for every field of the payment. */
const STATEMENT = {
  payment_type: '7',
  statement_date: '2026-03-09',
  statement_month: '03',
  statement_branch: '01',
}

/** The second record 31, whose columns the map lists with the first. */
const ADDITIONAL_BOND = ['additional_surety', 'additional_number', 'additional_amount'].map(
  (name) => `bond_information.${name}`,
)

/** The second record 53 of a line, likewise. */
const SECOND_CASE = ['number', 'rate', 'rate_kind', 'quantity', 'value', 'amount', 'claim'].map(
  (name) => `line_items.*.second_case_${name}`,
)

/** The records 23 of house bills, likewise. */
const HOUSE_BILLS = ['house_bill', 'sub_house_bill'].map((name) => `shipment_origin.${name}`)

/** The countries of aluminum that a line gives in place of step 2's. */
const ALUMINUM_OF_LINE = ['primary_smelt', 'secondary_smelt', 'cast'].map(
  (name) => `line_items.*.metal.aluminum_${name}`,
)

/** Fields of the form that hold text and feed the message. */
const paths = [
  ...new Set([
    ...AE_FIELD_MAP.map(({ path }) => path),
    ...ADDITIONAL_BOND,
    ...SECOND_CASE,
    ...HOUSE_BILLS,
    ...ALUMINUM_OF_LINE,
  ]),
].filter(
  (path) =>
    path !== '' &&
    !/fee_summary|license_numbers|missing_documents|census_overrides/.test(path) &&
    !(path in COMPUTED),
)

const context = ruleContext()

/** The message as text; undefined when customs could not take it. */
function messageOf(draft: DraftData): string | undefined {
  const result = toEntrySummaryFacts(draft, context)
  return result.ok ? JSON.stringify(result.facts) : undefined
}

const findingsOf = (draft: DraftData): string[] =>
  checkEntry(draft, context).map(({ rule_id, path }) => `${rule_id} ${path}`)

function entryOf(kind: string): DraftData {
  const draft = sampleEntry()
  draft.shipment_origin!.contains_metal = 'Y'
  Object.assign(draft.totals_declarations!, STATEMENT)
  ENTRIES[kind]!(draft)
  return filedDraft(draft)
}

describe.each(Object.keys(ENTRIES))('what is given on a %s entry', (kind) => {
  test('can be filed as it is', () => {
    expect(messageOf(entryOf(kind))).toBeDefined()
  })

  test.each(paths)('in %s is in the message, or a finding says that it is not', (source) => {
    const path = source.replace('*', '0')
    const without = withPath(entryOf(kind), path, '')
    const message = messageOf(without)
    const known = new Set(findingsOf(without))
    const lost = TYPED.filter((typed) => {
      const draft = withPath(without, path, typed)
      const sent = messageOf(draft)
      return (
        sent !== undefined &&
        sent === message &&
        !findingsOf(draft).some((found) => found.endsWith(` ${path}`) || !known.has(found))
      )
    })
    expect(lost).toEqual([])
  })
})
