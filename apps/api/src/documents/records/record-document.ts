import { auditChange } from '../../entries/record-change.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { announce } from '../../http/live.ts'

interface DocumentAct {
  entryId: string
  documentId: string
  action: 'create' | 'update' | 'delete' | 'view' | 'download' | 'virus_found'
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes what a member, or the virus scanner, did with a document to the audit log. */
export const recordDocument = (
  scope: RequestScope,
  { entryId, documentId, action, before, after }: DocumentAct,
): Promise<void> =>
  auditChange(scope, {
    entity: 'document',
    entityId: documentId,
    action,
    before: before && { ...before, entry_id: entryId },
    after: after && { ...after, entry_id: entryId },
  })

/** Open pages of the entry fetch its documents again after the commit. */
export const announceDocuments = ({ trx, org }: RequestScope, entryId: string): void =>
  announce(trx, { org_id: org.id, topic: 'entry', id: entryId })
