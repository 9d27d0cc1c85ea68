import type { App } from '../../app-instance.ts'
import { changeMemberRoutes } from './change-member.route.ts'
import { invitationRoutes } from './invitations.route.ts'
import { inviteMemberRoute } from './invite-member.route.ts'
import { listMembersRoute } from './list-members.route.ts'

/** Everything under /api/members and /api/invitations. */
export const memberRoutes: readonly ((app: App) => void)[] = [
  listMembersRoute,
  inviteMemberRoute,
  changeMemberRoutes,
  invitationRoutes,
]
