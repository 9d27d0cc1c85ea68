import { symmetricEncrypt } from 'better-auth/crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { secretConfig } from '../src/auth/library-secrets.ts'
import { enabledFactor } from './auth-answers.ts'
import { cookieOf, done, PASSWORD, refusal, startApp, type TestApp } from './harness.ts'
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
    const enabled = enabledFactor(await app.auth('two-factor/enable', { password: PASSWORD }, visitor.cookie))
    expect(enabled.backupCodes.length).toBeGreaterThanOrEqual(8)
    // Kept, not computed again: a new code begins every 30 seconds.
    const shown = code(enabled.totpURI)
    const confirmed = await app.auth('two-factor/verify-totp', { code: shown }, visitor.cookie)
    expect(confirmed.status).toBe(200)

    const first = await app.auth('sign-in/email', { email: visitor.email, password: PASSWORD })
    expect(first.body).toMatchObject({ twoFactorRedirect: true })
    expect((await app.answer('getMe', { headers: { cookie: cookieOf(first.headers) } })).status).toBe(401)

    const trusted = await app.auth(
      'two-factor/verify-totp',
      { code: shown, trustDevice: true },
      cookieOf(first.headers),
    )
    expect(trusted).toMatchObject({ status: 400, body: { code: 'trusted_device_not_offered' } })

    // The code that confirmed the factor opened a session already.
    const repeated = await app.auth('two-factor/verify-totp', { code: shown }, cookieOf(first.headers))
    expect(repeated).toMatchObject({ status: 401, body: { code: 'code_already_used' } })
    expect(cookieOf(repeated.headers)).not.toMatch(/session_token=[^;]{10}/)

    const again = await app.auth('sign-in/email', { email: visitor.email, password: PASSWORD })
    const recovered = await app.auth(
      'two-factor/verify-backup-code',
      { code: enabled.backupCodes[0] },
      cookieOf(again.headers),
    )
    expect(recovered.status).toBe(200)
    const body = await app.ask('getMe', { headers: { cookie: cookieOf(recovered.headers) } })
    expect(body.has_two_factor).toBe(true)

    const third = await app.auth('sign-in/email', { email: visitor.email, password: PASSWORD })
    const used = await app.auth(
      'two-factor/verify-backup-code',
      { code: enabled.backupCodes[0] },
      cookieOf(third.headers),
    )
    expect(used.status).toBe(401)
  })

  test('stores recovery codes as hashes, also the ones that version 0.2.0 has encrypted; each still works once', async () => {
    const visitor = await app.signUp()
    const body = enabledFactor(await app.auth('two-factor/enable', { password: PASSWORD }, visitor.cookie))
    await app.auth('two-factor/verify-totp', { code: code(body.totpURI) }, visitor.cookie)
    const stored = async () => {
      const { rows } = await app.engine.run(
        `select f."id", f."backupCodes" from auth."twoFactor" f join auth."user" u on u."id" = f."userId" where u."email" = $1`,
        [visitor.email],
      )
      return rows[0] as { id: string; backupCodes: string }
    }
    const recover = async (given: string) => {
      const asked = await app.auth('sign-in/email', { email: visitor.email, password: PASSWORD })
      return app.auth('two-factor/verify-backup-code', { code: given }, cookieOf(asked.headers))
    }
    const hashes = JSON.parse((await stored()).backupCodes) as string[]
    expect(hashes).toHaveLength(body.backupCodes.length)
    expect(hashes.every((hash) => hash.startsWith('$argon2id$'))).toBe(true)
    expect(refusal(await recover(hashes[0] ?? '')).code).toBe('invalid_backup_code')

    const key = secretConfig(app.app.settings)
    const encrypted = await symmetricEncrypt({ key, data: JSON.stringify(body.backupCodes) })
    await app.engine.run('update auth."twoFactor" set "backupCodes" = $1 where "id" = $2', [
      encrypted,
      (await stored()).id,
    ])
    expect(refusal(await recover('wrong-codes')).code).toBe('invalid_backup_code')
    expect((await recover(body.backupCodes[3]!)).status).toBe(200)
    expect((await recover(body.backupCodes[3]!)).status).toBe(401)
    expect(JSON.parse((await stored()).backupCodes)).toHaveLength(body.backupCodes.length - 1)
    expect((await recover(body.backupCodes[4]!)).status).toBe(200)
  })

  test('makes the password alone no sign-in: no event, no day of the last one, no end of older sessions', async () => {
    const team = await app.organization()
    const body = enabledFactor(
      await app.auth('two-factor/enable', { password: PASSWORD }, team.preparer.cookie),
    )
    await app.auth('two-factor/verify-totp', { code: code(body.totpURI) }, team.preparer.cookie)
    const state = async () => {
      const { rows } = await app.engine.asOwner((run) =>
        run(
          `select (select last_login from memberships where user_id = $1::uuid) as last_login,
           (select count(*)::int from audit_events where action = 'sign_in' and entity_id = $1::uuid::text) as sign_ins,
           (select count(*)::int from auth.session s join users u on u.auth_id = s."userId" where u.id = $1::uuid) as sessions`,
          [team.preparer.userId],
        ),
      )
      return rows[0]
    }
    const before = await state()
    for (let time = 1; time <= 3; time += 1) {
      const asked = await app.auth('sign-in/email', { email: team.preparer.email, password: PASSWORD })
      expect(asked.body).toMatchObject({ twoFactorRedirect: true })
    }
    expect(await state()).toEqual(before)

    const asked = await app.auth('sign-in/email', { email: team.preparer.email, password: PASSWORD })
    const recovered = await app.auth(
      'two-factor/verify-backup-code',
      { code: body.backupCodes[0] },
      cookieOf(asked.headers),
    )
    expect(recovered.status).toBe(200)
    const after = await state()
    expect(after?.sign_ins).toBe(Number(before?.sign_ins) + 1)
    expect(after?.sessions).toBe(Number(before?.sessions) + 1)
  })

  test('leaves each wrong code in the audit log of the organization', async () => {
    const team = await app.organization()
    const body = enabledFactor(
      await app.auth('two-factor/enable', { password: PASSWORD }, team.preparer.cookie),
    )
    const confirm = { code: code(body.totpURI) }
    expect((await app.auth('two-factor/verify-totp', confirm, team.preparer.cookie)).status).toBe(200)
    const begun = await app.auth('sign-in/email', { email: team.preparer.email, password: PASSWORD })
    const wrong = await app.auth('two-factor/verify-totp', { code: '000000' }, cookieOf(begun.headers))
    expect(wrong.status).toBe(401)
    await vi.waitFor(async () => {
      const log = await app.answer('listAuditEvents', { as: team.auditor, query: { category: 'user' } })
      expect(done(log).events).toContainEqual(
        expect.objectContaining({
          action: 'second_factor_failed',
          entity_id: team.preparer.userId,
          actor_user_id: null,
        }),
      )
    })
  })
})
