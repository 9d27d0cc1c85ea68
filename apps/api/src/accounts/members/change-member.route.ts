import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { changeMember, MEMBER_ROW, type MemberChange } from './members.ts'

const config = { permission: 'members.manage', row: MEMBER_ROW, needsProof: true } as const

/** Role, enable, disable, remove: each keeps at least one active admin. */
export function changeMemberRoutes(app: App): void {
  app.route({
    ...route('changeMemberRole'),
    config,
    handler: async (request, reply) => {
      const change: MemberChange = { action: 'role_change', set: { role: request.body.role } }
      const result = await request.tenant((trx, who) => changeMember(trx, who, request.params.id, change))
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
  const changes = {
    enableMember: { action: 'enable', set: { status: 'active' } },
    disableMember: { action: 'disable', set: { status: 'disabled' } },
    removeMember: { action: 'remove', set: null },
  } as const
  for (const name of ['enableMember', 'disableMember', 'removeMember'] as const) {
    app.route({
      ...route(name),
      config,
      handler: async (request, reply) => {
        const { id } = request.params
        const result = await request.tenant((trx, who) => changeMember(trx, who, id, changes[name]))
        return isRefusal(result) ? reply.refuse(result) : result
      },
    })
  }
}
