import { plainDecimal } from '../money/amount.ts'
import type {
  DraftData,
  FeeRow,
  OtherParty,
  PartiesSection,
  ShipmentSection,
  TotalsSection,
} from './draft.ts'
import { normaliseEntryNumber } from './entry-number.ts'
import {
  compactUpper,
  day,
  formatFields,
  formDay,
  number,
  padded,
  trim,
  upper,
  usPhone,
  zip,
} from './field-formats.ts'
import { normaliseAddress } from './normalise-address.ts'
import { normaliseLine } from './normalise-line.ts'

/**
 * Normalisation on save (specification 2§5). What cannot be read stays as it was typed, for a rule to name; doing
 * it twice changes nothing more. Sections that are absent stay absent.
 */
export function normaliseDraft(draft: DraftData): DraftData {
  const { header, shipment_origin, parties, line_items, totals_declarations } = draft
  const { bond_information, export_details, trade_remedies } = draft
  return {
    ...draft,
    ...(header && { header: normaliseHeader(header) }),
    ...(shipment_origin && { shipment_origin: normaliseShipment(shipment_origin) }),
    ...(parties && { parties: normaliseParties(parties) }),
    ...(line_items && { line_items: line_items.map(normaliseLine) }),
    ...(totals_declarations && { totals_declarations: normaliseTotals(totals_declarations) }),
    ...(bond_information && { bond_information: normaliseBond(bond_information) }),
    ...(export_details && {
      export_details: formatFields(export_details, {
        export_date: day,
        warehouse_reference: upper,
        additional_movement: trim,
      }),
    }),
    ...(trade_remedies && {
      trade_remedies: formatFields(trade_remedies, {
        material_scope: trim,
        country_melt_pour: upper,
        primary_country_smelt: upper,
        secondary_country_smelt: upper,
        country_cast: upper,
      }),
    }),
  }
}

const normaliseHeader = (header: NonNullable<DraftData['header']>) =>
  formatFields(header, {
    entry_number: normaliseEntryNumber,
    entry_type: padded(2),
    summary_date: day,
    surety_no: padded(3),
    bond_type: trim,
    port_code: compactUpper,
    entry_date: day,
  })

/** Three upper-case letters (2§5): 'fob Shanghai' gives FOB. */
const incoterm = (typed: string): string => compactUpper(typed).slice(0, INCOTERM_LENGTH)
const INCOTERM_LENGTH = 3

function normaliseShipment(shipment: ShipmentSection): ShipmentSection {
  const formatted = formatFields(shipment, {
    importing_carrier: upper,
    mode_of_transport: trim,
    country_of_origin: upper,
    import_date: day,
    bill_of_lading: compactUpper,
    incoterm,
    eta: day,
    manufacturer_id: compactUpper,
    exporting_country: upper,
    export_date: day,
    it_number: compactUpper,
    it_date: day,
    foreign_port_lading: compactUpper,
    us_port_unlading: compactUpper,
    contains_metal: upper,
    country_of_melt_pour: upper,
    primary_country_of_smelt: upper,
    secondary_country_of_smelt: upper,
    country_of_cast: upper,
  })
  if (!shipment.missing_documents) return formatted
  return { ...formatted, missing_documents: shipment.missing_documents.map(trim).filter(Boolean) }
}

const FIRMS = /^[A-Z0-9]{4}$/

/** A location of exactly four letters or digits is also the FIRMS code; SAME stands for the importer's number. */
function normaliseParties(parties: PartiesSection): PartiesSection {
  const formatted = formatFields(parties, {
    location_of_goods: trim,
    firms_code: compactUpper,
    consignee_number: upper,
    importer_number: upper,
    reference_number: upper,
  })
  const location = upper(formatted.location_of_goods ?? '')
  return {
    ...formatted,
    ...(FIRMS.test(location) && { location_of_goods: location, firms_code: location }),
    ...(parties.same_as_importer && { consignee_number: 'SAME' }),
    ...(parties.ultimate_consignee && { ultimate_consignee: normaliseAddress(parties.ultimate_consignee) }),
    ...(parties.importer_of_record && { importer_of_record: normaliseAddress(parties.importer_of_record) }),
    ...(parties.seller && { seller: normaliseOther(parties.seller) }),
    ...(parties.shipper && { shipper: normaliseOther(parties.shipper) }),
    ...(parties.manufacturer && { manufacturer: normaliseOther(parties.manufacturer) }),
  }
}

const normaliseOther = (party: OtherParty): OtherParty =>
  formatFields<OtherParty>(normaliseAddress(party), { tin: compactUpper, manufacturer_id: compactUpper })

const normaliseFee = (row: FeeRow): FeeRow =>
  formatFields(row, { fee_type: trim, code: upper, class_code: trim, amount: number, note: trim })

function normaliseTotals(totals: TotalsSection): TotalsSection {
  const formatted = formatFields(totals, {
    total_entered_value: number,
    total_duty: number,
    total_tax: number,
    total_other: number,
    grand_total: number,
    deferred_tax_code: trim,
    declarant_name: trim,
    declarant_title: trim,
    declarant_signature: trim,
    declarant_date: formDay,
    broker_name: trim,
    broker_address_line1: trim,
    broker_address_line2: trim,
    broker_city: trim,
    broker_state: upper,
    broker_zip: zip,
    broker_phone: usPhone,
    broker_license: upper,
    file_reference_no: trim,
  })
  return totals.fee_summary ? { ...formatted, fee_summary: totals.fee_summary.map(normaliseFee) } : formatted
}

/** Amounts of a bond are kept with two decimals. */
const bondAmount = (typed: string): string => {
  const plain = plainDecimal(typed)
  if (plain === undefined) return typed
  return /^\d+(\.\d{1,2})?$/.test(plain)
    ? `${plain.split('.')[0]}.${(plain.split('.')[1] ?? '').padEnd(2, '0')}`
    : plain
}

const normaliseBond = (bond: NonNullable<DraftData['bond_information']>) =>
  formatFields(bond, {
    bond_number: compactUpper,
    bond_type_detail: (typed) => trim(typed).toLowerCase(),
    bond_amount: bondAmount,
    surety_company: trim,
    surety_address: trim,
    contact_name: trim,
    contact_email: trim,
    contact_phone: trim,
  })
