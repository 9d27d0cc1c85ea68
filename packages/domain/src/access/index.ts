/** The roles of a member of an organisation. */
export const ROLES = ['admin', 'preparer', 'approver', 'auditor'] as const
export type Role = (typeof ROLES)[number]

/** The actor: a member in a role, or the system, which reads customs messages and runs jobs. */
export type RoleOrSystem = Role | 'system'

const EDITORS: readonly Role[] = ['preparer', 'approver', 'admin']
const ADMIN: readonly Role[] = ['admin']

/**
 * Which roles may do what (specification 2§6): the only table of it, read by the server, the screens and the domain.
 * Reading is everyone's; an auditor only reads.
 */
const PERMISSIONS = {
  'entry.read': ROLES,
  'entry.edit': EDITORS,
  /** Sign the declaration. */
  'entry.certify': EDITORS,
  'entry.submit': ['approver', 'admin'],
  /** Set by hand what customs otherwise decides: accepted, rejected, hold, released. */
  'entry.decide': ADMIN,
  'organization.read': ROLES,
  'organization.edit': ADMIN,
  'members.read': ROLES,
  'members.manage': ADMIN,
  /** Read and export what every member did. */
  'audit.read': ['admin', 'auditor'],
  'notifications.own': ROLES,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof PERMISSIONS

/** Every permission that a role has. */
export const permissionsOf = (role: Role): Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => may(role, permission))

/** The roles that have a permission. */
export const rolesThatMay = (permission: Permission): readonly Role[] => PERMISSIONS[permission]

/** True if an actor has a permission. The system has none: it is neither a member nor an admin. */
export const may = (actor: RoleOrSystem, permission: Permission): boolean =>
  actor !== 'system' && rolesThatMay(permission).includes(actor)

/** True for the permissions of a person without an organisation: viewing an empty one. */
export const isReading = (permission: Permission): boolean =>
  permission.endsWith('.read') || permission === 'notifications.own'
