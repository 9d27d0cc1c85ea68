import { say } from '@edfe/domain/messages'
import type { FastifyRequest } from 'fastify'
import type { App } from '../app-instance.ts'
import { oidcProvider } from '../config/oidc-settings.ts'
import type { ReadyConfig } from '../config/secrets.ts'
import { route } from '../http/route.ts'
import { MAIL_JOB } from '../mail/mail.job.ts'
import { refuse } from '../refusals/problems.ts'
import { isDatabaseAway } from '../refusals/sql-error.ts'
import { forward } from './answers.ts'
import { type Auth, CLIENT_ADDRESS_HEADER, createAuth } from './auth.ts'
import { evenOut } from './even-answers.ts'
import { allSecrets } from './library-secrets.ts'
import { checkAttempt } from './login-throttle.ts'
import { endReplacedSession, lacksProof, noteProof, proofRequired } from './proof.ts'
import { OIDC } from './provider-sign-in.ts'
import { changeOf, mailOwner, reportSecurityChange } from './security-changes.ts'
import { accountEmail } from './session.ts'
import { sessionCookieName, withCurrentSignature } from './session-cookie.ts'
import { noteAuthCall } from './sign-in-events.ts'
import { otherCookies } from './trusted-device.ts'

const BASE = '/api/auth/'

/** Calls of the library that return tokens of sessions or of Google, or change accounts without the product's checks. */
const CLOSED = new Set([
  'list-sessions',
  'revoke-session',
  'revoke-sessions',
  'revoke-other-sessions',
  'update-user',
  'delete-user',
  'change-email',
  'list-accounts',
  'account-info',
  'get-access-token',
  'refresh-token',
  'unlink-account',
  'passkey/list-user-passkeys',
  'passkey/update-passkey',
  'passkey/delete-passkey',
])

/** Puts the authentication library under /api/auth, with its errors in the product's shape. */
export function installAuth(app: App): void {
  const { settings, db } = app
  let made: Auth | undefined
  // On first use: describing the API (openapi.ts) needs no database.
  const auth = () => {
    made ??= createAuth({
      settings,
      db,
      log: app.log,
      sendMail: (trx, message) => app.jobs.send(trx, MAIL_JOB, message),
      mailOwner: (email, change) => mailOwner(app, email, change),
      judgePassword: app.heavyWork.judgePassword,
      refuseAccount: () => app.installation.refuseAccount(),
    })
    return made
  }
  app.route({
    ...route('getAuthProviders'),
    config: { permission: 'public' },
    handler: async () => ({
      google: Boolean(settings.GOOGLE_CLIENT_ID),
      provider: oidcProvider(settings)?.name ?? null,
      confirms_by_mail: Boolean(settings.SMTP_URL),
      is_new: await app.installation.isEmpty().catch(falseWhenAway),
    }),
  })
  app.route({
    method: ['GET', 'POST'],
    url: `${BASE}*`,
    config: { permission: 'public' },
    schema: { hide: true },
    compress: false,
    handler: async (request, reply) => {
      const began = performance.now()
      const call = (request.params as { '*': string })['*']
      if (CLOSED.has(call) || !isPlain(request, call) || connectsAnother(request, call))
        return reply.refuse(
          refuse(404, 'not_found', say({ id: 'refusal.found', defaultMessage: 'Not found' })),
        )
      if (await lacksProof(request, call)) return reply.refuse(proofRequired())
      const settle = await checkAttempt(call, request, reply, { db, settings })
      if (!settle) return reply
      const answer = await auth().handler(asWebRequest(request, settings))
      return forward(answer, reply, settings, call, {
        async settle(code) {
          await settle(code)
          noteAuthCall(request, call, code)
          if (answer.ok) await noteProof(request, call)
          if (answer.status < 400) await endReplacedSession(request, answer)
          const change = answer.ok ? changeOf(call, request) : undefined
          if (change) await reportSecurityChange(app, request, change)
          await evenOut({ call, isRefused: answer.status >= 400, elapsed: performance.now() - began })
        },
        async emailOf(cookie) {
          const token = app.sessionTokenOf(cookie.split(';')[0])
          return token && accountEmail(db, token)
        },
      })
    },
  })
}

/** True for a call that would connect an account with Google, of which no page shows or ends it. */
const connectsAnother = ({ body }: FastifyRequest, call: string): boolean =>
  call === 'link-social' && (body as { provider?: unknown } | null)?.provider !== OIDC

/** While the database is away, sign-in looks as it does where people have accounts. */
function falseWhenAway(error: unknown): false {
  if (isDatabaseAway(error)) return false
  throw error
}

/**
 * True if the library will answer the same call that was judged here. It resolves dots, backslashes and
 * escapes of an address, so that `x/../sign-in/email` would be a sign-in that nobody counted.
 */
const isPlain = (request: FastifyRequest, call: string): boolean =>
  addressOf(request, 'http://localhost').pathname === `${BASE}${call}`

const addressOf = ({ url }: FastifyRequest, publicUrl: string) => new URL(url, publicUrl)

function asWebRequest(request: FastifyRequest, settings: ReadyConfig): Request {
  const publicUrl = settings.PUBLIC_URL
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== 'content-length' && name !== 'transfer-encoding' && value !== undefined) {
      headers.set(name, [value].flat().join(', '))
    }
  }
  // With any cookie the library wants an origin named; a browser that is merely known is no reason.
  const cookies = otherCookies(request.headers.cookie, publicUrl)
  if (!cookies) headers.delete('cookie')
  else
    headers.set('cookie', withCurrentSignature(cookies, sessionCookieName(publicUrl), allSecrets(settings)))
  headers.set(CLIENT_ADDRESS_HEADER, request.ip)
  const hasBody = request.method === 'POST'
  return new Request(addressOf(request, publicUrl), {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(request.body ?? {}) } : {}),
  })
}
