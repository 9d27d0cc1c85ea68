import { type Sentence, say } from '@edfe/domain/messages'
import type { Formatter } from '@edfe/messages'
import type { FastifyReply } from 'fastify'
import type { ReadyConfig } from '../config/secrets.ts'
import { fieldsOfLibrary } from './library-validation.ts'
import { SESSION_MISSING, SESSION_OR_USER_MISSING } from './session-refusals.ts'
import { knownBrowserCookie } from './trusted-device.ts'

/**
 * Passes an answer of the library on: errors in the product's shape, session tokens in cookies only, and the browser
 * marked as known once it has a session, whose person `emailOf` names by its cookie. `settle` hears the error's code
 * before the answer leaves.
 */
export async function forward(
  answer: Response,
  reply: FastifyReply,
  settings: ReadyConfig,
  call: string,
  {
    settle,
    emailOf,
  }: {
    settle(code: string | undefined): Promise<void>
    emailOf(cookie: string): Promise<string | undefined>
  },
): Promise<FastifyReply> {
  const text = await answer.text()
  const problem =
    answer.status < 400 ? undefined : problemOf(answer, text, { call, words: reply.request.words })
  await settle(problem?.code)
  reply.code(answer.status)
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
  }
  // A refusal after the library had opened a session (a repeated one-time code) leaves no cookie of it behind.
  const cookies = answer.headers.getSetCookie().filter((cookie) => !problem || !opensSession(cookie))
  const opened = cookies.find(opensSession)
  const email = opened && (await emailOf(opened))
  if (email) {
    cookies.push(knownBrowserCookie(email, { publicUrl: settings.PUBLIC_URL, secret: settings.AUTH_SECRET }))
  }
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (!problem) return reply.send(withoutTokens(text))
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(problem))
}

const opensSession = (cookie: string) => /session_token=[^;]/.test(cookie)

/** The library repeats the session's token in its answers; it belongs in the cookie, where scripts cannot read it. */
function withoutTokens(text: string): string {
  if (!text.includes('"token"')) return text
  return JSON.stringify(
    JSON.parse(text, (key, value) => (key === 'token' && typeof value === 'string' ? IN_COOKIE : value)),
  )
}

/** Stands for the token, so that a client still sees that there is a session. */
const IN_COOKIE = 'in the cookie'

/** The library's error as `{code, message, details}`; its own sentences are kept, as specified, but not those of its validator. */
function problemOf(answer: Response, text: string, { call, words }: { call: string; words: Formatter }) {
  const body = parse(text)
  const code = codeOf(body.code, answer.status)
  const fields = code === 'validation_error' ? fieldsOfLibrary(String(body.message)) : []
  if (fields[0]) return { code: 'validation_failed', message: fields[0].message, details: { fields } }
  const message =
    answer.status === 429
      ? words.format(TOO_MANY_ATTEMPTS)
      : code === 'unauthorized'
        ? words.format(withoutSession(call))
        : typeof body.message === 'string' && body.message
          ? body.message
          : words.format(FAILED)
  return { code, message, ...(body.details ? { details: body.details } : {}) }
}

const TOO_MANY_ATTEMPTS = say({
  id: 'refusal.too-many-attempts',
  defaultMessage: 'Too many attempts. Please wait a minute and try again.',
})
const FAILED = say({ id: 'refusal.authentication-failed', defaultMessage: 'Authentication failed' })

const codeOf = (code: unknown, status: number): string =>
  typeof code === 'string' ? code.toLowerCase() : status === 429 ? 'too_many_requests' : 'auth_error'

/** The specified words of a call that needs a session and has none; second factors also need the person (1 section 8). */
const withoutSession = (call: string): Sentence =>
  /^(two-factor|passkey)\//.test(call) ? SESSION_OR_USER_MISSING : SESSION_MISSING

function parse(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}
