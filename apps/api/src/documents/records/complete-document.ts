import { ACCEPTED_TYPES, type FileType } from '@edfe/domain/documents'
import type { MemberScope } from '../../entries/request-scope.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { type DocumentRow, documentNotFound, documentView, findDocumentRow } from './document-row.ts'
import { queueScan } from './queue-scan.ts'
import { keptBecause, readEntryRecords } from './read-documents.ts'
import { hasAllParts } from './receive-part.ts'
import { announceDocuments, recordDocument } from './record-document.ts'

interface DocumentPath {
  id: string
  documentId: string
}

/** The document whose parts are all there, or why it cannot be completed. */
export async function awaitCompletion(
  scope: MemberScope,
  path: DocumentPath,
): Promise<DocumentRow | Refusal> {
  const row = await findDocumentRow(scope, path)
  if (!row) return documentNotFound()
  if (row.state !== 'uploading') return refuse(409, 'document_complete', 'This document is complete.')
  return hasAllParts(row)
    ? row
    : refuse(409, 'document_incomplete', `Part ${row.received_parts} of this document is missing.`)
}

const WHY_REFUSED = {
  unknown: `This is not a ${ACCEPTED_TYPES} file. The type is found from the content, not from the name.`,
  polyglot:
    'This file is two kinds of file at once, which some programs would run. Save it anew and try again.',
  macros: 'This file contains macros. Save it without them and try again.',
} as const

/** The answer for a content that is not kept. */
export const contentRefusal = (why: keyof typeof WHY_REFUSED): Refusal =>
  refuse(422, 'document_type', WHY_REFUSED[why])

/**
 * Marks a document as complete: it can be opened, or waits for the virus scanner when `scans` queues it. The same
 * content twice in one entry is refused and names the document that has it.
 */
export async function completeDocument(
  scope: MemberScope,
  path: DocumentPath,
  { sha256, type, scans }: { sha256: string; type: FileType; scans: Jobs | undefined },
) {
  const { trx, org, now } = scope
  const records = await readEntryRecords(scope, path.id, { lock: true })
  if (isRefusal(records)) return records
  const twin = await trx
    .selectFrom('entry_documents')
    .select(['id', 'name', 'state'])
    .where('org_id', '=', org.id)
    .where('entry_id', '=', path.id)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (twin) {
    const found = twin.state === 'infected' ? ', and a virus was found in it' : ''
    return refuse(409, 'document_twice', `This file is already here as ${twin.name}${found}.`, {
      document_id: twin.id,
      name: twin.name,
    })
  }
  await trx
    .updateTable('entry_documents')
    .set({ state: scans ? 'scanning' : 'ready', type, sha256, updated_at: now })
    .where('org_id', '=', org.id)
    .where('id', '=', path.documentId)
    .execute()
  const row = await findDocumentRow(scope, path)
  if (!row) return documentNotFound()
  if (scans) await queueScan(scans, trx, { org_id: org.id, document_id: row.id })
  await announceDocuments(scope, path.id)
  await recordDocument(scope, {
    entryId: path.id,
    documentId: row.id,
    action: 'create',
    after: { name: row.name, kind: row.kind, size: Number(row.size), sha256 },
  })
  return { document: documentView(row, keptBecause(scope, records, scope.today)) }
}

/** Drops an upload whose content is refused. */
export async function dropUpload({ trx, org }: MemberScope, { documentId }: DocumentPath): Promise<void> {
  await trx
    .deleteFrom('entry_documents')
    .where('org_id', '=', org.id)
    .where('id', '=', documentId)
    .where('state', '=', 'uploading')
    .execute()
}
