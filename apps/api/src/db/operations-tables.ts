import type {
  TariffDifference,
  TariffUpdateKind,
  TariffUpdateState,
} from '@edfe/contracts/operator/tariff-updates'
import type { Message } from '@edfe/domain/messages'
import type { Reminder } from '@edfe/domain/tasks'
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Json, Timestamp } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    backup_runs: BackupRunsTable
    operator_acts: OperatorActsTable
    customs_road: CustomsRoadTable
    service_checks: ServiceChecksTable
    deadline_notices: DeadlineNoticesTable
    tariff_editions: TariffEditionsTable
    tariff_updates: TariffUpdatesTable
    tariff_measures: TariffMeasuresTable
    agency_code_lists: AgencyCodeListsTable
    'auth.disabled_account': DisabledAccountTable
  }
}

interface BackupRunsTable {
  id: Generated<string>
  kind: 'backup' | 'check'
  file: string
  rows: number
  documents: number
  /** Sentences; none when all is well. */
  problems: Json<string[]>
  finished_at: CreatedAt
}

/** A deadline of an entry that members were notified of. */
interface DeadlineNoticesTable {
  org_id: string
  entry_id: string
  kind: string
  /** `YYYY-MM-DD`. */
  day: string
  reminder: Reminder
  notified_at: CreatedAt
}

/** One row for all servers. */
interface CustomsRoadTable {
  sent_at: Date | null
  heard_at: Date | null
  received_at: Date | null
  away_since: Date | null
  paused_at: Date | null
  alerted_at: Date | null
}

interface ServiceChecksTable {
  /** `YYYY-MM-DD`, in UTC. */
  day: string
  made: number
}

interface OperatorActsTable {
  id: Generated<string>
  at: CreatedAt
  operator_id: string
  act: string
  /** The object of the act, by its id. */
  subject: string
  reason: string
}

interface TariffEditionsTable {
  id: Generated<string>
  name: string
  first_day: string
  source: string
  schedule_sha256: string
  /** Null for an edition that came without its notes. */
  notes_sha256: string | null
  row_count: number
  /** The rows as lines of text, compressed by brotli. */
  packed: Uint8Array
  grown: Json<object[]>
  loaded_by: string
  loaded_at: CreatedAt
}

/** Measures of chapter 99 that an operator approved. */
interface TariffMeasuresTable {
  id: Generated<string>
  edition: string
  /** `YYYY-MM-DD`. */
  first_day: string
  source: string
  sha256: string
  document: Json<object>
  loaded_by: string
  loaded_at: CreatedAt
}

/** Codes of another agency that an operator loaded from a file; the newest load of a list counts. */
interface AgencyCodeListsTable {
  id: Generated<string>
  list: string
  codes: ColumnType<unknown, string, never>
  source: string
  sha256: string
  loaded_by: string
  loaded_at: CreatedAt
  load_number: Generated<string>
}

/** An edition of the schedule or of measures that the server fetched, one attempt a day for each. */
interface TariffUpdatesTable {
  id: Generated<string>
  kind: TariffUpdateKind
  /** `YYYY-MM-DD`. */
  fetched_on: string
  fetched_at: Timestamp
  fetched_by: string
  source: string
  state: TariffUpdateState
  edition: string | null
  first_day: string | null
  schedule_sha256: string | null
  row_count: number | null
  /** The rows as in tariff_editions, or the file of measures; null once it is decided. */
  packed: Uint8Array | null
  difference: ColumnType<TariffDifference | null, string | null, string | null>
  problems: ColumnType<Message[], string | undefined, string>
  changes: ColumnType<Message[], string | undefined, string>
  decided_by: string | null
  decided_at: ColumnType<Date | null, Date | null, Date | null>
  reason: string | null
}

interface DisabledAccountTable {
  userId: string
  since: CreatedAt
}
