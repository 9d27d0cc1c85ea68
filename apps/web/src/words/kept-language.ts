/** A cookie, so that the server names the translation with a page and leads to public pages in the language. */
const COOKIE = 'edfe.language'
/** Set when a person has chosen a language without an account at hand: the account that they sign in to takes it. */
const CHOSEN = 'edfe.language-chosen'
const A_YEAR_SECONDS = 31_536_000

/** The BCP 47 tag of the language of this browser's reader; undefined for one who has chosen nothing. */
export const keptLanguage = (): string | undefined =>
  /(?:^|; )edfe\.language=([\w-]+)/.exec(document.cookie)?.[1]

/** Keeps a language for the pages that are loaded from now on. */
export function keepLanguage(tag: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are supported
  document.cookie = `${COOKIE}=${tag}; Path=/; SameSite=Lax; Max-Age=${A_YEAR_SECONDS}`
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

/** True once after a choice of a visitor. */
export function takeChoice(): boolean {
  try {
    const isChosen = localStorage.getItem(CHOSEN) !== null
    localStorage.removeItem(CHOSEN)
    return isChosen
  } catch {
    return false
  }
}
