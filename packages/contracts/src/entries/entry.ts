import {
  CURRENT_STEPS,
  DELETION_STATES,
  ENTRY_STATUSES,
  ROLES,
  STEP_STATUSES,
  STEPS,
  SUMMARY_CONTROLS,
  SUMMARY_STATES,
} from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { RULES_PROFILES } from '@edfe/domain/profile'
import { HEADLINES } from '@edfe/domain/release'
import { SEVERITIES, VALIDATION_STATUSES } from '@edfe/domain/rules'
import { z } from 'zod'
import { STATUS_REASON_MAX } from '../choices.ts'
import { fault } from '../fault.ts'
import { DraftData } from './draft.ts'
import { NavigationState, PageProgress, ViewPreferences, WizardPage } from './saved-position.ts'

/** Shapes of `/api/entries`: snake_case, ISO instants, amounts as decimal text with two places. */
export const EntryId = z.uuid()
export const EntryParams = z.object({ id: EntryId })
/** A line of an entry by its id. */
export const LineParams = EntryParams.extend({ line: z.string().min(1).max(100) })
export const EntryStatus = z.enum(ENTRY_STATUSES)
export const Instant = z.iso.datetime({ offset: true })

export const StepKey = z.enum(STEPS.map(({ key }) => key))

export const StepProgressItem = z.object({
  status: z.enum(STEP_STATUSES),
  visitedAt: z.string().optional(),
  completedAt: z.string().optional(),
  validationErrors: z.number().int().optional(),
  skipped: z.boolean().optional(),
})

export const Finding = z.object({
  rule_id: z.string(),
  severity: z.enum(SEVERITIES),
  path: z.string(),
  label: z.string(),
  message: z.string(),
  detail: z.string().optional(),
  step: StepKey,
  block: z.string().optional(),
  page: z.string().optional(),
  /** The filed entry that the finding rests on. */
  entry_id: z.string().optional(),
})

export const Person = z.object({ id: z.string(), name: z.string() })

/** The change that voided a signature: paths of the changed fields, at most twenty of `field_count`. */
export const VoidedSignature = z.object({
  by: Person.nullable(),
  at: Instant,
  fields: z.array(z.string()),
  field_count: z.number().int(),
})
export type VoidedSignature = z.output<typeof VoidedSignature>

/** The actions that the signed-in member may take on this entry now; the screens ask this, never the role. */
export const EntryMay = z.object({
  edit: z.boolean(),
  validate: z.boolean(),
  submit: z.boolean(),
  archive: z.boolean(),
  delete: z.boolean(),
  /** Make the draft that corrects it: customs rejected it. */
  correct: z.boolean(),
  /** Record that duty and fees were paid. */
  record_payment: z.boolean(),
  /** Make the draft that replaces it: customs accepted it. */
  replace: z.boolean(),
  /** Make the draft of its post summary correction: its duty is paid. */
  correct_paid: z.boolean(),
  /** Ask CBP to delete the accepted summary. */
  delete_summary: z.boolean(),
  /** Return a validated entry to draft. */
  reopen: z.boolean(),
  /** Decisions of customs that the member may record by hand. */
  decide: z.array(EntryStatus),
})

export const Entry = z
  .object({
    id: EntryId,
    entry_number: z.string(),
    type: z.enum(['informal', 'formal']),
    entry_type: z.string(),
    port_code: z.string(),
    status: EntryStatus,
    previous_status: EntryStatus.nullable(),
    status_changed_at: Instant.nullable(),
    status_changed_by: Person.nullable(),
    status_reason: z.string().nullable(),
    release_status: z.string().nullable(),
    /** The day of CBP's release; summary and payment are due ten working days later. */
    released_on: z.iso.date().nullable(),
    /** The state that matters most, as the heading of a filed entry names it. */
    headline: z.enum(HEADLINES),
    /** Where the deletion of the accepted summary is: asked of CBP, or done. */
    deletion: z.enum(DELETION_STATES).nullable(),
    /** The summary apart from the goods: CBP may hold or release them before it answers the summary. */
    summary_state: z.enum(SUMMARY_STATES),
    /** The party that may change the summary on file: the trade, or CBP, with the reason. */
    control: z.enum(SUMMARY_CONTROLS),
    current_step: z.enum(CURRENT_STEPS),
    step_progress: z.partialRecord(StepKey, StepProgressItem),
    /** Steps that were skipped and not done since. */
    skip_flags: z.partialRecord(StepKey, z.literal(true)),
    page_progress: PageProgress,
    navigation_state: NavigationState.nullable(),
    /** The asking member's own. */
    view_preferences: ViewPreferences,
    validation_status: z.enum(VALIDATION_STATUSES),
    autosave_status: z.string(),
    last_saved_at: Instant.nullable(),
    draft_data: DraftData,
    total_entered_value: z.string(),
    total_duty: z.string(),
    total_tax: z.string(),
    total_other: z.string(),
    grand_total: z.string(),
    deferred_tax: z.string(),
    bonded_adcvd: z.string(),
    /** The day on which duty and fees were paid, as a member recorded it. */
    duty_paid_on: z.iso.date().nullable(),
    /** The day on which CBP liquidated the entry, as a member recorded it. */
    liquidated_on: z.iso.date().nullable(),
    /** The day until which the organization keeps the records; null before filing and without an entry date. */
    kept_until: z.iso.date().nullable(),
    line_count: z.number().int(),
    broker_name: z.string().nullable(),
    /** The person who signed block 45; another member may submit the entry. */
    signed_by: Person.nullable(),
    /** Why the last signature no longer counts; null while the draft is signed or was never signed. */
    signature_voided: VoidedSignature.nullable(),
    archived: z.boolean(),
    /** Counts the summaries of one entry number from 1. */
    summary_version: z.number().int(),
    /** True if it corrects a summary that is paid. */
    is_post_summary: z.boolean(),
    /** The earlier version that this one corrects or replaces, its status and its summary. */
    corrects_entry_id: EntryId.nullable(),
    corrects_status: EntryStatus.nullable(),
    corrects_summary: z.enum(SUMMARY_STATES).nullable(),
    /** The later version that was filed in place of this one. */
    superseded_by: EntryId.nullable(),
    created_at: Instant,
    updated_at: Instant,
    updated_by: Person.nullable(),
    may: EntryMay,
  })
  .meta({ id: 'Entry' })
export type Entry = z.output<typeof Entry>

export const EntryAnswer = z.object({ entry: Entry })

export const PatchEntry = z.strictObject({
  draft_data: DraftData,
  is_draft: z.boolean().default(true),
  expected_updated_at: Instant,
  current_step: Entry.shape.current_step.optional(),
  navigation: z.enum(['save_and_continue', 'skip', 'save_and_exit', 'back', 'jump']).optional(),
  /** The page that is saved; with `save_and_continue` it counts as done. */
  page: WizardPage.optional(),
})
export type PatchEntry = z.output<typeof PatchEntry>

/**
 * The first save of an entry: the id that the client has chosen for it, and what is saved as with `PatchEntry`. Without
 * an id the server chooses one, and without a draft the entry has what every new one begins with.
 */
export const NewEntry = PatchEntry.omit({ expected_updated_at: true })
  .partial({ draft_data: true })
  .extend({ id: EntryId.optional() })

export const PatchStepProgress = z.strictObject({
  step: z.union([StepKey, z.literal('lines')]),
  status: StepProgressItem.shape.status,
  skipped: z.boolean().optional(),
  validationErrors: z.number().int().min(0).max(100_000).optional(),
})

export const Total = z.object({
  total_entered_value: z.string(),
  total_duty: z.string(),
  total_tax: z.string(),
  total_other: z.string(),
  grand_total: z.string(),
})

/**
 * `POST …/final-review`: every issue of every step, in page order. `acknowledge` sets or takes back the asker's own
 * acknowledgement, which `acknowledged` tells of; `acknowledgements` are everyone's, the first one first.
 */
export const FinalReview = z.object({
  issues: z.array(Finding),
  blocking_error_count: z.number().int(),
  warning_count: z.number().int(),
  totals: Total,
  acknowledged: z.boolean(),
  acknowledgements: z.array(z.object({ person: Person, at: Instant })),
  last_evaluated_at: Instant,
  validation_status: Entry.shape.validation_status,
})
export type FinalReview = z.output<typeof FinalReview>
export const FinalReviewAnswer = z.object({ final_review: FinalReview, entry: Entry })
export const FinalReviewBody = z.strictObject({ acknowledge: z.boolean().optional() })

/** `POST …/declaration`: the named declaration of step 5 certified in a role. */
export const DeclarationBody = z.strictObject({
  accepted: z.boolean(),
  declarant_name: z.string().max(200),
  signature_value: z.string().max(200),
  declarant_role: z.enum(ROLES),
  declarant_title: z.string().max(200),
  expected_updated_at: Instant,
})

/** `POST …/status`: submitting a draft passes through validated in the same transaction. */
export const StatusBody = z.strictObject({
  status: EntryStatus,
  expected_updated_at: Instant.optional(),
  declarant_role: z.enum(ROLES).optional(),
  acknowledged: z.boolean().optional(),
  /** Why a decision of customs is recorded by hand, or why an entry that waits for approval is sent back. */
  reason: z
    .string()
    .trim()
    .min(1, fault(say({ id: 'request.give-a-reason', defaultMessage: 'Give a reason' })))
    .max(STATUS_REASON_MAX, `A reason has at most ${STATUS_REASON_MAX} characters`)
    .optional(),
})

/** Server-sent events of `GET /api/events`: ids only; clients refetch. */
export const LiveEvent = z.object({
  type: z.enum(['entry', 'entries', 'notification', 'presence', 'refetch']),
  id: z.string().optional(),
})

export const LOOKUPS = [
  'port-codes',
  'entry-types',
  'bond-types',
  'modes-of-transport',
  'countries',
  'missing-document-codes',
  'foreign-ports',
  'surety-companies',
  'adcvd-cases',
  'units-of-measure',
  'states',
] as const

/** `GET /api/lookups/:name?q=&limit=`: code, name and what tells rows apart, then the table's own columns. */
export const LookupRow = z
  .object({ code: z.string(), name: z.string(), detail: z.string().optional() })
  .catchall(z.string().optional())
export const LookupAnswer = z.object({ rows: z.array(LookupRow), total: z.number().int() })
/** The search text; a character that no text of the database can hold is left out. */
export const SearchText = z
  .string()
  .transform((text) => text.replaceAll('\0', ''))
  .pipe(
    z.string().max(
      100,
      fault(
        say({
          id: 'request.search-with-at-most-100-characters',
          defaultMessage: 'Search with at most 100 characters',
        }),
      ),
    ),
  )
  .default('')

export const LookupQuery = z.object({
  q: SearchText,
  limit: z.coerce.number().int().min(1).max(2000).default(10),
})

/**
 * The starting draft of a new entry, before it is saved: the organization's settings over the specified
 * defaults.
 */
export const NewDraftAnswer = z.object({ draft_data: DraftData })

/**
 * The data that the wizard needs once per organisation: dates, profile, standing bond, confirmed carriers.
 */
export const EntryDefaults = z.object({
  today: z.iso.date(),
  time_zone: z.string(),
  rules_profile: z.enum(RULES_PROFILES),
  /** The check digit factor of the filer, which counts under CBP's rules. */
  check_digit_factor: z.number().int(),
  confirmed_carrier_prefixes: z.array(z.string()),
  role: z.enum(ROLES),
  organization: z.object({ id: z.string(), name: z.string(), cbp_filer_code: z.string().nullable() }),
})
export type EntryDefaults = z.output<typeof EntryDefaults>
