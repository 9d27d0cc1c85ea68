import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, PASSWORD, refusal, startApp, type TestApp } from './harness.ts'
import { foundInMails } from './outbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ workers: true })
})
afterAll(() => app.stop())

describe('a forgotten password', () => {
  const resetTokens = (email: string, count: number) =>
    foundInMails(app, email, /reset-password\?token=([\w-]+)/, count)

  test('is replaced by the link of the mail, once, and ends every session', async () => {
    const visitor = await app.signUp()
    expect((await app.auth('request-password-reset', { email: visitor.email })).status).toBe(200)
    const token = (await resetTokens(visitor.email, 1))[0]
    const weak = await app.auth('reset-password', { token, newPassword: 'password' })
    expect(refusal(weak).code).toBe('weak_password')
    const newPassword = 'quite-another-harbour-77'
    expect((await app.auth('reset-password', { token, newPassword })).status).toBe(200)
    expect((await app.answer('getMe', { as: visitor })).status).toBe(401)
    expect((await app.auth('sign-in/email', { email: visitor.email, password: PASSWORD })).status).toBe(401)
    expect((await app.auth('sign-in/email', { email: visitor.email, password: newPassword })).status).toBe(
      200,
    )
    expect((await app.auth('reset-password', { token, newPassword })).status).toBe(400)
  })

  test.each(['reset', 'changed'] as const)('that is %s ends every link to set another', async (how) => {
    const visitor = await app.signUp()
    for (let asked = 0; asked < 2; asked += 1)
      await app.auth('request-password-reset', { email: visitor.email })
    const tokens = await resetTokens(visitor.email, 2)
    const newPassword = 'quite-another-harbour-79'
    const used = how === 'reset' ? tokens.slice(0, 1) : []
    for (const token of used)
      expect((await app.auth('reset-password', { token, newPassword })).status).toBe(200)
    if (how === 'changed')
      await app.auth('change-password', { currentPassword: PASSWORD, newPassword }, visitor.cookie)
    for (const token of tokens.slice(used.length))
      expect(
        (await app.auth('reset-password', { token, newPassword: 'a-stranger-chose-this-1' })).status,
      ).toBe(400)
  })

  test('of an unknown email gets the same answer, so that nobody learns who has an account', async () => {
    const known = await app.auth('request-password-reset', { email: (await app.signUp()).email })
    const unknown = await app.auth('request-password-reset', { email: `${randomUUID()}@example.com` })
    expect(unknown.body).toEqual(known.body)
  })

  test('is not changed by a session alone: the current one must be given, and it ends the other sessions', async () => {
    const visitor = await app.signUp()
    const newPassword = 'quite-another-harbour-78'
    const wrong = await app.auth('change-password', { currentPassword: 'guess', newPassword }, visitor.cookie)
    expect(wrong.status).toBe(400)
    const other = await app.signIn(visitor.email)
    const right = await app.auth(
      'change-password',
      { currentPassword: PASSWORD, newPassword, revokeOtherSessions: false },
      visitor.cookie,
    )
    expect(right.status).toBe(200)
    expect((await app.answer('getMe', { as: other })).status).toBe(401)
  })
})

describe('a changed password', () => {
  test('is reported to the owner by mail and recorded in the audit log, without the password', async () => {
    const { admin } = await app.organization()
    const newPassword = 'quite-another-harbour-81'
    const body = { currentPassword: PASSWORD, newPassword }
    const changed = await app.auth('change-password', body, admin.cookie)
    expect(changed.status).toBe(200)
    expect(await foundInMails(app, admin.email, /^Subject: (.*)$/m)).toEqual([
      'The password of your account was changed',
    ])
    // The session goes on under another token.
    const audit = await app.ask('listAuditEvents', {
      query: { category: 'user' },
      headers: { cookie: cookieOf(changed.headers) },
    })
    expect(audit.events[0]).toMatchObject({ action: 'password_change', actor_user_id: admin.userId })
    expect(JSON.stringify(audit)).not.toContain(newPassword)
  })
})
