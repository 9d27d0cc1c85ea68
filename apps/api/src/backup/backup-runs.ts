import type { Db } from '../db/engine.ts'
import '../db/operations-tables.ts'

/** A backup that was made, or one that was restored and compared. */
export interface BackupRun {
  kind: 'backup' | 'check'
  file: string
  rows: number
  documents: number
  /** Sentences; none when all is well. */
  problems: string[]
}

/** Records the result of a backup or of its check, for metrics and the operator's page. */
export async function recordBackupRun(db: Db, { problems, ...run }: BackupRun): Promise<void> {
  await db
    .insertInto('backup_runs')
    .values({ ...run, problems: JSON.stringify(problems) })
    .execute()
}
