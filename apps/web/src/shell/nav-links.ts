import type { IconName } from '../ui/icon.tsx'

export interface NavItem {
  to: string
  label: string
  icon?: IconName
}

export const MAIN_LINKS = [
  { to: '/dashboard', label: 'Dashboard', icon: 'home' },
  { to: '/entries', label: 'Entries', icon: 'entries' },
  { to: '/parts', label: 'Parts', icon: 'parts' },
  { to: '/reports', label: 'Reports', icon: 'reports' },
] as const satisfies readonly NavItem[]

export const SETTINGS_LINKS = [
  { to: '/settings/account', label: 'Account' },
  { to: '/settings/notifications', label: 'Notifications' },
  { to: '/settings/security', label: 'Security' },
  { to: '/settings/organization', label: 'Organization' },
  { to: '/settings/members', label: 'Members' },
] as const satisfies readonly NavItem[]

/** For the accounts of the setting OPERATORS. */
export const OPERATOR_LINK = { to: '/operator', label: 'Operator' } as const satisfies NavItem

/** Pages of the public site: served outside the application, so plain links lead there. */
export const SUPPORT_LINKS = [
  { to: '/help', label: 'Help Center' },
  { to: '/contact', label: 'Contact' },
] as const satisfies readonly NavItem[]
