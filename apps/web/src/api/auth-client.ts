import { createAuthClient } from 'better-auth/client'
import { twoFactorClient } from 'better-auth/client/plugins'

/** Calls under /api/auth/*: sign-in, sign-up, recovery, second factor, sessions. Cookies only, no tokens here. */
export const authClient = createAuthClient({
  baseURL: globalThis.location?.origin ?? 'http://localhost',
  basePath: '/api/auth',
  plugins: [twoFactorClient()],
})
