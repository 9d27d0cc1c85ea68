import { type AuditAction, recordAudit } from '../audit/record-audit.ts'
import { announce, announceAll } from '../http/live.ts'
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
export async function announceEntry({ trx, org }: RequestScope, id: string): Promise<void> {
  await announce(trx, { org_id: org.id, topic: 'entry', id })
  await announce(trx, { org_id: org.id, topic: 'entries' })
}

/** The same for entries that change together. */
export async function announceEntries({ trx, org }: RequestScope, ids: readonly string[]): Promise<void> {
  await announceAll(trx, [
    ...ids.map((id) => ({ org_id: org.id, topic: 'entry' as const, id })),
    { org_id: org.id, topic: 'entries' },
  ])
}
