import type { FastifyRequest } from 'fastify'
import { userAgentOf } from '../http/user-agent.ts'
import { findPerson, recordAccountEvent } from './account-events.ts'
import { CODE_CALLS } from './proof.ts'
import { challengedAccount } from './second-factor-challenge.ts'

const WRONG_CREDENTIALS = new Set(['invalid_email_or_password', 'invalid_password'])

const WRONG_CODES = new Set(['invalid_code', 'invalid_backup_code', 'code_already_used'])

const emailOf = ({ body }: FastifyRequest) => (body as { email?: unknown } | null | undefined)?.email

/**
 * Records what became of a call of the authentication library: a wrong password, a wrong code and a sign-out. A
 * sign-in that
 * succeeds is recorded with its session. The answer does not wait for it, so that its time tells nobody whether an
 * address has an account.
 */
export function noteAuthCall(request: FastifyRequest, call: string, code: string | undefined): void {
  const { actor } = request
  const email = emailOf(request)
  if (call === 'sign-out' && actor && !code) {
    const event = { userId: actor.userId, byPerson: true, action: 'sign_out' } as const
    inBackground(request, () =>
      recordAccountEvent(request.server.db, { ...event, userAgent: userAgentOf(request) }),
    )
  }
  if (call === 'sign-in/email' && typeof email === 'string' && code && WRONG_CREDENTIALS.has(code)) {
    noteFailure(request, { email }, 'sign_in_failed')
  }
  if (call === 'sign-in/email' && typeof email === 'string' && code === 'provider_required') {
    noteFailure(request, { email }, 'sign_in_refused')
  }
  if (CODE_CALLS.has(call) && code && WRONG_CODES.has(code)) {
    inBackground(request, async () => {
      const account =
        actor ?? (await challengedAccount(request.server.db, request.headers.cookie, request.server.settings))
      if (account) noteFailure(request, { authId: account.authId }, 'second_factor_failed')
    })
  }
}

/** Records, once for each stretch of waiting, that wrong passwords have shut the way into an account. */
export function noteLockout(request: FastifyRequest): void {
  const { actor } = request
  const email = emailOf(request)
  if (actor) noteFailure(request, { authId: actor.authId }, 'sign_in_blocked')
  else if (typeof email === 'string') noteFailure(request, { email }, 'sign_in_blocked')
}

function noteFailure(
  request: FastifyRequest,
  who: { email: string } | { authId: string },
  action: 'sign_in_failed' | 'sign_in_refused' | 'sign_in_blocked' | 'second_factor_failed',
): void {
  const { db } = request.server
  inBackground(request, async () => {
    const userId = await findPerson(db, who)
    const userAgent = userAgentOf(request)
    if (userId) await recordAccountEvent(db, { userId, byPerson: false, action, userAgent })
    // No organization has an audit log of it. The line of the request has its address; the name typed stays unknown.
    else request.log.warn({ action }, 'A sign-in failed for an address without an account')
  })
}

function inBackground(request: FastifyRequest, work: () => Promise<void>): void {
  work().catch((error: unknown) => request.log.error({ err: error }, 'A sign-in could not be recorded'))
}
