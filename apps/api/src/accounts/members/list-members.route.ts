import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { listMembers } from './members.ts'

/** The organisation's members, newest first. */
export function listMembersRoute(app: App): void {
  app.route({
    ...route('listMembers'),
    config: { permission: 'members.read' },
    handler: async (request) =>
      request.tenant(async (trx, who) => ({ members: await listMembers(trx, who) })),
  })
}
