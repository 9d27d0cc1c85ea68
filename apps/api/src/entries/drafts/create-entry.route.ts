import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-instance.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { announce } from '../../http/live.ts'
import { route } from '../../http/route.ts'
import { isRefusal, type Refusal } from '../../refusals/problems.ts'
import { numbersUsedUp, withNewNumber } from '../numbering/with-new-number.ts'
import type { EntryView } from '../repository/entry-view.ts'
import { viewEntry, withEntryScope } from '../with-entry-scope.ts'
import { createEntry } from './create-entry.ts'

/** `POST /api/entries`: a new draft with the specified defaults and the organisation's next number. */
export function createEntryRoute(app: App): void {
  app.route({
    ...route('createEntry'),
    config: { permission: 'entry.edit', makesOrganization: true },
    handler: async (request, reply) => {
      const entry = await withNewNumber((passOver) => create(app, request, passOver))
      return isRefusal(entry) ? reply.refuse(entry) : reply.code(201).send({ entry })
    },
  })
}

const create = (app: App, request: FastifyRequest, passOver: number): Promise<EntryView | Refusal> =>
  withEntryScope(app, request, async (scope) => {
    const id = await createEntry(scope, { passOver })
    if (!id) return numbersUsedUp()
    const entry = await viewEntry(scope, id)
    if (isRefusal(entry)) return entry
    await announce(scope.trx, { org_id: scope.org.id, topic: 'entries' })
    await recordAudit(scope.trx, {
      orgId: scope.org.id,
      actorId: scope.actor.userId,
      entity: 'entry',
      entityId: id,
      action: 'create',
      after: { entry_number: entry.entry_number, status: entry.status },
      userAgent: scope.actor.userAgent,
    })
    return entry
  })
