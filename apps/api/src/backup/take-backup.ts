import { StartupError } from '../config/config.ts'
import type { KnownKeys } from '../config/secrets.ts'
import { objectKeys } from '../documents/content/contents.ts'
import type { DocumentStorage } from '../documents/content/storage.ts'
import type { Backup } from './backup-files.ts'
import { fingerprints } from './backup-keys.ts'
import type { BackupRun } from './backup-runs.ts'
import type { CopiedDatabase } from './copied-database.ts'
import { copyDocumentsAround } from './copy-documents.ts'
import { writeManifest } from './manifest.ts'

interface BackupParts {
  file: string
  /** Writes the database to the file. */
  copyDatabase(file: string): Promise<CopiedDatabase>
  storage: DocumentStorage
  /** The backup before, whose documents are shared where they are unchanged. */
  previous: Backup | undefined
  /** Those of the server that wrote the data, as far as they are known. */
  keys: KnownKeys
  now: Date
}

/**
 * Copies database and documents. The manifest is written last, so that a backup without one is incomplete. A document
 * that the storage lacks is a problem of the backup. Throws a StartupError when it has none of those that the database
 * names: it is not the storage of this database.
 */
export async function takeBackup(parts: BackupParts): Promise<BackupRun> {
  const { file, storage, previous, now } = parts
  let copied: CopiedDatabase = { tables: {}, documents: [] }
  const objects = await copyDocumentsAround(storage, { file, previous }, async () => {
    copied = await parts.copyDatabase(file)
  })
  const { tables, documents } = copied
  const lost = documents.filter((document) => !objectKeys(document).every((key) => objects.has(key)))
  if (documents.length > 0 && lost.length === documents.length) {
    throw new StartupError(
      `The database names ${documents.length} documents, and their storage has none of them: set DATA_DIR or DOCUMENTS_BUCKET_URL as the server has it. The backup is incomplete.`,
    )
  }
  await writeManifest(file, {
    takenAt: now.toISOString(),
    tables,
    documents: objects.size,
    lost: lost.map(({ id }) => id),
    keys: fingerprints(parts.keys),
  })
  const rows = Object.values(tables).reduce((total, { count }) => total + count, 0)
  const problems = lost.map(({ id }) => `The document ${id} is not in the storage.`)
  return { kind: 'backup', file, rows, documents: objects.size, problems }
}
