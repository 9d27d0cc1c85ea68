import { partCount, partSize } from '@edfe/domain/documents'
import type { MemberScope } from '../../entries/request-scope.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { type DocumentRow, documentNotFound, findDocumentRow } from './document-row.ts'

interface PartPath {
  id: string
  documentId: string
  index: number
}

/**
 * The document that waits for a part, or why it does not. A part that came before is welcome again: its answer may have
 * been lost.
 */
export async function awaitPart(
  scope: MemberScope,
  path: PartPath,
  length: number,
): Promise<DocumentRow | Refusal> {
  const row = await findDocumentRow(scope, path)
  if (!row) return documentNotFound()
  if (row.state !== 'uploading') {
    return refuse(409, 'document_complete', 'This document is complete.')
  }
  if (path.index > row.received_parts) {
    return refuse(409, 'part_out_of_order', `Part ${row.received_parts} is next.`)
  }
  const expected = partSize(Number(row.size), path.index)
  return length === expected
    ? row
    : refuse(400, 'part_size', `Part ${path.index} of this document has ${expected} bytes.`)
}

/** Counts a part that is stored; the number of parts that the server has. */
export async function countPart(
  { trx, org, now }: MemberScope,
  { documentId, index }: PartPath,
): Promise<{ received_parts: number }> {
  const row = await trx
    .updateTable('entry_documents')
    .set((set) => ({
      updated_at: now,
      received_parts: set.fn<number>('greatest', ['received_parts', set.val(index + 1)]),
    }))
    .where('org_id', '=', org.id)
    .where('id', '=', documentId)
    .where('state', '=', 'uploading')
    .returning('received_parts')
    .executeTakeFirst()
  return { received_parts: row?.received_parts ?? index + 1 }
}

/** Whether the server has every part. */
export const hasAllParts = (row: DocumentRow): boolean => row.received_parts === partCount(Number(row.size))
