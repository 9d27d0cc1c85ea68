import type { FileType } from '@edfe/domain/documents'
import { type Sentence, say } from '@edfe/domain/messages'
import type { MemberScope } from '../../entries/request-scope.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { type DocumentRow, documentNotFound, findDocumentRow } from './document-row.ts'
import { recordDocument } from './record-document.ts'

/** Why a document that is not ready cannot be opened. */
export const whyClosed = ({ state, found_virus }: Pick<DocumentRow, 'state' | 'found_virus'>): Sentence => {
  if (state === 'infected') {
    return say(
      {
        id: 'refusal.document-infected',
        defaultMessage: 'A virus was found in this document ({virus}). Its content was removed.',
      },
      { virus: found_virus ?? '' },
    )
  }
  return state === 'scanning'
    ? say({
        id: 'refusal.document-scanning',
        defaultMessage:
          'This document is being checked for viruses. It can be opened when nothing was found.',
      })
    : say({ id: 'refusal.document-not-ready', defaultMessage: 'This document cannot be opened yet.' })
}

/** A document whose content may be read; the audit log keeps who reads it. */
export async function openDocument(
  scope: MemberScope,
  path: { id: string; documentId: string },
  use: 'view' | 'download',
): Promise<(DocumentRow & { type: FileType }) | Refusal> {
  const row = await findDocumentRow(scope, path)
  if (!row) return documentNotFound()
  if (row.state !== 'ready' || !row.type) return refuse(409, 'document_not_ready', whyClosed(row))
  await recordDocument(scope, {
    entryId: path.id,
    documentId: row.id,
    action: use,
    after: { name: row.name, kind: row.kind },
  })
  return { ...row, type: row.type }
}
