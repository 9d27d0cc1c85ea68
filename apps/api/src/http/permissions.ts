import type { Permission } from '@edfe/domain/access'

/** What a route declares: a permission of the access table, or that it needs a session, or nothing, or an operator. */
export type RoutePermission = Permission | 'signed-in' | 'public' | 'operator'
