import type { CalendarDay } from '../../../src/calendar/index.ts'
import type { DraftData } from '../../../src/entry/draft.ts'
import { SPECIFICATION_PROFILE } from '../../../src/profile/index.ts'
import type { RuleContext } from '../../../src/rules/context.ts'

const address = {
  address_line1: '1420 E 7th St',
  city: 'Los Angeles',
  state: 'CA',
  zip: '90021',
  country: 'US',
}

/** A whole entry that every rule lets pass on 5 March 2026: lamps from Taiwan by vessel to Los Angeles. */
export const VALID_DRAFT: DraftData = {
  header: {
    entry_number: 'B7603245276',
    entry_type: '01',
    summary_date: '2026-03-05',
    surety_no: '054',
    bond_type: '8',
    port_code: '2704',
    entry_date: '2026-02-24',
  },
  bond_information: {
    bond_number: '123456789',
    bond_type_detail: 'continuous',
    bond_amount: '50000.00',
    surety_company: 'Harbor Surety Co.',
    surety_address: '10 Pier Ave, Long Beach, CA 90802',
    contact_name: 'Ana Ruiz',
    contact_email: 'ana@harbor-surety.example',
    contact_phone: '(562) 555-0148',
  },
  shipment_origin: {
    mode_of_transport: '11',
    importing_carrier: 'EVER LUCID',
    import_date: '2026-02-24',
    bill_of_lading: 'EGLV14260031845',
    country_of_origin: 'TW',
    exporting_country: 'TW',
    export_date: '2026-02-04',
    manufacturer_id: 'TWHSI118TAI',
    foreign_port_lading: '58309',
    us_port_unlading: '2709',
    missing_documents: [],
  },
  parties: {
    location_of_goods: 'Y292',
    consignee_number: '07-4418290',
    importer_number: '07-4418290',
    ultimate_consignee: { name: 'Alder & Finch Lighting LLC', ...address },
    importer_of_record: { name: 'Alder & Finch Lighting LLC', ...address },
  },
  line_items: [
    {
      id: 'line-1',
      line_number: 1,
      description: 'LED solar wall lanterns, aluminum housing',
      htsus: '9405.41.8440',
      gross_weight_kg: '1248',
      manifest_qty: '65',
      net_qty: '65',
      net_uom: 'NO',
      entered_value: '12129',
      charges: '4000',
      relationship: 'N',
      duty_amount: '473.03',
      ir_tax_amount: '0.00',
    },
  ],
  totals_declarations: {
    total_entered_value: '12129.00',
    total_duty: '473.03',
    total_tax: '0.00',
    total_other: '57.17',
    grand_total: '530.20',
    fee_summary: [
      { id: 'fee-1', fee_type: 'MPF', code: 'MPF', class_code: '499', amount: '42.01' },
      { id: 'fee-2', fee_type: 'HMF', code: 'HMF', class_code: '501', amount: '15.16' },
    ],
    declaration_ior_agent: true,
    declaration_purchase_agreement: true,
    declarant_name: 'Ruth Okafor',
    declarant_title: 'Import Manager',
    declarant_signature: 'Ruth Okafor',
    declarant_date: '03/05/2026',
    broker_name: 'Alder & Finch Lighting LLC',
    broker_phone: '(213) 555-0121',
    broker_address_line1: '1420 E 7th St',
    broker_city: 'Los Angeles',
    broker_state: 'CA',
    broker_zip: '90021',
    file_reference_no: 'AF-2206',
  },
}

const SURETIES = new Set(['054', '998', '999'])
const PORTS = new Set(['2704', '2709'])
const COUNTRIES = new Set(['TW', 'US', 'CA', 'CN', 'DE'])

/** Small tables, so that a case shows what is listed and what is not. */
export const VALID_CONTEXT: RuleContext = {
  today: '2026-03-05' as CalendarDay,
  profile: SPECIFICATION_PROFILE,
  confirmedCarrierPrefixes: [],
  reference: {
    hasPort: (code) => PORTS.has(code),
    isAirport: () => false,
    isExpressPort: () => false,
    hasSurety: (code) => SURETIES.has(code),
    hasCarrierPrefix: (prefix) => prefix === 'EGL',
    hasCountry: (alpha2) => COUNTRIES.has(alpha2),
    hasForeignPort: (code) => code === '58309',
  },
}
