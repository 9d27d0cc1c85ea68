import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '@edfe/contracts/accounts/auth-messages'
import { t } from '../words/t.ts'

/** Sentences of the sign-in pages (specification 1, section 8). */
export const AUTH = {
  get needEmail() {
    return t({
      id: 'auth-messages.please-enter-your-email-address',
      defaultMessage: 'Please enter your email address first',
    })
  },
  get resetSent() {
    return t({
      id: 'auth-messages.password-reset-email-sent-check',
      defaultMessage: 'Password reset email sent! Check your inbox.',
    })
  },
  get created() {
    return t({
      id: 'auth-messages.account-created-successfully-redirecting',
      defaultMessage: 'Account created successfully! Redirecting...',
    })
  },
  get confirm() {
    return t({
      id: 'auth-messages.account-created-successfully-please-check',
      defaultMessage: 'Account created successfully! Please check your email to confirm your account.',
    })
  },
  get mismatch() {
    return t({ id: 'auth-messages.passwords-do-not-match', defaultMessage: 'Passwords do not match' })
  },
  short: PASSWORD_TOO_SHORT,
  get updated() {
    return t({
      id: 'auth-messages.password-updated-successfully-redirecting',
      defaultMessage: 'Password updated successfully! Redirecting...',
    })
  },
  get googleFailed() {
    return t({ id: 'auth-messages.google-sign-in-failed', defaultMessage: 'Google sign-in failed' })
  },
  get signInFailed() {
    return t({ id: 'auth-messages.sign-in-failed', defaultMessage: 'Sign-in failed' })
  },
  get signUpFailed() {
    return t({ id: 'auth-messages.failed-to-create-account', defaultMessage: 'Failed to create account' })
  },
  get resetFailed() {
    return t({ id: 'auth-messages.password-reset-failed', defaultMessage: 'Password reset failed' })
  },
  get updateFailed() {
    return t({ id: 'auth-messages.failed-to-update-password', defaultMessage: 'Failed to update password' })
  },
} as const

/** Least length of a password (specification 1, section 5). */
export const PASSWORD_MIN = MIN_PASSWORD_LENGTH

/** Returns the server's requirements for a password: the length, and that it is hard to guess. */
export const passwordHint = (): string =>
  t(
    {
      id: 'auth-messages.password-hint',
      defaultMessage: 'At least {least} characters and hard to guess: several words are best',
    },
    { least: PASSWORD_MIN },
  )

/** The time that a success message is shown before the page changes. */
export const REDIRECT_MS = 2000
