import { say } from '@edfe/domain/messages'
import type { App } from '../../app-instance.ts'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import { route } from '../../http/route.ts'
import { isRefusal, notFound } from '../../refusals/problems.ts'
import { checkAddress } from './check-address.ts'
import { addAddress, changeAddress, findAddress, findOrganization } from './organization.ts'

/** Saves the business address: changes the primary one, or makes it and names it primary. */
export function saveAddressRoute(app: App): void {
  app.route({
    ...route('saveAddress'),
    config: { permission: 'organization.edit' },
    handler: async (request, reply) => {
      const checked = checkAddress(request.body)
      if (isRefusal(checked)) return reply.refuse(checked)
      const result = await request.tenant(async (trx, who) => {
        const organization = await findOrganization(trx)
        if (!organization)
          return notFound(say({ id: 'refusal.address-found', defaultMessage: 'Address not found' }))
        const before = await findAddress(trx, organization)
        if (organization.primary_address_id && !before)
          return notFound(say({ id: 'refusal.address-found', defaultMessage: 'Address not found' }))
        const values = { ...checked, updated_at: app.now(), updated_by: who.userId }
        const id = before
          ? await changeAddress(trx, before.id, values)
          : await addAddress(trx, who.orgId, values)
        const address = await findAddress(trx, { ...organization, primary_address_id: id })
        if (!address)
          return notFound(say({ id: 'refusal.address-found', defaultMessage: 'Address not found' }))
        await recordMemberAudit(trx, who, {
          entity: 'organization',
          entityId: who.orgId,
          action: before ? 'update' : 'create',
          before: before && { address: before },
          after: { address },
        })
        return { address }
      })
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
}
