import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '../refusals/problems.ts'
import { checkAttempt } from './login-throttle.ts'
import { verifyPassword } from './passwords.ts'

/** How old the session of an account without a password may be. */
const FRESH_MS = 15 * 60_000
const WRONG = 'The password is wrong.'

/**
 * Proof that the owner of the account asks for something that cannot be undone: the password, counted like every other
 * guess, or a session of at most 15 minutes for an account without one. False when the reply is given already.
 */
export async function isOwner(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
): Promise<boolean> {
  const settle = await checkAttempt('verify-password', request, reply, app)
  if (!settle) return false
  const refusal = await proofRefusal(app, request, password)
  await settle(refusal && 'invalid_password')
  if (refusal) await reply.refuse(refusal)
  return !refusal
}

async function proofRefusal(
  { db, now }: FastifyInstance,
  request: FastifyRequest,
  password: string,
): Promise<Refusal | undefined> {
  const { authId, sessionId } = request.me()
  const account = await db
    .selectFrom('auth.account')
    .select('password')
    .where('userId', '=', authId)
    .where('password', 'is not', null)
    .executeTakeFirst()
  if (account?.password) {
    const isRight = await verifyPassword({ hash: account.password, password })
    return isRight
      ? undefined
      : refuse(400, 'validation_failed', WRONG, { fields: [{ path: 'password', message: WRONG }] })
  }
  const session = await db
    .selectFrom('auth.session')
    .select('createdAt')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  const isFresh = session && now().getTime() - session.createdAt.getTime() <= FRESH_MS
  return isFresh
    ? undefined
    : refuse(403, 'session_not_fresh', 'Sign out, sign in again, and do this within 15 minutes.')
}
