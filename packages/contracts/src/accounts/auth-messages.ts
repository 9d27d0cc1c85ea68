/** The sentences of the authentication service that both sides know (specification 1, section 8); free of zod. */
export const ALREADY_REGISTERED = 'This email is already registered. Please sign in instead.'
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters long'
export const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSKEY_NAME = 60
