import { COPY_PARTS, ENTRY_GROUPS } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { fault } from '../fault.ts'
import { BondSection, DraftData } from './draft.ts'
import { Entry, EntryId, EntryStatus, Finding, Instant, Person, Total } from './entry.ts'
import { EntryRow } from './entry-list.ts'

/** Shapes of the sub-resources of `/api/entries` and of the dashboard. */

/** `POST …/draft/clear`: empties the whole draft, step 2 or the export page. */
export const ClearDraftBody = z.strictObject({
  part: z.enum(['all', 'transport', 'export']),
  expected_updated_at: Instant,
})

/** `PUT …/number`: the number of the release, with or without hyphens. */
export const NumberEntryBody = z.strictObject({
  entry_number: z.string().trim().min(1).max(20),
  expected_updated_at: Instant,
})

/** `POST …/validate`: runs every rule and stores what it finds; earlier findings get their `resolved_at`. */
export const ValidationAnswer = z.object({
  issues: z.array(Finding),
  blocking_error_count: z.number().int(),
  warning_count: z.number().int(),
  validation_status: Entry.shape.validation_status,
  validated_at: Instant,
})

/** `POST /api/entries/validate {ids}`: one result per entry, in the order asked. */
export const ValidateMany = z.strictObject({ ids: z.array(EntryId).min(1).max(200) })
/** `POST /api/entries/validate-stream {ids}`: the same results as lines of JSON, each as soon as it is known. */
export const ValidateStream = z.strictObject({ ids: z.array(EntryId).min(1).max(1000) })
export const ValidateManyAnswer = z.object({
  results: z.array(
    z.object({
      id: EntryId,
      validation_status: Entry.shape.validation_status.optional(),
      blocking_error_count: z.number().int().optional(),
      warning_count: z.number().int().optional(),
      message: z.string().optional(),
    }),
  ),
})
/** One line of the stream: which of how many, and its result. */
export const ValidateStreamLine = ValidateManyAnswer.shape.results.element.extend({
  done: z.number().int(),
  total: z.number().int(),
})

/** `GET …/bond`: the entry's bond details, what the organisation's standing bond would fill in, and whether they are asked for. */
export const EntryBondAnswer = z.object({
  bond: BondSection,
  standing_bond: BondSection.nullable(),
  needed: z.boolean(),
})
export type EntryBondAnswer = z.output<typeof EntryBondAnswer>

/** The latest canonical JSON of an entry; personal numbers are masked in `payload`. */
export const SnapshotAnswer = z.object({
  snapshot: z.object({
    id: z.string(),
    entry_id: EntryId,
    version: z.number().int(),
    schema_version: z.string(),
    payload: z.record(z.string(), z.unknown()),
    generated_at: Instant,
    generated_by: Person.nullable(),
    metadata: z.record(z.string(), z.unknown()),
  }),
})

/** One thing that a person did to an entry, newest first. */
export const Activity = z.object({
  id: z.string(),
  activity_type: z.string(),
  activity_data: z.record(z.string(), z.unknown()),
  occurred_at: Instant,
  user: Person.nullable(),
})
export const ActivitiesAnswer = z.object({ activities: z.array(Activity) })

/** `POST /api/entries/confirmed-carriers`: confirms a vessel carrier prefix that the table lacks. */
export const ConfirmCarrierBody = z.strictObject({
  prefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(
      /^[A-Z]{3}$/,
      fault(
        say({
          id: 'request.the-prefix-is-the-first-three',
          defaultMessage: 'The prefix is the first three letters of the bill of lading.',
        }),
      ),
    ),
})
export const ConfirmedCarriersAnswer = z.object({ confirmed_carrier_prefixes: z.array(z.string()) })

/** `GET /api/dashboard`. Times are seconds from submission to acceptance or release; null before the first. */
export const DashboardAnswer = z.object({
  total_entries: z.number().int(),
  first_entry_at: Instant.nullable(),
  entries_this_month: z.number().int(),
  month: z.string(),
  total_value: z.string(),
  average_clearance_seconds: z.number().int().nullable(),
  /** The number of entries in each group, without archived ones. */
  groups: z.record(z.enum(ENTRY_GROUPS), z.number().int()),
  /** The number of them waiting with these statuses, without those that CBP has released. */
  waiting: z.object({
    draft: z.number().int(),
    validated: z.number().int(),
    submitted: z.number().int(),
    hold: z.number().int(),
  }),
  /** The earliest last day to file a rejected entry again. */
  rejected_due_on: z.iso.date().nullable(),
  /** Duty and fees that are to be paid within 14 days, and those that were paid this month. */
  money: z.object({
    due_amount: z.string(),
    due_count: z.number().int(),
    due_released_count: z.number().int(),
    paid_amount: z.string(),
    paid_count: z.number().int(),
  }),
  /** The amount of the continuous bond on file: decimal text. */
  continuous_bond_amount: z.string().nullable(),
  draft_count: z.number().int(),
  newest_draft: EntryRow.nullable(),
  recent: z.array(EntryRow),
})

/** `GET /api/entries/drafts`: how many drafts there are, and the one that was worked on last. */
export const DraftsAnswer = z.object({ draft_count: z.number().int(), newest_draft: EntryRow.nullable() })

/** Details of a 409 `draft_conflict`: the present version and who saved it. */
export const DraftConflictDetails = z.object({
  updated_at: Instant,
  updated_by: Person.nullable(),
  entry: Entry,
})

/** Details of a 422: the findings that stand in the way. */
export const FindingsDetails = z.object({ issues: z.array(Finding), totals: Total.optional() })

export const StatusAnswer = z.object({
  entry: Entry,
  changed: z.boolean(),
  previous_status: EntryStatus.nullable(),
})

/** `POST …/copy`: the parts to copy. Header, bond and payment method are always copied. */
export const CopyEntryBody = z.strictObject({ parts: z.array(z.enum(COPY_PARTS)).max(COPY_PARTS.length) })
/** The copy, the paths of the fields that it leaves empty, and what has changed since the earlier entry. */
export const CopyEntryAnswer = z.object({
  entry: Entry,
  left_empty: z.array(z.string()),
  changes: z.array(z.string()),
})

/** So many further entries take the rows of one sheet. */
const MOST_FURTHER_ENTRIES = 10

/**
 * `POST …/further-entries`: lines that the entry has no room for, entry by entry. The ids are the client's own, so that
 * the request can be repeated.
 */
export const FurtherEntriesBody = z.strictObject({
  entries: z
    .array(z.strictObject({ id: EntryId, line_items: DraftData.shape.line_items.unwrap() }))
    .min(1)
    .max(MOST_FURTHER_ENTRIES),
})
export const FurtherEntriesAnswer = z.object({
  entries: z.array(Entry.pick({ id: true, entry_number: true, line_count: true, total_entered_value: true })),
})

/** A draft that waits for the import of a sheet to end, and who saved it last. */
const SplitEntry = Entry.pick({
  id: true,
  entry_number: true,
  line_count: true,
  total_entered_value: true,
  updated_at: true,
  updated_by: true,
})
/** Of an entry: the further drafts that an import left when it was abandoned. Of such a draft: the entry of that import. */
export const UnfinishedSplit = z.object({ entries: z.array(SplitEntry), origin: SplitEntry.nullable() })

/** Which further drafts are deleted, each as the person saw it. */
export const DiscardSplitBody = z.strictObject({
  entries: z
    .array(z.strictObject({ id: EntryId, expected_updated_at: Instant }))
    .min(1)
    .max(MOST_FURTHER_ENTRIES),
})

/** The values that an import could not use, by field: numbers that were masked in the file. */
export const ImportNotes = z.array(z.object({ path: z.string(), message: z.string() }))
