import { createHash } from 'node:crypto'
import { paymentDueDay } from '@edfe/domain/calculations'
import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import {
  DECLARANT_ROLES,
  type DraftData,
  declarationText,
  isNormalAddress,
  summarizeShipment,
} from '@edfe/domain/entry'
import { hasSecurityFiling, securityFilingDueDay } from '@edfe/domain/filing'
import { isPartyNumber } from '@edfe/domain/parties'
import {
  type PartyRecord,
  projectBond,
  projectEntryColumns,
  projectFees,
  projectLines,
  projectParties,
  projectPartyProfile,
  projectRemedies,
  projectTransport,
} from '@edfe/domain/projection'
import { isSealed } from '../../db/seal.ts'

/** A row of a record table, keyed by column; `org_id` and `entry_id` are added when it is written. */
export type RecordRow = Record<string, unknown>

export interface RecordShape {
  key: readonly string[]
  columns: readonly string[]
  /** Columns that hold the time of their own change: the path of the time in the column. */
  stamps?: Record<string, Stamp>
}

/** A time inside a JSON column: `key` of the object at the path `within`; it moves when that object changes. */
export interface Stamp {
  within: readonly string[]
  key: string
}

/** A draft with one row of every record table; the columns are those that its projection fills. */
const ONE_OF_EACH: DraftData = {
  shipment_origin: {},
  trade_remedies: {},
  parties: { seller: { name: 'Seller' } },
  line_items: [{ id: '', line_number: 1 }],
  totals_declarations: { fee_summary: [{ id: '' }] },
}

/** The columns that identify a row of a table within an entry, and those that hold a time. */
const RECORD_KEYS = {
  entry_lines: {
    key: ['line_id'],
    stamps: {
      pga_data: { within: [], key: 'evaluated_at' },
      line_data: { within: ['currency'], key: 'updatedAt' },
    },
  },
  entry_parties: { key: ['party_type'] },
  entry_party_profiles: { key: [] },
  entry_shipments: { key: [] },
  entry_trade_remedies: { key: [] },
  entry_fee_summaries: { key: ['row_id'] },
} as const satisfies Record<string, Omit<RecordShape, 'columns'>>

export type RecordTable = keyof typeof RECORD_KEYS

/** The rows of every record table that a draft (as stored, numbers sealed) amounts to. */
export function projectRecords(draft: DraftData): Record<RecordTable, RecordRow[]> {
  return {
    entry_lines: projectLines(draft).map((line) => ({ ...line })),
    entry_parties: projectParties(draft).map(partyRow),
    entry_party_profiles: rowOf(projectPartyProfile(draft)),
    entry_shipments: draft.shipment_origin ? [shipment(draft)] : [],
    entry_trade_remedies: rowOf(projectRemedies(draft)),
    entry_fee_summaries: projectFees(draft).map((row) => ({ ...row })),
  }
}

const rowOf = (record: object | undefined): RecordRow[] => (record ? [{ ...record }] : [])

const shapeOf = (table: RecordTable, row: RecordRow): RecordShape => {
  const keys: readonly string[] = RECORD_KEYS[table].key
  return { ...RECORD_KEYS[table], columns: Object.keys(row).filter((column) => !keys.includes(column)) }
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

function shipment(draft: DraftData): RecordRow {
  const record = projectTransport(draft)
  return { ...record, import_date: record.import_date || null, it_date: record.it_date || null }
}

/** The columns of the entry itself that follow from its draft, and from the day of CBP's release. */
export function entryColumns(draft: DraftData, releasedOn: CalendarDay | undefined) {
  const { header = {}, totals_declarations: totals = {} } = draft
  const bond = projectBond(draft)
  const figures = projectEntryColumns(draft)
  const { goods, supplier, billOfLading } = summarizeShipment(draft)
  const { incoterm, eta, broker_license, ...columns } = figures
  return {
    ...columns,
    goods,
    supplier,
    bill_of_lading: billOfLading,
    import_date: readableDay(draft.shipment_origin?.import_date),
    payment_due_on: paymentDueDay(draft, releasedOn) ?? null,
    release_method: draft.release?.method || null,
    needs_security_filing: hasSecurityFiling(draft),
    security_filing_due_on: securityFilingDueDay(draft) ?? null,
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
    purchase_order: columns.purchase_order || null,
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

/** The record tables that a draft is projected to: their columns, and which tell rows of one entry apart. */
export const RECORD_TABLES: Readonly<Record<RecordTable, RecordShape>> = recordTables()

function recordTables(): Record<RecordTable, RecordShape> {
  const rows = projectRecords(ONE_OF_EACH)
  const shape = (table: RecordTable) => shapeOf(table, rows[table][0]!)
  return {
    entry_lines: shape('entry_lines'),
    entry_parties: shape('entry_parties'),
    entry_party_profiles: shape('entry_party_profiles'),
    entry_shipments: shape('entry_shipments'),
    entry_trade_remedies: shape('entry_trade_remedies'),
    entry_fee_summaries: shape('entry_fee_summaries'),
  }
}

/**
 * Names the projection by its columns, as a number from 1 to 32,767: rows that were written under another are
 * written again at the next save.
 */
export const RECORDS_VERSION: number =
  (createHash('sha256').update(JSON.stringify(RECORD_TABLES)).digest().readUInt16BE() % 32_767) + 1
