import type { PatchEntry } from '@edfe/contracts/entries/entry'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import type { EntryProgress } from '../../db/entry-tables.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { saveProgress, withNavigation, withPosition } from '../repository/entry-progress.ts'
import type { StoredEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../with-entry-scope.ts'
import { logConflict } from './log-conflict.ts'
import { lockForEdit, saveDraft } from './save-draft.ts'
import { signingRefusal } from './signing.ts'

type Patch = z.output<typeof PatchEntry>

/**
 * `PATCH /api/entries/:id`: merges sections into the draft. `expected_updated_at` names the version that was edited;
 * if another is stored, nothing is written and the response contains both sides of the conflict.
 */
export function patchEntryRoute(app: App): void {
  app.route({
    ...route('saveEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const entry = await withEntryScope(app, request, (scope) =>
        save(scope, id, request.body, scope.actor.userAgent),
      )
      if (!isRefusal(entry)) return { entry }
      await logConflict(app, request, id, entry)
      return reply.refuse(entry)
    },
  })
}

async function save(scope: MemberScope, id: string, body: Patch, userAgent: string | null) {
  const { draft_data: patch } = body
  const kind = patch.shipment_origin ? 'transport' : 'header'
  const entry = await lockForEdit(scope, id, body.expected_updated_at, kind)
  if (isRefusal(entry)) return entry
  const unsigned = signingRefusal(scope, entry.draft, patch)
  if (unsigned) return unsigned
  await saveDraft(scope, entry, { patch, userAgent })
  await saveProgress(scope, entry, progressAfter(scope, entry, body))
  if (body.navigation) {
    const visit = { action: body.navigation, to: body.current_step ?? null }
    await recordActivity(scope, id, 'navigation', visit)
  }
  return viewEntry(scope, id)
}

/**
 * The step that is open, and the page that was saved as the position: done when the person went on from it; the line
 * of that page remains.
 */
function progressAfter({ actor, now }: MemberScope, { progress }: StoredEntry, body: Patch): EntryProgress {
  const next = withNavigation(progress, body, now)
  const { page, navigation } = body
  if (!page) return next
  const { navigation_state: before } = progress
  const lineId = before?.page === page ? before.line_id : undefined
  const isDone = navigation === 'save_and_continue'
  return withPosition(next, { page, lineId, userId: actor.userId, isDone }, now)
}
