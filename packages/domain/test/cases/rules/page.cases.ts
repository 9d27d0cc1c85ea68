import type { Cases, CaseTable } from '../cases.ts'

const EXPORT = 'export_details'

/** Required of a formal entry, also with surety 999; waived by bond type 0 and for a small informal entry. */
const bondRequired = (path: string, value: string): Cases => ({
  breaks: ['', { entry_type: '11', [path]: '' }, { surety_no: '999', [path]: '' }],
  meets: [value, { bond_type: '0', [path]: '' }, { entry_type: '11', entered_value: '2500', [path]: '' }],
})

export const bondCases: CaseTable = {
  BOND_NUMBER_REQUIRED: bondRequired('bond_number', '123456789'),
  BOND_NUMBER_FORMAT: { breaks: ['12345678', '1234567890', '12345678A'], meets: ['123456789'] },
  BOND_COVERAGE_REQUIRED: bondRequired('bond_type_detail', 'continuous'),
  BOND_COVERAGE_KNOWN: { breaks: ['annual', 'Single'], meets: ['single', 'continuous', 'term'] },
  BOND_COVERAGE_MATCHES_TYPE: {
    breaks: ['single', 'term', { bond_type: '9', bond_type_detail: 'continuous' }],
    meets: ['continuous', { bond_type: '9', bond_type_detail: 'term' }],
  },
  BOND_AMOUNT_REQUIRED: bondRequired('bond_amount', '50000'),
  BOND_AMOUNT_POSITIVE: { breaks: ['0', '0.00', '-5', 'much'], meets: ['0.01', '50000.00'] },
  BOND_AMOUNT_COVERS_ENTRY: {
    breaks: ['12128.99'],
    meets: ['12129', '12129.00', { bond_type: '0', bond_amount: '1' }],
  },
  BOND_SURETY_COMPANY_REQUIRED: bondRequired('surety_company', 'Harbor Surety Co.'),
  BOND_SURETY_ADDRESS_REQUIRED: bondRequired('surety_address', '10 Pier Ave'),
  BOND_CONTACT_NAME_REQUIRED: bondRequired('contact_name', 'Ana Ruiz'),
  BOND_CONTACT_EMAIL_REQUIRED: bondRequired('contact_email', 'ana@harbor.example'),
  BOND_CONTACT_EMAIL_FORMAT: { breaks: ['ana', 'ana@harbor', 'a b@c.de'], meets: ['ana@harbor.example'] },
  BOND_CONTACT_PHONE_REQUIRED: bondRequired('contact_phone', '5625550148'),
  BOND_CONTACT_PHONE_FORMAT: {
    breaks: ['555014', '1'.repeat(21), '562.555.0148'],
    meets: ['+1 (562) 555-0148'],
  },
}

export const bondCbpCases: CaseTable = {
  BOND_COVERAGE_MATCHES_TYPE: {
    under: 'cbp',
    breaks: [{ bond_type: '9', bond_type_detail: 'term' }],
    meets: [{ bond_type: '9', bond_type_detail: 'single' }],
  },
  BOND_AMOUNT_COVERS_ENTRY: { under: 'cbp', meets: ['100'] },
  BOND_NUMBER_FORMAT: [
    {
      under: 'cbp',
      given: { bond_type: '9', bond_type_detail: 'single' },
      breaks: ['STB20267/1', 'STB20267001'],
      meets: ['7', 'STB20267', 'STB2026700'],
    },
    { under: 'cbp', breaks: ['23B00123', '23B0012345'], meets: ['23B001234'] },
  ],
}

const metal = (unknown: string[]): Cases => ({ breaks: unknown, meets: ['TW'] })

export const exportCases: CaseTable = {
  SHIPMENT_EXPORT_NEEDS_TRANSPORT: {
    given: { [`${EXPORT}.warehouse_withdrawal`]: true },
    breaks: [{ shipment_origin: {} }],
    meets: [{ mode_of_transport: '11' }],
  },
  SHIPMENT_EXPORT_TIMING_REQUIRED: {
    breaks: [
      ...['21', '22', '23', '24'].map((type) => ({ entry_type: type })),
      { [`${EXPORT}.warehouse_withdrawal`]: true },
    ],
    meets: [
      { entry_type: '01' },
      { entry_type: '25' },
      { entry_type: '21', [`${EXPORT}.export_date`]: '2026-03-01' },
    ],
  },
  SHIPMENT_EXPORT_TIMING_VALID: { breaks: ['2026-02-30', 'May'], meets: ['2026-03-01'] },
  SHIPMENT_EXPORT_TIMING_NOT_BEFORE_IMPORT: { breaks: ['2026-02-23'], meets: ['2026-02-24', '2026-06-01'] },
  SHIPMENT_WAREHOUSE_REFERENCE_REQUIRED: {
    breaks: [{ [`${EXPORT}.warehouse_withdrawal`]: true }],
    meets: ['', { [`${EXPORT}.warehouse_withdrawal`]: true, [`${EXPORT}.warehouse_reference`]: 'W12' }],
  },
  SHIPMENT_WAREHOUSE_REFERENCE_SHORT: { breaks: ['W1'], meets: ['W12'] },
  SHIPMENT_WAREHOUSE_REFERENCE_LONG: { longest: 40 },
  SHIPMENT_ADDITIONAL_MOVEMENT_LONG: { longest: 1000 },
  SHIPMENT_REMEDY_MATERIAL_REQUIRED: {
    breaks: [{ section232_applicable: true }],
    meets: ['', { section232_applicable: true, material_scope: 'steel' }],
  },
  SHIPMENT_REMEDY_MATERIAL_KNOWN: { breaks: ['zinc', 'STEEL'], meets: ['steel', 'aluminum', 'both'] },
  SHIPMENT_REMEDY_MELT_KNOWN: metal(['QQ', 'N/A']),
  SHIPMENT_REMEDY_PRIMARY_SMELT_KNOWN: metal(['QQ', 'N/A']),
  SHIPMENT_REMEDY_SECONDARY_SMELT_KNOWN: { breaks: ['QQ'], meets: ['TW', 'N/A'] },
  SHIPMENT_REMEDY_CAST_KNOWN: metal(['QQ', 'N/A']),
}

export const exportCbpCases: CaseTable = {
  SHIPMENT_EXPORT_TIMING_REQUIRED: {
    under: 'cbp',

    meets: [
      ...['21', '22', '23', '31'].map((type) => ({ entry_type: type })),
      { [`${EXPORT}.warehouse_withdrawal`]: true },
    ],
  },
}
