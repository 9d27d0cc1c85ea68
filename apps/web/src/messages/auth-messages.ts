import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '@edfe/contracts/accounts/auth-messages'

/** Sentences of the sign-in pages (specification 1, section 8). */
export const AUTH = {
  needEmail: 'Please enter your email address first',
  resetSent: 'Password reset email sent! Check your inbox.',
  created: 'Account created successfully! Redirecting...',
  confirm: 'Account created successfully! Please check your email to confirm your account.',
  mismatch: 'Passwords do not match',
  short: PASSWORD_TOO_SHORT,
  updated: 'Password updated successfully! Redirecting...',
  googleFailed: 'Google sign-in failed',
  signInFailed: 'Sign-in failed',
  signUpFailed: 'Failed to create account',
  resetFailed: 'Password reset failed',
  updateFailed: 'Failed to update password',
} as const

/** What the session itself says where no form does (specification 1, section 8). */
export const SESSION = {
  signInFailed: 'Failed to sign in',
  signUpFailed: 'Failed to sign up',
  signOutFailed: 'Failed to sign out',
  initializeFailed: 'Failed to initialize authentication',
} as const

/** Before a sign-out, where something typed could not be saved. */
export const LEAVE = {
  title: 'Sign out and lose what you typed?',
  question: (entries: number) =>
    `What you typed in ${entries === 1 ? 'one entry' : `${entries} entries`} is not saved on the server yet. If you sign out now, it is deleted from this browser.`,
  action: 'Delete and sign out',
} as const

/** Least length of a password (specification 1, section 5). */
export const PASSWORD_MIN = MIN_PASSWORD_LENGTH

/** What the server asks of a password: the length, and that it is hard to guess. */
export const PASSWORD_HINT = `At least ${PASSWORD_MIN} characters and hard to guess: several words are best`

/** How long a success message is shown before the page changes. */
export const REDIRECT_MS = 2000
