import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { Role } from '../accounts/me.ts'
import { EmailAddress } from '../names.ts'

/** Shapes of `/api/members` and `/api/invitations` (specification 1, sections 3 to 5). */
export const MembershipStatus = z.enum(['active', 'invited', 'disabled'])

export const Member = z.object({
  id: z.uuid(),
  org_id: z.uuid(),
  /** Null while the invitation is open. */
  user_id: z.uuid().nullable(),
  name: z.string(),
  email: z.string(),
  role: Role,
  status: MembershipStatus,
  last_login: z.string().nullable(),
  created_at: z.string(),
  /** Until when an open invitation can be accepted; null for members. */
  invitation_expires_at: z.string().nullable(),
  is_you: z.boolean(),
})
export type Member = z.output<typeof Member>

export const MemberList = z.object({ members: z.array(Member) })
export const MemberView = z.object({ membership: Member })
export const ChangeRole = z.strictObject({ role: Role })

export const InviteMember = z.strictObject({
  email: z.string().trim().toLowerCase().max(254).pipe(EmailAddress),
  role: Role.default('preparer'),
})

export const InvitationView = z.object({
  org_name: z.string(),
  email: z.string(),
  role: Role,
  expires_at: z.string(),
  /** True if this email has an account: the person signs in, and otherwise creates one. */
  has_account: z.boolean(),
})

export const LAST_ADMIN_REMOVE = say({
  id: 'refusal.last-admin.remove',
  defaultMessage: 'Cannot remove the last admin',
})
export const LAST_ADMIN_DISABLE = say({
  id: 'refusal.last-admin.disable',
  defaultMessage: 'Cannot disable the last admin',
})
export const LAST_ADMIN_LEAVE = say({
  id: 'refusal.last-admin.leave',
  defaultMessage: 'You are the last administrator. Make another member an administrator before you leave.',
})
export const MEMBERSHIP_NOT_FOUND = say({
  id: 'refusal.membership-not-found',
  defaultMessage: 'Membership not found',
})
