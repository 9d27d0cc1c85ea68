import type { App } from '../../app-instance.ts'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import { route } from '../../http/route.ts'
import { readStandingBond, saveStandingBond } from './organization.ts'

/** The bond that the organisation keeps, from which a formal entry's bond page is filled. */
export function standingBondRoutes(app: App): void {
  app.route({
    ...route('getStandingBond'),
    config: { permission: 'organization.read' },
    handler: async (request) => request.tenant(async (trx) => ({ bond: await readStandingBond(trx) })),
  })
  app.route({
    ...route('saveStandingBond'),
    config: { permission: 'organization.edit', needsProof: true },
    handler: async (request) =>
      request.tenant(async (trx, who) => {
        const before = await readStandingBond(trx)
        const after = request.body
        await saveStandingBond(trx, who, after, app.now())
        await recordMemberAudit(trx, who, {
          entity: 'organization',
          entityId: who.orgId,
          action: 'update',
          // An empty bond before the first save, so that the log lists what it holds.
          before: { bond: before },
          after: { bond: after },
        })
        return { bond: after }
      }),
  })
}
