import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { withNewNumber } from '../numbering/with-new-number.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { makeNewVersion } from './new-version.ts'

const VERSIONS = [
  ['correctEntry', 'correction'],
  ['replaceEntry', 'replacement'],
  ['correctPaidEntry', 'post_summary_correction'],
] as const

/**
 * `POST …/correct` of a rejected entry, `POST …/replace` of an accepted one, `POST …/post-summary-correction` of a paid
 * one. A linked draft with everything that was filed, the same number, and no signature; asked for twice, it is the
 * same draft.
 */
export function newVersionRoutes(app: App): void {
  for (const [operation, kind] of VERSIONS) {
    app.route({
      ...route(operation),
      config: { permission: 'entry.edit', row: ENTRY_ROW },
      handler: async (request, reply) => {
        const { id } = request.params
        const entry = await withNewNumber((passOver) =>
          withEntryScope(app, request, (scope) => makeNewVersion(scope, { id, kind, passOver })),
        )
        return isRefusal(entry) ? reply.refuse(entry) : reply.code(201).send({ entry })
      },
    })
  }
}
