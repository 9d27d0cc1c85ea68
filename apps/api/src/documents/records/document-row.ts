import type { EntryDocument } from '@edfe/contracts/documents/documents'
import type { DeletionRefusal } from '@edfe/domain/documents'
import { say } from '@edfe/domain/messages'
import { toPersonRef } from '../../entries/repository/entry-view.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import type { StoredContent } from '../content/contents.ts'

export type DocumentRow = Awaited<ReturnType<typeof readDocumentRows>>[number]

/** The documents of an entry, the oldest first. */
export const readDocumentRows = ({ trx, org }: RequestScope, entryId: string) =>
  documents(trx)
    .where('d.org_id', '=', org.id)
    .where('d.entry_id', '=', entryId)
    .orderBy('d.created_at')
    .execute()

/** One document of an entry; undefined when there is none. */
export const findDocumentRow = (
  { trx, org }: RequestScope,
  { id, documentId }: { id: string; documentId: string },
): Promise<DocumentRow | undefined> =>
  documents(trx)
    .where('d.org_id', '=', org.id)
    .where('d.entry_id', '=', id)
    .where('d.id', '=', documentId)
    .executeTakeFirst()

const documents = (trx: RequestScope['trx']) =>
  trx
    .selectFrom('entry_documents as d')
    .leftJoin('users as u', 'u.id', 'd.uploaded_by')
    .selectAll('d')
    .select(['u.given_name', 'u.family_name'])

export const documentNotFound = (): Refusal =>
  refuse(
    404,
    'not_found',
    say({ id: 'refusal.document-found', defaultMessage: 'This document was not found.' }),
  )

/** A document as its readers see it; `keptBecause` says why the reader cannot delete it. */
export const documentView = (
  row: DocumentRow,
  keptBecause: DeletionRefusal | 'role' | undefined,
): EntryDocument => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  detail: row.detail,
  state: row.state,
  type: row.type,
  size: Number(row.size),
  received_parts: row.received_parts,
  modified_at: row.modified_at?.toISOString() ?? null,
  sha256: row.sha256,
  answers_code: row.answers_code,
  answers_request: row.answers_request,
  found_virus: row.found_virus,
  uploaded_by: toPersonRef(row.uploaded_by, `${row.given_name ?? ''} ${row.family_name ?? ''}`.trim()),
  uploaded_at: row.created_at.toISOString(),
  kept_because: keptBecause ?? null,
})

/** Returns the part of a document's row that the storage needs. */
export const contentOf = (
  row: Pick<DocumentRow, 'id' | 'org_id' | 'size' | 'sealed_key' | 'part_objects'>,
): StoredContent => ({
  id: row.id,
  orgId: row.org_id,
  size: Number(row.size),
  sealedKey: row.sealed_key,
  partObjects: row.part_objects,
})
