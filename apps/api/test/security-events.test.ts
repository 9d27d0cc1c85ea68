import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PASSWORD, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMITS: 'true' } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  team = await app.organization()
})

interface Event {
  action: string
  entity: string
  entity_id: string | null
  actor_user_id: string | null
  after_json: unknown
}

/** The newest events of a category, as an auditor reads them. */
const log = async (category: string, as: Visitor = team.auditor): Promise<Event[]> =>
  (await app.ask('listAuditEvents', { as, query: { category } })).events

/** The newest events once they are as many as expected: what fails is recorded after its answer. */
const logged = (category: string, count: number) =>
  vi.waitFor(async () => {
    const events = await log(category)
    expect(events).toHaveLength(count)
    return events
  })

let host = 0
/** Signs in from a new address, so that the limits by address do not apply. */
const signIn = (email: string, password: string) => {
  host += 1
  return app.call('POST', '/api/auth/sign-in/email', {
    body: { email, password },
    headers: { 'user-agent': `Browser ${host}` },
  })
}

describe('the audit log of an organization keeps', () => {
  test('who signed in, and by what', async () => {
    await app.signIn(team.preparer.email)
    expect(await logged('user', 1)).toMatchObject([
      {
        action: 'sign_in',
        actor_user_id: team.preparer.userId,
        after_json: { signed_in_with: 'password' },
      },
    ])
  })

  test('a wrong password, of which nobody knows who gave it', async () => {
    await signIn(team.preparer.email, 'not the password')
    expect(await logged('user', 1)).toMatchObject([
      { action: 'sign_in_failed', entity_id: team.preparer.userId, actor_user_id: null },
    ])
  })

  test('once, that wrong passwords have shut the way into an account', async () => {
    const self = { as: team.preparer, body: { password: 'not the password' } }
    for (let attempt = 1; attempt <= 13; attempt += 1) await app.answer('proveIdentity', self)
    expect(await logged('user', 1)).toMatchObject([{ action: 'sign_in_blocked', actor_user_id: null }])
  })

  test('who signed out, and who ended sessions', async () => {
    const there = await app.signIn(team.preparer.email)
    const origin = app.app.settings.PUBLIC_URL
    await app.call('POST', '/api/auth/sign-out', { as: there, body: {}, headers: { origin } })
    await app.ask('endSessions', { as: team.preparer, body: { scope: 'others' } })
    const actions = (await logged('user', 3)).map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['sessions_end', 'sign_in', 'sign_out'])
  })

  test('what a member was refused, once a minute', async () => {
    const body = { email: 'new@example.com', role: 'admin' }
    for (let time = 1; time <= 3; time += 1) {
      expect((await app.answer('inviteMember', { body, as: team.preparer })).status).toBe(403)
    }
    expect(await logged('access', 1)).toMatchObject([
      {
        action: 'refuse',
        actor_user_id: team.preparer.userId,
        after_json: { asked: 'POST /api/members/invite', reason: 'PERMISSION_DENIED' },
      },
    ])
  })

  test('nothing of people who do not belong to it', async () => {
    const stranger = await app.account()
    await signIn(stranger.email, 'not the password')
    await app.signIn(stranger.email)
    await app.signIn(team.preparer.email)
    expect(await logged('user', 1)).toMatchObject([{ actor_user_id: team.preparer.userId }])
  })
})

test('a password that is set by mail is in the audit log', async () => {
  await app.engine.run(
    `insert into auth.verification ("identifier", "value", "expiresAt", "updatedAt")
     select 'reset-password:from-a-mail', "id"::text, now() + interval '1 hour', now() from auth."user" where email = $1`,
    [team.preparer.email],
  )
  const body = { token: 'from-a-mail', newPassword: `${PASSWORD}-new` }
  expect((await app.call('POST', '/api/auth/reset-password', { body })).status).toBe(200)
  expect(await logged('user', 1)).toMatchObject([{ action: 'password_reset' }])
})

test('a member who is no admin or auditor reads and exports no audit log', async () => {
  for (const url of ['/api/audit-events', '/api/audit-events/export']) {
    expect((await app.call('GET', url, { as: team.preparer })).status, url).toBe(403)
    expect((await app.call('GET', url, { as: team.approver })).status, url).toBe(403)
    expect((await app.call('GET', url, { as: team.auditor })).status, url).toBe(200)
  }
})

describe('the log of the server has', () => {
  const lines: Record<string, unknown>[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  let logged: TestApp
  beforeAll(async () => {
    logged = await startApp({ logger })
  })
  afterAll(() => logged.stop())

  test.each([
    [
      'a write from the page of another site',
      'foreign_origin',
      { headers: { origin: 'https://evil.example' } },
    ],
    ['input of another shape', 'validation_failed', { body: { name: 7 } }],
    [
      'a body that is no JSON',
      'invalid_json',
      { headers: { 'content-type': 'application/json' }, body: '{' },
    ],
  ])('%s, by its code', async (_, code, request) => {
    await logged.answer('sendContactMessage', { body: {}, ...request })
    await vi.waitFor(() =>
      expect(lines).toContainEqual(
        expect.objectContaining({ msg: 'Request answered', route: '/api/contact', refused: code }),
      ),
    )
  })

  test('a sign-in at an address without an account, but not the address', async () => {
    const nobody = { email: 'nobody-here@example.com', password: 'whatever' }
    await logged.auth('sign-in/email', nobody)
    await vi.waitFor(() =>
      expect(lines.map(({ msg }) => msg)).toContain('A sign-in failed for an address without an account'),
    )
    expect(JSON.stringify(lines)).not.toContain('nobody-here')
  })
})
