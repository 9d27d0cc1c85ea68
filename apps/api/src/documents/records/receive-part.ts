import { partCount, partSize } from '@edfe/domain/documents'
import { say } from '@edfe/domain/messages'
import type { MemberScope } from '../../entries/request-scope.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { type DocumentRow, documentNotFound, findDocumentRow } from './document-row.ts'

interface PartPath {
  id: string
  documentId: string
  index: number
}

const documentIsComplete = (): Refusal =>
  refuse(
    409,
    'document_complete',
    say({ id: 'refusal.document-complete', defaultMessage: 'This document is complete.' }),
  )

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
  if (row.state !== 'uploading') return documentIsComplete()
  if (path.index > row.received_parts) {
    return refuse(
      409,
      'part_out_of_order',
      say(
        { id: 'refusal.part-out-of-order', defaultMessage: 'Part {received_parts} is next.' },
        { received_parts: row.received_parts },
      ),
    )
  }
  const expected = partSize(Number(row.size), path.index)
  return length === expected
    ? row
    : refuse(
        400,
        'part_size',
        say(
          { id: 'refusal.part-size', defaultMessage: 'Part {index} of this document has {expected} bytes.' },
          { index: path.index, expected },
        ),
      )
}

/**
 * Counts a part that is stored as `object`: how many parts the server has, and the object of an earlier try, which is
 * then to be removed. Refused when the document was completed or dropped while the part was on its way.
 */
export async function countPart(
  { trx, org, now }: MemberScope,
  { documentId, index, object }: PartPath & { object: string },
): Promise<{ received_parts: number; replaced: string | undefined } | Refusal> {
  const row = await trx
    .selectFrom('entry_documents')
    .select(['received_parts', 'part_objects', 'state'])
    .where('org_id', '=', org.id)
    .where('id', '=', documentId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return documentNotFound()
  if (row.state !== 'uploading') return documentIsComplete()
  const received_parts = Math.max(row.received_parts, index + 1)
  const part_objects = Array.from({ length: received_parts }, (_, at) => row.part_objects[at] ?? null)
  const replaced = part_objects[index] ?? undefined
  part_objects[index] = object
  await trx
    .updateTable('entry_documents')
    .set({ updated_at: now, received_parts, part_objects })
    .where('org_id', '=', org.id)
    .where('id', '=', documentId)
    .execute()
  return { received_parts, replaced }
}

/** True if the server has every part. */
export const hasAllParts = (row: DocumentRow): boolean => row.received_parts === partCount(Number(row.size))
