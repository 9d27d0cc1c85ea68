import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { readPreferences } from './me.ts'
import { recordOwnChange } from './own-change.ts'

/** Theme, density, page size, shortcuts and tips of the person. */
export function preferencesRoutes(app: App): void {
  app.route({
    ...route('getUserPreferences'),
    config: { permission: 'signed-in' },
    handler: async (request) => request.tenant((trx, who) => readPreferences(trx, who.userId)),
  })
  app.route({
    ...route('saveUserPreferences'),
    config: { permission: 'signed-in' },
    handler: async (request) =>
      request.tenant(async (trx, who) => {
        const { is_saved: _, ...before } = await readPreferences(trx, who.userId)
        const after = { ...before, ...request.body }
        const row = { ...after, updated_by: who.userId, updated_at: app.now() }
        await trx
          .insertInto('user_preferences')
          .values({ user_id: who.userId, ...row })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
          .execute()
        await recordOwnChange(trx, request, 'user_preferences', before, after)
        return { ...after, is_saved: true }
      }),
  })
}
