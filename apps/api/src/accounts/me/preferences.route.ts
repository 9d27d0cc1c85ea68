import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { readPreferences, savePreferences } from './me.ts'
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
        await savePreferences(trx, who.userId, after, app.now())
        await recordOwnChange(trx, request, 'user_preferences', before, after)
        return { ...after, is_saved: true }
      }),
  })
}
