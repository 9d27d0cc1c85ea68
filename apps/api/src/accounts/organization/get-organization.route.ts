import { OrganizationView } from '@edfe/contracts/organization'
import { problems } from '@edfe/contracts/problem'
import type { App } from '../../app-instance.ts'
import { findAddress, findOrganization, organizationView } from './organization.ts'

/** The organisation and its business address; both null for someone who has none yet. */
export function getOrganizationRoute(app: App): void {
  app.get(
    '/api/organization',
    {
      config: { permission: 'organization.read' },
      schema: { response: { 200: OrganizationView, ...problems(401, 403) } },
    },
    async (request) =>
      request.tenant(async (trx) => {
        const row = await findOrganization(trx)
        if (!row) return { organization: null, address: null }
        return { organization: organizationView(row), address: await findAddress(trx, row) }
      }),
  )
}
