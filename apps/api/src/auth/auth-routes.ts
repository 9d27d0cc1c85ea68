import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAIL_JOB } from '../mail/mail.job.ts'
import { refuse } from '../problems.ts'
import { type Auth, CLIENT_ADDRESS_HEADER, createAuth } from './auth.ts'

/** Calls of the library that hand out session tokens or change people behind the product's back. */
const CLOSED = new Set(['list-sessions', 'revoke-session', 'update-user', 'delete-user', 'change-email'])

/** Puts the authentication library under /api/auth, with its errors in the product's shape. */
export function installAuth(app: FastifyInstance): void {
  const { settings, db } = app
  let made: Auth | undefined
  // On first use: describing the API (openapi.ts) needs no database.
  const auth = () => {
    made ??= createAuth({
      settings,
      db,
      log: app.log,
      sendMail: (message) => app.jobs.send(db, MAIL_JOB, message),
    })
    return made
  }
  app.get('/api/auth/providers', { config: { permission: 'public' }, schema: { hide: true } }, async () => ({
    google: Boolean(settings.GOOGLE_CLIENT_ID),
    confirms_by_mail: Boolean(settings.SMTP_URL),
  }))
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    config: { permission: 'public' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const call = (request.params as { '*': string })['*']
      if (CLOSED.has(call)) return reply.refuse(refuse(404, 'not_found', 'Not found'))
      return forward(await auth().handler(asWebRequest(request, settings.PUBLIC_URL)), reply)
    },
  })
}

function asWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== 'content-length' && name !== 'transfer-encoding' && value !== undefined) {
      headers.set(name, [value].flat().join(', '))
    }
  }
  headers.set(CLIENT_ADDRESS_HEADER, request.ip)
  const hasBody = request.method === 'POST'
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(request.body ?? {}) } : {}),
  })
}

async function forward(answer: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.code(answer.status)
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
  }
  // A refusal after the library had opened a session (a repeated one-time code) leaves no cookie of it behind.
  const opensSession = (cookie: string) => /session_token=[^;]/.test(cookie)
  const cookies = answer.headers
    .getSetCookie()
    .filter((cookie) => answer.status < 400 || !opensSession(cookie))
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  const text = await answer.text()
  if (answer.status < 400) return reply.send(withoutTokens(text))
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(problemOf(answer, text)))
}

/** The library repeats the session's token in its answers; it belongs in the cookie, where scripts cannot read it. */
function withoutTokens(text: string): string {
  if (!text.includes('"token"')) return text
  return JSON.stringify(
    JSON.parse(text, (key, value) => (key === 'token' && typeof value === 'string' ? IN_COOKIE : value)),
  )
}

/** Stands for the token, so that a client still sees that there is a session. */
const IN_COOKIE = 'in the cookie'

/** The library's error as `{code, message, details}`; its own sentences are kept, as specified. */
function problemOf(answer: Response, text: string) {
  const body = parse(text)
  const code =
    typeof body.code === 'string' ? body.code : answer.status === 429 ? 'too_many_requests' : 'auth_error'
  const message =
    answer.status === 429
      ? 'Too many attempts. Please wait a minute and try again.'
      : typeof body.message === 'string' && body.message
        ? body.message
        : 'Authentication failed'
  return { code: code.toLowerCase(), message, ...(body.details ? { details: body.details } : {}) }
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
