import { APP_PATHS } from '@edfe/contracts/site/app-paths'
import { baseOf, ENGLISH_TAG } from '../words/language.ts'

/** The `hreflang` value of the page for readers of any other language. */
export const X_DEFAULT = 'x-default'

/** The address of a public page in a language: '/es/about', '/es' for the landing page. */
export const addressIn = (tag: string, path: string): string =>
  path === '/' ? baseOf(tag) || path : baseOf(tag) + path

interface Alternate {
  tag: string
  path: string
}

/**
 * A page in each language of the site and for all others, as `hreflang` lists them: the page itself is one of them.
 * None where English is the only language.
 */
export function alternatesOf(path: string, languages: readonly string[]): Alternate[] {
  if (languages.length === 0) return []
  const inLanguages = [ENGLISH_TAG, ...languages].map((tag) => ({ tag, path: addressIn(tag, path) }))
  return [...inLanguages, { tag: X_DEFAULT, path }]
}

const LINK_OR_FORM = /<(?:a|form)\s[^>]*>/g
/** A link with `hreflang` leads to another language on purpose. */
const NAMES_ITS_LANGUAGE = / hreflang="/i
const PLACE = / (href|action)="(\/[^"]*)"/

/** The application has one address in every language; so have the API and files. */
const isPublicPage = (address: string): boolean => {
  const [path = ''] = address.split(/[?#]/)
  return !APP_PATHS.test(path) && !/^\/(api|assets)\//.test(path) && !/\.\w+$/.test(path)
}

/** The HTML of a page whose links to public pages, and forms that lead to them, stay in a language. */
export function linksInLanguage(html: string, tag: string): string {
  if (tag === ENGLISH_TAG) return html
  const inLanguage = (element: string) =>
    element.replace(PLACE, (place, name: string, address: string) =>
      isPublicPage(address) ? ` ${name}="${withBase(tag, address)}"` : place,
    )
  return html.replace(LINK_OR_FORM, (element) =>
    NAMES_ITS_LANGUAGE.test(element) ? element : inLanguage(element),
  )
}

/** An address with its query and anchor: '/?q=1' becomes '/es?q=1'. */
const withBase = (tag: string, address: string): string => {
  const [path = ''] = address.split(/[?#]/)
  return addressIn(tag, path) + address.slice(path.length)
}
