import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import { requireEntry } from '../repository/require-entry.ts'
import { readValidations } from '../review/read-validations.ts'
import { readTasksOf } from '../tasks/read-tasks.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { readLines } from './read-lines.ts'
import { readEntryRow, readRecords } from './read-stored-data.ts'

/** `GET …/record`: the entry as the data layer keeps it, with its small records. */
export function getRecordRoute(app: App): void {
  app.route({
    ...route('getStoredData'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await readEntryRow(scope, id)
        if (!entry) return entryNotFound()
        const tasks = await readTasksOf(scope, id)
        return {
          entry,
          ...(await readRecords(scope, id)),
          tasks: tasks.map(({ kind, title, due_on }) => ({
            kind,
            title: scope.words.format(title),
            due_on: due_on ?? null,
          })),
        }
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

/** `GET …/lines`: the lines as the data layer keeps them. */
export function getLinesRoute(app: App): void {
  app.route({
    ...route('listLines'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await requireEntry(scope, id)
        return isRefusal(entry) ? entry : readLines(scope, id, request.query)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

/** `GET …/validations`: what validation runs found. */
export function getValidationsRoute(app: App): void {
  app.route({
    ...route('listValidations'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await requireEntry(scope, id)
        return isRefusal(entry) ? entry : readValidations(scope, id, request.query)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
