import { chooseLanguage, keptLanguage } from '../../words/kept-language.ts'
import { THEME_KEY } from './theme-key.ts'

/**
 * Runs before the first paint: a theme chosen in the account settings holds on the public pages too. The language of a
 * page, and one that is chosen on it, holds on the pages of the application.
 */
const theme = localStorage.getItem(THEME_KEY)
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

const { lang } = document.documentElement
if (lang !== 'en-US' && !keptLanguage()) chooseLanguage(lang)
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
  if (link) chooseLanguage(link.hreflang)
})
