import { type DeletionRefusal, deletionRefusal, keptUntil, type RetentionFacts } from '@edfe/domain/documents'
import { say } from '@edfe/domain/messages'
import type { MemberScope } from '../../entries/request-scope.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { contentOf, documentNotFound, findDocumentRow } from './document-row.ts'
import { readEntryRecords } from './read-documents.ts'
import { announceDocuments, recordDocument } from './record-document.ts'

/** Deletes the row of a document that need not be kept; its content is then to be removed. */
export async function deleteDocument(scope: MemberScope, path: { id: string; documentId: string }) {
  const { trx, org } = scope
  const records = await readEntryRecords(scope, path.id, { lock: true })
  if (isRefusal(records)) return records
  const row = await findDocumentRow(scope, path)
  if (!row) return documentNotFound()
  const why = row.state === 'uploading' ? undefined : deletionRefusal(records, scope.today)
  if (why) return keptRefusal(why, records)
  await trx.deleteFrom('entry_documents').where('org_id', '=', org.id).where('id', '=', row.id).execute()
  announceDocuments(scope, path.id)
  if (row.state !== 'uploading') {
    const before = { name: row.name, kind: row.kind, sha256: row.sha256 }
    await recordDocument(scope, { entryId: path.id, documentId: row.id, action: 'delete', before })
  }
  return contentOf(row)
}

/** Why nothing of an entry is deleted now. */
export function keptRefusal(why: DeletionRefusal, records: RetentionFacts): Refusal {
  if (why === 'legal_hold') {
    return refuse(
      409,
      'document_on_hold',
      say({
        id: 'refusal.document-on-hold',
        defaultMessage: 'The records of this entry are on legal hold. Nothing is deleted.',
      }),
    )
  }
  const until = keptUntil(records)
  return refuse(
    409,
    'document_kept',
    say(
      {
        id: 'refusal.document-kept',
        defaultMessage:
          'The records of a filed entry are kept{until, select, none {} other { until {until}}}. Nobody can delete them earlier.',
      },
      { until: until ?? 'none' },
    ),
  )
}
