import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enabledFactor } from './auth-answers.ts'
import { cookieOf, done, PASSWORD, startApp, type TestApp, withApp } from './harness.ts'
import { type OidcServer, startOidcServer } from './oidc-server.ts'
import { leaveAndReturn, type ProviderCookies, sessionOf, throughProvider } from './oidc-steps.ts'
import { oneTimeCode } from './one-time-code.ts'
import { ageProof } from './people.ts'

let oidc: OidcServer
let app: TestApp
beforeAll(async () => {
  oidc = await startOidcServer('http://localhost:3000')
  app = await startApp({ env: oidc.env })
})
afterAll(async () => {
  await app.stop()
  await oidc.stop()
})
afterEach(() => {
  oidc.isForged = false
  for (const claim of Object.keys(oidc.changed)) delete oidc.changed[claim]
})

/** Somebody whom the provider knows. */
function known(name: string, given: { email?: string; email_verified?: boolean } = {}) {
  const email = given.email ?? `${name.toLowerCase()}@acme.example`
  const person = { sub: `id of ${name}`, name: `${name} Acme`, email_verified: true, ...given, email }
  oidc.people.push(person)
  return person
}

const meOf = async (cookie: string) => app.answer('getMe', { headers: { cookie } })
const events = async (userId: string) => {
  const { rows } = await app.engine.asOwner((run) =>
    run(`select action, after_json from audit_events where entity_id = '${userId}' order by id`),
  )
  return rows
}

test('the sign-in page names the provider of the settings', async () => {
  expect((await app.ask('getAuthProviders', {})).provider).toBe('Acme')
})

test('somebody new signs in by the provider and has an account without a password', async () => {
  const { email } = known('Nora')
  const back = await throughProvider(app, { email })
  expect([back.status, back.headers.location]).toEqual([302, '/dashboard'])
  const me = done(await meOf(sessionOf(back)))
  expect(me.user).toMatchObject({ email, given_name: 'Nora', family_name: 'Acme' })
  expect(me.has_password).toBe(false)
  const kept = await app.engine.run(
    `select "accessToken", "refreshToken", "idToken" from auth."account" where "providerId" = 'oidc'`,
  )
  expect(kept.rows[0]).toEqual({ accessToken: null, refreshToken: null, idToken: null })
})

test('the way there has a new state, nonce and verifier each time', async () => {
  const { email } = known('Walt')
  const pages = await Promise.all(
    [1, 2].map(async () => {
      const answer = await app.auth('sign-in/social', { provider: 'oidc', callbackURL: '/dashboard' })
      return new URL((answer.body as { url: string }).url).searchParams
    }),
  )
  for (const name of ['state', 'nonce', 'code_challenge']) {
    const values = pages.map((page) => page.get(name))
    expect(values.every(Boolean), name).toBe(true)
    expect(new Set(values).size, name).toBe(2)
  }
  expect(pages[0]?.get('code_challenge_method')).toBe('S256')
  expect(sessionOf(await throughProvider(app, { email }))).not.toBe('')
})

test.each([
  ['of another issuer', { iss: 'https://id.other.example' }],
  ['for another client', { aud: 'another-client' }],
  ['for several clients, given to another', { aud: ['edfe', 'another'], azp: 'another' }],
  ['of another sign-in', { nonce: 'a nonce of somebody else' }],
  ['whose time is over', { exp: Math.floor(Date.now() / 1000) - 600 }],
])('an ID token %s opens no session', async (_, changed) => {
  const { email } = known(`Tom${oidc.people.length}`)
  Object.assign(oidc.changed, changed)
  const back = await throughProvider(app, { email })
  expect(back.headers.location).toBe('/sign-in?way=oidc&error=invalid_code')
  expect(sessionOf(back)).toBe('')
})

test('an ID token that the provider has not signed opens no session', async () => {
  const { email } = known('Fred')
  oidc.isForged = true
  const back = await throughProvider(app, { email })
  expect(back.headers.location).toBe('/sign-in?way=oidc&error=invalid_code')
  expect(sessionOf(back)).toBe('')
})

test('an answer of another issuer opens no session', async () => {
  const { email } = known('Ines')
  const { url, cookie } = await leaveAndReturn(app, { email })
  url.searchParams.set('iss', 'https://id.other.example')
  const back = await app.call('GET', url.pathname + url.search, { headers: { cookie } })
  expect(back.headers.location).toBe('/sign-in?way=oidc&error=issuer_mismatch')
})

test('an answer works once, and in the browser alone that left', async () => {
  const { email } = known('Rita')
  const { url, cookie } = await leaveAndReturn(app, { email })
  const come = (headers: { cookie?: string }) => app.call('GET', url.pathname + url.search, { headers })
  expect(sessionOf(await come({}))).toBe('')
  expect(sessionOf(await come({ cookie }))).not.toBe('')
  const again = await come({ cookie })
  expect(again.headers.location).toContain('error=state_mismatch')
  expect(sessionOf(again)).toBe('')
})

test('a code that is over opens no session', async () => {
  const { email } = known('Olga')
  const { url, cookie } = await leaveAndReturn(app, { email })
  const code = await oidc.provider.AuthorizationCode.find(url.searchParams.get('code') ?? '')
  await code?.destroy()
  const back = await app.call('GET', url.pathname + url.search, { headers: { cookie } })
  expect(back.headers.location).toBe('/sign-in?way=oidc&error=invalid_code')
})

test('an address that the provider has not checked opens no account, neither a new one nor an old one', async () => {
  const { email } = known('Ulla', { email_verified: false })
  const fresh = await throughProvider(app, { email })
  expect(fresh.headers.location).toContain('/sign-in?way=oidc&error=email_not_verified')
  expect((await app.engine.run('select from auth."user" where "email" = $1', [email])).rows).toEqual([])

  const checked = known('Udo')
  expect(sessionOf(await throughProvider(app, checked))).not.toBe('')
  checked.email_verified = false
  expect(sessionOf(await throughProvider(app, checked))).toBe('')
})

test('nobody reaches an existing account by its address alone: its owner connects it, with a proof', async () => {
  const { preparer: owner } = await app.organization()
  await app.engine.run('update auth."user" set "emailVerified" = true where "email" = $1', [owner.email])
  known('Vera', { email: owner.email })
  const taken = await throughProvider(app, owner)
  expect(taken.headers.location).toContain('/sign-in?way=oidc&error=account_not_linked')

  await ageProof(app, owner, 16)
  const asked = { provider: 'oidc', callbackURL: '/settings/security' }
  expect(await app.auth('link-social', asked, owner.cookie)).toMatchObject({
    status: 403,
    body: { code: 'proof_required' },
  })
  await app.ask('proveIdentity', { as: owner, body: { password: PASSWORD } })
  const connected = await throughProvider(app, { ...owner, session: owner.cookie, connects: true })
  expect(connected.headers.location).toBe('/settings/security')
  const back = await throughProvider(app, owner)
  expect(done(await meOf(sessionOf(back))).user.id).toBe(owner.userId)
  expect(await events(owner.userId)).toContainEqual({
    action: 'provider_connected',
    after_json: { provider: 'Acme' },
  })
})

test('no account is connected with somebody else at the provider, nor with Google', async () => {
  const owner = await app.signUp('Otto Owner')
  const { email } = known('Zoe')
  const back = await throughProvider(app, { email, session: owner.cookie, connects: true })
  expect(back.headers.location).toBe('/sign-in?way=oidc&error=email_does_not_match')
  const google = await app.auth('link-social', { provider: 'google', callbackURL: '/' }, owner.cookie)
  expect(google.status).toBe(404)
})

test('a proof is a new sign-in at the provider: an old session there proves nothing', async () => {
  const { email } = known('Paul')
  const cookies: ProviderCookies = new Map()
  const before = { cookie: sessionOf(await throughProvider(app, { email, cookies })) }
  await ageProof(app, { email }, 16)
  const ending = (headers: { cookie: string }) =>
    app.answer('endSessions', { headers, body: { scope: 'others' } })
  expect(await ending(before)).toMatchObject({ status: 403, body: { code: 'proof_required' } })

  oidc.changed.auth_time = Math.floor(Date.now() / 1000) - 3600
  const silent = { cookie: sessionOf(await throughProvider(app, { email, cookies, session: before.cookie })) }
  expect(await ending(silent)).toMatchObject({ status: 403, body: { code: 'proof_required' } })
  const pretended = await throughProvider(app, { email, cookies, session: silent.cookie, proof: true })
  expect(pretended.headers.location).toBe('/sign-in?way=oidc&error=invalid_code')

  delete oidc.changed.auth_time
  const proven = {
    cookie: sessionOf(await throughProvider(app, { email, cookies, session: silent.cookie, proof: true })),
  }
  expect((await ending(proven)).status).toBe(200)
  expect((await meOf(silent.cookie)).status).toBe(401)
})

test('a session whose time the provider does not say proves nothing', async () => {
  const { email } = known('Quinn')
  oidc.changed.auth_time = undefined
  const cookie = sessionOf(await throughProvider(app, { email }))
  expect((await meOf(cookie)).status).toBe(200)
  const ended = await app.answer('endSessions', { headers: { cookie }, body: { scope: 'others' } })
  expect(ended).toMatchObject({ status: 403, body: { code: 'proof_required' } })
})

test('an account with a second factor is asked for its code after the provider, and the audit log names both', async () => {
  const { orgId, preparer } = await app.organization()
  known('Petra', { email: preparer.email })
  await throughProvider(app, { ...preparer, session: preparer.cookie, connects: true })
  const enabled = await app.auth('two-factor/enable', { password: PASSWORD }, preparer.cookie)
  const codeOf = (steps: number) =>
    oneTimeCode(new URL(enabledFactor(enabled).totpURI).searchParams.get('secret') ?? '', steps)
  await app.auth('two-factor/verify-totp', { code: codeOf(0) }, preparer.cookie)
  const back = await throughProvider(app, preparer)
  expect(back.headers.location).toBe('/sign-in?step=code&redirect=%2Fdashboard')
  const challenge = cookieOf(back.headers)
  expect((await meOf(challenge)).status).toBe(401)
  const opened = await app.auth('two-factor/verify-totp', { code: codeOf(1) }, challenge)
  expect(opened.status).toBe(200)
  const { rows } = await app.engine.asOwner((run) =>
    run(`select after_json from audit_events where org_id = '${orgId}' and action = 'sign_in'`),
  )
  expect(rows).toEqual([{ after_json: { signed_in_with: 'Acme and second factor' } }])
})

test('a disabled account does not come back by the provider', async () => {
  const { email } = known('Dora')
  expect(sessionOf(await throughProvider(app, { email }))).not.toBe('')
  await app.engine.run(
    'insert into auth.disabled_account ("userId") select "id" from auth."user" where "email" = $1',
    [email],
  )
  expect(sessionOf(await throughProvider(app, { email }))).toBe('')
})

test('while the provider is away, nobody leaves for it; afterwards they do', async () => {
  const away = await startOidcServer('http://localhost:3000')
  await withApp(
    async (other) => {
      const leave = () => other.auth('sign-in/social', { provider: 'oidc', callbackURL: '/dashboard' })
      await away.stop()
      expect(await leave()).toMatchObject({ status: 503, body: { code: 'provider_away' } })
      const port = Number(new URL(away.issuer).port)
      const back = await startOidcServer('http://localhost:3000', { port })
      expect((await leave()).status).toBe(200)
      await back.stop()
    },
    { env: away.env },
  )
})

test('a discovery document of another issuer is not taken', async () => {
  const OIDC_ISSUER = oidc.issuer.replace('localhost', '127.0.0.1')
  await withApp(
    async (other) => {
      const refused = await other.auth('sign-in/social', { provider: 'oidc', callbackURL: '/dashboard' })
      expect(refused).toMatchObject({ status: 503, body: { code: 'provider_away' } })
    },
    { env: { ...oidc.env, OIDC_ISSUER } },
  )
})

test('without the settings there is no such way in', () =>
  withApp(async (plain) => {
    expect((await plain.ask('getAuthProviders', {})).provider).toBeNull()
    const answer = await plain.auth('sign-in/social', { provider: 'oidc' })
    expect(answer).toMatchObject({ status: 404, body: { code: 'provider_not_found' } })
  }))
