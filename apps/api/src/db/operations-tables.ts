import type { Generated } from 'kysely'
import type { CreatedAt, Json } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    backup_runs: BackupRunsTable
    operator_acts: OperatorActsTable
    deadline_notices: DeadlineNoticesTable
    tariff_editions: TariffEditionsTable
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
  notified_at: CreatedAt
}

interface OperatorActsTable {
  id: Generated<string>
  at: CreatedAt
  operator_id: string
  act: string
  /** What it was done to, by its id. */
  subject: string
  reason: string
}

interface TariffEditionsTable {
  id: Generated<string>
  name: string
  first_day: string
  source: string
  schedule_sha256: string
  notes_sha256: string
  row_count: number
  /** The rows as lines of text, compressed by brotli. */
  packed: Uint8Array
  grown: Json<object[]>
  loaded_by: string
  loaded_at: CreatedAt
}

interface DisabledAccountTable {
  userId: string
  since: CreatedAt
}
