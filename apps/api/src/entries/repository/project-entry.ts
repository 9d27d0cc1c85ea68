import { parseDay } from '@edfe/domain/calendar'
import {
  DECLARANT_ROLES,
  type DraftData,
  declarationText,
  isNormalAddress,
  type LineItem,
} from '@edfe/domain/entry'
import { isPartyNumber } from '@edfe/domain/parties'
import {
  lineCurrency,
  type PartyRecord,
  projectBond,
  projectEntryColumns,
  projectFees,
  projectLines,
  projectParties,
  projectTransport,
} from '@edfe/domain/projection'
import { isSealed } from './personal-numbers.ts'

/** A row of a record table, keyed by column; `org_id` and `entry_id` are added when it is written. */
export type RecordRow = Record<string, unknown>

export interface RecordShape {
  key: readonly string[]
  columns: readonly string[]
  /** Columns that hold the time of their own change: where in the column the time stands. */
  stamps?: Record<string, Stamp>
}

/** A time inside a JSON column: `key` of the object at the path `within`; it moves when that object changes. */
export interface Stamp {
  within: readonly string[]
  key: string
}

/** Counts the ways in which a draft was projected: rows of an older one are written anew at the next save. */
export const RECORDS_VERSION = 2

/** The record tables that a draft is projected to: their columns, and which tell rows of one entry apart. */
export const RECORD_TABLES = {
  entry_lines: {
    key: ['line_id'],
    columns: [
      ...['line_number', 'description', 'htsus', 'quantity', 'uom', 'unit_value', 'line_value'],
      ...['origin_country', 'manufacturer_mid', 'mid_status', 'currency_code', 'gross_weight_kg'],
      ...['manifest_qty', 'net_qty', 'net_uom', 'entered_value_usd', 'charges_usd', 'relationship'],
      ...['duty_amount', 'adcvd_amount', 'ir_tax_amount', 'hts_rate', 'adcvd_rate', 'irc_rate'],
      ...['adcvd_case_number', 'hts_validated', 'calculation_status', 'pga_data', 'line_data'],
    ],
    stamps: {
      pga_data: { within: [], key: 'evaluated_at' },
      line_data: { within: ['currency'], key: 'updatedAt' },
    },
  },
  entry_parties: {
    key: ['party_type'],
    columns: ['party_data', 'name', 'address_normalized', 'tin_validated'],
  },
  entry_party_profiles: {
    key: [],
    columns: ['location_goods', 'firms_code', 'consignee_number', 'importer_number', 'reference_number'],
  },
  entry_shipments: {
    key: [],
    columns: [
      ...['importing_carrier', 'mode_of_transport', 'country_of_origin', 'import_date', 'bl_awb'],
      ...['it_number', 'it_date', 'foreign_port_lading', 'us_port_unlading', 'manufacturer_id'],
      ...['exporting_country', 'missing_documents', 'is_ftz', 'ftz_number'],
    ],
  },
  entry_trade_remedies: {
    key: [],
    columns: [
      ...['section232_applicable', 'material_scope', 'is_recycled_aluminum', 'country_melt_pour'],
      ...['primary_country_smelt', 'secondary_country_smelt', 'country_cast'],
    ],
  },
  entry_fee_summaries: { key: ['row_id'], columns: ['code', 'class_code', 'amount_usd', 'note'] },
} as const satisfies Record<string, RecordShape>

export type RecordTable = keyof typeof RECORD_TABLES

/** The rows of every record table that a draft (as stored, numbers sealed) amounts to. */
export function projectRecords(draft: DraftData): Record<RecordTable, RecordRow[]> {
  const lines = new Map((draft.line_items ?? []).map((line) => [line.id, line]))
  return {
    entry_lines: projectLines(draft).map((line) => ({
      ...line,
      line_data: lineData(lines.get(line.line_id)!),
    })),
    entry_parties: projectParties(draft).map(partyRow),
    entry_party_profiles: draft.parties ? [partyProfile(draft.parties)] : [],
    entry_shipments: draft.shipment_origin ? [shipment(draft)] : [],
    entry_trade_remedies: draft.trade_remedies ? [tradeRemedies(draft.trade_remedies)] : [],
    entry_fee_summaries: projectFees(draft).map((row) => ({ ...row })),
  }
}

/** What the named pages hold of a line beyond the columns. */
function lineData(line: LineItem): RecordRow {
  const { manufacturer, pga_flags, license_numbers, permit_info, special_handling, charges_breakdown } = line
  const { adcvd_case_role, category_number, visa_number, visa_numbers, other_fee_ids, spi, invoice } = line
  return {
    ...{ manufacturer, pga_flags, license_numbers, permit_info, special_handling, charges_breakdown },
    ...{ adcvd_case_role, category_number, visa_number, visa_numbers, other_fee_ids, spi, invoice },
    adcvd_claim: line.adcvd_claim,
    currency: lineCurrency(line),
  }
}

/**
 * A party as its record: its number under the name of its kind (tin, and ein or ssn), whether the number has a form
 * that customs takes, and whether the address is whole and as the postal service writes it.
 */
function partyRow({ party_type, party_data }: PartyRecord): RecordRow {
  const number = party_data.importer_number || party_data.consignee_number || party_data.tin || ''
  const isPerson = isSealed(number)
  const isEin = EIN.test(number)
  return {
    party_type,
    party_data: {
      ...party_data,
      ...(number && { tin: number }),
      ...(isEin && { ein: number }),
      ...(isPerson && { ssn: number }),
    },
    name: party_data.name ?? '',
    address_normalized: isNormalAddress(party_data),
    tin_validated: number !== '' && (isPerson || isPartyNumber(number)),
  }
}

const EIN = /^\d{2}-\d{7}([A-Z0-9]{2})?$/

const partyProfile = (parties: NonNullable<DraftData['parties']>): RecordRow => ({
  location_goods: parties.location_of_goods ?? '',
  firms_code: parties.firms_code ?? '',
  consignee_number: parties.consignee_number ?? '',
  importer_number: parties.importer_number ?? '',
  reference_number: parties.reference_number ?? '',
})

function shipment(draft: DraftData): RecordRow {
  const record = projectTransport(draft)
  return { ...record, import_date: record.import_date || null, it_date: record.it_date || null }
}

const tradeRemedies = (remedies: NonNullable<DraftData['trade_remedies']>): RecordRow => ({
  section232_applicable: remedies.section232_applicable ?? false,
  material_scope: remedies.material_scope ?? '',
  is_recycled_aluminum: remedies.is_recycled_aluminum ?? false,
  country_melt_pour: remedies.country_melt_pour ?? '',
  primary_country_smelt: remedies.primary_country_smelt ?? '',
  secondary_country_smelt: remedies.secondary_country_smelt ?? '',
  country_cast: remedies.country_cast ?? '',
})

/** The columns of the entry itself that follow from its draft. */
export function entryColumns(draft: DraftData) {
  const { header = {}, totals_declarations: totals = {} } = draft
  const bond = projectBond(draft)
  const figures = projectEntryColumns(draft)
  const { incoterm, eta, broker_license, ...columns } = figures
  return {
    ...columns,
    entry_type: header.entry_type ?? '',
    port_code: header.port_code ?? '',
    incoterm: incoterm || null,
    eta: eta || null,
    broker_license: broker_license || null,
    summary_date: readableDay(header.summary_date),
    entry_date: readableDay(header.entry_date),
    surety_no: bond.surety_no,
    bond_type: bond.bond_type,
    bond_number: bond.bond_number || null,
    bond_type_detail: bond.bond_type_detail || null,
    bond_amount: bond.bond_amount ?? null,
    surety_company: bond.surety_company || null,
    surety_address: bond.surety_address || null,
    surety_contact: JSON.stringify({
      name: bond.contact_name,
      email: bond.contact_email,
      phone: bond.contact_phone,
    }),
    broker_name: columns.broker_name || null,
    broker_filer_info: JSON.stringify({
      name: totals.broker_name,
      address_line1: totals.broker_address_line1,
      address_line2: totals.broker_address_line2,
      city: totals.broker_city,
      state: totals.broker_state,
      zip: totals.broker_zip,
      phone: totals.broker_phone,
    }),
    file_reference_no: columns.file_reference_no || null,
    declarant_name: totals.declarant_name || null,
    declarant_title: totals.declarant_title || null,
    declarant_role: declarantRole(draft),
    declaration_text: declarationText(draft) || null,
    signature: totals.declarant_signature || null,
    signature_date: readableDay(totals.declarant_date),
  }
}

const declarantRole = ({ final_review: review }: DraftData): string | null =>
  DECLARANT_ROLES.find((role) => role === review?.declarant_role) ?? null

const readableDay = (typed: string | undefined): string | null => (typed && parseDay(typed)) || null
