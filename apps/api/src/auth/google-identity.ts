import type { OAuth2Tokens } from 'better-auth/oauth2'
import { type GoogleProfile, verifyGoogleIdToken } from 'better-auth/social-providers'

/**
 * The person whom an ID token of Google names; null for one that Google has not signed, for this client, within the
 * last hour (OWASP ASVS 5.0.0, V6.8.2 and V10.5.4). The library alone would read the token as it came.
 */
export async function googleIdentity({ idToken }: OAuth2Tokens, clientId: string) {
  const claims = idToken ? await verifyGoogleIdToken({ token: idToken, audience: clientId }) : null
  if (!claims) return null
  const profile = claims as typeof claims & GoogleProfile
  const { name, email, email_verified: emailVerified, picture: image } = profile
  return { user: { name, email, image, emailVerified }, data: profile }
}
