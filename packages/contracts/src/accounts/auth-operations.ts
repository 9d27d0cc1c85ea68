import { z } from 'zod'
import { operation } from '../operation.ts'
import { AuthProviders } from './auth.ts'

/**
 * Calls under `/api/auth` that the browser makes without the authentication library. All but the first are answered by
 * the library itself, so the product defines no routes for them; `/api/auth/*` is no part of the API description.
 */
const CALL = { tag: 'authentication', refusals: {}, isHidden: true } as const

export const getAuthProviders = operation('getAuthProviders', {
  ...CALL,
  summary: 'Which ways to sign in are set up',
  answers: { 200: AuthProviders },
})

const SessionUser = z.object({ id: z.string(), email: z.string(), name: z.string() })

export const getSession = operation('getSession', {
  ...CALL,
  summary: 'The session of the cookie; null without one',
  answers: { 200: z.object({ user: SessionUser }).nullable() },
})

export const getPasskeySignInOptions = operation('getPasskeySignInOptions', {
  ...CALL,
  summary: 'What the browser needs to ask for a passkey',
  answers: { 200: z.custom<{ challenge: string }>() },
})

/** A credential as `PublicKeyCredential.toJSON()` gives it; none when the browser made none. */
const Credential = z.unknown()

export const verifyPasskeySignIn = operation('verifyPasskeySignIn', {
  ...CALL,
  summary: 'Sign in with a passkey',
  body: z.object({ response: Credential }),
  answers: { 200: z.unknown() },
})

/** As the browser's `PublicKeyCredentialCreationOptionsJSON`, whose further members may be absent. */
interface NewPasskeyOptions {
  challenge: string
  rp: { name: string; id?: string }
  user: { id: string; name: string; displayName: string }
  pubKeyCredParams: { type: 'public-key'; alg: number }[]
}

export const getPasskeyRegistrationOptions = operation('getPasskeyRegistrationOptions', {
  ...CALL,
  summary: 'What the browser needs to make a passkey',
  answers: { 200: z.custom<NewPasskeyOptions>() },
})

export const verifyPasskeyRegistration = operation('verifyPasskeyRegistration', {
  ...CALL,
  summary: 'Store a new passkey under a name',
  body: z.object({ response: Credential, name: z.string() }),
  answers: { 200: z.unknown() },
})
