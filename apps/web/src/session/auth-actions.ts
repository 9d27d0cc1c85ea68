import { ALREADY_REGISTERED } from '@edfe/contracts/accounts/auth-messages'
import { defineMessage } from '@edfe/domain/messages'
import { AUTH } from '../messages/auth-messages.ts'
import { SESSION } from '../messages/session-messages.ts'
import { t } from '../words/t.ts'
import { type Fallback, run } from './auth-call.ts'
import { emit, refreshSession } from './session-store.ts'

const SIGN_IN: Fallback = {
  form: AUTH.signInFailed,
  session: { message: SESSION.signInFailed, saidOn: '/sign-in' },
}

/** Password sign-in. `twoFactor` is true when the account still asks for its second factor. */
export async function signIn(email: string, password: string) {
  const answer = await run((auth) => auth.signIn.email({ email: email.trim(), password }), SIGN_IN)
  if (!answer.ok) return answer
  const twoFactor = 'twoFactorRedirect' in answer.data && Boolean(answer.data.twoFactorRedirect)
  if (!twoFactor) await refreshSession('SIGNED_IN')
  return { ok: true as const, twoFactor }
}

/** Creates an account. `signedIn` is false when the address must be confirmed by mail first. */
export async function signUp(name: string, email: string, password: string) {
  const answer = await run(
    (auth) => auth.signUp.email({ name: name.trim(), email: email.trim(), password }),
    { form: AUTH.signUpFailed, session: { message: SESSION.signUpFailed, saidOn: '/create-account' } },
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

const TOO_LATE = defineMessage({
  id: 'auth-actions.the-code-came-too-late',
  defaultMessage: 'The code came too late. Go back and sign in again.',
})

/** The code of an authenticator app, or one of the recovery codes. */
export async function verifySecondFactor(code: string, kind: 'totp' | 'recovery') {
  const answer = await run<unknown>(
    (auth) =>
      kind === 'totp' ? auth.twoFactor.verifyTotp({ code }) : auth.twoFactor.verifyBackupCode({ code }),
    SIGN_IN,
  )
  if (answer.ok) await refreshSession('MFA_CHALLENGE_VERIFIED')
  const isLate = !answer.ok && /^INVALID_TWO_FACTOR_COOKIE$/i.test(answer.refusal.code ?? '')
  return isLate ? { ...answer, refusal: { ...answer.refusal, message: t(TOO_LATE) } } : answer
}

export const askPasswordReset = (email: string) =>
  run<unknown>((auth) => auth.requestPasswordReset({ email: email.trim(), redirectTo: '/reset-password' }), {
    form: AUTH.resetFailed,
  })

/** Sets a new password with the token of a reset mail. */
export async function resetPassword(newPassword: string, token: string) {
  const answer = await run<unknown>((auth) => auth.resetPassword({ newPassword, token }), {
    form: AUTH.updateFailed,
  })
  if (answer.ok) emit('PASSWORD_RECOVERY')
  return answer
}

/** Sets a new password for the person who is signed in: the current one must be given again. */
export async function changePassword(currentPassword: string, newPassword: string) {
  const answer = await run<unknown>(
    (auth) => auth.changePassword({ currentPassword, newPassword, revokeOtherSessions: true }),
    { form: AUTH.updateFailed },
  )
  if (answer.ok) emit('USER_UPDATED')
  return answer
}
