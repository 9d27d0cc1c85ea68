import type { Generated } from 'kysely'
import type { CreatedAt, Json } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    backup_runs: BackupRunsTable
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
