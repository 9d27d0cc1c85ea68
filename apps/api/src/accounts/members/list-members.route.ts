import { MemberList } from '@edfe/contracts/members'
import { problems } from '@edfe/contracts/problem'
import type { App } from '../../app-instance.ts'
import { listMembers } from './members.ts'

/** The organisation's members, newest first. */
export function listMembersRoute(app: App): void {
  app.get(
    '/api/members',
    {
      config: { permission: 'members.read' },
      schema: { response: { 200: MemberList, ...problems(401, 403) } },
    },
    async (request) => request.tenant(async (trx, who) => ({ members: await listMembers(trx, who) })),
  )
}
