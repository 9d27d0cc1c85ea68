import type { OrgPreferences } from '@edfe/contracts/organization/organization'
import type { App } from '../../app-instance.ts'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import { route } from '../../http/route.ts'
import { readOrgPreferences, saveOrgPreferences } from './organization.ts'

/** Serves the starting values of the organization's new entries; a save merges keys, and null removes one. */
export function orgPreferencesRoutes(app: App): void {
  app.route({
    ...route('getOrganizationPreferences'),
    config: { permission: 'organization.read' },
    handler: async (request) =>
      request.tenant(async (trx) => ({ preferences: await readOrgPreferences(trx) })),
  })
  app.route({
    ...route('saveOrganizationPreferences'),
    config: { permission: 'organization.edit' },
    handler: async (request) =>
      request.tenant(async (trx, who) => {
        const before = await readOrgPreferences(trx)
        const merged = Object.entries({ ...before, ...request.body.preferences })
        const after: OrgPreferences = Object.fromEntries(merged.filter(([, value]) => value))
        await saveOrgPreferences(trx, who, after, app.now())
        await recordMemberAudit(trx, who, {
          entity: 'org_preferences',
          entityId: who.orgId,
          action: 'update',
          before,
          after,
        })
        return { preferences: after }
      }),
  })
}
