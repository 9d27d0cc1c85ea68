import { createHmac, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PASSWORD, startApp, type TestApp, withApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ workers: true })
})
afterAll(() => app.stop())

/** As a page of the product does it: a browser names the page's origin. */
const post = (call: string, body: unknown, cookie?: string) =>
  app.call('POST', `/api/auth/${call}`, {
    body,
    headers: { origin: app.app.settings.PUBLIC_URL, ...(cookie ? { cookie } : {}) },
  })
const newEmail = () => `${randomUUID()}@example.com`
const cookieOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((set) => String(set).split(';')[0])
    .join('; ')

describe('creating an account', () => {
  test('with a known email says so', async () => {
    const { email } = await app.signUp()
    const again = await post('sign-up/email', { name: 'Ada', email: email.toUpperCase(), password: PASSWORD })
    expect(again).toMatchObject({
      status: 422,
      body: { message: 'This email is already registered. Please sign in instead.' },
    })
  })

  test.each([
    ['a million letters', { name: 'N'.repeat(1e6) }],
    ['a second line, which would stand in mails to others', { name: 'Eve\r\nYour account is closed' }],
    ['a picture, which nothing shows', { name: 'Eve', image: 'x'.repeat(1e6) }],
  ])('with %s is refused', async (_, given) => {
    const refused = await post('sign-up/email', { email: newEmail(), password: PASSWORD, ...given })
    expect(refused).toMatchObject({ status: 400, body: { code: 'name_not_usable' } })
  })

  test('with fewer than 6 characters is refused in the specified words', async () => {
    const short = await post('sign-up/email', { name: 'Ada', email: newEmail(), password: 'a1b2c' })
    expect(short).toMatchObject({
      status: 400,
      body: { message: 'Password must be at least 6 characters long' },
    })
  })

  test.each(['password1', 'qwertyuiop', 'aaaaaaaa'])(
    'with the weak password %s is refused with reasons',
    async (password) => {
      const { status, body } = await post('sign-up/email', { name: 'Ada', email: newEmail(), password })
      expect(status).toBe(422)
      expect(body.code).toBe('weak_password')
      expect(body.details.reasons.length).toBeGreaterThan(0)
    },
  )

  test('with one’s own name as password is refused', async () => {
    const { body } = await post('sign-up/email', {
      name: 'Wilhelmina Feathergill',
      email: newEmail(),
      password: 'Feathergill',
    })
    expect(body.code).toBe('weak_password')
  })

  test('sets a cookie that scripts cannot read', async () => {
    const { headers } = await post('sign-up/email', { name: 'Ada', email: newEmail(), password: PASSWORD })
    const cookie = String(
      [headers['set-cookie']].flat().find((set) => String(set).startsWith('edfe.session_token=')),
    )
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })
})

test('behind TLS the session cookie leaves on TLS only, and browsers are told to stay on it', () =>
  withApp(
    async (secure) => {
      const { headers } = await secure.call('POST', '/api/auth/sign-up/email', {
        body: { name: 'Ada', email: newEmail(), password: PASSWORD },
      })
      expect(String(headers['set-cookie'])).toMatch(/__Secure-edfe\.session_token=[^;]+;.*Secure/i)
      expect(headers['strict-transport-security']).toContain('max-age=')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['permissions-policy']).toContain('camera=()')
    },
    { env: { PUBLIC_URL: 'https://entries.example.com' } },
  ))

describe('signing in', () => {
  test('needs the right password', async () => {
    const { email } = await app.signUp()
    expect((await post('sign-in/email', { email, password: PASSWORD })).status).toBe(200)
    const wrong = await post('sign-in/email', { email, password: 'not-the-password' })
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'invalid_email_or_password', message: 'Invalid email or password' },
    })
  })

  test('out ends the session', async () => {
    const visitor = await app.signUp()
    await post('sign-out', {}, visitor.cookie)
    expect((await app.call('GET', '/api/me', { as: visitor })).status).toBe(401)
  })

  test('never hands out the tokens of sessions', async () => {
    const visitor = await app.signUp()
    expect((await app.call('GET', '/api/auth/list-sessions', { as: visitor })).status).toBe(404)
    const { body } = await app.call('GET', '/api/me/sessions', { as: visitor })
    expect(body.sessions).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain(visitor.cookie.split('=')[1]?.slice(0, 20))
  })

  test('gives no token to scripts, neither at sign-in nor when asked who is signed in', async () => {
    const { email, cookie } = await app.signUp()
    const token = decodeURIComponent(cookie.split('session_token=')[1] ?? '').split('.')[0] ?? ''
    expect(token.length).toBeGreaterThan(20)
    const session = await app.call('GET', '/api/auth/get-session', { headers: { cookie } })
    expect(session.body.user.email).toBe(email)
    expect(JSON.stringify(session.body)).not.toContain(token)
    const signedIn = await post('sign-in/email', { email, password: PASSWORD })
    expect(signedIn.body.token).toBe('in the cookie')
  })

  test('leads to no other site afterwards', async () => {
    const { email } = await app.signUp()
    const answer = await post('sign-in/email', {
      email,
      password: PASSWORD,
      callbackURL: 'https://evil.example/',
    })
    expect(answer.status).toBe(403)
    const link = await app.call('GET', '/api/auth/reset-password/abc?callbackURL=https://evil.example/')
    expect(link.status).toBe(403)
  })

  test('was last used when it was used, to within five minutes, and not every request writes', async () => {
    const visitor = await app.signUp()
    const ago = async (minutes: number) => {
      await app.engine.asOwner((run) =>
        run(`update auth."session" s set "updatedAt" = now() - interval '${minutes} minutes'
          from auth."user" u where u."id" = s."userId" and u."email" = '${visitor.email}'`),
      )
      const { body } = await app.call('GET', '/api/me/sessions', { as: visitor })
      return (Date.now() - Date.parse(body.sessions[0].last_seen_at)) / 60_000
    }
    expect(await ago(25)).toBeLessThan(5)
    expect(await ago(4)).toBeGreaterThan(3.9)
  })

  test('elsewhere can be ended from here: one session, the others, or all', async () => {
    const here = await app.signUp()
    const there = await app.signIn(here.email)
    const { body } = await app.call('GET', '/api/me/sessions', { as: here })
    const other = body.sessions.find((session: { is_current: boolean }) => !session.is_current)
    expect(
      (await app.call('DELETE', `/api/me/sessions/${other.id}`, { as: await app.signUp() })).status,
    ).toBe(404)
    expect((await app.call('DELETE', `/api/me/sessions/${other.id}`, { as: here })).status).toBe(200)
    expect((await app.call('GET', '/api/me', { as: there })).status).toBe(401)
    const third = await app.signIn(here.email)
    await app.call('POST', '/api/me/sessions/revoke', { body: { scope: 'others' }, as: here })
    expect((await app.call('GET', '/api/me', { as: third })).status).toBe(401)
    await app.call('POST', '/api/me/sessions/revoke', { body: { scope: 'global' }, as: here })
    expect((await app.call('GET', '/api/me', { as: here })).status).toBe(401)
  })

  test('from another site is refused', async () => {
    const { email } = await app.signUp()
    const answer = await app.call('POST', '/api/auth/sign-in/email', {
      body: { email, password: PASSWORD },
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.status).toBe(403)
    const withoutOrigin = await app.call('POST', '/api/auth/sign-in/email', {
      body: { email, password: PASSWORD },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(withoutOrigin.body.code).toBe('foreign_origin')
  })
})

describe('a forgotten password', () => {
  const resetTokens = (email: string, count: number) =>
    vi.waitFor(
      () => {
        const outbox = join(app.folder, 'outbox')
        const mails = readdirSync(outbox).map((file) =>
          readFileSync(join(outbox, file), 'utf8').replace(/=\n/g, ''),
        )
        const tokens = mails
          .filter((each) => each.includes(`To: ${email}`))
          .flatMap((mail) => /reset-password\?token=(?:3D)?([\w-]+)/.exec(mail)?.[1] ?? [])
        if (tokens.length < count) throw new Error('no mail yet')
        return tokens
      },
      { timeout: 10_000, interval: 100 },
    )
  const resetToken = async (email: string) => (await resetTokens(email, 1))[0]

  test('is replaced by the link of the mail, once, and ends every session', async () => {
    const visitor = await app.signUp()
    expect((await post('request-password-reset', { email: visitor.email })).status).toBe(200)
    const token = await resetToken(visitor.email)
    const weak = await post('reset-password', { token, newPassword: 'password' })
    expect(weak.body.code).toBe('weak_password')
    const newPassword = 'quite-another-harbour-77'
    expect((await post('reset-password', { token, newPassword })).status).toBe(200)
    expect((await app.call('GET', '/api/me', { as: visitor })).status).toBe(401)
    expect((await post('sign-in/email', { email: visitor.email, password: PASSWORD })).status).toBe(401)
    expect((await post('sign-in/email', { email: visitor.email, password: newPassword })).status).toBe(200)
    expect((await post('reset-password', { token, newPassword })).status).toBe(400)
  })

  test.each(['reset', 'changed'] as const)('that is %s ends every link to set another', async (how) => {
    const visitor = await app.signUp()
    for (let asked = 0; asked < 2; asked += 1) await post('request-password-reset', { email: visitor.email })
    const tokens = await resetTokens(visitor.email, 2)
    const newPassword = 'quite-another-harbour-79'
    const used = how === 'reset' ? tokens.slice(0, 1) : []
    for (const token of used) expect((await post('reset-password', { token, newPassword })).status).toBe(200)
    if (how === 'changed')
      await post('change-password', { currentPassword: PASSWORD, newPassword }, visitor.cookie)
    for (const token of tokens.slice(used.length))
      expect((await post('reset-password', { token, newPassword: 'a-stranger-chose-this-1' })).status).toBe(
        400,
      )
  })

  test('of an unknown email gets the same answer, so that nobody learns who has an account', async () => {
    const known = await post('request-password-reset', { email: (await app.signUp()).email })
    const unknown = await post('request-password-reset', { email: newEmail() })
    expect(unknown.body).toEqual(known.body)
  })

  test('is not changed by a session alone: the current one must be given, and it ends the other sessions', async () => {
    const visitor = await app.signUp()
    const newPassword = 'quite-another-harbour-78'
    const wrong = await post('change-password', { currentPassword: 'guess', newPassword }, visitor.cookie)
    expect(wrong.status).toBe(400)
    const other = await app.signIn(visitor.email)
    const right = await post(
      'change-password',
      { currentPassword: PASSWORD, newPassword, revokeOtherSessions: false },
      visitor.cookie,
    )
    expect(right.status).toBe(200)
    expect((await app.call('GET', '/api/me', { as: other })).status).toBe(401)
  })
})

describe('the second factor', () => {
  /** The code of RFC 6238 for a secret at this moment. */
  function code(uri: string): string {
    const secret = new URL(uri).searchParams.get('secret') ?? ''
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
    const bits = [...secret.replace(/=/g, '')]
      .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
      .join('')
    const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
    const digest = createHmac('sha1', key).update(counter).digest()
    const offset = (digest.at(-1) ?? 0) & 15
    return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
  }

  test('is asked for after the password; a code works once, and a recovery code in its place', async () => {
    const visitor = await app.signUp()
    const enabled = await post('two-factor/enable', { password: PASSWORD }, visitor.cookie)
    expect(enabled.body.backupCodes.length).toBeGreaterThanOrEqual(8)
    const confirmed = await post(
      'two-factor/verify-totp',
      { code: code(enabled.body.totpURI) },
      visitor.cookie,
    )
    expect(confirmed.status).toBe(200)

    const first = await post('sign-in/email', { email: visitor.email, password: PASSWORD })
    expect(first.body.twoFactorRedirect).toBe(true)
    expect((await app.call('GET', '/api/me', { headers: { cookie: cookieOf(first.headers) } })).status).toBe(
      401,
    )

    const trusted = await post(
      'two-factor/verify-totp',
      { code: code(enabled.body.totpURI), trustDevice: true },
      cookieOf(first.headers),
    )
    expect(trusted).toMatchObject({ status: 400, body: { code: 'trusted_device_not_offered' } })

    // The code that confirmed the factor opened a session already.
    const repeated = await post(
      'two-factor/verify-totp',
      { code: code(enabled.body.totpURI) },
      cookieOf(first.headers),
    )
    expect(repeated).toMatchObject({ status: 401, body: { code: 'code_already_used' } })
    expect(cookieOf(repeated.headers)).not.toMatch(/session_token=[^;]{10}/)

    const again = await post('sign-in/email', { email: visitor.email, password: PASSWORD })
    const recovered = await post(
      'two-factor/verify-backup-code',
      { code: enabled.body.backupCodes[0] },
      cookieOf(again.headers),
    )
    expect(recovered.status).toBe(200)
    const { body } = await app.call('GET', '/api/me', { headers: { cookie: cookieOf(recovered.headers) } })
    expect(body.has_two_factor).toBe(true)

    const third = await post('sign-in/email', { email: visitor.email, password: PASSWORD })
    const used = await post(
      'two-factor/verify-backup-code',
      { code: enabled.body.backupCodes[0] },
      cookieOf(third.headers),
    )
    expect(used.status).toBe(401)
  })
})

describe('passkeys', () => {
  /** A passkey of somebody, as the library stores it. */
  const keep = async ({ email }: { email: string }, name: string) => {
    const { rows } = await app.engine.run(
      `insert into auth."passkey" ("name", "publicKey", "userId", "credentialID", "counter", "deviceType", "backedUp", "aaguid")
       select '${name}', 'key', "id", '${randomUUID()}', 4294967295, 'singleDevice', false,
         '08987058-cadc-4b81-b6e1-30de50dcbe96' from auth."user" where "email" = '${email}' returning "id"`,
    )
    return String(rows[0]?.id)
  }

  test('are listed by name and maker, without their keys; renamed and removed, all of it in the audit trail', async () => {
    const { admin } = await app.organization()
    const id = await keep(admin, 'Laptop')
    const { body } = await app.call('GET', '/api/me/passkeys', { as: admin })
    expect(body.passkeys).toEqual([
      { id, name: 'Laptop', provider: 'Windows Hello', created_at: expect.stringMatching(/Z$/) },
    ])
    const path = `/api/me/passkeys/${id}`
    expect((await app.call('PATCH', path, { as: admin, body: { name: ' ' } })).status).toBe(400)
    expect((await app.call('PATCH', path, { as: admin, body: { name: 'x'.repeat(61) } })).status).toBe(400)
    const renamed = await app.call('PATCH', path, { as: admin, body: { name: ' Key on the ring ' } })
    expect(renamed.body.passkey.name).toBe('Key on the ring')
    expect((await app.call('DELETE', path, { as: admin })).status).toBe(200)
    expect((await app.call('GET', '/api/me/passkeys', { as: admin })).body.passkeys).toEqual([])
    const audit = await app.call('GET', '/api/audit-events?category=user', { as: admin })
    expect(audit.body.events.slice(0, 2)).toMatchObject([
      {
        action: 'passkey_remove',
        before_json: { passkey: 'Key on the ring' },
        after_json: { passkey: null },
      },
      { action: 'passkey_rename', before_json: { passkey: 'Laptop' } },
    ])
  })

  test('of somebody else are out of reach', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()]
    const path = `/api/me/passkeys/${await keep(owner, 'Laptop')}`
    const missing = { status: 404, body: { message: 'Passkey not found' } }
    expect(await app.call('PATCH', path, { as: stranger, body: { name: 'Mine' } })).toMatchObject(missing)
    expect(await app.call('DELETE', path, { as: stranger })).toMatchObject(missing)
    expect((await app.call('GET', '/api/me/passkeys', { as: stranger })).body.passkeys).toEqual([])
    expect((await app.call('GET', '/api/me/passkeys', { as: owner })).body.passkeys[0].name).toBe('Laptop')
  })

  test('are asked for at this site and with the person verified; a name that is too long is refused', async () => {
    const { cookie } = await app.signUp()
    const asked = await app.call('GET', '/api/auth/passkey/generate-register-options', {
      headers: { cookie },
    })
    expect(asked.body).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const long = await post('passkey/verify-registration', { response: {}, name: 'x'.repeat(61) }, cookie)
    expect(long).toMatchObject({ status: 400, body: { code: 'name_too_long' } })
  })

  test('are managed by the product alone, not by the calls of the library', async () => {
    const { cookie } = await app.signUp()
    expect(
      (await app.call('GET', '/api/auth/passkey/list-user-passkeys', { headers: { cookie } })).status,
    ).toBe(404)
    for (const call of ['passkey/delete-passkey', 'passkey/update-passkey']) {
      expect((await post(call, { id: randomUUID(), name: 'x' }, cookie)).status, call).toBe(404)
    }
  })
})

describe('a change to the ways of signing in', () => {
  const mails = (to: string) =>
    readdirSync(join(app.folder, 'outbox'))
      .map((file) => readFileSync(join(app.folder, 'outbox', file), 'utf8'))
      .filter((mail) => mail.includes(`To: ${to}`))
      .flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? [])

  test('is told to the owner by mail and stands in the audit trail, without the password', async () => {
    const { admin } = await app.organization()
    const newPassword = 'quite-another-harbour-81'
    const body = { currentPassword: PASSWORD, newPassword }
    const changed = await post('change-password', body, admin.cookie)
    expect(changed.status).toBe(200)
    await vi.waitFor(() => expect(mails(admin.email)).toEqual(['The password of your account was changed']), {
      timeout: 10_000,
      interval: 100,
    })
    // The session goes on under another token.
    const { body: audit } = await app.call('GET', '/api/audit-events?category=user', {
      headers: { cookie: cookieOf(changed.headers) },
    })
    expect(audit.events[0]).toMatchObject({ action: 'password_change', actor_user_id: admin.userId })
    expect(JSON.stringify(audit)).not.toContain(newPassword)
  })
})

test('a call that the library cannot read is refused in plain sentences, one for each field', async () => {
  expect(await app.call('POST', '/api/auth/sign-in/email', { body: {} })).toMatchObject({
    status: 400,
    body: {
      code: 'validation_failed',
      message: 'Email is required',
      details: {
        fields: [
          { path: 'email', message: 'Email is required' },
          { path: 'password', message: 'Password is required' },
        ],
      },
    },
  })
  const body = { name: 'Ada Importer', email: 'nobody', password: PASSWORD }
  expect((await app.call('POST', '/api/auth/sign-up/email', { body })).body.message).toBe(
    'Please enter a valid email address',
  )
})
