import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { verifyAudit } from '../src/audit/verify-audit.ts'
import { openPostgres } from '../src/db/postgres-engine.ts'
import { POSTGRES_URL } from './databases.ts'
import { startApp, type TestApp } from './harness.ts'

/** Two logins without special rights: one owns a new database, the other is the server's. */
async function withTwoLogins(work: (app: TestApp, serverUrl: string) => Promise<void>): Promise<void> {
  const mark = randomBytes(4).toString('hex')
  const [owner, server, database] = [`edfe_owner_${mark}`, `edfe_login_${mark}`, `edfe_split_${mark}`]
  const administer = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: POSTGRES_URL })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  const urlOf = (login: string) => {
    const url = new URL(POSTGRES_URL as string)
    url.username = login
    url.password = 'two-logins'
    url.pathname = `/${database}`
    return url.href
  }
  await administer(
    `create role ${owner} login createrole password 'two-logins'`,
    `create role ${server} login noinherit password 'two-logins'`,
    `create database ${database} owner ${owner}`,
  )
  try {
    const engine = await openPostgres({ url: urlOf(server), ownerUrl: urlOf(owner), poolSize: 3 })
    const app = await startApp({ database: { engine, drop: async () => {} } })
    await work(app, urlOf(server)).finally(() => app.stop())
  } finally {
    await administer(
      `drop database ${database} with (force)`,
      `revoke app_server, app from ${owner}`,
      `drop owned by ${owner}`,
    )
    await administer(`drop role ${server}`, `drop role ${owner}`).catch(() => {})
  }
}

describe.runIf(POSTGRES_URL)('with an owner of the tables and a login of the server', () => {
  test('the product works, the login owns nothing, and the owner checks every audit event', () =>
    withTwoLogins(async (app, serverUrl) => {
      const team = await app.organization('Two Logins')
      const made = await app.call('POST', '/api/entries', { body: {}, as: team.preparer })
      expect(made.status).toBe(201)
      expect((await app.call('GET', '/api/entries', { as: team.auditor })).body.total).toBe(1)

      const { events, faults } = await app.engine.asOwner(verifyAudit)
      expect(faults).toEqual([])
      expect(events).toBeGreaterThan(0)

      const login = new pg.Client({ connectionString: serverUrl })
      await login.connect()
      await expect(login.query('select * from entries')).rejects.toMatchObject({ code: '42501' })
      await expect(login.query('alter table entries disable row level security')).rejects.toMatchObject({
        code: '42501',
      })
      await login.end()
    }))
})
