import { isDeepStrictEqual } from 'node:util'
import type { DocumentAnswer as DocumentAnswerShape } from '@edfe/contracts/documents/documents'
import { ACCEPTED_TYPES, type FileType } from '@edfe/domain/documents'
import { say } from '@edfe/domain/messages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { MemberScope } from '../../entries/request-scope.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { type DocumentRow, documentNotFound, documentView, findDocumentRow } from './document-row.ts'
import { queueScan } from './queue-scan.ts'
import { keptBecause, readEntryRecords } from './read-documents.ts'
import { hasAllParts } from './receive-part.ts'
import { announceDocuments, recordDocument } from './record-document.ts'

type DocumentAnswer = z.output<typeof DocumentAnswerShape>

interface DocumentPath {
  id: string
  documentId: string
}

/** A document whose parts are all there; one that is complete already is answered as it is. */
export async function awaitCompletion(
  scope: MemberScope,
  path: DocumentPath,
): Promise<{ uploaded: DocumentRow } | DocumentAnswer | Refusal> {
  const row = await findDocumentRow(scope, path)
  if (!row) return documentNotFound()
  if (row.state !== 'uploading') return viewOf(scope, path, row)
  return hasAllParts(row)
    ? { uploaded: row }
    : refuse(
        409,
        'document_incomplete',
        say(
          {
            id: 'refusal.document-incomplete',
            defaultMessage: 'Part {part} of this document is missing.',
          },
          { part: row.received_parts },
        ),
      )
}

async function viewOf(
  scope: MemberScope,
  path: DocumentPath,
  row: DocumentRow,
): Promise<DocumentAnswer | Refusal> {
  const records = await readEntryRecords(scope, path.id)
  return isRefusal(records)
    ? records
    : { document: documentView(row, keptBecause(scope, records, scope.today)) }
}

const WHY_REFUSED = {
  unknown: say(
    {
      id: 'refusal.document-type.unknown',
      defaultMessage: 'This is not a {types} file. The type is found from the content, not from the name.',
    },
    { types: ACCEPTED_TYPES },
  ),
  polyglot: say({
    id: 'refusal.document-type.polyglot',
    defaultMessage:
      'This file is two kinds of file at once, which some programs would run. Save it anew and try again.',
  }),
  macros: say({
    id: 'refusal.document-type.macros',
    defaultMessage: 'This file contains macros. Save it without them and try again.',
  }),
}

/** The answer for a content that is not kept. */
export const contentRefusal = (why: keyof typeof WHY_REFUSED): Refusal =>
  refuse(422, 'document_type', WHY_REFUSED[why])

interface Completion {
  /** The row whose parts were inspected. */
  uploaded: DocumentRow
  sha256: string
  type: FileType
  /** Queues the virus scanner; undefined where the installation has none. */
  scans: Jobs | undefined
}

/**
 * Marks a document as complete: it can be opened, or waits for the virus scanner. The same content twice in one entry is
 * refused and names the document that has it. When two requests complete one document, the second answers as the first.
 */
export async function completeDocument(
  scope: MemberScope,
  path: DocumentPath,
  { uploaded, sha256, type, scans }: Completion,
): Promise<DocumentAnswer | Refusal> {
  const { trx, org, now } = scope
  const records = await readEntryRecords(scope, path.id, { lock: true })
  if (isRefusal(records)) return records
  const current = await lockDocument(scope, path)
  if (!current) return documentNotFound()
  if (current.state !== 'uploading') {
    const row = await findDocumentRow(scope, path)
    return row ? viewOf(scope, path, row) : documentNotFound()
  }
  if (!isDeepStrictEqual(current.part_objects, uploaded.part_objects)) {
    return refuse(
      409,
      'document_changed',
      say({
        id: 'refusal.document-changed',
        defaultMessage: 'A part of this document was sent again. Complete it once more.',
      }),
    )
  }
  const twin = await trx
    .selectFrom('entry_documents')
    .select(['id', 'name', 'state'])
    .where('org_id', '=', org.id)
    .where('entry_id', '=', path.id)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (twin) {
    return refuse(
      409,
      'document_twice',
      say(
        {
          id: 'refusal.document-twice',
          defaultMessage:
            'This file is already here as {name}{state, select, infected {, and a virus was found in it} other {}}.',
        },
        { name: twin.name, state: twin.state },
      ),
      {
        document_id: twin.id,
        name: twin.name,
      },
    )
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
  announceDocuments(scope, path.id)
  await recordDocument(scope, {
    entryId: path.id,
    documentId: row.id,
    action: 'create',
    after: {
      ...{ name: row.name, kind: row.kind, size: Number(row.size), sha256 },
      ...(row.answers_request && { answers_request: row.answers_request }),
    },
  })
  return { document: documentView(row, keptBecause(scope, records, scope.today)) }
}

const lockDocument = ({ trx, org }: MemberScope, { id, documentId }: DocumentPath) =>
  trx
    .selectFrom('entry_documents')
    .select(['state', 'part_objects'])
    .where('org_id', '=', org.id)
    .where('entry_id', '=', id)
    .where('id', '=', documentId)
    .forUpdate()
    .executeTakeFirst()

/** Drops an upload whose content is refused; false when it was completed, dropped or sent again meanwhile. */
export async function dropUpload({ trx, org }: MemberScope, refused: DocumentRow): Promise<boolean> {
  const dropped = await trx
    .deleteFrom('entry_documents')
    .where('org_id', '=', org.id)
    .where('id', '=', refused.id)
    .where('state', '=', 'uploading')
    .where(sql<boolean>`part_objects = ${refused.part_objects}::text[]`)
    .returning('id')
    .executeTakeFirst()
  return dropped !== undefined
}
