/**
 * The draft of one entry, as it is typed and stored (`entries.draft_data`).
 *
 * Every field is text exactly as the person left it, after normalisation; '' and a missing field both mean
 * "not given". Dates are `YYYY-MM-DD` once they can be read as a day, else the text as typed, so that nothing
 * typed is lost; only `declarant_date` stays MM/DD/YYYY (Form 7501 block 45). Amounts are US dollars, weights
 * kilograms, both as plain decimal text without separators.
 */

/** Blocks 1-7. `entry_number` is the 11 characters without hyphens, assigned by the server. */
export interface HeaderSection {
  entry_number?: string
  entry_type?: string
  summary_date?: string
  surety_no?: string
  bond_type?: string
  port_code?: string
  entry_date?: string
}

/** Blocks 8-24, the numbered form's step 2. */
export interface ShipmentSection {
  importing_carrier?: string
  mode_of_transport?: string
  /** ISO alpha-2; the transport record derives MULTI when the lines differ. */
  country_of_origin?: string
  import_date?: string
  bill_of_lading?: string
  /** Terms of delivery of the sale: three letters, e.g. FOB (Incoterms 2020). No block of the form. */
  incoterm?: string
  /** When the conveyance is expected at the US port, before it has arrived. No block of the form. */
  eta?: string
  manufacturer_id?: string
  exporting_country?: string
  /** Block 15: when the goods left; before the import date. Not `export_details.export_date`. */
  export_date?: string
  it_number?: string
  it_date?: string
  missing_documents?: string[]
  foreign_port_lading?: string
  us_port_unlading?: string
  /** 'Y' opens blocks 21-24. */
  contains_metal?: string
  country_of_melt_pour?: string
  primary_country_of_smelt?: string
  secondary_country_of_smelt?: string
  country_of_cast?: string
}

/** Name and address of a party of blocks 29 and 30; country is US in the numbered form. */
export interface PartyBlock {
  name?: string
  dba?: string
  address_line1?: string
  address_line2?: string
  city?: string
  state?: string
  zip?: string
  country?: string
  contact_name?: string
  phone?: string
  fax?: string
  email?: string
  reference_id?: string
}

/**
 * A party that the form has no block for. `tin` is the number that the United States knows it by, if any;
 * `manufacturer_id` is the manufacturer's alone.
 */
export interface OtherParty extends PartyBlock {
  tin?: string
  manufacturer_id?: string
}

/** Blocks 25-30. `consignee_number` is 'SAME' when `same_as_importer` is true. */
export interface PartiesSection {
  location_of_goods?: string
  firms_code?: string
  consignee_number?: string
  same_as_importer?: boolean
  importer_number?: string
  reference_number?: string
  ultimate_consignee?: PartyBlock
  importer_of_record?: PartyBlock
  seller?: OtherParty
  shipper?: OtherParty
  manufacturer?: OtherParty
}

/** A charge of the data layer, e.g. code C490, whole dollars. */
export interface LineCharge {
  code?: string
  amount?: string
}

export interface LineManufacturer {
  name?: string
  address_line1?: string
  address_line2?: string
  city?: string
  province?: string
  country?: string
  postal?: string
}

/** A licence or permit asked for by an agency requirement. */
export interface LineRequirement {
  requirement_id?: string
  number?: string
}

/**
 * One line, blocks 31-38. The first group is the numbered form's; the rest belongs to the named pages lines,
 * line-values, calculations and trade remedies, and survives when the numbered form is saved again.
 * `id` is stable across renumbering; `line_number` is 1-999.
 */
export interface LineItem {
  id: string
  line_number: number
  description?: string
  htsus?: string
  adcvd_case_number?: string
  gross_weight_kg?: string
  manifest_qty?: string
  net_qty?: string
  net_uom?: string
  entered_value?: string
  charges?: string
  relationship?: string
  duty_amount?: string
  ir_tax_amount?: string

  origin_country?: string
  currency_code?: string
  adcvd_case_role?: string
  category_number?: string
  visa_number?: string
  visa_numbers?: string
  other_fee_ids?: string
  spi?: string
  manufacturer?: LineManufacturer
  manufacturer_mid?: string
  pga_flags?: string[]
  license_numbers?: LineRequirement[]
  permit_info?: LineRequirement[]
  special_handling?: string
  charges_breakdown?: LineCharge[]
  /** Percent, four decimals, e.g. '3.9'. */
  hts_rate?: string
  adcvd_rate?: string
  irc_rate?: string
  adcvd_amount?: string
  /** How the AD/CVD deposit is made: 'C' in cash, 'B' under a surety bond; cash unless told. */
  adcvd_claim?: string
  invoice?: {
    currency_code?: string
    foreign_value?: string
    exchange_rate?: string
    effective_at?: string
    source?: string
  }
}

export const FEE_TYPES = ['AD', 'CVD', 'MPF', 'HMF', 'Tea Fee', 'Beef Fee'] as const
export type FeeType = (typeof FEE_TYPES)[number]

/** A fee row of step 5. `code` is the data layer's, `class_code` CBP's accounting class (499, 501, 053 ...). */
export interface FeeRow {
  id: string
  fee_type?: string
  code?: string
  class_code?: string
  amount?: string
  note?: string
}

/** Blocks 39-47. */
export interface TotalsSection {
  total_entered_value?: string
  total_duty?: string
  total_tax?: string
  total_other?: string
  grand_total?: string
  /** '1' or '2' when an arrangement with CBP defers payment of the I.R. tax; '' when it is paid with the entry. */
  deferred_tax_code?: string
  fee_summary?: FeeRow[]
  declaration_ior_agent?: boolean
  declaration_purchase_agreement?: boolean
  declarant_name?: string
  declarant_title?: string
  declarant_signature?: string
  /** MM/DD/YYYY text. */
  declarant_date?: string
  broker_name?: string
  broker_address_line1?: string
  broker_address_line2?: string
  broker_city?: string
  broker_state?: string
  broker_zip?: string
  broker_phone?: string
  broker_license?: string
  file_reference_no?: string
}

/** Block 5 in full: the named page bond. */
export interface BondSection {
  bond_number?: string
  /** single, continuous or term. */
  bond_type_detail?: string
  bond_amount?: string
  surety_company?: string
  surety_address?: string
  contact_name?: string
  contact_email?: string
  contact_phone?: string
}

/** The named page export: warehouse withdrawals and temporary importation. */
export interface ExportSection {
  export_date?: string
  warehouse_withdrawal?: boolean
  warehouse_reference?: string
  additional_movement?: string
}

/** The named page trade-remedies (section 232). */
export interface TradeRemediesSection {
  section232_applicable?: boolean
  material_scope?: string
  is_recycled_aluminum?: boolean
  country_melt_pour?: string
  primary_country_smelt?: string
  secondary_country_smelt?: string
  country_cast?: string
}

/** Step 6: what was acknowledged, the role signed in, and what the latest review found. The server writes all but the role. */
export interface FinalReviewSection {
  acknowledged?: boolean
  acknowledged_at?: string
  declarant_role?: string
  /** ISO instant of the latest review; its issues are the entry's open validation records. */
  last_evaluated_at?: string
  blocking_error_count?: number
  warning_count?: number
  /** As that review computed them, decimal text. */
  totals?: ReviewTotals
}

export interface ReviewTotals {
  total_entered_value: string
  total_duty: string
  total_tax: string
  total_other: string
  grand_total: string
}

export interface DraftData {
  header?: HeaderSection
  shipment_origin?: ShipmentSection
  parties?: PartiesSection
  line_items?: LineItem[]
  totals_declarations?: TotalsSection
  bond_information?: BondSection
  export_details?: ExportSection
  trade_remedies?: TradeRemediesSection
  final_review?: FinalReviewSection
}

export type DraftSection = keyof DraftData
