import { verifyAudit } from '../audit/verify-audit.ts'
import type { RunSql } from '../db/engine.ts'
import { createContents, objectKeys } from '../documents/content/contents.ts'
import type { DocumentStorage } from '../documents/content/storage.ts'
import { keyFit } from './backup-keys.ts'
import { documentProblems } from './check-documents.ts'
import { restoreDocuments } from './copy-documents.ts'
import { findManifest, type Manifest, manifestOf } from './manifest.ts'
import { isCarried } from './moving/carried.ts'
import { type StoredDocument, storedDocuments } from './stored-documents.ts'
import { sumTables, type TableSums, tableDifferences } from './table-sums.ts'

export interface Restored {
  /** Of the audit log. */
  events: number
  faults: number
  /** Objects of the documents' storage. */
  parts: number
  /** Sentences on what the backup held and the restored installation lacks; none when it is whole. */
  problems: string[]
}

interface RestoreParts {
  file: string
  storage: DocumentStorage
  /** Values of DOCUMENTS_KEY, the present and earlier ones, as far as they are known. */
  documentsKeys: readonly string[]
  /** True if the backup is of the other kind of database. */
  isMoved?: boolean
}

/**
 * Copies the documents back next to a database that was just filled from a backup, and compares both with
 * what FILE.json says of the backup. The connection must see every row.
 */
export async function finishRestore(run: RunSql, restore: RestoreParts): Promise<Restored> {
  const { file, storage, isMoved } = restore
  const compared = (sums: TableSums): TableSums =>
    isMoved ? Object.fromEntries(Object.entries(sums).filter(([table]) => isCarried(table))) : sums
  const { events, faults } = await verifyAudit(run)
  const copied = await restoreDocuments(storage, file)
  const manifest = await findManifest(file)
  const documents = await storedDocuments(run)
  return {
    events,
    faults: faults.length,
    parts: copied.size,
    problems: [
      ...(manifest
        ? tableDifferences(compared(manifest.tables), compared(await sumTables(run)))
        : [`${manifestOf(file)} cannot be read: nothing shows that the backup is whole.`]),
      ...(manifest && copied.size < manifest.documents
        ? [`The backup has ${copied.size} parts of documents in place of ${manifest.documents}.`]
        : []),
      ...(await damagedDocuments(documents, { ...restore, copied, manifest })),
    ],
  }
}

/** Without the key of the backup no document opens: then only its parts are counted. */
async function damagedDocuments(
  documents: readonly StoredDocument[],
  { copied, manifest, storage, documentsKeys }: RestoreParts & Copied,
): Promise<string[]> {
  const [key, ...earlier] = documentsKeys
  const opens = key && keyFit(manifest?.keys, 'DOCUMENTS_KEY', documentsKeys) === 'fits'
  const isWhole = (document: StoredDocument) => objectKeys(document).every((object) => copied.has(object))
  const kept = documents.filter(({ id }) => !manifest?.lost.includes(id))
  return [
    ...kept.filter((document) => !isWhole(document)).map(({ id }) => `The document ${id} lacks a part.`),
    ...(opens ? await documentProblems(createContents(storage, key, earlier), kept.filter(isWhole)) : []),
  ]
}

interface Copied {
  copied: Set<string>
  manifest: Manifest | undefined
}
