import { randomUUID } from 'node:crypto'
import type { StartDocument } from '@edfe/contracts/documents/documents'
import { MAX_ENTRY_BYTES } from '@edfe/domain/documents'
import { say } from '@edfe/domain/messages'
import type { z } from 'zod'
import type { MemberScope } from '../../entries/request-scope.ts'
import { isRefusal, refuse } from '../../refusals/problems.ts'
import type { Contents } from '../content/contents.ts'
import { documentNotFound, documentView, findDocumentRow } from './document-row.ts'
import { refuseClosed } from './open-request.ts'
import { readEntryRecords } from './read-documents.ts'
import { keptDetail, keptName } from './typed-names.ts'

/**
 * Begins a document: its row without content, for a request of CBP where it names one that is open. The entry is locked,
 * so that uploads together stay below the limit.
 */
export async function startDocument(
  scope: MemberScope,
  contents: Contents,
  entryId: string,
  body: z.output<typeof StartDocument>,
) {
  const { trx, org, actor, now } = scope
  const records = await readEntryRecords(scope, entryId, { lock: true })
  if (isRefusal(records)) return records
  const closed = body.answers_request && (await refuseClosed(scope, entryId, body.answers_request))
  if (closed) return closed
  const { used } = await trx
    .selectFrom('entry_documents')
    .select((select) => select.fn.sum<string | null>('size').as('used'))
    .where('org_id', '=', org.id)
    .where('entry_id', '=', entryId)
    .where('state', '<>', 'infected')
    .executeTakeFirstOrThrow()
  if (Number(used ?? 0) + body.size > MAX_ENTRY_BYTES) {
    return refuse(
      409,
      'documents_full',
      say({
        id: 'refusal.documents-full',
        defaultMessage:
          'The documents of an entry may have 250 MB together. Delete one, or upload a smaller file.',
      }),
    )
  }
  const documentId = randomUUID()
  await trx
    .insertInto('entry_documents')
    .values({
      ...body,
      name: keptName(body.name),
      detail: keptDetail(body.detail),
      id: documentId,
      org_id: org.id,
      entry_id: entryId,
      type: null,
      sha256: null,
      answers_code: null,
      sealed_key: contents.makeKey(),
      uploaded_by: actor.userId,
      created_at: now,
      updated_at: now,
    })
    .execute()
  const row = await findDocumentRow(scope, { id: entryId, documentId })
  return row ? { document: documentView(row, undefined) } : documentNotFound()
}
