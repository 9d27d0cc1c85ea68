import type { Formatter } from '@edfe/messages'
import type { FastifyRequest } from 'fastify'
import type { App } from '../app-instance.ts'
import { isSignedIn } from '../auth/request-session.ts'
import { addressInKeptLanguage } from '../http/kept-language.ts'
import { sendPublicPage } from '../http/public-page.ts'
import { publicRouteLimit } from '../http/rate-limits.ts'
import { strangerWhenAway } from '../http/web.ts'
import { english } from '../messages/formatter.ts'
import type { Address } from './address.ts'
import { entryDay } from './entry-day.ts'
import { estimatePage } from './estimate-page.ts'
import { tariffPage } from './tariff-page.ts'
import { tariffService } from './tariff-service.ts'

const config = { permission: 'public', ...publicRouteLimit } as const
/** The document of the API lists its own addresses only. */
const schema = { hide: true }

const hasSession = (request: FastifyRequest) => isSignedIn(request).catch(strangerWhenAway)

/** The page in English, and in each translation under its tag: '/es/tariff'. The words are those of its language. */
function forEachLanguage(
  app: App,
  add: (tag: string | undefined, words: Formatter, base: string) => void,
): void {
  add(undefined, english, '')
  for (const tag of app.languages.tags) add(tag, app.languages.of(tag), `/${tag}`)
}

/** The page /tariff, which works without script. */
export function tariffPageRoute(app: App): void {
  forEachLanguage(app, (tag, words, base) => {
    app.get<{ Querystring: Address }>(`${base}/tariff`, { config, schema }, async (request, reply) => {
      const translated = addressInKeptLanguage(request)
      if (translated) return reply.redirect(translated, 302)
      const service = { ...tariffService(), words }
      const data = await tariffPage(request.query, entryDay(app, undefined), service)
      return sendPublicPage(reply, { name: 'tariff', data }, { isSignedIn: await hasSession(request), tag })
    })
  })
}

/** The page /estimate, which works without script. */
export function estimatePageRoute(app: App): void {
  forEachLanguage(app, (tag, words, base) => {
    app.get<{ Querystring: Address }>(`${base}/estimate`, { config, schema }, async (request, reply) => {
      const translated = addressInKeptLanguage(request)
      if (translated) return reply.redirect(translated, 302)
      const signedIn = await hasSession(request)
      const data = await estimatePage(request.query, {
        service: { ...tariffService(), words },
        isSignedIn: signedIn,
        today: entryDay(app, undefined),
      })
      return sendPublicPage(reply, { name: 'estimate', data }, { isSignedIn: signedIn, tag })
    })
  })
}
