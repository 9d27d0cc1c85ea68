import type { BetterAuthPlugin } from 'better-auth'
import { APIError, getOAuthState } from 'better-auth/api'
import type { OidcProvider } from '../config/oidc-settings.ts'
import type { ReadyConfig } from '../config/secrets.ts'
import type { Db, Trx } from '../db/engine.ts'
import { openIdConnect, type ProvidedPerson } from './openid-connect.ts'
import { confirmAddress, isOpenedByProvider } from './required-provider.ts'
import { challengingProvider } from './second-factor-challenge.ts'

/** The name of the provider of the settings in calls and rows of the library. */
export const OIDC = 'oidc'

/** Who came back from the provider, by the way there; nothing of their tokens is kept. */
const returned = new WeakMap<object, ProvidedPerson>()

/** The person whom the provider has named in this call; undefined in every other. */
export async function providedPerson(): Promise<ProvidedPerson | undefined> {
  const way = await getOAuthState()
  return way ? returned.get(way) : undefined
}

/**
 * Lets people sign in by the provider of the settings. The library keeps the state, the nonce and the verifier of each
 * way there; `openid-connect.ts` checks what comes back.
 */
export function providerSignIn(db: Db, settings: OidcProvider | undefined): BetterAuthPlugin {
  return {
    id: 'provider-sign-in',
    init: ({ socialProviders }) =>
      settings ? { context: { socialProviders: [provider(db, settings), ...socialProviders] } } : undefined,
  }
}

function provider(db: Db, settings: OidcProvider) {
  const connect = openIdConnect(settings)
  return {
    id: OIDC,
    name: settings.name,
    issuer: settings.issuer,
    requiresIdTokenNonce: true,
    // The name of a person there stays, an address may go to somebody else.
    accountSubject: async () => (await providedPerson())?.subject ?? '',
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce = '' }: Way) {
      const leaving = { state, codeVerifier, redirectUri: redirectURI, nonce: idTokenNonce }
      try {
        return await connect.signInPage({ ...leaving, isAnew: await isAnew() })
      } catch (cause) {
        const message = `${settings.name} cannot be reached now. Try again later.`
        throw new APIError('SERVICE_UNAVAILABLE', { code: 'provider_away', message, cause })
      }
    },
    async validateAuthorizationCode({ code, codeVerifier, redirectURI }: Answer) {
      const way = await getOAuthState()
      if (!way?.idTokenNonce || !codeVerifier)
        throw new Error('A code came without its nonce or its verifier')
      const returning = { code, codeVerifier, redirectUri: redirectURI, nonce: way.idTokenNonce }
      returned.set(way, await connect.personOf({ ...returning, isAnew: await isAnew() }))
      return {}
    },
    async getUserInfo() {
      const person = await providedPerson()
      if (!person) return null
      const { name, email, isEmailVerified: emailVerified } = person
      if (email && emailVerified) await confirmAddress(db, email)
      return { user: { name, email, emailVerified }, data: {} }
    },
  }
}

interface Way {
  state: string
  codeVerifier: string
  redirectURI: string
  idTokenNonce?: string | undefined
}

interface Answer {
  code: string
  codeVerifier?: string | undefined
  redirectURI: string
}

/** True if the page asked for a proof: who says so falsely is only asked for more. */
const isAnew = async (): Promise<boolean> => (await getOAuthState())?.proof === true

/** The call with which a provider leads back. */
export const CALLBACK = '/callback/:id'

interface SigningIn {
  path?: string | undefined
  params?: Record<string, string | undefined> | undefined
  headers?: Headers | undefined
  context?: { session: { session: { id: string } } | null } | undefined
}

/** The provider from whose page a call comes, also when the code of a second factor lay between; undefined for none. */
export function providerOf({ path, params, headers }: SigningIn, settings: ReadyConfig): string | undefined {
  if (path === CALLBACK) return params?.id
  if (!path?.startsWith('/two-factor/')) return undefined
  return challengingProvider(headers?.get('cookie') ?? undefined, settings)
}

/** True for a call that opens a session by the provider, or in place of one that it had opened. */
export async function comesByProvider(
  db: Db | Trx,
  call: SigningIn | null | undefined,
  settings: ReadyConfig,
): Promise<boolean> {
  if (!call) return false
  if (providerOf(call, settings) === OIDC) return true
  const open = call.context?.session?.session.id
  return open !== undefined && isOpenedByProvider(db, open)
}
