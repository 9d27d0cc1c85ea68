import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import type { OidcProvider } from '../config/oidc-settings.ts'

/** How long the addresses and keys of the provider are kept. */
const METADATA_MS = 3_600_000
const PATIENCE_MS = 5000
/** Who has not signed in at the provider for a week does so anew. */
const LONGEST_AGE_SECONDS = 7 * 86_400
/** The longest time between a sign-in that was asked for anew and its code. */
const NEW_SIGN_IN_SECONDS = 300

/** A person as the provider names them: signature, issuer, audience, nonce and times of its ID token are checked. */
export interface ProvidedPerson {
  /** Stays, whatever becomes of name and address. */
  subject: string
  email: string | undefined
  isEmailVerified: boolean
  name: string
  /** When they last signed in at the provider; undefined where it does not say so. */
  signedInAt: Date | undefined
}

interface Leaving {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
  /** True asks for the password there, whatever session the person has. */
  isAnew: boolean
}

interface Returning extends Omit<Leaving, 'state'> {
  code: string
}

export interface OpenIdConnect {
  /** The page of the provider; throws while the provider is away. */
  signInPage(leaving: Leaving): Promise<URL>
  /** The person for whom a code was given; throws for one that is not theirs, is old, or is of no use. */
  personOf(returning: Returning): Promise<ProvidedPerson>
}

const Claims = z.object({
  email: z.email().optional(),
  // Some providers send it as text.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((is) => is === 'true')])
    .optional(),
  name: z.string().optional(),
})

/** Signs people in at the provider of the settings, by codes with PKCE (OpenID Connect Core 1.0, section 3.1). */
export function openIdConnect({ issuer, clientId, clientSecret }: OidcProvider): OpenIdConnect {
  const address = new URL(issuer)
  const client: oauth.Client = { client_id: clientId }
  const options = () => ({
    signal: AbortSignal.timeout(PATIENCE_MS),
    [oauth.allowInsecureRequests]: address.protocol === 'http:',
  })
  let known: { provider: Promise<oauth.AuthorizationServer>; until: number } | undefined

  const discover = async () =>
    oauth.processDiscoveryResponse(
      address,
      await oauth.discoveryRequest(address, { algorithm: 'oidc', ...options() }),
    )
  const provider = (): Promise<oauth.AuthorizationServer> => {
    if (known && performance.now() < known.until) return known.provider
    const asked = { provider: discover(), until: performance.now() + METADATA_MS }
    known = asked
    // What failed is asked again at the next sign-in.
    asked.provider.catch(() => {
      if (known === asked) known = undefined
    })
    return asked.provider
  }

  return {
    async signInPage({ state, nonce, codeVerifier, redirectUri, isAnew }) {
      const { authorization_endpoint } = await provider()
      if (!authorization_endpoint) throw new Error('The provider names no page to sign in')
      const page = new URL(authorization_endpoint)
      const asked = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // With a longest age the provider says when they signed in (OpenID Connect Core 1.0, section 2, auth_time).
        max_age: String(isAnew ? 0 : LONGEST_AGE_SECONDS),
        ...(isAnew ? { prompt: 'login' } : {}),
      }
      for (const [name, value] of Object.entries(asked)) page.searchParams.set(name, value)
      return page
    },
    async personOf({ code, nonce, codeVerifier, redirectUri, isAnew }) {
      const server = await provider()
      // better-auth has compared the state and the issuer of the answer already.
      const answer = new URLSearchParams({ code, iss: server.issuer })
      const parameters = oauth.validateAuthResponse(server, client, answer, oauth.skipStateCheck)
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      const proof = methods.includes('client_secret_basic')
        ? oauth.ClientSecretBasic(clientSecret)
        : oauth.ClientSecretPost(clientSecret)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        proof,
        parameters,
        redirectUri,
        codeVerifier,
        options(),
      )
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
        ...(isAnew ? { maxAge: NEW_SIGN_IN_SECONDS } : {}),
      })
      await oauth.validateApplicationLevelSignature(server, response, options())
      const idToken = oauth.getValidatedIdTokenClaims(tokens)
      if (!idToken) throw new Error('The provider sent no ID token')
      const { sub, auth_time } = idToken
      const { email, email_verified, name } = Claims.parse(
        idToken.email ? idToken : await userInfo(server, tokens.access_token, sub),
      )
      return {
        subject: `${server.issuer} ${sub}`,
        email,
        isEmailVerified: email_verified === true,
        name: name ?? email ?? '',
        signedInAt: auth_time === undefined ? undefined : new Date(auth_time * 1000),
      }
    },
  }

  async function userInfo(server: oauth.AuthorizationServer, token: string, subject: string) {
    if (!server.userinfo_endpoint) return {}
    const response = await oauth.userInfoRequest(server, client, token, options())
    return oauth.processUserInfoResponse(server, client, subject, response)
  }
}
