import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/**
 * Passkeys of this site. One stands in for password and second factor together, so its user must have been
 * verified by the authenticator (fingerprint, face, PIN); the library alone would take mere presence.
 */
export const passkeys = (publicUrl: string) =>
  passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: 'Electronic Direct Filing of Entry',
    origin: new URL(publicUrl).origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
    registration: {
      afterVerification: async ({ verification }) => {
        if (!verification.registrationInfo?.userVerified) throw notVerified()
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) throw notVerified()
      },
    },
  })

const notVerified = () =>
  new APIError('FORBIDDEN', {
    code: 'user_not_verified',
    message:
      'This passkey did not check that it is you. Use one that asks for a fingerprint, a face or a PIN.',
  })
