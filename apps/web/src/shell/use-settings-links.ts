import { useMe } from '../session/use-me.ts'
import { type NavItem, OPERATOR_LINK, SETTINGS_LINKS } from './nav-links.ts'

/** The pages of the settings, for an operator with theirs. */
export function useSettingsLinks(): readonly NavItem[] {
  return useMe().data?.is_operator ? [...SETTINGS_LINKS, OPERATOR_LINK] : SETTINGS_LINKS
}
