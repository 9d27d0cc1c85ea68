import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAIL_JOB } from '../src/mail/mail.job.ts'
import { PASSWORD, refusal, startApp, type TestApp, withApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const newEmail = () => `${randomUUID()}@example.com`

describe('creating an account', () => {
  test('with a known email says so', async () => {
    const { email } = await app.signUp()
    const again = await app.auth('sign-up/email', {
      name: 'Ada',
      email: email.toUpperCase(),
      password: PASSWORD,
    })
    expect(again).toMatchObject({
      status: 422,
      body: { message: 'This email is already registered. Please sign in instead.' },
    })
  })

  test.each([
    ['a million letters', { name: 'N'.repeat(1e6) }],
    ['a second line, which mails to others would show', { name: 'Eve\r\nYour account is closed' }],
    ['a picture, which nothing shows', { name: 'Eve', image: 'x'.repeat(1e6) }],
  ])('with %s is refused', async (_, given) => {
    const refused = await app.auth('sign-up/email', { email: newEmail(), password: PASSWORD, ...given })
    expect(refused).toMatchObject({ status: 400, body: { code: 'name_not_usable' } })
  })

  test('with fewer than 6 characters is refused in the specified words', async () => {
    const short = await app.auth('sign-up/email', { name: 'Ada', email: newEmail(), password: 'a1b2c' })
    expect(short).toMatchObject({
      status: 400,
      body: { message: 'Password must be at least 6 characters long' },
    })
  })

  test.each(['password1', 'qwertyuiop', 'aaaaaaaa'])(
    'with the weak password %s is refused with reasons',
    async (password) => {
      expect(await app.auth('sign-up/email', { name: 'Ada', email: newEmail(), password })).toMatchObject({
        status: 422,
        body: { code: 'weak_password', details: { reasons: expect.arrayContaining([expect.any(String)]) } },
      })
    },
  )

  test('with one’s own name as password is refused', async () => {
    const refused = await app.auth('sign-up/email', {
      name: 'Wilhelmina Feathergill',
      email: newEmail(),
      password: 'Feathergill',
    })
    expect(refusal(refused).code).toBe('weak_password')
  })

  test.each(['change', 'reset'])('a %s to the name of one’s organization is refused', async (way) => {
    const person = await app.account('Ada Importer')
    await app.ask('saveOrganization', { as: person, body: { name: 'Thornquist Maritime' } })
    const newPassword = 'ThornquistMaritime'
    const set = async () => {
      if (way === 'change')
        return app.auth('change-password', { currentPassword: PASSWORD, newPassword }, person.cookie)
      await app.auth('request-password-reset', { email: person.email, redirectTo: '/reset-password' })
      const mails = JSON.stringify(await app.app.jobs.read(MAIL_JOB, ['created']))
      const token = [...mails.matchAll(/reset-password\?token=([\w-]+)/g)].at(-1)?.[1]
      return app.auth('reset-password', { token, newPassword })
    }
    expect(refusal(await set()).code).toBe('weak_password')
  })

  test('sets a cookie that scripts cannot read', async () => {
    const { headers } = await app.auth('sign-up/email', {
      name: 'Ada',
      email: newEmail(),
      password: PASSWORD,
    })
    const cookie = String(
      [headers['set-cookie']].flat().find((set) => String(set).startsWith('edfe.session_token=')),
    )
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })
})

test('behind TLS the server asks browsers to use nothing else', () =>
  withApp(
    async (secure) => {
      const { headers } = await secure.answer('getHealth', {})
      expect(headers['strict-transport-security']).toContain('max-age=')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['permissions-policy']).toContain('camera=()')
    },
    { env: { PUBLIC_URL: 'https://entries.example.com' } },
  ))

describe('signing in', () => {
  test('needs the right password', async () => {
    const { email } = await app.signUp()
    expect((await app.auth('sign-in/email', { email, password: PASSWORD })).status).toBe(200)
    const wrong = await app.auth('sign-in/email', { email, password: 'not-the-password' })
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'invalid_email_or_password', message: 'Invalid email or password' },
    })
  })

  test('out ends the session', async () => {
    const visitor = await app.signUp()
    await app.auth('sign-out', {}, visitor.cookie)
    expect((await app.answer('getMe', { as: visitor })).status).toBe(401)
  })

  test('never answers with the token of a session', async () => {
    const visitor = await app.signUp()
    expect((await app.call('GET', '/api/auth/list-sessions', { as: visitor })).status).toBe(404)
    const body = await app.ask('listSessions', { as: visitor })
    expect(body.sessions).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain(visitor.cookie.split('=')[1]?.slice(0, 20))
  })

  test('gives no token to scripts, neither at sign-in nor when asked who is signed in', async () => {
    const { email, cookie } = await app.signUp()
    const token = decodeURIComponent(cookie.split('session_token=')[1] ?? '').split('.')[0] ?? ''
    expect(token.length).toBeGreaterThan(20)
    const session = await app.answer('getSession', { headers: { cookie } })
    expect(session.body!.user.email).toBe(email)
    expect(JSON.stringify(session.body)).not.toContain(token)
    const signedIn = await app.auth('sign-in/email', { email, password: PASSWORD })
    expect(signedIn.body).toMatchObject({ token: 'in the cookie' })
  })

  test('leads to no other site afterwards', async () => {
    const { email } = await app.signUp()
    const answer = await app.auth('sign-in/email', {
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
      const body = await app.ask('listSessions', { as: visitor })
      return (Date.now() - Date.parse(body.sessions[0]!.last_seen_at)) / 60_000
    }
    expect(await ago(25)).toBeLessThan(5)
    expect(await ago(4)).toBeGreaterThan(3.9)
  })

  test('over an open session of the browser ends that one', async () => {
    const before = await app.account()
    const credentials = { email: before.email, password: PASSWORD }
    const wrong = await app.auth('sign-in/email', { ...credentials, password: 'wrong' }, before.cookie)
    expect(wrong.status).toBe(401)
    expect((await app.answer('getMe', { as: before })).status).toBe(200)
    expect((await app.auth('sign-in/email', credentials, before.cookie)).status).toBe(200)
    expect((await app.answer('getMe', { as: before })).status).toBe(401)
  })

  test('elsewhere can be ended from here: one session, the others, or all', async () => {
    const here = await app.signUp()
    const there = await app.signIn(here.email)
    const body = await app.ask('listSessions', { as: here })
    const other = body.sessions.find((session) => !session.is_current)
    expect(
      (await app.answer('endSession', { params: { id: other!.id }, as: await app.signUp() })).status,
    ).toBe(404)
    expect((await app.answer('endSession', { as: here, params: { id: other!.id } })).status).toBe(200)
    expect((await app.answer('getMe', { as: there })).status).toBe(401)
    const third = await app.signIn(here.email)
    await app.ask('endSessions', { body: { scope: 'others' }, as: here })
    expect((await app.answer('getMe', { as: third })).status).toBe(401)
    await app.ask('endSessions', { body: { scope: 'global' }, as: here })
    expect((await app.answer('getMe', { as: here })).status).toBe(401)
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
    expect(refusal(withoutOrigin).code).toBe('foreign_origin')
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
  expect(refusal(await app.call('POST', '/api/auth/sign-up/email', { body })).message).toBe(
    'Please enter a valid email address',
  )
})
