import { EntryAnswer } from '@edfe/contracts/entries'
import { ClearDraftBody } from '@edfe/contracts/entry-records'
import { problems } from '@edfe/contracts/problem'
import { clearDraftPart } from '@edfe/domain/entry'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { isRefusal } from '../../http/problems.ts'
import type { OrgScope } from '../entry-services.ts'
import { recordActivity } from '../repository/record-activity.ts'
import { ENTRY_ROW, EntryParams, inEntries, viewEntry } from '../with-entry-scope.ts'
import { logConflict } from './patch-entry.route.ts'
import { lockForEdit, storeDraft } from './save-draft.ts'

/** `POST …/draft/clear {part}`: empties the draft, its transport part or its export part; the number stays. */
export function clearDraftRoute(app: App): void {
  app.post(
    '/api/entries/:id/draft/clear',
    {
      config: { permission: 'entry.edit', row: ENTRY_ROW },
      schema: {
        operationId: 'clearDraft',
        summary: 'Empty the draft or a part of it',
        tags: ['entries'],
        params: EntryParams,
        body: ClearDraftBody,
        response: { 200: EntryAnswer, ...problems(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const entry = await inEntries(app, request, (scope, who) =>
        clear(scope, id, request.body, who.userAgent),
      )
      if (!isRefusal(entry)) return { entry }
      await logConflict(app, request, id, entry)
      return reply.refuse(entry)
    },
  )
}

async function clear(
  scope: OrgScope,
  id: string,
  { part, expected_updated_at }: z.output<typeof ClearDraftBody>,
  userAgent: string | null,
) {
  const entry = await lockForEdit(scope, id, expected_updated_at, 'clear')
  if (isRefusal(entry)) return entry
  await storeDraft(scope, entry, clearDraftPart(entry.draft, part), { skipAudit: false, userAgent })
  await recordActivity(scope, id, 'draft_cleared', { part })
  return viewEntry(scope, id)
}
