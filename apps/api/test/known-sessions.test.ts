import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionCookieName, sessionToken } from '../src/auth/session-cookie.ts'
import { openPostgres } from '../src/db/postgres-engine.ts'
import { freshDatabase, POSTGRES_URL } from './databases.ts'
import { PASSWORD, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

const ENV = {
  AUTH_SECRET: 'the secret of two servers in tests',
  SSN_KEY: 'the number key of two servers in tests',
}

/** Two servers on one database, of which each keeps in memory who the sessions belong to. */
describe.runIf(POSTGRES_URL)('what one server changes of a session', () => {
  let here: TestApp
  let there: TestApp
  let team: Team

  beforeAll(async () => {
    const database = await freshDatabase()
    const { rows } = await database.engine.run('select current_database() as name')
    const url = new URL(POSTGRES_URL ?? '')
    url.pathname = `/${rows[0]?.name}`
    const engine = await openPostgres({ url: url.href, ownerUrl: undefined, poolSize: 5 })
    here = await startApp({ env: ENV, database })
    there = await startApp({ env: ENV, database: { engine, drop: async () => {} } })
    team = await here.organization()
  })
  afterAll(async () => {
    await there.stop()
    await here.stop()
  })

  const find = (app: TestApp, { cookie }: Visitor) =>
    app.app.sessions.find(
      sessionToken(cookie, sessionCookieName(app.app.settings.PUBLIC_URL), [ENV.AUTH_SECRET]) ?? '',
    )

  /** Works at the other server until that one knows the session. */
  const workThere = (as: Visitor) =>
    expect
      .poll(
        async () => {
          await there.ask('getOrganization', { as })
          return find(there, as)
        },
        { timeout: 10_000 },
      )
      .toBeDefined()

  const statusThere = async (as: Visitor, url = '/api/organization') =>
    (await there.call('GET', url, { as })).status

  async function newMember(): Promise<{ person: Visitor; membershipId: string }> {
    const person = await here.account('Mem Ber')
    await here.join(team.orgId, person, 'preparer')
    const { members } = await here.ask('listMembers', { as: team.admin })
    const { id } = members.find(({ user_id }) => user_id === person.userId)!
    return { person, membershipId: id }
  }

  test('holds at the other: a disabled member is out', async () => {
    const { person, membershipId } = await newMember()
    await workThere(person)
    await here.ask('disableMember', { as: team.admin, params: { id: membershipId } })
    await expect.poll(() => statusThere(person)).toBe(403)
  })

  test('holds at the other: a member whose role changes may do what the new role may', async () => {
    const { person, membershipId } = await newMember()
    await workThere(person)
    expect(await statusThere(person, '/api/audit-events')).toBe(403)
    const change = { role: 'auditor' }
    const changed = await here.answer('changeMemberRole', {
      params: { id: membershipId },
      body: change,
      as: team.admin,
    })
    expect(changed.status).toBe(200)
    expect(await statusThere(person, '/api/audit-events')).toBe(200)
  })

  test('holds at the other: a session that was signed out is over', async () => {
    const { person } = await newMember()
    await workThere(person)
    expect((await here.auth('sign-out', {}, person.cookie)).status).toBe(200)
    await expect.poll(() => statusThere(person)).toBe(401)
  })

  test('holds at the other: a new password ends the other sessions', async () => {
    const { person } = await newMember()
    const elsewhere = await here.signIn(person.email)
    await workThere(person)
    await here.auth(
      'change-password',
      { currentPassword: PASSWORD, newPassword: 'Harbour-Crane-4711!' },
      elsewhere.cookie,
    )
    await expect.poll(() => statusThere(person)).toBe(401)
  })

  test('holds at the other: a second factor that the organization requires', async () => {
    const other = await here.organization('Strict Trading')
    await here.engine.run(`update auth."user" set "twoFactorEnabled" = true where "email" = $1`, [
      other.admin.email,
    ])
    await workThere(other.preparer)
    const body = { requires_second_factor: true }
    await here.ask('saveOrganizationSecurity', { body, as: other.admin })
    await expect.poll(() => statusThere(other.preparer)).toBe(403)
  })

  test('holds at the same server with the answer', async () => {
    const { person, membershipId } = await newMember()
    await workThere(person)
    await there.ask('disableMember', { as: team.admin, params: { id: membershipId } })
    expect(await statusThere(person)).toBe(403)
  })

  test('holds for a change by SQL as well', async () => {
    const { person } = await newMember()
    await workThere(person)
    await here.engine.asOwner((run) =>
      run(`delete from auth."session" s using users u where u.auth_id = s."userId" and u.id = $1`, [
        person.userId,
      ]),
    )
    await expect.poll(() => statusThere(person)).toBe(401)
  })

  test('is read from the database while the server hears nothing', async () => {
    const { person, membershipId } = await newMember()
    await workThere(person)
    await here.engine.asOwner((run) =>
      run(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'edfe-live'`),
    )
    await expect.poll(() => find(there, person)).toBeUndefined()
    await here.ask('disableMember', { as: team.admin, params: { id: membershipId } })
    expect(await statusThere(person)).toBe(403)
    await workThere(team.admin)
  })
})
