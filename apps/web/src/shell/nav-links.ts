import type { IconName } from '../ui/icon.tsx'
import { t } from '../words/t.ts'

export interface NavItem {
  to: string
  label: string
  icon?: IconName
}

export const MAIN_LINKS = [
  {
    to: '/dashboard',
    get label() {
      return t({ id: 'nav-links.dashboard', defaultMessage: 'Dashboard' })
    },
    icon: 'home',
  },
  {
    to: '/entries',
    get label() {
      return t({ id: 'nav-links.entries', defaultMessage: 'Entries' })
    },
    icon: 'entries',
  },
  {
    to: '/payments',
    get label() {
      return t({ id: 'nav-links.payments', defaultMessage: 'Payments' })
    },
    icon: 'pay',
  },
  {
    to: '/parts',
    get label() {
      return t({ id: 'nav-links.parts', defaultMessage: 'Parts' })
    },
    icon: 'parts',
  },
  {
    to: '/reports',
    get label() {
      return t({ id: 'nav-links.reports', defaultMessage: 'Reports' })
    },
    icon: 'reports',
  },
] as const satisfies readonly NavItem[]

export const SETTINGS_LINKS = [
  {
    to: '/settings/account',
    get label() {
      return t({ id: 'nav-links.account', defaultMessage: 'Account' })
    },
  },
  {
    to: '/settings/notifications',
    get label() {
      return t({ id: 'nav-links.notifications', defaultMessage: 'Notifications' })
    },
  },
  {
    to: '/settings/security',
    get label() {
      return t({ id: 'nav-links.security', defaultMessage: 'Security' })
    },
  },
  {
    to: '/settings/organization',
    get label() {
      return t({ id: 'nav-links.organization', defaultMessage: 'Organization' })
    },
  },
  {
    to: '/settings/members',
    get label() {
      return t({ id: 'nav-links.members', defaultMessage: 'Members' })
    },
  },
  {
    to: '/settings/api',
    get label() {
      return t({ id: 'nav-links.api', defaultMessage: 'API' })
    },
  },
] as const satisfies readonly NavItem[]

/** For the accounts of the setting OPERATORS. */
export const OPERATOR_LINK = {
  to: '/operator',
  get label() {
    return t({ id: 'nav-links.operator', defaultMessage: 'Operator' })
  },
} as const satisfies NavItem

/** Pages of the public site: served outside the application, so plain links lead there. */
export const SUPPORT_LINKS = [
  {
    to: '/help',
    get label() {
      return t({ id: 'nav-links.help-center', defaultMessage: 'Help Center' })
    },
  },
  {
    to: '/contact',
    get label() {
      return t({ id: 'nav-links.contact', defaultMessage: 'Contact' })
    },
  },
] as const satisfies readonly NavItem[]
