import type { App } from '../../app-instance.ts'
import { notificationSettingsRoutes } from '../notifications/notification-settings.route.ts'
import { createOrganizationRoute } from './create-organization.route.ts'
import { getMeRoute, switchOrganizationRoute } from './get-me.route.ts'
import { ownDataRoutes } from './own-data.route.ts'
import { passkeysRoutes } from './passkeys.route.ts'
import { preferencesRoutes } from './preferences.route.ts'
import { proofRoute } from './proof.route.ts'
import { providerRoute } from './provider.route.ts'
import { sessionsRoutes } from './sessions.route.ts'
import { updateMeRoute } from './update-me.route.ts'

/** Everything under /api/me. */
export const meRoutes: readonly ((app: App) => void)[] = [
  getMeRoute,
  switchOrganizationRoute,
  createOrganizationRoute,
  updateMeRoute,
  preferencesRoutes,
  notificationSettingsRoutes,
  ownDataRoutes,
  proofRoute,
  sessionsRoutes,
  passkeysRoutes,
  providerRoute,
]
