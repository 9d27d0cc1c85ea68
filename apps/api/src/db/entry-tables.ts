import type { PatchEntry } from '@edfe/contracts/entries/entry'
import type { ViewPreferences } from '@edfe/contracts/entries/saved-position'
import type { MessageStream } from '@edfe/domain/customs'
import type {
  CurrentStep,
  DeletionState,
  DraftData,
  EntryStatus,
  StepProgress,
  SummaryState,
} from '@edfe/domain/entry'
import type { ReleaseAction } from '@edfe/domain/filing'
import type { Message } from '@edfe/domain/messages'
import type { CustomsGatewayName } from '@edfe/domain/profile'
import type { KeptFilings } from '@edfe/domain/release'
import type { RuleRecord } from '@edfe/domain/review'
import type { Finding } from '@edfe/domain/rules'
import type { ColumnType, Generated } from 'kysely'
import type { z } from 'zod'
import type { CreatedAt, Json, Timestamp } from './tables.ts'

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>
/** A message in a jsonb column; it is written as JSON text. */
type NullableMessage = ColumnType<Message | null, string | null | undefined, string | null>
/** numeric: comes and goes as decimal text. */
type Amount = ColumnType<string, string | undefined, string>

declare module './tables.ts' {
  interface Tables {
    entries: EntriesTable
    entry_counts: EntryCountsTable
    entry_clearance: EntryClearanceTable
    entry_number_ranges: EntryNumberRangesTable
    validations: ValidationsTable
    entry_activities: EntryActivitiesTable
    entry_json_snapshots: EntryJsonSnapshotsTable
    submissions: SubmissionsTable
    transmission_messages: TransmissionMessagesTable
    entry_events: EntryEventsTable
    confirmed_carriers: ConfirmedCarriersTable
  }
}

/** When a page of the wizard was first opened and last saved as done, by the page's address; ISO instants. */
export type PageProgress = Record<string, { visited_at: string; completed_at?: string }>

/** Where work on the entry went on last. */
interface NavigationState {
  page: string
  line_id?: string
  user_id: string | null
  /** ISO instant. */
  at: string
}

/** The action by which a person moved on from a step; `at` is an ISO instant. */
interface NavigationVisit {
  action: NonNullable<z.output<typeof PatchEntry>['navigation']>
  to: CurrentStep | null
  at: string
}

/** Where work on an entry goes on, and how far each step and page is. */
export interface EntryProgress {
  current_step: CurrentStep
  step_progress: StepProgress
  page_progress: PageProgress
  navigation_state: NavigationState | null
  /** The newest visits, the latest last; `entry_activities` holds all. */
  navigation_history: NavigationVisit[]
  /** By user id. */
  user_preferences: Record<string, z.output<typeof ViewPreferences>>
}

/** A condition as it is stored: the finding, and what CBP sent with it. */
export interface StoredCondition extends Finding {
  code: string
  /** The narrative of CBP. */
  cbp_label: string
  /** The value of the draft there when it was filed; personal numbers are masked. */
  sent_value: string | null
}

export interface EntriesTable {
  id: string
  org_id: string
  entry_number: string
  check_digit_rule: string
  check_digit_offset: Generated<number>
  summary_version: Generated<number>
  is_post_summary: Generated<boolean>
  type: Generated<'informal' | 'formal'>
  entry_type: Generated<string>
  port_code: Generated<string>
  summary_date: Nullable<string>
  entry_date: Nullable<string>
  eta: Nullable<string>
  incoterm: Nullable<string>
  currency_code: Generated<string>
  surety_no: Generated<string>
  bond_type: Generated<string>
  bond_number: Nullable<string>
  bond_type_detail: Nullable<string>
  bond_amount: Nullable<string>
  surety_company: Nullable<string>
  surety_address: Nullable<string>
  surety_contact: Nullable<string>
  status: Generated<EntryStatus>
  previous_status: Nullable<EntryStatus>
  status_changed_at: NullableTime
  status_changed_by: Nullable<string>
  status_reason: NullableMessage
  release_status: Nullable<string>
  deletion: Nullable<DeletionState>
  summary_state: Generated<SummaryState>
  validation_status: Generated<'pending' | 'passed' | 'failed'>
  conflict_flag: Generated<boolean>
  draft_data: Json<DraftData>
  schema_version: Generated<string>
  last_saved_at: NullableTime
  progress: Json<EntryProgress>
  records_version: Generated<number>
  snapshot_id: Nullable<string>
  goods: Generated<string>
  supplier: Generated<string>
  bill_of_lading: Generated<string>
  import_date: Nullable<string>
  payment_due_on: Nullable<string>
  release_method: Nullable<string>
  needs_security_filing: Generated<boolean>
  security_filing_due_on: Nullable<string>
  filings: ColumnType<KeptFilings | null, string | null | undefined, string | null>
  released_on: Nullable<string>
  line_count: Generated<number>
  total_weight: Amount
  total_entered_value: Amount
  total_duty: Amount
  total_tax: Amount
  total_other: Amount
  grand_total: Amount
  deferred_tax: Amount
  bonded_adcvd: Amount
  duty_paid_on: Nullable<string>
  liquidated_on: Nullable<string>
  broker_name: Nullable<string>
  broker_license: Nullable<string>
  broker_filer_info: Nullable<string>
  purchase_order: Nullable<string>
  file_reference_no: Nullable<string>
  declarant_role: Nullable<string>
  declarant_name: Nullable<string>
  declarant_title: Nullable<string>
  declaration_text: Nullable<string>
  signature: Nullable<string>
  signature_date: Nullable<string>
  signed_by: Nullable<string>
  archived: Generated<boolean>
  archived_at: NullableTime
  archived_by: Nullable<string>
  corrects_entry_id: Nullable<string>
  owner_user_id: Nullable<string>
  assigned_to: Nullable<string>
  created_by: Nullable<string>
  updated_by: Nullable<string>
  created_at: CreatedAt
  created_day: string
  updated_at: CreatedAt
}

interface EntryCountsTable {
  org_id: string
  archived: boolean
  status: string
  released: boolean
  deleted: Generated<boolean>
  created_day: string
  entries: number
  value_total: Amount
}

interface EntryClearanceTable {
  org_id: string
  entries: number
  seconds: number
}

interface EntryNumberRangesTable {
  org_id: string
  filer_code: string
  prefix: string
  next_sequence: Generated<number>
  created_at: CreatedAt
}

interface ValidationsTable {
  id: Generated<string>
  org_id: string
  entry_id: string
  rule_code: string
  severity: string
  field_path: string
  message: Json<Message>
  validation_rules: Json<RuleRecord | Record<string, never>>
  validation_results: Json<Finding>
  severity_level: ColumnType<number, never, never>
  created_at: CreatedAt
  resolved_at: NullableTime
}

interface EntryActivitiesTable {
  id: Generated<string>
  org_id: string
  entry_id: string
  activity_type: string
  activity_data: ColumnType<Record<string, unknown>, string | undefined, never>
  user_id: Nullable<string>
  occurred_at: CreatedAt
}

interface EntryJsonSnapshotsTable {
  id: Generated<string>
  org_id: string
  entry_id: string
  version: number
  schema_version: string
  payload: Json<Record<string, unknown>>
  generated_at: Timestamp
  generated_by: Nullable<string>
  metadata: ColumnType<Record<string, unknown>, string | undefined, never>
}

export type SubmissionState = 'queued' | 'sending' | 'retrying' | 'answered' | 'failed'

interface SubmissionsTable {
  id: string
  org_id: string
  /** One of these two, by the subject of its kind. */
  entry_id: string | null
  importer_check_id: string | null
  /** Null for a kind that freezes nothing. */
  snapshot_version: number | null
  /** A name of the registry of kinds. */
  kind: Generated<string>
  /** Of a security filing that CBP took: its number there. */
  filing_number: Nullable<string>
  /** Of a question about one bill: its numbers. */
  bill: Nullable<string>
  /** Of a release: what is asked. */
  action: Nullable<ReleaseAction>
  /** CBP neither accepts nor rejects it yet: a person there decides. */
  is_referred: Generated<boolean>
  /** Of a release: the submission of the summary in whose message it went. */
  carried_by: Nullable<string>
  gateway: CustomsGatewayName
  state: ColumnType<SubmissionState, SubmissionState | undefined, SubmissionState>
  attempts: Generated<number>
  next_attempt_at: NullableTime
  last_problem: NullableMessage
  /** Sealed JSON list of 80-column images. */
  images: string
  /** Of a summary: those of them that name its money, sealed alike. */
  money: Nullable<string>
  disposition: Nullable<string>
  version: Nullable<string>
  conditions: ColumnType<StoredCondition[], string | undefined, string>
  submitted_by: Nullable<string>
  submitted_at: Timestamp
  sent_at: NullableTime
  handed_over_at: NullableTime
  /** The number of times that CBP has asked for the same bytes again. */
  sent_again: Generated<number>
  answered_at: NullableTime
}

interface TransmissionMessagesTable {
  id: Generated<string>
  org_id: string
  submission_id: string
  direction: 'sent' | 'received'
  application: string
  /** Sealed JSON list of 80-column images. */
  images: string
  at: Timestamp
}

interface EntryEventsTable {
  id: Generated<string>
  org_id: string
  entry_id: string
  stream: MessageStream
  kind: string
  direction: 'sent' | 'received' | 'local'
  title: Json<Message>
  detail: Json<readonly Message[]>
  code: Nullable<string>
  tone: 'neutral' | 'ok' | 'bad' | 'wait'
  message_id: Nullable<string>
  actor_user_id: Nullable<string>
  occurred_at: Timestamp
  seq: Generated<number>
}

interface ConfirmedCarriersTable {
  org_id: string
  prefix: string
  confirmed_by: Nullable<string>
  confirmed_at: CreatedAt
}
