import type { Role } from '@edfe/domain/entry'

const ALL: readonly Role[] = ['admin', 'preparer', 'approver', 'auditor']
const EDITORS: readonly Role[] = ['admin', 'preparer', 'approver']
const ADMIN: readonly Role[] = ['admin']

/** Which roles may do what: the only place that says so. Reading is everyone's; auditors only read. */
export const PERMISSIONS = {
  'entry.read': ALL,
  'entry.edit': EDITORS,
  'entry.submit': ['admin', 'approver'],
  'organization.read': ALL,
  'organization.edit': ADMIN,
  'members.read': ALL,
  'members.manage': ADMIN,
  'audit.read': ALL,
  'notifications.own': ALL,
} as const satisfies Record<string, readonly Role[]>

export type OrgPermission = keyof typeof PERMISSIONS
/** What a route declares: a permission of the table, or that it needs a session, or nothing. */
export type RoutePermission = OrgPermission | 'signed-in' | 'public'

export const mayRole = (role: Role, permission: OrgPermission): boolean =>
  (PERMISSIONS[permission] as readonly Role[]).includes(role)

/** What someone may do who has no organisation yet: look at an empty one. */
export const isReading = (permission: OrgPermission): boolean =>
  permission.endsWith('.read') || permission === 'notifications.own'
