import type { Permission } from '@edfe/domain/access'

/** The access that a route declares: a permission of the access table, a session, none, or an operator. */
export type RoutePermission = Permission | 'signed-in' | 'public' | 'operator'
