import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** A person whom the provider knows; by `email` they say there who they are. */
export interface ProviderPerson {
  sub: string
  email: string
  email_verified: boolean
  name: string
}

export interface OidcServer {
  issuer: string
  provider: Provider
  /** Settings of a server that signs in by this provider. */
  env: Record<string, string>
  people: ProviderPerson[]
  /** Other claims for the next ID tokens, signed like all of them; undefined takes one away. */
  changed: Record<string, unknown>
  /** True lets somebody else sign the next ID tokens under the same name of the key. */
  isForged: boolean
  stop(): Promise<void>
}

const CLIENT = { client_id: 'edfe', client_secret: 'the secret of this client' }
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A product of this machine that does not know its port yet. */
const ANY_PORT = 'http://localhost:0'

/**
 * A provider of OpenID Connect on a free port of this machine, by the package oidc-provider. Its sign-in page asks for an
 * address and believes it.
 */
export async function startOidcServer(
  publicUrl = ANY_PORT,
  { name = 'Acme', port = 0 } = {},
): Promise<OidcServer> {
  const people: ProviderPerson[] = []
  const changed: Record<string, unknown> = {}
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keysOfOthers = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...keys.privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => handle(request, response)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [`${publicUrl}/api/auth/callback/oidc`] }],
    cookies: { keys: ['a key of cookies in tests'] },
    jwks: { keys: [jwk] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 600, Session: 3600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => {
      const person = people.find(({ sub }) => sub === id)
      return person && { accountId: id, claims: () => ({ ...person }) }
    },
    // Nobody is asked whether this client may know their address.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  if (publicUrl === ANY_PORT)
    provider.Client.prototype.redirectUriAllowed = (address) =>
      /^http:\/\/localhost:\d+\/api\/auth\/callback\/oidc$/.test(address)
  provider.use(async (context, next) => {
    await next()
    const body = context.body as { id_token?: string } | undefined
    if (!body?.id_token) return
    const [, claims = ''] = body.id_token.split('.')
    const stated = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const signed = `${part({ alg: 'RS256', kid: 'one' })}.${part({ ...stated, ...changed })}`
    const signature = sign(
      'sha256',
      Buffer.from(signed),
      started.isForged ? keysOfOthers.privateKey : keys.privateKey,
    ).toString('base64url')
    context.body = { ...body, id_token: `${signed}.${signature}` }
  })
  const answer = provider.callback()
  handle = (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, people, request, response)
    else void answer(request, response)
  }
  const started: OidcServer = {
    issuer,
    provider,
    people,
    changed,
    isForged: false,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_NAME: name,
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return started
}

async function interact(
  provider: Provider,
  people: readonly ProviderPerson[],
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>Acme</title><main><h1>Acme</h1><form method="post">
      <label>Address at Acme <input name="email" autofocus></label><button>Go on</button></form></main></html>`)
    return
  }
  let form = ''
  for await (const chunk of request) form += String(chunk)
  const email = new URLSearchParams(form).get('email')
  const person = people.find((one) => one.email === email)
  await provider.interactionFinished(
    request,
    response,
    person
      ? { login: { accountId: person.sub } }
      : { error: 'access_denied', error_description: 'Nobody here has this address' },
  )
}
