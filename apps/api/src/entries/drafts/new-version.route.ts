import type { NewVersion } from '@edfe/domain/entry'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { withNewNumber } from '../numbering/with-new-number.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { makeNewVersion } from './new-version.ts'

/**
 * `POST …/correct` of a rejected entry and `POST …/replace` of an accepted one. A linked draft with everything that was
 * filed, the same number, and no signature; asked for twice, it is the same draft.
 */
export function newVersionRoutes(app: App): void {
  const make = (request: FastifyRequest, id: string, kind: NewVersion) =>
    withNewNumber((passOver) =>
      withEntryScope(app, request, (scope) => makeNewVersion(scope, { id, kind, passOver })),
    )
  app.route({
    ...route('correctEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const entry = await make(request, request.params.id, 'correction')
      return isRefusal(entry) ? reply.refuse(entry) : reply.code(201).send({ entry })
    },
  })
  app.route({
    ...route('replaceEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const entry = await make(request, request.params.id, 'replacement')
      return isRefusal(entry) ? reply.refuse(entry) : reply.code(201).send({ entry })
    },
  })
}
