import { SETTINGS } from '../../words/settings-words.ts'

/** Upper case, only A-Z and 0-9, at most three characters (specification 1, section 5). */
export const foldFilerCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 3)

/** The message for a code that is present and not three characters long. */
export const filerCodeError = (code: string): string | undefined =>
  code === '' || code.length === 3 ? undefined : SETTINGS.organization.filerCode
