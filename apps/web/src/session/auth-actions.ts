import { ALREADY_REGISTERED } from '@edfe/contracts/auth-words'
import type { authClient } from './auth-client.ts'
import { raise, refreshSession, setSession } from './session-store.ts'

/** How a call to authentication went wrong, in words for the screen. */
export interface AuthRefusal {
  message: string
  code: string | undefined
  /** Why a password is too weak, when the server says so. */
  reasons: readonly string[]
}

type AuthError = { message?: string | undefined; code?: string | undefined; status: number } & Record<
  string,
  unknown
>

const refusalOf = (error: AuthError, fallback: string): AuthRefusal => {
  const details = error.details as { reasons?: unknown } | undefined
  const message = error.message || fallback
  const reasons = Array.isArray(details?.reasons) ? details.reasons.map(String) : []
  return { message, code: error.code, reasons: reasons.filter((reason) => !message.includes(reason)) }
}

/** The library comes with the first action, so that pages which only show do not carry it. */
const load = async () => (await import('./auth-client.ts')).authClient

/** Runs one call: loading while it runs, the error cleared before and kept after (specification 1, section 4). */
async function run<T>(
  call: (auth: typeof authClient) => Promise<{ data: T | null; error: AuthError | null }>,
  fallback: string,
): Promise<{ ok: true; data: T } | { ok: false; refusal: AuthRefusal }> {
  setSession({ loading: true, error: undefined })
  const { data, error } = await load()
    .then(call)
    .catch((cause: unknown) => ({
      data: null,
      error: {
        status: 0,
        message: cause instanceof Error && cause.name !== 'TypeError' ? cause.message : fallback,
      },
    }))
  const refusal = error ? refusalOf(error, fallback) : undefined
  setSession({ loading: false, error: refusal?.message })
  return refusal ? { ok: false, refusal } : { ok: true, data: data as T }
}

/** Password sign-in. `twoFactor` is true when the account still asks for its second factor. */
export async function signIn(email: string, password: string) {
  const answer = await run((auth) => auth.signIn.email({ email: email.trim(), password }), 'Sign-in failed')
  if (!answer.ok) return answer
  const twoFactor = 'twoFactorRedirect' in answer.data && Boolean(answer.data.twoFactorRedirect)
  if (!twoFactor) await refreshSession('SIGNED_IN')
  return { ok: true as const, twoFactor }
}

/** Creates an account. `signedIn` is false when the address must be confirmed by mail first. */
export async function signUp(name: string, email: string, password: string) {
  const answer = await run(
    (auth) => auth.signUp.email({ name: name.trim(), email: email.trim(), password }),
    'Failed to create account',
  )
  if (!answer.ok) {
    const known = /USER_ALREADY_EXISTS/.test(answer.refusal.code ?? '')
    return known
      ? { ok: false as const, refusal: { ...answer.refusal, message: ALREADY_REGISTERED } }
      : answer
  }
  const signedIn = Boolean(answer.data.token)
  if (signedIn) await refreshSession('SIGNED_IN')
  return { ok: true as const, signedIn }
}

/** Ends the session here, even if the server no longer knows it (specification 1, section 4). */
export async function signOut(): Promise<void> {
  await run((auth) => auth.signOut(), 'Failed to sign out')
  raise('SIGNED_OUT', { user: undefined, error: undefined, expired: false, loading: false })
}

/** The code of an authenticator app, or one of the recovery codes. */
export async function verifySecondFactor(code: string, kind: 'totp' | 'recovery') {
  const answer = await run<unknown>(
    (auth) =>
      kind === 'totp' ? auth.twoFactor.verifyTotp({ code }) : auth.twoFactor.verifyBackupCode({ code }),
    'Sign-in failed',
  )
  if (answer.ok) await refreshSession('MFA_CHALLENGE_VERIFIED')
  return answer
}

export const askPasswordReset = (email: string) =>
  run<unknown>(
    (auth) => auth.requestPasswordReset({ email: email.trim(), redirectTo: '/reset-password' }),
    'Password reset failed',
  )

/** Sets a new password with the token of a reset mail. */
export async function resetPassword(newPassword: string, token: string) {
  const answer = await run<unknown>(
    (auth) => auth.resetPassword({ newPassword, token }),
    'Failed to update password',
  )
  if (answer.ok) raise('PASSWORD_RECOVERY')
  return answer
}

/** Sets a new password for the person who is signed in: the current one must be given again. */
export async function changePassword(currentPassword: string, newPassword: string) {
  const answer = await run<unknown>(
    (auth) => auth.changePassword({ currentPassword, newPassword, revokeOtherSessions: true }),
    'Failed to update password',
  )
  if (answer.ok) raise('USER_UPDATED')
  return answer
}

/** Leaves for Google's sign-in page; comes back to `returnTo` on this site. */
export const signInWithGoogle = (returnTo: string) =>
  run<unknown>(
    (auth) => auth.signIn.social({ provider: 'google', callbackURL: returnTo, errorCallbackURL: '/sign-in' }),
    'Google sign-in failed',
  )
