import { verifyAudit } from '../audit/verify-audit.ts'
import { createContents } from '../documents/content/contents.ts'
import { documentProblems } from './check-documents.ts'
import { storageBeside } from './copy-documents.ts'
import { readManifest } from './manifest.ts'
import type { Scratch } from './scratch-database.ts'
import { storedDocuments } from './stored-documents.ts'
import { sumTables, tableDifferences } from './table-sums.ts'

export interface BackupCheck {
  file: string
  rows: number
  /** Documents that were opened and compared with the hash of their row. */
  documents: number
  /** Sentences; none when the backup restores what was copied. */
  problems: string[]
}

interface CheckParts {
  scratch: Scratch
  documentsKey: string
  documentsKeysBefore: readonly string[]
}

/**
 * Restores a backup into a scratch database and compares it with what was copied: the rows of every table, the chain of
 * the audit log, and the content of every document, which also shows that DOCUMENTS_KEY opens them.
 */
export async function checkBackup(file: string, parts: CheckParts): Promise<BackupCheck> {
  const manifest = await readManifest(file)
  return parts.scratch(file, async (run) => {
    const sums = await sumTables(run)
    const { faults } = await verifyAudit(run)
    const contents = createContents(storageBeside(file), parts.documentsKey, parts.documentsKeysBefore)
    const documents = await storedDocuments(run)
    const damaged = await documentProblems(contents, documents)
    return {
      file,
      rows: Object.values(sums).reduce((total, { count }) => total + count, 0),
      documents: documents.length - damaged.length,
      problems: [
        ...tableDifferences(manifest.tables, sums),
        ...(faults.length > 0 ? [`${faults.length} audit events are altered or removed.`] : []),
        ...damaged,
      ],
    }
  })
}
