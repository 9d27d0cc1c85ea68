import { auditChange } from '../../entries/record-change.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { announce } from '../../http/live.ts'

interface DocumentAct {
  entryId: string
  documentId: string
  action: 'create' | 'update' | 'delete' | 'view' | 'download'
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes what a member did with a document to the audit log. */
export const recordDocument = (
  scope: MemberScope,
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
export const announceDocuments = ({ trx, org }: MemberScope, entryId: string): Promise<void> =>
  announce(trx, { org_id: org.id, topic: 'entry', id: entryId })
