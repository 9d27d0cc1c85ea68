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

/** Before a sign-out, where something typed could not be saved. */
export const LEAVE = {
  get title() {
    return t({
      id: 'auth-messages.sign-out-and-lose-what',
      defaultMessage: 'Sign out and lose what you typed?',
    })
  },
  question: (entries: number) =>
    t(
      {
        id: 'auth-messages.what-you-typed-in-is',
        defaultMessage:
          'What you typed in {entries, plural, one {one entry} other {# entries}} is not saved on the server yet. If you sign out now, it is deleted from this browser.',
      },
      { entries },
    ),
  get action() {
    return t({ id: 'auth-messages.delete-and-sign-out', defaultMessage: 'Delete and sign out' })
  },
} as const
