import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { findAddress, findOrganization, organizationView } from './organization.ts'

/** The organisation and its business address; both null for someone who has none yet. */
export function getOrganizationRoute(app: App): void {
  app.route({
    ...route('getOrganization'),
    config: { permission: 'organization.read' },
    handler: async (request) =>
      request.tenant(async (trx) => {
        const row = await findOrganization(trx)
        return {
          organization: row ? organizationView(row, app) : null,
          address: row ? await findAddress(trx, row) : null,
        }
      }),
  })
}
