import type { App } from '../../app-instance.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { personOf } from '../../entries/repository/entry-view.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../../entries/with-entry-scope.ts'
import { announce } from '../../http/live.ts'
import { mayRole } from '../../http/permissions.ts'
import { isRefusal, type Refusal, refuse } from '../../http/problems.ts'
import { route } from '../../http/route.ts'

/** What customs asks about a filed entry: `GET /api/entries/:id/customs-requests` and `POST …/:requestId/close`. */
export function customsRequestRoutes(app: App): void {
  app.route({
    ...route('listCustomsRequests'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) => readRequests(scope, request.params.id))
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('closeCustomsRequest'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id, requestId } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const refusal = await close(scope, id, requestId)
        return refusal ?? readRequests(scope, id)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

const isKnown = ({ trx, org }: MemberScope, id: string) =>
  trx.selectFrom('entries').select('id').where('org_id', '=', org.id).where('id', '=', id).executeTakeFirst()

async function readRequests(scope: MemberScope, id: string) {
  if (!(await isKnown(scope, id))) return entryNotFound()
  const rows = await scope.trx
    .selectFrom('customs_notices as n')
    .leftJoin('users as u', 'u.id', 'n.closed_by')
    .select([
      'n.id',
      'n.code',
      'n.title',
      'n.action_required',
      'n.due_on',
      'n.received_at',
      'n.closed_at',
      'n.closed_by',
    ])
    .select(['u.given_name', 'u.family_name'])
    .where('n.org_id', '=', scope.org.id)
    .where('n.entry_id', '=', id)
    .where('n.action_required', 'is not', null)
    .orderBy('n.seq')
    .execute()
  return {
    may_close: mayRole(scope.actor.role, 'entry.edit'),
    requests: rows.map(
      ({ given_name, family_name, received_at, closed_at, closed_by, action_required, ...row }) => ({
        ...row,
        todo: action_required ?? '',
        received_at: received_at.toISOString(),
        closed_at: closed_at?.toISOString() ?? null,
        closed_by: personOf(closed_by, `${given_name ?? ''} ${family_name ?? ''}`.trim()),
      }),
    ),
  }
}

/** Ticks one off; again changes nothing. */
async function close(scope: MemberScope, id: string, requestId: string): Promise<Refusal | undefined> {
  const { trx, org, actor, now } = scope
  if (!(await isKnown(scope, id))) return entryNotFound()
  const found = await trx
    .selectFrom('customs_notices')
    .select(['title', 'closed_at'])
    .where('org_id', '=', org.id)
    .where('entry_id', '=', id)
    .where('id', '=', requestId)
    .where('action_required', 'is not', null)
    .executeTakeFirst()
  if (!found) return refuse(404, 'request_not_found', 'This request of customs was not found.')
  if (found.closed_at) return undefined
  await trx
    .updateTable('customs_notices')
    .set({ closed_at: now, closed_by: actor.userId })
    .where('org_id', '=', org.id)
    .where('id', '=', requestId)
    .where('closed_at', 'is', null)
    .execute()
  await announce(trx, { org_id: org.id, topic: 'entry', id })
  await announce(trx, { org_id: org.id, topic: 'entries' })
  await recordAudit(trx, {
    orgId: org.id,
    actorId: actor.userId,
    entity: 'entry',
    entityId: id,
    action: 'update',
    before: { customs_request: null },
    after: { customs_request: `${found.title}: done` },
    userAgent: scope.actor.userAgent,
  })
  return undefined
}
