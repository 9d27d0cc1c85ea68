import { StandingBond, StandingBondView } from '@edfe/contracts/organization'
import { problems } from '@edfe/contracts/problem'
import type { App } from '../../app-instance.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Trx } from '../../db/engine.ts'

/** The organisation's standing bond, or null. */
export async function readStandingBond(trx: Trx): Promise<StandingBond | null> {
  const row = await trx.selectFrom('org_bonds').select('bond').executeTakeFirst()
  return row ? StandingBond.parse(row.bond) : null
}

/** The bond that the organisation keeps, from which a formal entry's bond page is filled. */
export function standingBondRoutes(app: App): void {
  app.get(
    '/api/organization/bond',
    {
      config: { permission: 'organization.read' },
      schema: { response: { 200: StandingBondView, ...problems(401, 403) } },
    },
    async (request) => request.tenant(async (trx) => ({ bond: await readStandingBond(trx) })),
  )
  app.put(
    '/api/organization/bond',
    {
      config: { permission: 'organization.edit' },
      schema: { body: StandingBond, response: { 200: StandingBondView, ...problems(400, 401, 403) } },
    },
    async (request) =>
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
  )
}
