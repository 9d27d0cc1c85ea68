import { LANGUAGE_COOKIE } from '@edfe/contracts/site/language-areas'

/** Set when a person has chosen a language without an account at hand: the account that they sign in to takes it. */
const CHOSEN = 'edfe.language-chosen'
const A_YEAR_SECONDS = 31_536_000

/** The BCP 47 tag of the language of this browser's reader; undefined for one who has chosen nothing. */
export const keptLanguage = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1)

/** Keeps a language for the pages that are loaded from now on. A cookie: the server leads to public pages in it. */
export function keepLanguage(tag: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are supported
  document.cookie = `${LANGUAGE_COOKIE}=${tag}; Path=/; SameSite=Lax; Max-Age=${A_YEAR_SECONDS}`
}

/** Keeps the choice of a visitor, which the account takes at the next sign-in. */
export function chooseLanguage(tag: string): void {
  keepLanguage(tag)
  try {
    localStorage.setItem(CHOSEN, 'yes')
  } catch {
    // The browser still shows the language; the account does not learn of it.
  }
}

/** True if a visitor has chosen the language and no account knows it yet. */
export function isChosenHere(): boolean {
  try {
    return localStorage.getItem(CHOSEN) !== null
  } catch {
    return false
  }
}

/** The account has the language now. */
export function forgetChoice(): void {
  try {
    localStorage.removeItem(CHOSEN)
  } catch {
    // Nothing is kept.
  }
}
