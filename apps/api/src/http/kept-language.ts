import { APP_PATHS } from '@edfe/contracts/site/app-paths'
import { LANGUAGE_COOKIE } from '@edfe/contracts/site/language-areas'
import type { FastifyRequest } from 'fastify'

/** The language that a browser keeps in its cookies, as it says so: perhaps none that is there. */
export const languageInCookies = (cookies: string | null | undefined): string | undefined =>
  (cookies ?? '')
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1)

/** The tag of the translation that the reader's browser keeps; undefined for English and for one that is not there. */
export function keptLanguage({ headers, server }: FastifyRequest): string | undefined {
  const tag = languageInCookies(headers.cookie)
  return server.languages.tags.find((each) => each === tag)
}

/**
 * The address of a public page in the language that the reader keeps, with its query: '/es/about' of '/about'. Undefined
 * for a page of the application, for one that is in a language already, and for readers of English.
 */
export function addressInKeptLanguage(request: FastifyRequest): string | undefined {
  const tag = keptLanguage(request)
  const [path = '/'] = request.url.split('?')
  if (!tag || APP_PATHS.test(path)) return undefined
  if (request.server.languages.tags.some((each) => path === `/${each}` || path.startsWith(`/${each}/`)))
    return undefined
  return `/${tag}${request.url.replace(/^\/(?=$|\?)/, '')}`
}
