import type { RequestAnswerBody } from '@edfe/contracts/customs/customs-requests'
import { say } from '@edfe/domain/messages'
import type { z } from 'zod'
import { closeCustomsRequest } from '../../customs/notices/customs-requests.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { type DocumentRow, documentNotFound, readDocumentRows } from './document-row.ts'
import { refuseClosed } from './open-request.ts'

/** Records that documents of the entry were sent to CBP for a request. Only documents that can be opened are sent. */
export async function answerRequest(
  scope: MemberScope,
  { id, requestId }: { id: string; requestId: string },
  { sent_by, sent_on, documents: chosen, text }: z.output<typeof RequestAnswerBody>,
): Promise<Refusal | undefined> {
  const closed = await refuseClosed(scope, id, requestId)
  if (closed) return closed
  if (sent_on > scope.today)
    return refuse(
      422,
      'sent_in_future',
      say({ id: 'refusal.sent-in-future', defaultMessage: 'The day of sending cannot be later than today.' }),
    )
  const rows = await chosenDocuments(scope, id, chosen)
  if (isRefusal(rows)) return rows
  const documents = rows.map((row) => ({ id: row.id, name: row.name, sha256: row.sha256 }))
  return closeCustomsRequest(scope, id, requestId, {
    sent_by,
    sent_on,
    documents,
    ...(text && { text }),
  })
}

type SentDocument = DocumentRow & { sha256: string }

/** The chosen documents of an entry in its order; a refusal when one of them is missing, incomplete or infected. */
export async function chosenDocuments(
  scope: MemberScope,
  entryId: string,
  chosen: readonly string[],
): Promise<SentDocument[] | Refusal> {
  const wanted = new Set(chosen)
  const rows = (await readDocumentRows(scope, entryId)).filter(
    (row): row is SentDocument => wanted.has(row.id) && row.state === 'ready' && row.sha256 !== null,
  )
  return rows.length === wanted.size ? rows : documentNotFound()
}
