import type { App } from '../../app-instance.ts'
import { orgNotificationsRoutes } from '../notifications/org-notifications.route.ts'
import { deleteOrganizationRoute } from './delete-organization.route.ts'
import { getOrganizationRoute } from './get-organization.route.ts'
import { leaveOrganizationRoute } from './leave-organization.route.ts'
import { orgPreferencesRoutes } from './org-preferences.route.ts'
import { organizationSecurityRoute } from './organization-security.route.ts'
import { rehearsalRoutes } from './rehearsal.route.ts'
import { roadRoutes } from './road.route.ts'
import { saveAddressRoute } from './save-address.route.ts'
import { saveOrganizationRoute } from './save-organization.route.ts'
import { standingBondRoutes } from './standing-bond.route.ts'

/** Everything under /api/organization. */
export const organizationRoutes: readonly ((app: App) => void)[] = [
  getOrganizationRoute,
  saveOrganizationRoute,
  organizationSecurityRoute,
  leaveOrganizationRoute,
  deleteOrganizationRoute,
  saveAddressRoute,
  orgNotificationsRoutes,
  orgPreferencesRoutes,
  standingBondRoutes,
  rehearsalRoutes,
  roadRoutes,
]
