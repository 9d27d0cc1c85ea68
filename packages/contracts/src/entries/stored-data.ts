import { PARTY_TYPES } from '@edfe/domain/entry'
import { z } from 'zod'
import { Entry, EntryId, Finding, Instant, Person, StepKey } from './entry.ts'
import { NavigationState, PageProgress } from './saved-position.ts'

/**
 * The data layer's record of an entry, as stored in the tables: snake_case, amounts as decimal text, days as
 * `YYYY-MM-DD`, social security numbers masked. Null: nothing is kept.
 */
const Json = z.record(z.string(), z.unknown())

/** The entry's own row, with the people and the snapshot that it names. */
export const EntryRecordRow = z.object({
  id: EntryId,
  org_id: z.string(),
  entry_number: z.string(),
  type: z.string(),
  entry_type: z.string(),
  port_code: z.string(),
  incoterm: z.string().nullable(),
  currency_code: z.string(),
  eta: z.string().nullable(),
  status: z.string(),
  previous_status: z.string().nullable(),
  status_changed_at: Instant.nullable(),
  status_reason: z.string().nullable(),
  release_status: z.string().nullable(),
  deletion: z.string().nullable(),
  summary_state: z.string(),
  summary_date: z.string().nullable(),
  entry_date: z.string().nullable(),
  surety_no: z.string(),
  bond_type: z.string(),
  bond_number: z.string().nullable(),
  bond_type_detail: z.string().nullable(),
  bond_amount: z.string().nullable(),
  surety_company: z.string().nullable(),
  surety_address: z.string().nullable(),
  autosave_status: z.string(),
  last_saved_at: Instant.nullable(),
  conflict_flag: z.boolean(),
  validation_status: z.string(),
  current_step: z.string(),
  schema_version: z.string(),
  line_count: z.number().int(),
  total_weight: z.string(),
  value_total: z.string(),
  total_value: z.string(),
  total_entered_value: z.string(),
  total_duty: z.string(),
  total_tax: z.string(),
  total_other: z.string(),
  grand_total: z.string(),
  deferred_tax: z.string(),
  bonded_adcvd: z.string(),
  broker_name: z.string().nullable(),
  broker_license: z.string().nullable(),
  purchase_order: z.string().nullable(),
  file_reference_no: z.string().nullable(),
  archived: z.boolean(),
  archived_at: Instant.nullable(),
  declarant_role: z.string().nullable(),
  declaration_text: z.string().nullable(),
  declarant_name: z.string().nullable(),
  declarant_title: z.string().nullable(),
  signature: z.string().nullable(),
  signature_date: z.string().nullable(),
  created_at: Instant,
  updated_at: Instant,
  json_generated_at: Instant.nullable(),
  snapshot_id: z.string().nullable(),
  snapshot_version: z.number().int().nullable(),
  signature_type: z.literal('typed'),
  status_changed_by: Person.nullable(),
  owner_user: Person.nullable(),
  archived_by: Person.nullable(),
  created_by: Person.nullable(),
  updated_by: Person.nullable(),
  surety_contact: Json.nullable(),
  broker_filer_info: Json.nullable(),
  step_progress: Entry.shape.step_progress,
  page_progress: PageProgress,
  skip_flags: z.partialRecord(StepKey, z.literal(true)),
  navigation_state: NavigationState.nullable(),
  navigation_history: z.array(z.unknown()),
  /** By member. */
  user_preferences: Json,
})

export const ShipmentRecord = z.object({
  importing_carrier: z.string(),
  mode_of_transport: z.string(),
  country_of_origin: z.string(),
  import_date: z.string().nullable(),
  bl_awb: z.string(),
  it_number: z.string(),
  it_date: z.string().nullable(),
  foreign_port_lading: z.string(),
  us_port_unlading: z.string(),
  manufacturer_id: z.string(),
  exporting_country: z.string(),
  missing_documents: z.array(z.string()),
  is_ftz: z.boolean(),
  ftz_number: z.string(),
})

export const PartyProfileRecord = z.object({
  location_goods: z.string(),
  firms_code: z.string(),
  consignee_number: z.string(),
  importer_number: z.string(),
  reference_number: z.string(),
})

export const PartyRecord = z.object({
  party_type: z.enum(PARTY_TYPES),
  party_data: Json,
  name: z.string(),
  /** The address is complete and in the form of the postal service; null until the entry is saved again. */
  address_normalized: z.boolean().nullable(),
  /** The number has a form that customs takes; it is not looked up there. */
  tin_validated: z.boolean().nullable(),
  duplicate_check: z
    .object({
      status: z.enum(['unique', 'possible', 'failed']),
      checked_at: Instant,
      matches: z.array(
        z.object({
          name: z.string(),
          entry_id: z.string(),
          entry_number: z.string(),
          score: z.number(),
          reasons: z.array(z.string()),
        }),
      ),
    })
    .nullable(),
  updated_at: Instant,
})

export const TradeRemediesRecord = z.object({
  section232_applicable: z.boolean(),
  material_scope: z.string(),
  is_recycled_aluminum: z.boolean(),
  country_melt_pour: z.string(),
  primary_country_smelt: z.string(),
  secondary_country_smelt: z.string(),
  country_cast: z.string(),
})

export const FeeRecord = z.object({
  id: z.string(),
  entry_id: EntryId,
  code: z.string(),
  class_code: z.string(),
  amount_usd: z.string(),
  note: z.string(),
  created_at: Instant,
  updated_at: Instant,
})

export const SubmissionRecord = z.object({
  id: z.string(),
  state: z.enum(['queued', 'sending', 'retrying', 'answered', 'failed']),
  attempts: z.number().int(),
  disposition: z.string().nullable(),
  /** Null for a kind that freezes nothing. */
  snapshot_version: z.number().int().nullable(),
  submitted_by: Person.nullable(),
  submitted_at: Instant,
  answered_at: Instant.nullable(),
})

/** `GET …/record`: everything that is kept of an entry but its lines, its validations and its history. */
export const StoredRecordAnswer = z.object({
  entry: EntryRecordRow,
  shipment: ShipmentRecord.nullable(),
  party_profile: PartyProfileRecord.nullable(),
  parties: z.array(PartyRecord),
  trade_remedies: TradeRemediesRecord.nullable(),
  fees: z.array(FeeRecord),
  /** Newest first. */
  submissions: z.array(SubmissionRecord),
  /** The tasks of the entry, the most urgent first. */
  tasks: z.array(z.object({ kind: z.string(), title: z.string(), due_on: z.string().nullable() })),
})

const amount = z.string().nullable()

export const LineRecord = z.object({
  entry_id: EntryId,
  line_id: z.string(),
  line_number: z.number().int(),
  part_number: z.string(),
  purchase_orders: z.array(z.string()),
  description: z.string(),
  htsus: z.string(),
  hts_validated: z.boolean().nullable(),
  quantity: amount,
  uom: z.string(),
  unit_value: amount,
  line_value: amount,
  origin_country: z.string(),
  manufacturer_mid: z.string(),
  mid_status: z.enum(['generated', 'error']),
  currency_code: z.string(),
  gross_weight_kg: amount,
  manifest_qty: amount,
  net_qty: amount,
  net_uom: z.string(),
  entered_value_usd: amount,
  charges_usd: amount,
  relationship: z.string(),
  duty_amount: amount,
  adcvd_amount: amount,
  ir_tax_amount: amount,
  hts_rate: amount,
  adcvd_rate: amount,
  irc_rate: amount,
  calculation_status: z.enum(['calculated', 'entered', 'incomplete']).nullable(),
  adcvd_case_number: z.string(),
  pga_data: Json,
  line_data: Json,
})

/** `GET …/lines?from=&limit=`: the lines as the data layer keeps them, by line number. */
export const LinesQuery = z.object({
  from: z.coerce.number().int().min(1).max(999).default(1),
  limit: z.coerce.number().int().min(1).max(999).default(50),
})
export const LinesAnswer = z.object({ lines: z.array(LineRecord), total: z.number().int() })

export const ValidationRecord = z.object({
  id: z.string(),
  rule_code: z.string(),
  severity: Finding.shape.severity,
  /** 3 error, 2 warning, 1 info. */
  severity_level: z.number().int(),
  field_path: z.string(),
  message: z.string(),
  /** The rule that found it: its layer, its source, its page. */
  validation_rules: Json,
  /** The finding in full. */
  validation_results: Json,
  created_at: Instant,
  /** When a newer run replaced it; null while it is current. */
  resolved_at: Instant.nullable(),
})

/** `GET …/validations?resolved=&limit=`: what the latest run found, by field and in full, or what earlier runs did. */
export const ValidationsQuery = z.object({
  resolved: z.stringbool().default(false),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
})
export const ValidationsAnswer = z.object({
  field_validation: z.record(
    z.string(),
    z.object({
      severity: Finding.shape.severity,
      count: z.number().int(),
      rule_codes: z.array(z.string()),
    }),
  ),
  error_messages: z.record(z.string(), z.array(z.string())),
  validations: z.array(ValidationRecord),
  total: z.number().int(),
})
