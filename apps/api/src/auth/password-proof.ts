import { say } from '@edfe/domain/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '../refusals/problems.ts'
import { checkAttempt } from './login-throttle.ts'
import { verifyPassword } from './passwords.ts'
import { isProofFresh } from './proof.ts'

const WRONG = say({ id: 'refusal.password-wrong', defaultMessage: 'The password is wrong.' })

/**
 * Proof that the owner of the account asks for something that cannot be undone: the password, counted like every other
 * guess, or a fresh proof by other means for an account without one. False when the reply is given already.
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
  const { authId } = request.me()
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
  return isProofFresh(request.me(), now())
    ? undefined
    : refuse(
        403,
        'session_not_fresh',
        say({
          id: 'refusal.session-not-fresh',
          defaultMessage: 'Sign out, sign in again, and do this within 15 minutes.',
        }),
      )
}
