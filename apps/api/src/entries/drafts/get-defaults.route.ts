import type { App } from '../../app-instance.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { route } from '../../http/route.ts'
import { confirmedCarriers, entryTools } from '../entry-services.ts'
import { inEntries } from '../with-entry-scope.ts'

/** `GET /api/entries/defaults`: what the wizard needs once per organisation. */
export function getDefaultsRoute(app: App): void {
  app.route({
    ...route('getEntryDefaults'),
    config: { permission: 'entry.read', makesOrganization: true },
    handler: async (request) =>
      inEntries(app, request, async (scope, who) => ({
        today: scope.today,
        time_zone: scope.organization.timezone,
        rules_profile: entryTools(app).profile.name,
        confirmed_carrier_prefixes: await confirmedCarriers(scope),
        role: who.role,
        organization: {
          id: scope.organization.id,
          name: scope.organization.name,
          cbp_filer_code: scope.organization.cbp_filer_code,
        },
      })),
  })
}

/** `POST /api/entries/confirmed-carriers`: once per organisation and prefix, audited. */
export function confirmCarrierRoute(app: App): void {
  app.route({
    ...route('confirmCarrier'),
    config: { permission: 'entry.edit' },
    handler: async (request) =>
      inEntries(app, request, async (scope, { userAgent }) => {
        const { prefix } = request.body
        const added = await scope.trx
          .insertInto('confirmed_carriers')
          .values({
            org_id: scope.orgId,
            prefix,
            confirmed_by: scope.userId,
            confirmed_at: scope.now,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('prefix')
          .executeTakeFirst()
        if (added) {
          await recordAudit(scope.trx, {
            orgId: scope.orgId,
            actorId: scope.userId,
            entity: 'confirmed_carrier',
            entityId: prefix,
            action: 'create',
            after: { prefix },
            userAgent,
          })
        }
        return { confirmed_carrier_prefixes: await confirmedCarriers(scope) }
      }),
  })
}
