import { APP_PATHS } from '@edfe/contracts/site/app-paths'
import { LANGUAGE_COOKIE } from '@edfe/contracts/site/language-areas'
import type { FastifyRequest } from 'fastify'

/** The tag of the translation that the reader's browser keeps; undefined for English and for one that is not there. */
export function keptLanguage({ headers, server }: FastifyRequest): string | undefined {
  const cookies = (headers.cookie ?? '').split('; ')
  const kept = cookies.find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
  const tag = kept?.slice(LANGUAGE_COOKIE.length + 1)
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
