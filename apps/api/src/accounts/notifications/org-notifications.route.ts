import type { App } from '../../app-instance.ts'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import { route } from '../../http/route.ts'
import { readOrgNotifications, saveOrgNotifications } from '../organization/organization.ts'
import { rescheduleMail } from './reschedule-mail.ts'

/** Serves the mail settings of the organisation's admins: subjects and frequency. */
export function orgNotificationsRoutes(app: App): void {
  app.route({
    ...route('getOrganizationNotifications'),
    config: { permission: 'organization.read' },
    handler: async (request) => request.tenant((trx) => readOrgNotifications(trx)),
  })
  app.route({
    ...route('saveOrganizationNotifications'),
    config: { permission: 'organization.edit' },
    handler: async (request) =>
      request.tenant(async (trx, who) => {
        const before = await readOrgNotifications(trx)
        const after = { ...before, ...request.body }
        await saveOrgNotifications(trx, who, after, app.now())
        await rescheduleMail(trx, { now: app.now() })
        await recordMemberAudit(trx, who, {
          entity: 'org_notifications',
          entityId: who.orgId,
          action: 'update',
          before,
          after,
        })
        return after
      }),
  })
}
