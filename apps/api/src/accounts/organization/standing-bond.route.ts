import { StandingBond } from '@edfe/contracts/organization'
import type { App } from '../../app-instance.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Trx } from '../../db/engine.ts'
import { route } from '../../http/route.ts'

/** The organisation's standing bond, or null. */
export async function readStandingBond(trx: Trx): Promise<StandingBond | null> {
  const row = await trx.selectFrom('org_bonds').select('bond').executeTakeFirst()
  return row ? StandingBond.parse(row.bond) : null
}

/** The bond that the organisation keeps, from which a formal entry's bond page is filled. */
export function standingBondRoutes(app: App): void {
  app.route({
    ...route('getStandingBond'),
    config: { permission: 'organization.read' },
    handler: async (request) => request.tenant(async (trx) => ({ bond: await readStandingBond(trx) })),
  })
  app.route({
    ...route('saveStandingBond'),
    config: { permission: 'organization.edit' },
    handler: async (request) =>
      request.tenant(async (trx, who) => {
        const before = await readStandingBond(trx)
        const after = request.body
        const row = { bond: JSON.stringify(after), updated_by: who.userId, updated_at: app.now() }
        await trx
          .insertInto('org_bonds')
          .values({ org_id: who.orgId, ...row })
          .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
          .execute()
        await recordAudit(trx, {
          orgId: who.orgId,
          actorId: who.userId,
          entity: 'organization',
          entityId: who.orgId,
          action: 'update',
          before: before && { bond: before },
          after: { bond: after },
          userAgent: who.userAgent,
        })
        return { bond: after }
      }),
  })
}
