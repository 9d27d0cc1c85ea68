import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, PASSWORD, startApp, type TestApp } from './harness.ts'
import { oneTimeCode } from './one-time-code.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe('the second factor', () => {
  const code = (uri: string) => oneTimeCode(new URL(uri).searchParams.get('secret') ?? '')

  test('is asked for after the password; a code works once, and a recovery code in its place', async () => {
    const visitor = await app.signUp()
    const enabled = await app.auth('two-factor/enable', { password: PASSWORD }, visitor.cookie)
    expect(enabled.body.backupCodes.length).toBeGreaterThanOrEqual(8)
    const confirmed = await app.auth(
      'two-factor/verify-totp',
      { code: code(enabled.body.totpURI) },
      visitor.cookie,
    )
    expect(confirmed.status).toBe(200)

    const first = await app.auth('sign-in/email', { email: visitor.email, password: PASSWORD })
    expect(first.body.twoFactorRedirect).toBe(true)
    expect((await app.call('GET', '/api/me', { headers: { cookie: cookieOf(first.headers) } })).status).toBe(
      401,
    )

    const trusted = await app.auth(
      'two-factor/verify-totp',
      { code: code(enabled.body.totpURI), trustDevice: true },
      cookieOf(first.headers),
    )
    expect(trusted).toMatchObject({ status: 400, body: { code: 'trusted_device_not_offered' } })

    // The code that confirmed the factor opened a session already.
    const repeated = await app.auth(
      'two-factor/verify-totp',
      { code: code(enabled.body.totpURI) },
      cookieOf(first.headers),
    )
    expect(repeated).toMatchObject({ status: 401, body: { code: 'code_already_used' } })
    expect(cookieOf(repeated.headers)).not.toMatch(/session_token=[^;]{10}/)

    const again = await app.auth('sign-in/email', { email: visitor.email, password: PASSWORD })
    const recovered = await app.auth(
      'two-factor/verify-backup-code',
      { code: enabled.body.backupCodes[0] },
      cookieOf(again.headers),
    )
    expect(recovered.status).toBe(200)
    const { body } = await app.call('GET', '/api/me', { headers: { cookie: cookieOf(recovered.headers) } })
    expect(body.has_two_factor).toBe(true)

    const third = await app.auth('sign-in/email', { email: visitor.email, password: PASSWORD })
    const used = await app.auth(
      'two-factor/verify-backup-code',
      { code: enabled.body.backupCodes[0] },
      cookieOf(third.headers),
    )
    expect(used.status).toBe(401)
  })
})
