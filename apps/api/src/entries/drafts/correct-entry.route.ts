import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { withNewNumber } from '../numbering/with-new-number.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { correctEntry } from './correct-entry.ts'

/**
 * `POST …/correct`: 'Correct and file again' of a rejected entry. A linked draft with everything that was filed, a new
 * number, and no signature; asked for twice, it is the same draft.
 */
export function correctEntryRoute(app: App): void {
  app.route({
    ...route('correctEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const entry = await withNewNumber((passOver) =>
        withEntryScope(app, request, (scope) => correctEntry(scope, { id: request.params.id, passOver })),
      )
      return isRefusal(entry) ? reply.refuse(entry) : reply.code(201).send({ entry })
    },
  })
}
