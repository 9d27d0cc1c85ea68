import type { PatchEntry } from '@edfe/contracts/entries'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { isRefusal } from '../../http/problems.ts'
import { route } from '../../http/route.ts'
import { recordNavigation, recordPosition } from '../position/record-position.ts'
import type { StoredEntry } from '../repository/load-entry.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../with-entry-scope.ts'
import { logConflict } from './log-conflict.ts'
import { lockForEdit, saveDraft } from './save-draft.ts'

type Patch = z.output<typeof PatchEntry>

/**
 * `PATCH /api/entries/:id`: merges sections into the draft. `expected_updated_at` names the version that was edited;
 * when another stands, nothing is written and the answer holds both sides of the conflict.
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
  await saveDraft(scope, entry, { patch, skipAudit: body.skip_audit, userAgent })
  await recordNavigation(scope, id, body)
  if (body.page) await recordPosition(scope, entry, positionAfter(entry, body))
  return viewEntry(scope, id)
}

/** The page that was saved is the position, done when the person went on from it; the line of that page stays. */
const positionAfter = ({ navigation_state: before }: StoredEntry, { page = '', navigation }: Patch) => ({
  page,
  lineId: before?.page === page ? before.line_id : undefined,
  isDone: navigation === 'save_and_continue',
})
