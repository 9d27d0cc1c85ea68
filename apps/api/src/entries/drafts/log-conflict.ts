import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-instance.ts'
import type { Refusal } from '../../refusals/problems.ts'
import { recordActivity } from '../repository/record-activity.ts'
import { withEntryScope } from '../with-entry-scope.ts'

/** Keeps note of a conflict, though the save itself was undone. The next save clears the flag. */
export async function logConflict(app: App, request: FastifyRequest, id: string, refusal: Refusal) {
  if (refusal.code !== 'draft_conflict') return
  await withEntryScope(app, request, async (scope) => {
    await scope.trx
      .updateTable('entries')
      .set({ conflict_flag: true })
      .where('org_id', '=', scope.org.id)
      .where('id', '=', id)
      .execute()
    await recordActivity(scope, id, 'draft_conflict', { message: scope.words.format(refusal.message) })
  })
}
