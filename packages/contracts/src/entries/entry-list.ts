import { ENTRY_GROUPS, ENTRY_STATUSES } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { CUSTOMS_SIDES } from '@edfe/domain/profile'
import { FILING_TONES, FILING_WORDS, SHIPMENT_FILINGS } from '@edfe/domain/release'
import { ENTRY_DUE_KINDS, parseDeadlineKey } from '@edfe/domain/tasks'
import { z } from 'zod'
import { fault } from '../fault.ts'
import { Entry, EntryId, SearchText } from './entry.ts'

/** A row of the list and of the dashboard. */
export const EntryRow = Entry.pick({
  id: true,
  entry_number: true,
  type: true,
  port_code: true,
  status: true,
  status_changed_at: true,
  release_status: true,
  deletion: true,
  summary_state: true,
  current_step: true,
  line_count: true,
  duty_paid_on: true,
  broker_name: true,
  archived: true,
  created_at: true,
  updated_at: true,
  may: true,
  grand_total: true,
}).extend({
  value_total: z.string(),
  /** The description of the first line that has one; '' before that. */
  goods: z.string(),
  /** The seller, else the manufacturer. */
  supplier: z.string(),
  /** The name of its country; '' while it is not known. */
  supplier_country: z.string(),
  bill_of_lading: z.string(),
  import_date: z.iso.date().nullable(),
  entry_date: z.iso.date().nullable(),
  /** The item due and its day; null if nothing is due. The day is null while it is not known. */
  due: z.object({ kind: z.enum(ENTRY_DUE_KINDS), day: z.iso.date().nullable() }).nullable(),
  /** The filings of the shipment that are made here, each with its state and the day that it names. */
  filings: z.array(
    z.object({
      filing: z.enum(SHIPMENT_FILINGS),
      tone: z.enum(FILING_TONES),
      word: z.enum(FILING_WORDS),
      day: z.iso.date().nullable(),
    }),
  ),
  /** Errors of a draft's latest validation run; 1,000 may be more. */
  open_errors: z.number().int(),
  /** The first last day of what CBP asks for. */
  answer_due_on: z.iso.date().nullable(),
  /** A later version corrects or replaces it. */
  is_corrected: z.boolean(),
  /** True if its status comes from the simulator: the entry was submitted for practice. */
  is_practice: z.boolean(),
  /** Who answers. */
  customs: z.enum(CUSTOMS_SIDES),
  /** The name of the port; null for a code that no table knows. */
  port_name: z.string().nullable(),
})

/** The number of entries in each view of the list, before further filters. */
export const ListCounts = z.object({
  all: z.number().int(),
  groups: z.record(z.enum(ENTRY_GROUPS), z.number().int()),
  archived: z.number().int(),
})

/** A search counts no further: its cost would grow with what it finds. */
export const MOST_FOUND = 1000

export const EntryList = z.object({
  entries: z.array(EntryRow),
  counts: ListCounts,
  /**
   * The number of entries that match the filter; a search counts, and pages through, at most the first
   * thousand.
   */
  total: z.number().int(),
  /** True if a search finds more than `total`. */
  has_more: z.boolean(),
  page: z.number().int(),
  page_size: z.number().int(),
})

export const EntryListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(20),
  archived: z.stringbool().default(false),
  status: z.enum(['all', ...ENTRY_STATUSES]).default('all'),
  group: z.enum(['all', ...ENTRY_GROUPS]).default('all'),
  /** Entries whose entry date is in this month, `YYYY-MM`. */
  entered: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  /** Entries that have this deadline, a kind and a day: `payment:2026-12-04`. */
  deadline: z
    .string()
    .refine(
      (key) => parseDeadlineKey(key) !== undefined,
      fault(
        say({
          id: 'request.use-a-kind-and-a-day',
          defaultMessage: 'Use a kind and a day, as payment:2026-12-04',
        }),
      ),
    )
    .optional(),
  /** Entries with a line that has a tariff row of this heading of chapter 99, its digits: `99038815`. */
  measure: z
    .string()
    .regex(
      /^99\d{0,8}$/,
      fault(
        say({
          id: 'request.use-the-digits-of-a-heading',
          defaultMessage: 'Use the digits of a heading of chapter 99, as 99038815',
        }),
      ),
    )
    .optional(),
  /** Entries with a line that claims this special program, a code: `S`. */
  program: z
    .string()
    .regex(
      /^[ -~]{1,3}$/,
      fault(
        say({
          id: 'request.use-the-code-of-a-special',
          defaultMessage: 'Use the code of a special program, as S+',
        }),
      ),
    )
    .optional(),
  range: z.enum(['all', 'today', 'week', 'month', 'quarter', 'year']).default('all'),
  q: SearchText,
  sort: z.enum(['created_at', 'entry_number', 'status', 'port_code', 'value_total']).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
})

export const ArchiveMany = z.strictObject({ ids: z.array(EntryId).min(1).max(200) })
export const ArchiveManyAnswer = z.object({
  results: z.array(z.object({ id: EntryId, ok: z.boolean(), message: z.string().optional() })),
})
