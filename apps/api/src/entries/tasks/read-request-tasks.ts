import { parseDay } from '@edfe/domain/calendar'
import { requestTasks, type Task } from '@edfe/domain/tasks'
import type { RequestScope } from '../request-scope.ts'

/** Requests that are looked at: those due first, then those without a day. */
const LOOKED_AT = 100

/** Reads the customs requests about filed entries, or about one, that nobody has marked as done. */
export async function readRequestTasks({ trx, org, today }: RequestScope, entryId?: string): Promise<Task[]> {
  const open = trx
    .selectFrom('customs_notices as n')
    .innerJoin('entries as e', 'e.id', 'n.entry_id')
    .select(['n.title', 'n.action_required', 'n.due_on', 'e.id', 'e.entry_number', 'e.assigned_to'])
    .where('n.org_id', '=', org.id)
    .where('n.action_required', 'is not', null)
    .where('n.closed_at', 'is', null)
    .where('e.archived', '=', false)
    .orderBy('n.due_on')
    .orderBy('n.seq')
    .limit(LOOKED_AT)
  const rows = await (entryId ? open.where('n.entry_id', '=', entryId) : open).execute()
  return rows.flatMap(({ title, action_required: action, due_on, assigned_to, ...entry }) =>
    action
      ? requestTasks(
          { ...entry, assigned_to: assigned_to ?? undefined },
          [{ title, action, due_on: due_on ? parseDay(due_on) : undefined }],
          today,
        )
      : [],
  )
}
