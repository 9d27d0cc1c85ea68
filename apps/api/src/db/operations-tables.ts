import type { Generated } from 'kysely'
import type { CreatedAt, Json } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    backup_runs: BackupRunsTable
    operator_acts: OperatorActsTable
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

interface OperatorActsTable {
  id: Generated<string>
  at: CreatedAt
  operator_id: string
  act: string
  /** What it was done to, by its id. */
  subject: string
  reason: string
}

interface DisabledAccountTable {
  userId: string
  since: CreatedAt
}
