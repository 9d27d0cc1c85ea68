import { type AuditAction, recordAudit } from '../audit/record-audit.ts'
import { announce } from '../http/live.ts'
import type { RequestScope } from './request-scope.ts'

interface Change {
  action: AuditAction
  before?: unknown
  after?: unknown
}

interface SubjectChange extends Change {
  /** The changed entity: 'entry', 'document', 'confirmed_carrier'. */
  entity: string
  entityId: string | null
}

/** Writes a change to the audit log with who made it, and in which browser. Call it last, as `recordAudit`. */
export const auditChange = ({ trx, org, actor }: RequestScope, change: SubjectChange): Promise<void> =>
  recordAudit(trx, {
    orgId: org.id,
    actorId: actor.userId,
    userAgent: actor.kind === 'member' ? actor.userAgent : null,
    ...change,
  })

/** Writes a change of an entry to the audit log. */
export const auditEntry = (scope: RequestScope, id: string, change: Change): Promise<void> =>
  auditChange(scope, { entity: 'entry', entityId: id, ...change })

/** After the commit, open pages of the entry and lists that show it fetch their data again. */
export function announceEntry({ trx, org }: RequestScope, id: string): void {
  announce(trx, { org_id: org.id, topic: 'entry', id })
  announce(trx, { org_id: org.id, topic: 'entries' })
}
