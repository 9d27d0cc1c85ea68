import { ROLES, type Role } from '@edfe/domain/entry'

/** What each role is called and may do, for lists and for the invitation. */
export const ROLE_TEXTS: Record<Role, { name: string; may: string }> = {
  admin: { name: 'Admin', may: 'manages members and settings, and files entries' },
  preparer: { name: 'Preparer', may: 'creates, edits and validates entries' },
  approver: { name: 'Approver', may: 'prepares entries and submits them to CBP' },
  auditor: { name: 'Auditor', may: 'reads everything and changes nothing' },
}

export const ROLE_OPTIONS = ROLES.map((role) => [role, ROLE_TEXTS[role].name] as const)

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text)
