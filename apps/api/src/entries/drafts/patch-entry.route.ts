import type { PatchEntry } from '@edfe/contracts/entries/entry'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { logConflict } from './log-conflict.ts'
import { lockForEdit } from './save-draft.ts'
import { savePage } from './save-page.ts'

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
      const entry = await withEntryScope(app, request, (scope) => save(scope, id, request.body))
      if (!isRefusal(entry)) return { entry }
      await logConflict(app, request, id, entry)
      return reply.refuse(entry)
    },
  })
}

async function save(scope: MemberScope, id: string, body: PatchEntry) {
  const kind = body.draft_data.shipment_origin ? 'transport' : 'header'
  const entry = await lockForEdit(scope, id, body.expected_updated_at, kind)
  return isRefusal(entry) ? entry : savePage(scope, entry, body)
}
