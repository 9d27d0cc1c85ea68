import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import type { authClient } from '../api/auth-client.ts'
import { loadAuthClient } from '../api/load-auth-client.ts'
import { t } from '../words/t.ts'
import { type SessionError, setSession } from './session-store.ts'

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
export interface Fallback {
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
