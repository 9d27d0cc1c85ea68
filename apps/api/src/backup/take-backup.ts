import type { DocumentStorage } from '../documents/content/storage.ts'
import type { BackupRun } from './backup-runs.ts'
import { copyDocumentsAround } from './copy-documents.ts'
import { writeManifest } from './manifest.ts'
import type { TableSums } from './table-sums.ts'

interface BackupParts {
  file: string
  /** Writes the database to the file, and returns the sums of its tables. */
  copyDatabase(file: string): Promise<TableSums>
  storage: DocumentStorage
  now: Date
}

/** Copies database and documents. The manifest is written last, so that a backup without one is incomplete. */
export async function takeBackup({ file, copyDatabase, storage, now }: BackupParts): Promise<BackupRun> {
  let tables: TableSums = {}
  const documents = await copyDocumentsAround(storage, file, async () => {
    tables = await copyDatabase(file)
  })
  await writeManifest(file, { takenAt: now.toISOString(), tables, documents })
  const rows = Object.values(tables).reduce((total, { count }) => total + count, 0)
  return { kind: 'backup', file, rows, documents, problems: [] }
}
