import { isTaskOf } from '@edfe/domain/tasks'
import { readEditors } from '../../accounts/members/read-members.ts'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { withEntryScope } from '../with-entry-scope.ts'
import { readShipments } from './read-shipments.ts'
import { readTasks } from './read-tasks.ts'

/** `GET /api/tasks`: what waits to be done about entries, the member's own or everyone's, the most urgent first. */
export function listTasksRoute(app: App): void {
  app.route({
    ...route('listTasks'),
    config: { permission: 'entry.read' },
    handler: async (request) =>
      withEntryScope(app, request, async (scope) => {
        const { scope: whose, limit } = request.query
        const editors = new Map((await readEditors(scope.trx, scope.org.id)).map((one) => [one.id, one]))
        const tasks = (await readTasks(scope)).map(({ roles, ...task }) => {
          const assignee = editors.get(task.assigned_to ?? '')
          return {
            ...task,
            title: scope.words.format(task.title),
            detail: scope.words.formatAll(task.detail),
            due_on: task.due_on ?? null,
            working_days_left: task.working_days_left ?? null,
            assigned_to: assignee ? { id: assignee.id, name: assignee.name } : null,
            mine: isTaskOf({ ...task, roles }, scope.actor, (id) => editors.get(id)?.role),
          }
        })
        const shown = whose === 'mine' ? tasks.filter(({ mine }) => mine) : tasks
        const listed = shown.slice(0, limit)
        const shipments = await readShipments(
          scope,
          listed.map(({ entry_id }) => entry_id),
        )
        return { tasks: listed.map((task) => ({ ...task, ...shipments.get(task.entry_id)! })) }
      }),
  })
}
