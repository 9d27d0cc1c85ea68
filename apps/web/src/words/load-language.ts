import { setLanguage } from './language.ts'

/** Where a browser keeps the language of its reader, a BCP 47 tag; English when there is none. */
const LANGUAGE_KEY = 'edfe.language'

/**
 * Sets the language of the page before anything is drawn. English needs no request; where the translation cannot be
 * fetched, the page is English. Without an argument: the language that the browser keeps.
 */
export async function loadLanguage(locale = keptLanguage()): Promise<void> {
  if (!locale || locale === 'en') return
  const answer = await fetch(`/translations/${locale}.json`).catch(() => undefined)
  if (!answer?.ok) return
  setLanguage({ locale, catalogue: await answer.json() })
  document.documentElement.lang = locale
}

/** Undefined also where the browser lets the page keep nothing. */
function keptLanguage(): string | null | undefined {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return undefined
  }
}
