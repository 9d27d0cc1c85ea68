import { z } from 'zod'
import { File, FORBIDDEN, INVALID, NO_ROW, operation, PROVEN, SIGNED_OUT } from '../operation.ts'
import { AuditFilters, AuditPage, AuditQuery } from './audit.ts'
import { ChangeRole, InvitationView, InviteMember, MemberList, MemberView } from './members.ts'

/** Operations on the members of an organisation, their invitations and the audit trail. */
const MemberParams = z.object({ id: z.uuid() })
const NO_INVITATION = 'This invitation is not valid. Open the link of the email, or ask for a new one.'
const InvitationParams = z.object({ token: z.string().min(20, NO_INVITATION).max(100, NO_INVITATION) })

/** Of a change that must leave the organisation an active administrator. */
const MEMBER_CHANGE = { ...INVALID, ...NO_ROW, ...PROVEN, 409: ['last_admin', 'not_accepted_yet'] } as const

export const listMembers = operation('listMembers', {
  summary: 'Members and open invitations',
  tag: 'members',
  answers: { 200: MemberList },
  refusals: FORBIDDEN,
})

export const inviteMember = operation('inviteMember', {
  summary: 'Invite somebody by email',
  tag: 'members',
  body: InviteMember,
  answers: { 201: MemberView },
  refusals: { ...INVALID, ...FORBIDDEN, ...PROVEN, 409: ['already_member'] },
})

export const changeMemberRole = operation('changeMemberRole', {
  summary: 'Give a member another role',
  tag: 'members',
  params: MemberParams,
  body: ChangeRole,
  answers: { 200: MemberView },
  refusals: MEMBER_CHANGE,
})

export const enableMember = operation('enableMember', {
  summary: 'Enable a member',
  tag: 'members',
  params: MemberParams,
  answers: { 200: MemberView },
  refusals: MEMBER_CHANGE,
})

export const disableMember = operation('disableMember', {
  summary: 'Disable a member',
  tag: 'members',
  params: MemberParams,
  answers: { 200: MemberView },
  refusals: MEMBER_CHANGE,
})

export const removeMember = operation('removeMember', {
  summary: 'Remove a member or withdraw an invitation',
  tag: 'members',
  params: MemberParams,
  answers: { 200: MemberView },
  refusals: MEMBER_CHANGE,
})

export const getInvitation = operation('getInvitation', {
  summary: 'What an invitation link is for',
  tag: 'members',
  params: InvitationParams,
  answers: { 200: InvitationView },
  refusals: { ...INVALID, 404: ['invitation_not_found'] },
})

export const acceptInvitation = operation('acceptInvitation', {
  summary: 'Accept an invitation',
  tag: 'members',
  params: InvitationParams,
  answers: { 200: z.object({ org_name: z.string() }) },
  refusals: {
    ...INVALID,
    ...SIGNED_OUT,
    403: ['invitation_for_another'],
    404: ['invitation_not_found'],
  },
})

export const listAuditEvents = operation('listAuditEvents', {
  summary: 'The audit trail by page, newest first',
  tag: 'audit',
  query: AuditQuery,
  answers: { 200: AuditPage },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const exportAuditEvents = operation('exportAuditEvents', {
  summary: 'The filtered audit trail as CSV',
  tag: 'audit',
  query: AuditFilters,
  answers: { 200: File.describe('text/csv') },
  media: 'text/csv',
  refusals: { ...INVALID, ...FORBIDDEN },
})
