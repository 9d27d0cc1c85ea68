import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { generateRandomString } from 'better-auth/crypto'
import type { Db } from '../db/engine.ts'
import { hasSecondFactor } from './begin-session.ts'
import { CHALLENGE_SECONDS, challengePrefix } from './second-factor-challenge.ts'

const NAME_LENGTH = 20

/**
 * After the page of a provider an account with a second factor still owes its code: the session that the library has opened
 * ends, and the sign-in page asks for the code. The library itself does so after a password alone.
 */
export const providerSecondFactor = (db: Db): BetterAuthPlugin => ({
  id: 'provider-second-factor',
  hooks: {
    after: [
      {
        matcher: ({ path }) => path === '/callback/:id',
        handler: createAuthMiddleware(async (call) => {
          const { newSession, returned, internalAdapter, secret } = call.context
          if (!newSession || !(await hasSecondFactor(db, newSession.user.id))) return
          deleteSessionCookie(call, true)
          await internalAdapter.deleteSession(newSession.session.token)
          call.context.setNewSession(null)
          const name = `${challengePrefix(String(call.params?.id))}${generateRandomString(NAME_LENGTH)}`
          const expiresAt = new Date(Date.now() + CHALLENGE_SECONDS * 1000)
          await internalAdapter.createVerificationValue({
            value: newSession.user.id,
            identifier: name,
            expiresAt,
          })
          // The library counts wrong codes of a challenge under this name.
          await internalAdapter.createVerificationValue({
            value: '0',
            identifier: `2fa-attempts-${name}`,
            expiresAt,
          })
          const cookie = call.context.createAuthCookie('two_factor', { maxAge: CHALLENGE_SECONDS })
          await call.setSignedCookie(cookie.name, name, secret, cookie.attributes)
          const search = new URLSearchParams({ step: 'code', redirect: destinationOf(returned) })
          throw call.redirect(`/sign-in?${search}`)
        }),
      },
    ],
  },
})

/** Where the library would have sent the browser; the sign-in page goes there after the code. */
function destinationOf(returned: unknown): string {
  const to = returned instanceof APIError ? new Headers(returned.headers).get('location') : null
  return to ?? '/dashboard'
}
