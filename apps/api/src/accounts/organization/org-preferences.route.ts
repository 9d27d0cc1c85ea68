import type { App } from '../../app-instance.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Trx } from '../../db/engine.ts'
import { route } from '../../http/route.ts'

async function readPreferences(trx: Trx): Promise<Record<string, never>> {
  const row = await trx.selectFrom('org_preferences').select('preferences').executeTakeFirst()
  return row?.preferences ?? {}
}

/** Preferences that the whole organisation shares; a save merges keys, and null removes one. */
export function orgPreferencesRoutes(app: App): void {
  app.route({
    ...route('getOrganizationPreferences'),
    config: { permission: 'organization.read' },
    handler: async (request) => request.tenant(async (trx) => ({ preferences: await readPreferences(trx) })),
  })
  app.route({
    ...route('saveOrganizationPreferences'),
    config: { permission: 'organization.edit' },
    handler: async (request) =>
      request.tenant(async (trx, who) => {
        const before = await readPreferences(trx)
        const merged = Object.entries({ ...before, ...request.body.preferences })
        const after = Object.fromEntries(merged.filter(([, value]) => value !== null))
        const row = { preferences: JSON.stringify(after), updated_by: who.userId, updated_at: app.now() }
        await trx
          .insertInto('org_preferences')
          .values({ org_id: who.orgId, ...row })
          .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
          .execute()
        await recordAudit(trx, {
          orgId: who.orgId,
          actorId: who.userId,
          entity: 'org_preferences',
          entityId: who.orgId,
          action: 'update',
          before,
          after,
          userAgent: who.userAgent,
        })
        return { preferences: after }
      }),
  })
}
