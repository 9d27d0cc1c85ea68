import type { ChangeDocument } from '@edfe/contracts/documents/documents'
import { missingCodes, withMissingCode, withoutMissingCode } from '@edfe/domain/documents'
import { UNFILED } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import type { z } from 'zod'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { saveDraft } from '../../entries/drafts/save-draft.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { type DocumentRow, documentNotFound, documentView, findDocumentRow } from './document-row.ts'
import { whyClosed } from './open-document.ts'
import { keptBecause, readEntryRecords } from './read-documents.ts'
import { announceDocuments, recordDocument } from './record-document.ts'
import { keptDetail, keptName } from './typed-names.ts'

interface DocumentPath {
  id: string
  documentId: string
}

/** Changes what a document is called. As the answer to a missing-document code, it also takes the code off step 2. */
export async function changeDocument(
  scope: MemberScope,
  path: DocumentPath,
  body: z.output<typeof ChangeDocument>,
) {
  const { trx, org, now } = scope
  const before = await findDocumentRow(scope, path)
  if (!before) return documentNotFound()
  const refusal = await changeMissingCode(scope, before, body.answers_code)
  if (refusal) return refusal
  await trx
    .updateTable('entry_documents')
    .set({
      ...body,
      ...(body.name && { name: keptName(body.name) }),
      ...(body.detail && { detail: keptDetail(body.detail) }),
      updated_at: now,
    })
    .where('org_id', '=', org.id)
    .where('id', '=', path.documentId)
    .execute()
  const [row, records] = [await findDocumentRow(scope, path), await readEntryRecords(scope, path.id)]
  if (!row || isRefusal(records)) return documentNotFound()
  announceDocuments(scope, path.id)
  await recordDocument(scope, {
    entryId: path.id,
    documentId: row.id,
    action: 'update',
    before: namesOf(before),
    after: namesOf(row),
  })
  return { document: documentView(row, keptBecause(scope, records, scope.today)) }
}

const namesOf = ({ name, kind, detail, answers_code }: DocumentRow) => ({ name, kind, detail, answers_code })

/** Takes a code off the draft, or puts the earlier one back. What is filed keeps its codes. */
async function changeMissingCode(
  scope: MemberScope,
  row: DocumentRow,
  code: string | null | undefined,
): Promise<Refusal | undefined> {
  if (code === undefined || code === row.answers_code) return undefined
  // A document that nobody can open answers nothing.
  if (code && row.state !== 'ready') return refuse(409, 'document_not_ready', whyClosed(row))
  const entry = await loadEntry(scope, row.entry_id, { lock: true })
  if (!entry) return entryNotFound()
  if (code && !missingCodes(entry.draft).includes(code)) {
    return refuse(
      409,
      'code_not_missing',
      say(
        {
          id: 'refusal.code-not-missing',
          defaultMessage: 'Step 2 does not list {code} as a missing document.',
        },
        { code },
      ),
    )
  }
  if (!UNFILED.has(entry) || entry.archived) return undefined
  const taken = code ? withoutMissingCode(entry.draft, code) : {}
  const patch = row.answers_code ? withMissingCode({ ...entry.draft, ...taken }, row.answers_code) : taken
  await saveDraft(scope, entry, patch)
  return undefined
}
