import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { isTaken } from '../numbering/with-new-number.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { logConflict } from './log-conflict.ts'
import { numberEntry, numberTaken } from './number-entry.ts'

/** `PUT …/number {entry_number}`: the number of the release takes the place of the proposed one. */
export function numberEntryRoute(app: App): void {
  app.route({
    ...route('numberEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      try {
        const entry = await withEntryScope(app, request, (scope) => numberEntry(scope, id, request.body))
        if (!isRefusal(entry)) return { entry }
        await logConflict(app, request, id, entry)
        return reply.refuse(entry)
      } catch (error) {
        if (!isTaken(error)) throw error
        return reply.refuse(numberTaken())
      }
    },
  })
}
