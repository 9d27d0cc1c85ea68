import { say } from '@edfe/domain/messages'
import { type Refusal, refuse } from '../refusals/problems.ts'
import { cookieValue } from './session-cookie.ts'

/** The specified words of a request that needs a session (specification 1, section 8). */
export const SESSION_MISSING = say({ id: 'refusal.session-missing', defaultMessage: 'Auth session missing!' })
/** Of second factors, which also need the person. */
export const SESSION_OR_USER_MISSING = say({
  id: 'refusal.session-or-user-missing',
  defaultMessage: 'Auth session or user missing',
})

/** The 403 of everything but the person's own account, until they have set up the second factor that their organization asks for. */
export const secondFactorRequired = (): Refusal =>
  refuse(
    403,
    'second_factor_required',
    say({
      id: 'refusal.second-factor-required',
      defaultMessage: 'Your organization asks for a second factor: set one up on the page Security & Audit.',
    }),
  )

/**
 * The 401 of a request that needs a session: no cookie, a cookie that is not ours (`invalid_jwt`), or one whose
 * session has ended (`session_not_found`). The words are the same (1 section 8). `token` is what `sessionToken` gave.
 */
export function noSession(cookies: string | undefined, name: string, token: string | undefined): Refusal {
  if (token) return refuse(401, 'session_not_found', SESSION_MISSING)
  return refuse(401, cookieValue(cookies, name) ? 'invalid_jwt' : 'session_missing', SESSION_MISSING)
}
