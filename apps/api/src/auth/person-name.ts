import { INVISIBLE, isOneLine } from '@edfe/contracts/names'

export const MAX_NAME = 200
/** As much as a given or a family name may have in the profile. */
const MAX_PART = 100

const EVERY_INVISIBLE = new RegExp(INVISIBLE, 'gu')

/** True if a full name can appear in a mail and on a screen without passing for more than a name. */
export const isNameUsable = (name: string): boolean => name.length <= MAX_NAME && isOneLine(name)

/** The name of an account as it is shown and signed. */
export const fullName = ({ given_name, family_name }: { given_name: string; family_name: string }): string =>
  `${given_name} ${family_name}`.trim()

/**
 * First word of the full name, else the email's local part; the rest, else 'User' (1 section 3). A name from another
 * service is cut to what a profile may hold.
 */
export function splitName(name: string, email: string): { given_name: string; family_name: string } {
  const [first = '', ...rest] = name.replace(EVERY_INVISIBLE, ' ').trim().split(/\s+/)
  return {
    given_name: (first || email.split('@')[0] || 'User').slice(0, MAX_PART),
    family_name: rest.join(' ').slice(0, MAX_PART).trim() || 'User',
  }
}
