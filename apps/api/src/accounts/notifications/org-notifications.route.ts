import { OrgNotifications, UpdateOrgNotifications } from '@edfe/contracts/organization'
import { problems } from '@edfe/contracts/problem'
import type { App } from '../../app-instance.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { readOrgNotifications } from '../organization/organization.ts'
import { rescheduleMail } from './reschedule-mail.ts'

/** What the organisation's admins are mailed about, and how often. */
export function orgNotificationsRoutes(app: App): void {
  app.get(
    '/api/organization/notifications',
    {
      config: { permission: 'organization.read' },
      schema: { response: { 200: OrgNotifications, ...problems(401, 403) } },
    },
    async (request) => request.tenant((trx) => readOrgNotifications(trx)),
  )
  app.put(
    '/api/organization/notifications',
    {
      config: { permission: 'organization.edit' },
      schema: {
        body: UpdateOrgNotifications,
        response: { 200: OrgNotifications, ...problems(400, 401, 403) },
      },
    },
    async (request) =>
      request.tenant(async (trx, who) => {
        const before = await readOrgNotifications(trx)
        const after = { ...before, ...request.body }
        const row = { ...after, updated_by: who.userId, updated_at: app.now() }
        await trx
          .insertInto('org_notifications')
          .values({ org_id: who.orgId, ...row })
          .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
          .execute()
        await rescheduleMail(trx, { now: app.now() })
        await recordAudit(trx, {
          orgId: who.orgId,
          actorId: who.userId,
          entity: 'org_notifications',
          entityId: who.orgId,
          action: 'update',
          before,
          after,
          userAgent: who.userAgent,
        })
        return after
      }),
  )
}
