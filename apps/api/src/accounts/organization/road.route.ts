import { parseDay } from '@edfe/domain/calendar'
import { isPractice } from '@edfe/domain/profile'
import type { App } from '../../app-instance.ts'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { findOrganization } from './organization.ts'
import { readLetter, readNotes, readRoad, saveNotes } from './road.ts'

/** The road to the first filing with CBP: how far the organization is, what it plans, and its letters. */
export function roadRoutes(app: App): void {
  const parts = () => ({ sealing: app.sealing, isConnected: !isPractice(app.settings.CUSTOMS_GATEWAY) })
  app.route({
    ...route('getRoad'),
    config: { permission: 'organization.read' },
    handler: async (request) => request.tenant((trx, who) => readRoad(trx, who, parts())),
  })
  app.route({
    ...route('saveRoad'),
    config: { permission: 'organization.edit', makesOrganization: true },
    handler: async (request) =>
      request.tenant(async (trx, who) => {
        const before = await readNotes(trx)
        const { plan, done } = request.body
        await saveNotes(trx, who, { plan, done }, app.now())
        await recordMemberAudit(trx, who, {
          entity: 'organization',
          entityId: who.orgId,
          action: 'update',
          before: { road: before },
          after: { road: { plan, done } },
        })
        return readRoad(trx, who, parts())
      }),
  })
  app.route({
    ...route('printRoadLetter'),
    config: { ...expensiveRouteLimit, permission: 'organization.read' },
    handler: async (request, reply) => {
      const { orgId, letter } = await request.tenant(async (trx, who) => {
        const timeZone = (await findOrganization(trx))?.timezone ?? who.timeZone
        const today = parseDay(app.today(timeZone))!
        return {
          orgId: who.orgId,
          letter: await readLetter(trx, who, { sealing: app.sealing, today }, request.body),
        }
      })
      const pdf = await app.heavyWork.renderLetter(orgId, { letter, printedAt: app.now() })
      return reply
        .header('content-type', 'application/pdf')
        .header(
          'content-disposition',
          `attachment; filename="${request.body.letter.replaceAll('_', '-')}.pdf"`,
        )
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(pdf))
    },
  })
}
