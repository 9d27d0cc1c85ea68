import type { EntryTask } from '@edfe/contracts/entry-records'
import { isTaskOf } from '@edfe/domain/tasks'
import type { z } from 'zod'
import { readEditors } from '../tasks/members.ts'
import { readTasks } from '../tasks/read-tasks.ts'
import { memberRole, type OrgScope } from './entry-tools.ts'

export type DashboardTask = z.output<typeof EntryTask>

const SHOWN = 10

/** What waits for the member who asks, the most urgent first, ten at most; an auditor sees what waits for others. */
export async function openTasks(scope: OrgScope): Promise<DashboardTask[]> {
  const { trx, orgId, userId } = scope
  const editors = new Map((await readEditors(trx, orgId)).map((one) => [one.id, one.role]))
  const looker = { userId: userId ?? '', role: memberRole(scope) }
  const tasks = await readTasks(scope)
  return tasks
    .filter((task) => looker.role === 'auditor' || isTaskOf(task, looker, (id) => editors.get(id)))
    .slice(0, SHOWN)
    .map(({ kind, entry_id, entry_number, title, detail, due_on }) => ({
      kind,
      entry_id,
      entry_number,
      title,
      detail,
      due_on: due_on ?? null,
    }))
}
