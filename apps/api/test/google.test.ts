import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enabledFactor, redirectOf } from './auth-answers.ts'
import { cookieOf, done, PASSWORD, startApp, type TestApp, withApp } from './harness.ts'
import { oneTimeCode } from './one-time-code.ts'
import { ageProof } from './people.ts'

const person = { sub: 'google-1', email: 'gina@example.com', email_verified: true, name: 'Gina Google' }
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const keysOfGoogle = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keysOfOthers = generateKeyPairSync('rsa', { modulusLength: 2048 })
/** How the next token differs from one of Google for this client. */
let token: { aud?: string; keys?: typeof keysOfGoogle } = {}

/** An ID token (OpenID Connect Core 1.0, section 2), signed by RS256. */
function idToken({ aud = 'client', keys = keysOfGoogle }: typeof token): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { ...person, iss: 'https://accounts.google.com', aud, iat: now, exp: now + 600 }
  const signed = `${part({ alg: 'RS256', kid: 'google' })}.${part(claims)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), keys.privateKey).toString('base64url')}`
}
const asked: URLSearchParams[] = []

let app: TestApp
let google: Server
beforeAll(async () => {
  google = createServer((request, response) => {
    let form = ''
    request.on('data', (chunk) => {
      form += chunk
    })
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      if (request.url === '/oauth2/v3/certs') {
        const key = keysOfGoogle.publicKey.export({ format: 'jwk' })
        response.end(JSON.stringify({ keys: [{ ...key, kid: 'google', alg: 'RS256', use: 'sig' }] }))
        return
      }
      asked.push(new URLSearchParams(form))
      const id_token = idToken(token)
      response.end(JSON.stringify({ access_token: 'a', token_type: 'Bearer', expires_in: 600, id_token }))
    })
  }).listen(0, '127.0.0.1')
  await once(google, 'listening')
  const local = `http://127.0.0.1:${(google.address() as AddressInfo).port}`
  const realFetch = globalThis.fetch
  // Google's addresses are fixed in the library: what goes there goes to the local server.
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input)
    return realFetch(url.hostname.endsWith('googleapis.com') ? new URL(url.pathname, local) : input, init)
  })
  app = await startApp({ env: { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' } })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await app.stop()
  google.close()
})

/** Goes to Google and comes back: the answer that opens the session. */
async function throughGoogle(cookie = '') {
  const leaving = await app.auth(
    'sign-in/social',
    { provider: 'google', callbackURL: '/dashboard', errorCallbackURL: '/sign-in' },
    cookie,
  )
  const state = redirectOf(leaving).searchParams.get('state')
  const cookies = [cookie, cookieOf(leaving.headers)].filter(Boolean).join('; ')
  return app.call('GET', `/api/auth/callback/google?code=granted&state=${state}`, {
    headers: { cookie: cookies },
  })
}

/** The session among the cookies of an answer. */
const sessionOf = (answer: Awaited<ReturnType<typeof throughGoogle>>) =>
  /\S*session_token=[^;]+/.exec(cookieOf(answer.headers))?.[0] ?? ''

test('signing in with Google goes to Google and comes back with a session and a record', async () => {
  expect((await app.ask('getAuthProviders', {})).google).toBe(true)
  const leaving = await app.call('POST', '/api/auth/sign-in/social', {
    body: { provider: 'google', callbackURL: '/dashboard' },
  })
  const there = redirectOf(leaving)
  expect(there.origin).toBe('https://accounts.google.com')
  expect(there.searchParams.get('redirect_uri')).toBe(
    `${app.app.settings.PUBLIC_URL}/api/auth/callback/google`,
  )

  const state = there.searchParams.get('state')
  const back = await app.call('GET', `/api/auth/callback/google?code=granted&state=${state}`, {
    headers: { cookie: cookieOf(leaving.headers) },
  })
  expect([back.status, back.headers.location]).toEqual([302, '/dashboard'])
  expect(asked.at(-1)?.get('code')).toBe('granted')
  const body = await app.ask('getMe', { headers: { cookie: cookieOf(back.headers) } })
  expect(body.user).toMatchObject({ email: person.email, given_name: 'Gina', family_name: 'Google' })
  expect(body.has_password).toBe(false)
})

test('who has no password proves who they are by Google again, in a new session that ends the one before', async () => {
  const before = { cookie: sessionOf(await throughGoogle()) }
  await ageProof(app, person, 16)
  const ending = (headers: { cookie: string }) =>
    app.answer('endSessions', { headers, body: { scope: 'others' } })
  expect(await ending(before)).toMatchObject({ status: 403, body: { code: 'proof_required' } })

  const now = { cookie: sessionOf(await throughGoogle(before.cookie)) }
  expect((await app.answer('getMe', { headers: before })).status).toBe(401)
  expect((await ending(now)).status).toBe(200)
})

test('an account with a second factor is asked for its code after Google, and the audit log names both', async () => {
  const { orgId, preparer } = await app.organization()
  const enabled = await app.auth('two-factor/enable', { password: PASSWORD }, preparer.cookie)
  const codeOf = (steps: number) =>
    oneTimeCode(new URL(enabledFactor(enabled).totpURI).searchParams.get('secret') ?? '', steps)
  await app.auth('two-factor/verify-totp', { code: codeOf(0) }, preparer.cookie)
  await app.engine.run('update auth."user" set "emailVerified" = true where "email" = $1', [preparer.email])
  const known = { ...person }
  Object.assign(person, { sub: 'google-3', email: preparer.email })
  const back = await throughGoogle()
  Object.assign(person, known)

  expect([back.status, back.headers.location]).toEqual([302, '/sign-in?step=code&redirect=%2Fdashboard'])
  const challenge = { cookie: cookieOf(back.headers) }
  expect((await app.answer('getMe', { headers: challenge })).status).toBe(401)
  const wrong = await app.auth('two-factor/verify-totp', { code: '000000' }, challenge.cookie)
  expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_code' } })
  const opened = await app.auth('two-factor/verify-totp', { code: codeOf(1) }, challenge.cookie)
  expect(opened.status).toBe(200)
  const me = await app.answer('getMe', { headers: { cookie: cookieOf(opened.headers) } })
  expect(done(me).user.email).toBe(preparer.email)
  const { rows } = await app.engine.asOwner((run) =>
    run(`select after_json from audit_events where org_id = '${orgId}' and action = 'sign_in'`),
  )
  expect(rows).toEqual([{ after_json: { signed_in_with: 'Google and second factor' } }])
})

test.each([
  ['that Google has not signed', { keys: keysOfOthers }],
  ['for another client', { aud: 'another-client' }],
])('an ID token %s opens no session', async (_, difference) => {
  token = difference
  const back = await throughGoogle()
  token = {}
  expect(back.headers.location).toContain('/sign-in?error=')
  expect(sessionOf(back)).toBe('')
})

test('a Google address that Google has not checked opens nobody’s account', async () => {
  const { email } = await app.signUp('Vera Owner')
  await app.engine.run('update auth."user" set "emailVerified" = true where "email" = $1', [email])
  const known = { ...person }
  Object.assign(person, { sub: 'google-2', email, email_verified: false })
  const leaving = await app.call('POST', '/api/auth/sign-in/social', {
    body: { provider: 'google', callbackURL: '/dashboard' },
  })
  const state = redirectOf(leaving).searchParams.get('state')
  const back = await app.call('GET', `/api/auth/callback/google?code=granted&state=${state}`, {
    headers: { cookie: cookieOf(leaving.headers) },
  })
  Object.assign(person, known)
  expect(cookieOf(back.headers)).not.toContain('session_token')
})

test('what Google gave stays on the server: no call hands it out or changes how the person signs in', async () => {
  const { cookie } = await app.signUp()
  for (const call of ['get-access-token', 'refresh-token', 'link-social', 'unlink-account'])
    expect((await app.auth(call, { provider: 'google', providerId: 'google' }, cookie)).status, call).toBe(
      404,
    )
  for (const call of ['list-accounts', 'account-info'])
    expect((await app.call('GET', `/api/auth/${call}`, { headers: { cookie } })).status, call).toBe(404)
})

test('a token of Google that a browser hands over opens no session', async () => {
  const handed = await app.call('POST', '/api/auth/sign-in/social', {
    body: { provider: 'google', idToken: { token: 'header.claims.signature' } },
  })
  expect(handed).toMatchObject({ status: 404, body: { code: 'id_token_not_supported' } })
})

test('an answer that nobody asked for opens no session', async () => {
  const forged = await app.call('GET', '/api/auth/callback/google?code=granted&state=made-up')
  expect(forged.status).toBe(302)
  expect(cookieOf(forged.headers)).not.toContain('session_token')
})

test('without keys the API says that Google sign-in is not set up', () =>
  withApp(async (plain) => {
    expect((await plain.ask('getAuthProviders', {})).google).toBe(false)
    const answer = await plain.call('POST', '/api/auth/sign-in/social', { body: { provider: 'google' } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'provider_not_found' } })
  }))
