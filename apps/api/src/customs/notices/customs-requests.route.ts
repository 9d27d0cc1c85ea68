import type { App } from '../../app-instance.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { memberRole, type OrgScope } from '../../entries/entry-services.ts'
import { personOf } from '../../entries/repository/entry-view.ts'
import { ENTRY_ROW, inEntries } from '../../entries/with-entry-scope.ts'
import { announce } from '../../http/live.ts'
import { mayRole } from '../../http/permissions.ts'
import { isRefusal, type Refusal, refuse } from '../../http/problems.ts'
import type { TenantActor } from '../../http/request-context.ts'
import { route } from '../../http/route.ts'

/** What customs asks about a filed entry: `GET /api/entries/:id/customs-requests` and `POST …/:requestId/close`. */
export function customsRequestRoutes(app: App): void {
  app.route({
    ...route('listCustomsRequests'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await inEntries(app, request, (scope) => readRequests(scope, request.params.id))
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('closeCustomsRequest'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id, requestId } = request.params
      const answer = await inEntries(app, request, async (scope, who) => {
        const refusal = await close(scope, who, id, requestId)
        return refusal ?? readRequests(scope, id)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

const isKnown = ({ trx, orgId }: OrgScope, id: string) =>
  trx.selectFrom('entries').select('id').where('org_id', '=', orgId).where('id', '=', id).executeTakeFirst()

async function readRequests(scope: OrgScope, id: string) {
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
    .where('n.org_id', '=', scope.orgId)
    .where('n.entry_id', '=', id)
    .where('n.action_required', 'is not', null)
    .orderBy('n.seq')
    .execute()
  return {
    may_close: mayRole(memberRole(scope), 'entry.edit'),
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
async function close(
  scope: OrgScope,
  who: TenantActor,
  id: string,
  requestId: string,
): Promise<Refusal | undefined> {
  const { trx, orgId, userId, now } = scope
  if (!(await isKnown(scope, id))) return entryNotFound()
  const found = await trx
    .selectFrom('customs_notices')
    .select(['title', 'closed_at'])
    .where('org_id', '=', orgId)
    .where('entry_id', '=', id)
    .where('id', '=', requestId)
    .where('action_required', 'is not', null)
    .executeTakeFirst()
  if (!found) return refuse(404, 'request_not_found', 'This request of customs was not found.')
  if (found.closed_at) return undefined
  await trx
    .updateTable('customs_notices')
    .set({ closed_at: now, closed_by: userId })
    .where('org_id', '=', orgId)
    .where('id', '=', requestId)
    .where('closed_at', 'is', null)
    .execute()
  await announce(trx, { org_id: orgId, topic: 'entry', id })
  await announce(trx, { org_id: orgId, topic: 'entries' })
  await recordAudit(trx, {
    orgId,
    actorId: userId,
    entity: 'entry',
    entityId: id,
    action: 'update',
    before: { customs_request: null },
    after: { customs_request: `${found.title}: done` },
    userAgent: who.userAgent,
  })
  return undefined
}
