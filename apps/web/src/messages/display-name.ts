import { t } from '../words/t.ts'
/** Full name, else the part of the email before the at-sign, else 'User' (specification 1, section 2). */
export function displayName(fullName: string | undefined, email: string | undefined): string {
  return fullName?.trim() || email?.split('@')[0] || t({ id: 'common.user', defaultMessage: 'User' })
}

/** One or two capitals for the round mark next to a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('')
}
