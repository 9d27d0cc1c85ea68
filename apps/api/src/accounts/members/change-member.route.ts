import { ChangeRole, MemberView } from '@edfe/contracts/members'
import { problems } from '@edfe/contracts/problem'
import { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { isRefusal } from '../../http/problems.ts'
import { changeMember, MEMBER_ROW, type MemberChange } from './members.ts'

const params = z.object({ id: z.uuid() })
const response = { 200: MemberView, ...problems(400, 401, 403, 404, 409) }
const config = { permission: 'members.manage', row: MEMBER_ROW } as const

/** Role, enable, disable, remove: each keeps at least one active admin. */
export function changeMemberRoutes(app: App): void {
  app.patch(
    '/api/members/:id',
    { config, schema: { params, body: ChangeRole, response } },
    async (request, reply) => {
      const change: MemberChange = { action: 'role_change', set: { role: request.body.role } }
      const result = await request.tenant((trx, who) => changeMember(trx, who, request.params.id, change))
      return isRefusal(result) ? reply.refuse(result) : result
    },
  )
  const acts = [
    ['POST', '/api/members/:id/enable', { action: 'enable', set: { status: 'active' } }],
    ['POST', '/api/members/:id/disable', { action: 'disable', set: { status: 'disabled' } }],
    ['DELETE', '/api/members/:id', { action: 'remove', set: null }],
  ] as const
  for (const [method, url, change] of acts) {
    app.route({
      method,
      url,
      config,
      schema: { params, response },
      handler: async (request, reply) => {
        const result = await request.tenant((trx, who) => changeMember(trx, who, request.params.id, change))
        return isRefusal(result) ? reply.refuse(result) : result
      },
    })
  }
}
