import { ALREADY_REGISTERED } from '@edfe/contracts/accounts/auth-messages'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import type { authClient } from '../api/auth-client.ts'
import { loadAuthClient } from '../api/load-auth-client.ts'
import { AUTH, SESSION } from '../messages/auth-messages.ts'
import { t } from '../words/t.ts'
import { forgetPerson, unsavedEntriesOf } from './kept-here.ts'
import { askToLeave, saveBeforeLeaving } from './leaving.ts'
import { emit, refreshSession, type SessionError, sessionState, setSession } from './session-store.ts'

/** Returns the failure of a call to authentication, in words for the screen. */
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

/**
 * The authentication library's answers, by code; the library gives them in English whatever the reader's
 * language.
 */
const LIBRARY_REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  INVALID_EMAIL_OR_PASSWORD: defineMessage({
    id: 'auth.invalid-email-or-password',
    defaultMessage: 'Invalid email or password',
  }),
  INVALID_PASSWORD: defineMessage({ id: 'auth.invalid-password', defaultMessage: 'Invalid password' }),
  INVALID_CODE: defineMessage({ id: 'auth.invalid-code', defaultMessage: 'Invalid code' }),
  INVALID_BACKUP_CODE: defineMessage({
    id: 'auth.invalid-backup-code',
    defaultMessage: 'Invalid backup code',
  }),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: defineMessage({
    id: 'auth.too-many-attempts',
    defaultMessage: 'Too many attempts. Please request a new code.',
  }),
}

const PROVIDER_REQUIRED = defineMessage<{ provider: string }>({
  id: 'auth.provider-required',
  defaultMessage: 'Your organization asks you to sign in with {provider}.',
})

/** The service's words, in the language of the page where its library has none in it. */
function wordsOf({ code = '', message, details }: AuthError): string | undefined {
  const { provider } = (details ?? {}) as { provider?: string }
  if (code === 'provider_required' && provider) return t(PROVIDER_REQUIRED, { provider })
  const known = LIBRARY_REFUSALS[code.toUpperCase()]
  return known ? t(known) : message
}

const refusalOf = (error: AuthError, fallback: string): AuthRefusal => {
  const details = error.details as { reasons?: unknown } | undefined
  const message = wordsOf(error) || fallback
  const reasons = Array.isArray(details?.reasons) ? details.reasons.map(String) : []
  return { message, code: error.code, reasons: reasons.filter((reason) => !message.includes(reason)) }
}

/** The messages when the service sends none: of the form, and of the session with its page. */
interface Fallback {
  form: string
  session?: SessionError
}

/**
 * Runs one call: loading while it runs, the error cleared before and kept after (specification 1, section 4). The form
 * that asked gets the service's words or its own sentence; the session keeps them for where that form is gone.
 */
export async function run<T>(
  call: (auth: typeof authClient) => Promise<{ data: T | null; error: AuthError | null }>,
  { form, session }: Fallback,
): Promise<{ ok: true; data: T } | { ok: false; refusal: AuthRefusal }> {
  setSession({ loading: true, error: undefined })
  const { data, error } = await loadAuthClient()
    .then(call)
    .catch(() => ({ data: null, error: { status: 0 } as AuthError }))
  const kept = session && { ...session, message: (error && wordsOf(error)) || session.message }
  setSession({ loading: false, error: error ? kept : undefined })
  return error ? { ok: false, refusal: refusalOf(error, form) } : { ok: true, data: data as T }
}

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

/** Statuses that say that the server knows no such session: it is over all the same (specification 1, section 4). */
const ALREADY_OVER = new Set([401, 403, 404])

/**
 * Ends the session, and removes what this browser keeps of the person's entries: what is not saved goes to the server
 * first, and where that fails the person is asked. 'failed' when the server did not hear of it: then the session goes
 * on, and the frame says so.
 */
export async function signOut(): Promise<'signed_out' | 'stayed' | 'failed'> {
  const userId = sessionState().user?.id
  if (userId) {
    await saveBeforeLeaving(userId)
    const { length } = unsavedEntriesOf(userId)
    if (length > 0 && !(await askToLeave(length))) return 'stayed'
  }
  const ended = await run(
    async (auth) => {
      const { data, error } = await auth.signOut()
      return { data, error: error && ALREADY_OVER.has(error.status) ? null : error }
    },
    { form: SESSION.signOutFailed, session: { message: SESSION.signOutFailed, again: signOut } },
  )
  if (!ended.ok) return 'failed'
  if (userId) forgetPerson(userId)
  emit('SIGNED_OUT', { user: undefined, error: undefined, expired: false, loading: false })
  return 'signed_out'
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
