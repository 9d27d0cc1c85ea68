import type { BondSection, DraftData, LineItem, PartyBlock } from '@edfe/domain/entry'

/** The day of the worked entry's summary: the day on which the demonstration stands. */
export const CASE_ONE_DAY = '2026-03-05'

const IMPORTER: PartyBlock = {
  name: 'Alder & Finch Lighting LLC',
  address_line1: '1420 E 7th St',
  city: 'Los Angeles',
  state: 'CA',
  zip: '90021',
  country: 'US',
}

/** Who files in the demonstration. */
export const DEMO_DECLARANT = { name: 'Ruth Okafor', title: 'Import Manager' }

/** The standing bond of the demonstration's organisation. */
export const DEMO_BOND: BondSection = {
  bond_number: '991234567',
  bond_type_detail: 'continuous',
  bond_amount: '50000.00',
  surety_company: 'Southwest Marine and General Insurance Co',
  surety_address: '412 Mt Kemble Ave, Morristown, NJ 07960',
  contact_name: 'Dana Whitlock',
  contact_email: 'bonds@surety.example',
  contact_phone: '(973) 555-0110',
}

const LINE: Omit<LineItem, 'id'> = {
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
  hts_rate: '3.9',
  duty_amount: '473.03',
  ir_tax_amount: '0.00',
}

/**
 * A filed entry of one line as it was printed: dates, ports, classification, quantities, value, rate, duty and fees
 * are the printed ones; importer, manufacturer, bill, bond and declarant are made up.
 */
export const caseOne = (lineId: string): DraftData => ({
  header: {
    entry_type: '01',
    summary_date: CASE_ONE_DAY,
    entry_date: '2026-02-24',
    surety_no: '054',
    bond_type: '8',
    port_code: '2704',
  },
  shipment_origin: {
    importing_carrier: 'EGLV',
    mode_of_transport: '11',
    country_of_origin: 'TW',
    import_date: '2026-02-24',
    bill_of_lading: 'EGLV14260031845',
    manufacturer_id: 'TWHSI118TAI',
    exporting_country: 'TW',
    export_date: '2026-02-04',
    foreign_port_lading: '58309',
    us_port_unlading: '2709',
    contains_metal: 'N',
  },
  parties: {
    location_of_goods: 'Y292',
    importer_number: '07-4418290',
    same_as_importer: true,
    consignee_number: 'SAME',
    ultimate_consignee: IMPORTER,
    importer_of_record: IMPORTER,
  },
  line_items: [{ id: lineId, ...LINE }],
  totals_declarations: {
    fee_summary: [
      { id: `${lineId}-mpf`, fee_type: 'MPF', code: 'MPF', class_code: '499', amount: '42.01' },
      { id: `${lineId}-hmf`, fee_type: 'HMF', code: 'HMF', class_code: '501', amount: '15.16' },
    ],
    total_entered_value: '12129.00',
    total_duty: '473.03',
    total_tax: '0.00',
    total_other: '57.17',
    grand_total: '530.20',
    declaration_ior_agent: true,
    declaration_purchase_agreement: true,
    declarant_name: DEMO_DECLARANT.name,
    declarant_title: DEMO_DECLARANT.title,
    declarant_signature: DEMO_DECLARANT.name,
    declarant_date: '03/05/2026',
    broker_name: IMPORTER.name,
    broker_address_line1: IMPORTER.address_line1,
    broker_city: IMPORTER.city,
    broker_state: IMPORTER.state,
    broker_zip: IMPORTER.zip,
    broker_phone: '(213) 555-0142',
    file_reference_no: 'AF-2206',
  },
  bond_information: DEMO_BOND,
})
