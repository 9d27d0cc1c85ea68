import type { ClearDraftBody } from '@edfe/contracts/entries/entry-records'
import { clearDraftPart } from '@edfe/domain/entry'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { saveProgress, withCleared } from '../repository/entry-progress.ts'
import { holdRefusal } from '../repository/legal-hold.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../with-entry-scope.ts'
import { logConflict } from './log-conflict.ts'
import { lockForEdit, storeDraft } from './save-draft.ts'

/** `POST …/draft/clear {part}`: empties the draft, its transport part or its export part; the number stays. */
export function clearDraftRoute(app: App): void {
  app.route({
    ...route('clearDraft'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const entry = await withEntryScope(app, request, (scope) => clear(scope, id, request.body))
      if (!isRefusal(entry)) return { entry }
      await logConflict(app, request, id, entry)
      return reply.refuse(entry)
    },
  })
}

async function clear(
  scope: MemberScope,
  id: string,
  { part, expected_updated_at }: z.output<typeof ClearDraftBody>,
) {
  const entry = await lockForEdit(scope, id, expected_updated_at, 'clear')
  if (isRefusal(entry)) return entry
  const held = await holdRefusal(scope, id)
  if (held) return held
  await storeDraft(scope, entry, clearDraftPart(entry.draft, part))
  await saveProgress(scope, entry, withCleared(entry.progress, part))
  await recordActivity(scope, id, 'draft_cleared', { part })
  return viewEntry(scope, id)
}
