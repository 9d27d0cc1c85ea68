import { type Sentence, say } from '@edfe/domain/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReadyConfig } from '../config/secrets.ts'
import type { Db } from '../db/engine.ts'
import { refuse } from '../refusals/problems.ts'
import {
  ASKED_MAILS,
  type AttemptLimit,
  attemptKey,
  countAttempt,
  forgetAttempts,
  takeBackAttempt,
  WRONG_CODES,
  WRONG_PASSWORDS,
  WRONG_RECOVERY_CODES,
} from './attempts.ts'
import { challengedAccount } from './second-factor-challenge.ts'
import { noteLockout } from './sign-in-events.ts'
import { knownBrowser } from './trusted-device.ts'

/** Calls that take the password or a code of the person who is signed in. */
const SECRET_CALLS = new Set([
  'change-password',
  'verify-password',
  'two-factor/enable',
  'two-factor/disable',
  'two-factor/generate-backup-codes',
  'two-factor/get-totp-uri',
  'two-factor/verify-totp',
  'two-factor/verify-backup-code',
])
const MAIL_CALLS = new Set(['request-password-reset', 'send-verification-email'])
const WRONG_SECRET_CODES = new Set([
  'invalid_email_or_password',
  'invalid_password',
  'invalid_code',
  'invalid_backup_code',
])

/** Calls that end a sign-in with its second factor. */
const CODE_LIMITS: Readonly<Record<string, AttemptLimit>> = {
  'two-factor/verify-totp': WRONG_CODES,
  'two-factor/verify-backup-code': WRONG_RECOVERY_CODES,
}

interface Counted {
  limit: AttemptLimit
  key: string
}

/**
 * Returns the limit that a call counts against, in addition to that of its address; undefined if there is
 * none.
 */
async function countedBy(
  call: string,
  request: FastifyRequest,
  { db, settings }: { db: Db; settings: ReadyConfig },
): Promise<Counted | undefined> {
  const email = (request.body as { email?: unknown } | null | undefined)?.email
  const secret = settings.AUTH_SECRET
  const counted = (limit: AttemptLimit, who: string) => ({ limit, key: attemptKey(limit, who, secret) })
  const { cookie } = request.headers
  const browserOf = (owner: string) => knownBrowser(cookie, owner, { publicUrl: settings.PUBLIC_URL, secret })
  if (call === 'sign-in/email' && typeof email === 'string') {
    const browser = browserOf(email)
    return counted(WRONG_PASSWORDS, browser ? `browser ${browser}` : email)
  }
  if (SECRET_CALLS.has(call) && request.actor) return counted(WRONG_PASSWORDS, `self ${request.actor.authId}`)
  const codeLimit = CODE_LIMITS[call]
  const account = codeLimit && (await challengedAccount(db, cookie, settings))
  if (codeLimit && account) {
    const browser = browserOf(account.email)
    return counted(codeLimit, browser ? `browser ${browser}` : account.authId)
  }
  if (MAIL_CALLS.has(call) && typeof email === 'string') return counted(ASKED_MAILS, email)
  return undefined
}

/**
 * Slows guessing against one account from many addresses, and mails to one address. Answers 429 and gives undefined
 * when there were too many; else gives what to tell once the call is answered, by its error code if it has one.
 */
export async function checkAttempt(
  call: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { db, settings }: { db: Db; settings: ReadyConfig },
): Promise<((code: string | undefined) => Promise<void>) | undefined> {
  const counted = settings.RATE_LIMITS ? await countedBy(call, request, { db, settings }) : undefined
  if (!counted) return async () => {}
  const { seconds, isFirstRefused } = await countAttempt(db, counted.limit, counted.key)
  if (seconds > 0) {
    if (isFirstRefused && counted.limit === WRONG_PASSWORDS) noteLockout(request)
    reply.header('retry-after', String(seconds))
    await reply.refuse(refuse(429, 'too_many_attempts', tooManyAttempts(counted.limit, seconds)))
    return undefined
  }
  return async (code) => {
    const counts = counted.limit === ASKED_MAILS || (code !== undefined && WRONG_SECRET_CODES.has(code))
    if (!counts) await takeBackAttempt(db, counted.key)
  }
}

function tooManyAttempts(limit: AttemptLimit, seconds: number): Sentence {
  const wait = say(
    {
      id: 'refusal.attempts.wait',
      defaultMessage: '{minutes, plural, one {one minute} other {# minutes}}',
    },
    { minutes: Math.ceil(seconds / 60) },
  )
  switch (limit) {
    case WRONG_CODES:
      return say(
        {
          id: 'refusal.attempts.codes',
          defaultMessage:
            'Too many wrong codes for this account. Wait {wait}, or use a recovery code, or sign in with a passkey.',
        },
        { wait },
      )
    case WRONG_RECOVERY_CODES:
      return say(
        {
          id: 'refusal.attempts.recovery-codes',
          defaultMessage:
            'Too many wrong recovery codes for this account. Wait {wait}, or use the authenticator app, or sign in with a passkey.',
        },
        { wait },
      )
    case ASKED_MAILS:
      return say(
        {
          id: 'refusal.attempts.mails',
          defaultMessage:
            'Too many mails were asked for with this address. Look through your inbox, or ask again in {wait}.',
        },
        { wait },
      )
    default:
      return say(
        {
          id: 'refusal.attempts.passwords',
          defaultMessage:
            'Too many wrong passwords for this account. Wait {wait}, or reset the password, or sign in with a passkey or Google.',
        },
        { wait },
      )
  }
}

/** Whoever has set a new password by mail is the owner: what strangers guessed until then no longer counts. */
export const forgetGuesses = (db: Db, settings: ReadyConfig, email: string): Promise<void> =>
  forgetAttempts(db, attemptKey(WRONG_PASSWORDS, email, settings.AUTH_SECRET))
