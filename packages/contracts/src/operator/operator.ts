import { normaliseEntryNumber } from '@edfe/domain/entry'
import { INVOICE_STATES } from '@edfe/domain/filing-fee'
import { say } from '@edfe/domain/messages'
import { CUSTOMS_GATEWAYS } from '@edfe/domain/profile'
import { z } from 'zod'
import { CLAIM_KINDS } from '../choices.ts'
import { SUBMISSION_STATES } from '../customs/submission-states.ts'
import { fault } from '../fault.ts'
import { TariffUpdate } from './tariff-updates.ts'

/** The content of the operator's page: nothing that organizations file. */
const Queue = z.object({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  failed: z.int(),
})
/** A job that is not tried again unless the operator asks for it. */
const FailedJob = z.object({ id: z.uuid(), queue: z.string(), failed_at: z.string(), problem: z.string() })
/** A message of CBP that names no entry of this installation. */
const UnmatchedMessage = z.object({
  id: z.string(),
  application: z.string(),
  received_at: z.string(),
  records: z.array(z.string()),
})
/** A transmission that CBP has not answered or the gateway has refused; nothing of what it says. */
const WaitingTransmission = z.object({
  id: z.uuid(),
  organization: z.string(),
  /** The name of its kind. */
  kind: z.string(),
  state: z.enum(SUBMISSION_STATES),
  attempts: z.int(),
  submitted_at: z.string(),
  next_attempt_at: z.string().nullable(),
  problem: z.string().nullable(),
})
/** The road to customs as all servers see it. */
export const Road = z.object({
  gateway: z.enum(CUSTOMS_GATEWAYS),
  /** True if organizations practise until their line is opened. */
  has_practice: z.boolean(),
  /** True if a line can lead to CBP's test system. */
  has_test: z.boolean(),
  /** When the other side last took or answered a transmission, answered the question for messages, gave a message. */
  sent_at: z.string().nullable(),
  heard_at: z.string().nullable(),
  received_at: z.string().nullable(),
  away_since: z.string().nullable(),
  /** Since when the operator holds up what is sent. */
  paused_at: z.string().nullable(),
  /** Transmissions that CBP has not answered, and since when the oldest waits. */
  waiting: z.int(),
  oldest_at: z.string().nullable(),
  /** The oldest waits longer than the setting allows. */
  is_late: z.boolean(),
  alert_minutes: z.number(),
  /** Messages that are stored and not read yet, those without an entry, answers that cannot be read. */
  unread: z.int(),
  unmatched: z.int(),
  unreadable: z.int(),
  /** The oldest first. */
  transmissions: z.array(WaitingTransmission),
  /** Filings that the gateway refused for good and that can be sent again, the newest first. */
  refused: z.array(WaitingTransmission),
})
export type Road = z.output<typeof Road>
const ReceivedMessage = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: z.string(),
})
const BackupRun = z.object({
  kind: z.enum(['backup', 'check']),
  file: z.string(),
  finished_at: z.string(),
  rows: z.int(),
  documents: z.int(),
  problems: z.array(z.string()),
})
/** A filer code or importer number that an organization asks to have confirmed; personal numbers are masked. */
const FilingRequest = z.object({
  id: z.uuid(),
  organization: z.string(),
  kind: z.enum(CLAIM_KINDS),
  number: z.string(),
  asked_by: z.string(),
  asked_at: z.string(),
  /** The name of the file of the letter. */
  letter: z.string().nullable(),
})
/** An invoice for the operator's fee that is not paid. */
const UnpaidInvoice = z.object({
  id: z.uuid(),
  organization: z.string(),
  number: z.string(),
  due_on: z.string(),
  state: z.enum(INVOICE_STATES),
  /** Decimal text of what is still to come. */
  open: z.string(),
})
/** What an organization was charged and paid in the last 12 months, as decimal text; what it paid is the liability cap of the terms. */
const ChargedOrganization = z.object({
  id: z.uuid(),
  name: z.string(),
  charged: z.string(),
  liability_cap: z.string(),
})
const OperatorAct = z.object({
  id: z.uuid(),
  at: z.string(),
  operator: z.string(),
  act: z.string(),
  subject: z.string(),
  reason: z.string(),
})

/** Where a line leads: to the simulator, to CBP's test system, to CBP. */
const LINE_ROADS = ['practice', 'test', 'live'] as const

/** How an organization with a confirmed filer code files; null where nothing is set for it. */
const Line = z.object({
  org_id: z.uuid(),
  organization: z.string(),
  filer_code: z.string(),
  road: z.enum(LINE_ROADS).nullable(),
  site_code: z.string().nullable(),
  sender_id: z.string().nullable(),
  office_code: z.string().nullable(),
  /** The password itself is never shown. */
  password_set_at: z.string().nullable(),
  password_expires_on: z.string().nullable(),
})
export type Line = z.output<typeof Line>

/** `GET /api/operator`: each list newest first, but requests oldest first, with at most 50 rows. */
export const Operations = z.object({
  version: z.string(),
  open_sessions: z.int(),
  road: Road,
  /** The lines of organizations, by name. */
  lines: z.array(Line),
  queues: z.array(Queue),
  failed_jobs: z.array(FailedJob),
  unmatched: z.array(UnmatchedMessage),
  contact_messages: z.array(ReceivedMessage),
  filing_requests: z.array(FilingRequest),
  /** The fetching of editions and its results; an update that waits is among the newest. */
  tariff: z.object({
    is_fetched: z.boolean(),
    /** The one attempt of the day (UTC) is not made yet. */
    may_fetch: z.boolean(),
    updates: z.array(TariffUpdate),
  }),
  /** Null on an installation without a fee. */
  fees: z.object({ unpaid: z.array(UnpaidInvoice), organizations: z.array(ChargedOrganization) }).nullable(),
  backups: z.array(BackupRun),
  acts: z.array(OperatorAct),
})
export type Operations = z.output<typeof Operations>

/** Finds accounts by the beginning of an address or a part of a name. */
export const AccountQuery = z.object({ q: z.string().trim().min(2).max(100) })
const OperatedAccount = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  organizations: z.array(z.string()),
  sessions: z.int(),
  last_seen_at: z.string().nullable(),
  disabled_at: z.string().nullable(),
})
export type OperatedAccount = z.output<typeof OperatedAccount>
export const OperatedAccounts = z.object({ accounts: z.array(OperatedAccount) })

/** Why the operator acts; the audit log keeps it. */
const Reason = z
  .string()
  .trim()
  .min(3, fault(say({ id: 'request.say-why-in-a-few-words', defaultMessage: 'Say why in a few words' })))
  .max(200)
/** The subject that the operator assigns to a message of CBP, with the reason. */
export const NumberedSubject = z.strictObject({
  entry_number: z
    .string()
    .trim()
    .transform(normaliseEntryNumber)
    .pipe(
      z.string().regex(
        /^[A-Z0-9]{3}\d{8}$/,
        fault(
          say({
            id: 'request.give-the-11-characters-of-the',
            defaultMessage: 'Give the 11 characters of the entry number',
          }),
        ),
      ),
    ),
  reason: Reason,
})
export type NumberedSubject = z.output<typeof NumberedSubject>
/** A code that fills its columns. */
const Columns = (length: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[A-Z0-9]{${length}}$`),
      fault(
        say(
          { id: 'request.code-of-columns', defaultMessage: 'Give {length} capital letters or digits' },
          { length },
        ),
      ),
    )
/**
 * The actions of the operator, one at a time. `id` is the job, the transmission, the message, the account,
 * the request, the update or the invoice.
 */
export const OperatorOrder = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('retry_job'), id: z.uuid(), queue: z.string().max(100), reason: Reason }),
  /** `id` is the organization. Without a password the one before stays. */
  z.strictObject({
    act: z.literal('set_line'),
    id: z.uuid(),
    road: z.enum(LINE_ROADS),
    site_code: Columns(4),
    sender_id: Columns(3),
    office_code: Columns(2).nullable(),
    password: z
      .string()
      .regex(
        /^[A-Z0-9]{1,6}$/,
        fault(
          say({
            id: 'request.password-of-record-a',
            defaultMessage: 'Give one to six capital letters or digits',
          }),
        ),
      )
      .optional(),
    password_expires_on: z.iso.date().nullable(),
    reason: Reason,
  }),
  z.strictObject({ act: z.literal('send_now'), id: z.uuid(), reason: Reason }),
  z.strictObject({ act: z.literal('send_again'), id: z.uuid(), reason: Reason }),
  z.strictObject({ act: z.literal('pause_sending'), reason: Reason }),
  z.strictObject({ act: z.literal('resume_sending'), reason: Reason }),
  z.strictObject({ act: z.literal('close_unmatched'), id: z.string().max(200), reason: Reason }),
  NumberedSubject.extend({ act: z.literal('match_message'), id: z.string().max(200) }),
  z.strictObject({ act: z.literal('confirm_number'), id: z.uuid(), reason: Reason }),
  z.strictObject({ act: z.literal('refuse_number'), id: z.uuid(), reason: Reason }),
  z.strictObject({ act: z.literal('fetch_tariff'), reason: Reason }),
  z.strictObject({
    act: z.literal('approve_tariff'),
    id: z.uuid(),
    /** From which the edition decides. */
    first_day: z.iso.date(
      fault(
        say({ id: 'request.first-day-of-the-edition', defaultMessage: 'Give the first day of the edition' }),
      ),
    ),
    reason: Reason,
  }),
  /** Measures have the days of their operations. */
  z.strictObject({ act: z.literal('approve_measures'), id: z.uuid(), reason: Reason }),
  z.strictObject({ act: z.literal('decline_tariff'), id: z.uuid(), reason: Reason }),
  /** The whole of what is open of an invoice came by bank transfer. */
  z.strictObject({ act: z.literal('record_fee_payment'), id: z.uuid(), reason: Reason }),
  z.strictObject({ act: z.literal('disable_account'), id: z.uuid(), reason: Reason }),
  z.strictObject({ act: z.literal('enable_account'), id: z.uuid(), reason: Reason }),
  z.strictObject({ act: z.literal('end_sessions'), id: z.uuid(), reason: Reason }),
  z.strictObject({ act: z.literal('end_all_sessions'), reason: Reason }),
])
export type OperatorOrder = z.output<typeof OperatorOrder>
