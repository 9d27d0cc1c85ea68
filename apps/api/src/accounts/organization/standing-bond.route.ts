import type { App } from '../../app-instance.ts'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { checkStandingBond } from './check-standing-bond.ts'
import { findOrganization, readStandingBond, saveStandingBond } from './organization.ts'

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
    handler: async (request, reply) => {
      const result = await request.tenant(async (trx, who) => {
        const after = request.body
        const { rulesOf, today } = app.entryServices
        const { rules_profile, timezone } = (await findOrganization(trx))!
        const refusal = checkStandingBond(after, {
          ...rulesOf(rules_profile),
          today: today(timezone),
          confirmedCarrierPrefixes: [],
        })
        if (refusal) return refusal
        const before = await readStandingBond(trx)
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
      })
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
}
