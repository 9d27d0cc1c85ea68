import { formatEntryNumber } from '@edfe/domain/entry'
import { readActiveMembers } from '../../accounts/members/read-members.ts'
import { notifyPeople } from '../../accounts/notifications/notify.ts'
import type { App } from '../../app-instance.ts'
import { maskPersonalNumbers, recordAudit } from '../../audit/record-audit.ts'
import { announce } from '../../http/live.ts'
import { isRefusal } from '../../http/problems.ts'
import { route } from '../../http/route.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { mentionedIn } from './mentions.ts'

/**
 * `POST /api/entries/:id/comments`: a word to the colleagues, on an entry of any status. It stands in the entry's
 * history, cannot be changed, and tells whom it names with '@' and the full name.
 */
export function commentEntryRoute(app: App): void {
  app.route({
    ...route('commentEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, (scope) => comment(app, scope, id, request.body.text))
      return isRefusal(answer) ? reply.refuse(answer) : reply.code(201).send(answer)
    },
  })
}

async function comment(app: App, scope: MemberScope, id: string, typed: string) {
  const { trx, org, now } = scope
  const entry = await trx
    .selectFrom('entries')
    .select('entry_number')
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!entry) return entryNotFound()
  // What colleagues write to each other goes into mail and history: personal numbers are masked before.
  const text = maskPersonalNumbers(typed)
  const mentioned = mentionedIn(text, await readActiveMembers(trx, org.id)).map(({ id, name }) => ({
    id,
    name,
  }))
  await recordActivity(scope, id, 'comment', { text, mentions: mentioned })
  const tools = { jobs: app.jobs, publicUrl: app.settings.PUBLIC_URL, now }
  await notifyPeople(trx, tools, {
    orgId: org.id,
    kind: 'mention',
    userIds: mentioned.map((person) => person.id).filter((person) => person !== scope.actor.userId),
    title: `${scope.actor.name} mentioned you on ${formatEntryNumber(entry.entry_number)}`,
    body: text,
    href: `/entries/${id}/header`,
  })
  await announce(trx, { org_id: org.id, topic: 'entry', id })
  await recordAudit(trx, {
    orgId: org.id,
    actorId: scope.actor.userId,
    entity: 'entry',
    entityId: id,
    action: 'comment',
    before: { comment: null },
    after: { comment: text },
    userAgent: scope.actor.userAgent,
  })
  return { text, mentioned }
}
