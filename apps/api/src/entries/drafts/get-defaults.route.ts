import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { confirmCarrier, confirmedCarriers } from '../confirmed-carriers.ts'
import { withEntryScope } from '../with-entry-scope.ts'

/** `GET /api/entries/defaults`: what the wizard needs once per organisation. */
export function getDefaultsRoute(app: App): void {
  app.route({
    ...route('getEntryDefaults'),
    config: { permission: 'entry.read', makesOrganization: true },
    handler: async (request) =>
      withEntryScope(app, request, async (scope) => ({
        today: scope.today,
        time_zone: scope.org.timezone,
        rules_profile: scope.rules.profile.name,
        check_digit_factor: scope.rules.profile.checkDigitOffset,
        confirmed_carrier_prefixes: await confirmedCarriers(scope),
        role: scope.actor.role,
        organization: {
          id: scope.org.id,
          name: scope.org.name,
          cbp_filer_code: scope.org.cbp_filer_code,
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
      withEntryScope(app, request, async (scope) => {
        await confirmCarrier(scope, request.body.prefix)
        return { confirmed_carrier_prefixes: await confirmedCarriers(scope) }
      }),
  })
}
