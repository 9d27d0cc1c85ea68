interface OidcSettings {
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
  OIDC_NAME?: string | undefined
}

/** The provider of OpenID Connect by which people may sign in. */
export interface OidcProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** As people know it: 'Continue with Acme'. */
  name: string
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The provider of the settings, by the name of its machine where it has no other; undefined where none is set. */
export function oidcProvider(settings: OidcSettings): OidcProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings
  if (!issuer || !clientId || !clientSecret) return undefined
  return { issuer, clientId, clientSecret, name: settings.OIDC_NAME ?? new URL(issuer).hostname }
}

/** Why the settings of single sign-on cannot be used together; undefined where they can. */
export function oidcRefusal(settings: OidcSettings): string | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings
  if (!issuer && !clientId && !clientSecret && !settings.OIDC_NAME) return undefined
  if (!issuer || !clientId || !clientSecret)
    return 'Single sign-on needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.'
  const { protocol, hostname, search, hash } = new URL(issuer)
  if (protocol !== 'https:' && !LOOPBACK.includes(hostname))
    return 'OIDC_ISSUER begins with https://, because it says who may sign in.'
  if (search || hash)
    return 'OIDC_ISSUER is the issuer of the provider alone, without a question mark or number sign.'
  return undefined
}
