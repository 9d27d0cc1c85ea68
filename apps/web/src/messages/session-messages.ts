import { t } from '../words/t.ts'

/** The messages of the session itself, for places without a form (specification 1, section 8). */
export const SESSION = {
  get signInFailed() {
    return t({ id: 'auth-messages.failed-to-sign-in', defaultMessage: 'Failed to sign in' })
  },
  get signUpFailed() {
    return t({ id: 'auth-messages.failed-to-sign-up', defaultMessage: 'Failed to sign up' })
  },
  get signOutFailed() {
    return t({ id: 'auth-messages.failed-to-sign-out', defaultMessage: 'Failed to sign out' })
  },
  get initializeFailed() {
    return t({
      id: 'auth-messages.failed-to-initialize-authentication',
      defaultMessage: 'Failed to initialize authentication',
    })
  },
} as const
