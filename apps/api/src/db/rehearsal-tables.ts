import type { RunState, RunStatement } from '@edfe/domain/rehearsal'
import type { ColumnType, Generated } from 'kysely'
import type { RehearsedDraft, StoredFiling } from './stored-rehearsal.ts'
import type { Json, Timestamp } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    rehearsal_runs: RehearsalRunsTable
  }
}

interface RehearsalRunsTable {
  id: Generated<string>
  org_id: string
  state: Generated<RunState>
  begun_on: string
  day: Generated<number>
  drafts: Json<RehearsedDraft[]>
  filings: ColumnType<StoredFiling[], string | undefined, string>
  statements: ColumnType<RunStatement[], string | undefined, string>
  started_by: string | null
  started_at: Timestamp
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}
