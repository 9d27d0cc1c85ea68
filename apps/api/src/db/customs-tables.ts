import type { LetterOutcome, RequestAnswer } from '@edfe/contracts/customs/customs-requests'
import type { LetterForm } from '@edfe/domain/customs-letters'
import type { KeptImporterAnswer } from '@edfe/domain/customs-queries'
import type { FileType } from '@edfe/domain/documents'
import type { Message } from '@edfe/domain/messages'
import type { Statement, StatementFault, StatementStatus } from '@edfe/domain/statement'
import type { ColumnType, Generated } from 'kysely'
import type { z } from 'zod'
import type { Json, Timestamp } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    customs_inbox: CustomsInboxTable
    customs_lines: CustomsLinesTable
    customs_notices: CustomsNoticesTable
    filing_claims: FilingClaimsTable
    filing_requests: FilingRequestsTable
    importer_checks: ImporterChecksTable
    statements: StatementsTable
  }
}

type StoredAnswer = z.output<typeof RequestAnswer>

/** How an organization files, where the operator has set it. */
interface CustomsLinesTable {
  org_id: string
  is_live: boolean
  /** It leads to CBP's test system; never beside `is_live`. */
  is_test: boolean
  site_code: string
  sender_id: string
  office_code: string | null
  /** Sealed. */
  password: string
  password_set_at: Timestamp
  /** `YYYY-MM-DD` */
  password_expires_on: string | null
  expiry_notified: ColumnType<string | null, never, string | null>
  updated_at: Timestamp
}

interface CustomsInboxTable {
  /** The gateway's id of the message. */
  id: string
  transmission_id: string | null
  application: string
  /** Sealed JSON list of 80-column images. */
  images: string
  received_at: Timestamp
  state: Generated<'waiting' | 'read' | 'unmatched'>
  /** Positions of the notices that name no subject here; null in a message that version 0.2.0 read. */
  unmatched: number[] | null
  read_at: Date | null
}

/** A number that the operator has confirmed for an organization. */
interface FilingClaimsTable {
  id: Generated<string>
  org_id: string
  kind: 'filer_code' | 'importer_number'
  number: string
  confirmed_at: Generated<Date>
}

/** A number that an organization asks the operator to confirm. */
interface FilingRequestsTable {
  id: Generated<string>
  org_id: string
  kind: 'filer_code' | 'importer_number'
  /** Encrypted when it is a personal number. */
  number: string
  state: Generated<'open' | 'confirmed' | 'refused'>
  asked_by: string | null
  asked_at: Timestamp
  letter_name: string | null
  letter_type: FileType | null
  letter_size: number | null
  /** Encrypted base64. */
  letter: string | null
  reason: Generated<string>
  decided_at: ColumnType<Date | null, Date | undefined, Date>
}

/** A question about an importer number of the organization. */
interface ImporterChecksTable {
  id: Generated<string>
  org_id: string
  /** Encrypted when it is a personal number. */
  number: string
  asked_by: string | null
  asked_at: Timestamp
  /** Null before the answer, and for a question that CBP did not answer. */
  answer: ColumnType<KeptImporterAnswer | null, string | null, string | null>
  answered_at: ColumnType<Date | null, Date | null, Date>
}

/** A message with a statement. */
interface StatementsTable {
  id: Generated<string>
  org_id: string
  message_id: string
  cadence: Statement['cadence']
  booking: 'booked' | 'repeated' | 'late' | 'refused' | 'test'
  number: string | null
  status: StatementStatus | null
  print_date: string | null
  payment_type: string | null
  due_on: string | null
  amount: string | null
  lines: string[]
  faults: ColumnType<StatementFault[], string, never>
  /** Sealed JSON list of 80-column images. */
  images: string
  authorized_on: ColumnType<string | null, never, string | null>
  authorized_by: ColumnType<string | null, never, string | null>
  received_at: Timestamp
}

interface CustomsNoticesTable {
  id: Generated<string>
  org_id: string
  entry_id: string
  code: string
  title: Json<Message>
  release: string | null
  reported_at: string | null
  /** The action that customs asks for; null if it asks for none. */
  action_required: ColumnType<Message | null, string | null, never>
  due_on: string | null
  closed_at: Date | null
  closed_by: string | null
  answer: ColumnType<StoredAnswer | null, string | null, string | null>
  letter_form: ColumnType<LetterForm | null, LetterForm | null | undefined, never>
  letter_dated: ColumnType<string | null, string | null | undefined, never>
  part_number: ColumnType<string | null, string | null | undefined, never>
  part_key: ColumnType<string | null, string | null | undefined, never>
  outcome: ColumnType<LetterOutcome | null, string | null | undefined, string>
  received_at: Timestamp
  seq: Generated<number>
}
