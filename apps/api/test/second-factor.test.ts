import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
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

  test('leaves each wrong code in the audit log of the organization', async () => {
    const team = await app.organization()
    const { body } = await app.auth('two-factor/enable', { password: PASSWORD }, team.preparer.cookie)
    const confirm = { code: code(body.totpURI) }
    expect((await app.auth('two-factor/verify-totp', confirm, team.preparer.cookie)).status).toBe(200)
    const begun = await app.auth('sign-in/email', { email: team.preparer.email, password: PASSWORD })
    const wrong = await app.auth('two-factor/verify-totp', { code: '000000' }, cookieOf(begun.headers))
    expect(wrong.status).toBe(401)
    await vi.waitFor(async () => {
      const log = await app.call('GET', '/api/audit-events?category=user', { as: team.auditor })
      expect(log.body.events).toContainEqual(
        expect.objectContaining({
          action: 'second_factor_failed',
          entity_id: team.preparer.userId,
          actor_user_id: null,
        }),
      )
    })
  })
})
