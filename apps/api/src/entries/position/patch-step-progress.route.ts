import type { PatchStepProgress } from '@edfe/contracts/entries'
import { isEditableStatus, STEPS, type StepKey, type StepProgressItem, stepKeyOf } from '@edfe/domain/entry'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { isRefusal } from '../../http/problems.ts'
import { route } from '../../http/route.ts'
import { entryNotFound, notEditable } from '../drafts/conflict.ts'
import { loadEntry } from '../repository/load-entry.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../with-entry-scope.ts'
import { pageProgressAfter } from './page-progress.ts'

/** `PATCH …/step-progress`: how far one step is. Not a change of the draft: `updated_at` stays. */
export function patchStepProgressRoute(app: App): void {
  app.route({
    ...route('saveStepProgress'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const entry = await withEntryScope(app, request, (scope) =>
        save(scope, request.params.id, request.body),
      )
      return isRefusal(entry) ? reply.refuse(entry) : { entry }
    },
  })
}

async function save(scope: MemberScope, id: string, { step, ...change }: z.output<typeof PatchStepProgress>) {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  if (!isEditableStatus(entry.status) || entry.archived) return notEditable(entry)
  const key = stepKeyOf(step)!
  const at = scope.now.toISOString()
  const before = entry.step_progress[key]
  const isDone = change.status === 'valid' || change.status === 'complete'
  const item: StepProgressItem = {
    ...before,
    ...change,
    visitedAt: before?.visitedAt ?? at,
    ...(isDone && { completedAt: at }),
  }
  await scope.trx
    .updateTable('entries')
    .set({
      step_progress: JSON.stringify({ ...entry.step_progress, [key]: item }),
      page_progress: JSON.stringify(pageProgressAfter(entry.page_progress, pathOf(key), at, isDone)),
    })
    .where('org_id', '=', scope.org.id)
    .where('id', '=', id)
    .execute()
  return viewEntry(scope, id)
}

const pathOf = (key: StepKey): string => STEPS.find((step) => step.key === key)!.path
