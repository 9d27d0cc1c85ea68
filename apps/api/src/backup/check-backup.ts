import { createHash } from 'node:crypto'
import { verifyAudit } from '../audit/verify-audit.ts'
import type { RunSql } from '../db/engine.ts'
import { type Contents, createContents } from '../documents/content/contents.ts'
import { storageBeside } from './copy-documents.ts'
import { readManifest } from './manifest.ts'
import type { Scratch } from './scratch-database.ts'
import { type StoredDocument, storedDocuments } from './stored-documents.ts'
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
    const documents = await checkDocuments(run, contents)
    return {
      file,
      rows: Object.values(sums).reduce((total, { count }) => total + count, 0),
      documents: documents.opened,
      problems: [
        ...tableDifferences(manifest.tables, sums),
        ...(faults.length > 0 ? [`${faults.length} audit events are altered or removed.`] : []),
        ...documents.problems,
      ],
    }
  })
}

async function checkDocuments(run: RunSql, contents: Contents) {
  const documents = await storedDocuments(run)
  const problems: string[] = []
  for (const document of documents) {
    const problem = await documentProblem(contents, document)
    if (problem) problems.push(`The document ${document.id} ${problem}.`)
  }
  return { opened: documents.length - problems.length, problems }
}

/** What is wrong with the content of a document; undefined when nothing is. */
async function documentProblem(contents: Contents, document: StoredDocument): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const part of contents.read(document)) hash.update(part)
  } catch (error) {
    return `cannot be opened (${(error as Error).message})`
  }
  return hash.digest('hex') === document.sha256 ? undefined : 'has another content than its row says'
}
