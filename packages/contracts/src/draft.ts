import { FEE_TYPES } from '@edfe/domain/entry'
import { z } from 'zod'

/**
 * The draft on the wire (specification 2, section 3). Shape only: a draft always saves, and what its values mean
 * is for the rules. Texts are bounded so that no field can carry a book; unknown keys are refused.
 */
const text = z.string().max(200).optional()
const long = z.string().max(1000).optional()

/** Rows are kept under their ids, so each id stands once. */
const hasIdsOnce = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id)).size === rows.length

export const HeaderSection = z.strictObject({
  entry_number: text,
  entry_type: text,
  summary_date: text,
  surety_no: text,
  bond_type: text,
  port_code: text,
  entry_date: text,
})

export const ShipmentSection = z.strictObject({
  importing_carrier: text,
  mode_of_transport: text,
  country_of_origin: text,
  import_date: text,
  bill_of_lading: text,
  incoterm: text,
  eta: text,
  manufacturer_id: text,
  exporting_country: text,
  export_date: text,
  it_number: text,
  it_date: text,
  missing_documents: z.array(z.string().max(10)).max(10).optional(),
  foreign_port_lading: text,
  us_port_unlading: text,
  contains_metal: text,
  country_of_melt_pour: text,
  primary_country_of_smelt: text,
  secondary_country_of_smelt: text,
  country_of_cast: text,
})

export const PartyBlock = z.strictObject({
  name: text,
  dba: text,
  address_line1: text,
  address_line2: text,
  city: text,
  state: text,
  zip: text,
  country: text,
  contact_name: text,
  phone: text,
  fax: text,
  email: text,
  reference_id: text,
})

/** A party that the form has no block for. */
export const OtherParty = PartyBlock.extend({ tin: text, manufacturer_id: text })

export const PartiesSection = z.strictObject({
  location_of_goods: text,
  firms_code: text,
  consignee_number: text,
  same_as_importer: z.boolean().optional(),
  importer_number: text,
  reference_number: text,
  ultimate_consignee: PartyBlock.optional(),
  importer_of_record: PartyBlock.optional(),
  seller: OtherParty.optional(),
  shipper: OtherParty.optional(),
  manufacturer: OtherParty.optional(),
})

const LineRequirement = z.strictObject({ requirement_id: text, number: text })

export const LineItem = z.strictObject({
  id: z.string().min(1).max(64),
  line_number: z.int().min(1).max(999),
  description: long,
  htsus: text,
  adcvd_case_number: text,
  gross_weight_kg: text,
  manifest_qty: text,
  net_qty: text,
  net_uom: text,
  entered_value: text,
  charges: text,
  relationship: text,
  duty_amount: text,
  ir_tax_amount: text,
  origin_country: text,
  currency_code: text,
  adcvd_case_role: text,
  category_number: text,
  visa_number: text,
  visa_numbers: text,
  other_fee_ids: text,
  spi: text,
  manufacturer: z
    .strictObject({
      name: text,
      address_line1: text,
      address_line2: text,
      city: text,
      province: text,
      country: text,
      postal: text,
    })
    .optional(),
  manufacturer_mid: text,
  pga_flags: z.array(z.string().max(10)).max(20).optional(),
  license_numbers: z.array(LineRequirement).max(20).optional(),
  permit_info: z.array(LineRequirement).max(20).optional(),
  special_handling: text,
  charges_breakdown: z
    .array(z.strictObject({ code: text, amount: text }))
    .max(50)
    .optional(),
  hts_rate: text,
  adcvd_rate: text,
  irc_rate: text,
  adcvd_amount: text,
  adcvd_claim: text,
  invoice: z
    .strictObject({
      currency_code: text,
      foreign_value: text,
      exchange_rate: text,
      effective_at: text,
      source: text,
    })
    .optional(),
})

export const FeeRow = z.strictObject({
  id: z.string().min(1).max(64),
  fee_type: z.enum(FEE_TYPES).or(z.literal('')).optional(),
  code: text,
  class_code: text,
  amount: text,
  note: long,
})

export const TotalsSection = z.strictObject({
  total_entered_value: text,
  total_duty: text,
  total_tax: text,
  total_other: text,
  grand_total: text,
  deferred_tax_code: text,
  fee_summary: z.array(FeeRow).max(100).refine(hasIdsOnce, 'Two fees have the same id').optional(),
  declaration_ior_agent: z.boolean().optional(),
  declaration_purchase_agreement: z.boolean().optional(),
  declarant_name: text,
  declarant_title: text,
  declarant_signature: text,
  declarant_date: text,
  broker_name: text,
  broker_address_line1: text,
  broker_address_line2: text,
  broker_city: text,
  broker_state: text,
  broker_zip: text,
  broker_phone: text,
  broker_license: text,
  file_reference_no: text,
})

export const BondSection = z.strictObject({
  bond_number: text,
  bond_type_detail: text,
  bond_amount: text,
  surety_company: text,
  surety_address: text,
  contact_name: text,
  contact_email: text,
  contact_phone: text,
})

export const ExportSection = z.strictObject({
  export_date: text,
  warehouse_withdrawal: z.boolean().optional(),
  warehouse_reference: text,
  additional_movement: z.string().max(2000).optional(),
})

export const TradeRemediesSection = z.strictObject({
  section232_applicable: z.boolean().optional(),
  material_scope: text,
  is_recycled_aluminum: z.boolean().optional(),
  country_melt_pour: text,
  primary_country_smelt: text,
  secondary_country_smelt: text,
  country_cast: text,
})

export const FinalReviewSection = z.strictObject({
  acknowledged: z.boolean().optional(),
  acknowledged_at: text,
  declarant_role: text,
  last_evaluated_at: text,
  blocking_error_count: z.int().min(0).optional(),
  warning_count: z.int().min(0).optional(),
  totals: z
    .strictObject({
      total_entered_value: z.string().max(200),
      total_duty: z.string().max(200),
      total_tax: z.string().max(200),
      total_other: z.string().max(200),
      grand_total: z.string().max(200),
    })
    .optional(),
})

export const DraftData = z.strictObject({
  header: HeaderSection.optional(),
  shipment_origin: ShipmentSection.optional(),
  parties: PartiesSection.optional(),
  line_items: z.array(LineItem).max(999).refine(hasIdsOnce, 'Two lines have the same id').optional(),
  totals_declarations: TotalsSection.optional(),
  bond_information: BondSection.optional(),
  export_details: ExportSection.optional(),
  trade_remedies: TradeRemediesSection.optional(),
  final_review: FinalReviewSection.optional(),
})
