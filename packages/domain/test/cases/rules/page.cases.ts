import { CBP_PROFILE } from '../../../src/profile/index.ts'
import type { CaseTable, RuleCases } from './rule-cases.ts'

const BOND = 'bond_information'
const EXPORT = 'export_details'

/** Required of a formal entry, also with surety 999; waived by bond type 0 and for a small informal entry. */
const bondRequired = (path: string, value: string): RuleCases => ({
  broken: ['', { 'header.entry_type': '11', [path]: '' }, { 'header.surety_no': '999', [path]: '' }],
  met: [
    value,
    { 'header.bond_type': '0', [path]: '' },
    { 'header.entry_type': '11', 'line_items.0.entered_value': '2500', [path]: '' },
  ],
})

export const bondCases: CaseTable = {
  BOND_NUMBER_REQUIRED: bondRequired(`${BOND}.bond_number`, '123456789'),
  BOND_NUMBER_FORMAT: { broken: ['12345678', '1234567890', '12345678A'], met: ['123456789'] },
  BOND_COVERAGE_REQUIRED: bondRequired(`${BOND}.bond_type_detail`, 'continuous'),
  BOND_COVERAGE_KNOWN: { broken: ['annual', 'Single'], met: ['single', 'continuous', 'term'] },
  BOND_COVERAGE_MATCHES_TYPE: {
    broken: ['single', 'term', { 'header.bond_type': '9', [`${BOND}.bond_type_detail`]: 'continuous' }],
    met: ['continuous', { 'header.bond_type': '9', [`${BOND}.bond_type_detail`]: 'term' }],
  },
  BOND_AMOUNT_REQUIRED: bondRequired(`${BOND}.bond_amount`, '50000'),
  BOND_AMOUNT_POSITIVE: { broken: ['0', '0.00', '-5', 'much'], met: ['0.01', '50000.00'] },
  BOND_AMOUNT_COVERS_ENTRY: {
    broken: ['12128.99'],
    met: ['12129', '12129.00', { 'header.bond_type': '0', [`${BOND}.bond_amount`]: '1' }],
  },
  BOND_SURETY_COMPANY_REQUIRED: bondRequired(`${BOND}.surety_company`, 'Harbor Surety Co.'),
  BOND_SURETY_ADDRESS_REQUIRED: bondRequired(`${BOND}.surety_address`, '10 Pier Ave'),
  BOND_CONTACT_NAME_REQUIRED: bondRequired(`${BOND}.contact_name`, 'Ana Ruiz'),
  BOND_CONTACT_EMAIL_REQUIRED: bondRequired(`${BOND}.contact_email`, 'ana@harbor.example'),
  BOND_CONTACT_EMAIL_FORMAT: { broken: ['ana', 'ana@harbor', 'a b@c.de'], met: ['ana@harbor.example'] },
  BOND_CONTACT_PHONE_REQUIRED: bondRequired(`${BOND}.contact_phone`, '5625550148'),
  BOND_CONTACT_PHONE_FORMAT: {
    broken: ['555014', '1'.repeat(21), '562.555.0148'],
    met: ['+1 (562) 555-0148'],
  },
}

export const bondCbpCases: CaseTable = {
  BOND_COVERAGE_MATCHES_TYPE: {
    ctx: { profile: CBP_PROFILE },
    broken: [{ 'header.bond_type': '9', [`${BOND}.bond_type_detail`]: 'term' }],
    met: [{ 'header.bond_type': '9', [`${BOND}.bond_type_detail`]: 'single' }],
  },
  BOND_AMOUNT_COVERS_ENTRY: { ctx: { profile: CBP_PROFILE }, broken: [], met: ['100'] },
}

const metal = (unknown: string[]): RuleCases => ({ broken: unknown, met: ['TW'] })

export const exportCases: CaseTable = {
  SHIPMENT_EXPORT_NEEDS_TRANSPORT: {
    given: { [`${EXPORT}.warehouse_withdrawal`]: true },
    broken: [{ shipment_origin: {} }],
    met: [{ 'shipment_origin.mode_of_transport': '11' }],
  },
  SHIPMENT_EXPORT_TIMING_REQUIRED: {
    broken: [
      ...['21', '22', '23', '24'].map((type) => ({ 'header.entry_type': type })),
      { [`${EXPORT}.warehouse_withdrawal`]: true },
    ],
    met: [
      { 'header.entry_type': '01' },
      { 'header.entry_type': '25' },
      { 'header.entry_type': '21', [`${EXPORT}.export_date`]: '2026-03-01' },
    ],
  },
  SHIPMENT_EXPORT_TIMING_VALID: { broken: ['2026-02-30', 'May'], met: ['2026-03-01'] },
  SHIPMENT_EXPORT_TIMING_NOT_BEFORE_IMPORT: { broken: ['2026-02-23'], met: ['2026-02-24', '2026-06-01'] },
  SHIPMENT_WAREHOUSE_REFERENCE_REQUIRED: {
    broken: [{ [`${EXPORT}.warehouse_withdrawal`]: true }],
    met: ['', { [`${EXPORT}.warehouse_withdrawal`]: true, [`${EXPORT}.warehouse_reference`]: 'W12' }],
  },
  SHIPMENT_WAREHOUSE_REFERENCE_SHORT: { broken: ['W1'], met: ['W12'] },
  SHIPMENT_WAREHOUSE_REFERENCE_LONG: { broken: ['W'.repeat(41)], met: ['W'.repeat(40)] },
  SHIPMENT_ADDITIONAL_MOVEMENT_LONG: { broken: ['x'.repeat(1001)], met: ['x'.repeat(1000)] },
  SHIPMENT_REMEDY_MATERIAL_REQUIRED: {
    broken: [{ 'trade_remedies.section232_applicable': true }],
    met: ['', { 'trade_remedies.section232_applicable': true, 'trade_remedies.material_scope': 'steel' }],
  },
  SHIPMENT_REMEDY_MATERIAL_KNOWN: { broken: ['zinc', 'STEEL'], met: ['steel', 'aluminum', 'both'] },
  SHIPMENT_REMEDY_MELT_KNOWN: metal(['QQ', 'N/A']),
  SHIPMENT_REMEDY_PRIMARY_SMELT_KNOWN: metal(['QQ', 'N/A']),
  SHIPMENT_REMEDY_SECONDARY_SMELT_KNOWN: { broken: ['QQ'], met: ['TW', 'N/A'] },
  SHIPMENT_REMEDY_CAST_KNOWN: metal(['QQ', 'N/A']),
}

export const exportCbpCases: CaseTable = {
  SHIPMENT_EXPORT_TIMING_REQUIRED: {
    ctx: { profile: CBP_PROFILE },
    broken: [],
    met: [
      ...['21', '22', '23', '31'].map((type) => ({ 'header.entry_type': type })),
      { [`${EXPORT}.warehouse_withdrawal`]: true },
    ],
  },
}
