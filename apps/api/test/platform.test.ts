import { asWritten } from '@edfe/domain/messages'
import { AbortedTransactionError, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import { announce, type LiveMessage } from '../src/http/live.ts'
import { refuse } from '../src/refusals/problems.ts'
import { freshDatabase, POSTGRES_URL } from './databases.ts'
import { startApp, type Team, type TestApp, type Visitor, withApp } from './harness.ts'

let app: TestApp
let team: Team
let scope: { orgId: string; userId: string }
beforeAll(async () => {
  app = await startApp()
  team = await app.organization('Before')
  scope = { orgId: team.orgId, userId: team.admin.userId }
})
afterAll(() => app.stop())

const nameNow = async () =>
  (await app.engine.asOwner((run) => run(`select name from organizations where id = '${team.orgId}'`)))
    .rows[0]?.name
const rename = (trx: Parameters<Parameters<typeof tenantTransaction>[2]>[0], name: string) =>
  trx.updateTable('organizations').set({ name }).execute()

describe('a tenant transaction', () => {
  test('keeps nothing when an SQL error inside was swallowed', async () => {
    const swallowing = tenantTransaction(app.engine.db, scope, async (trx) => {
      await rename(trx, 'Half done')
      await sql`select 1 / 0`.execute(trx).catch(() => {})
      return 'all is well'
    })
    await expect(swallowing).rejects.toThrow(AbortedTransactionError)
    expect(await nameNow()).toBe('Before')
  })

  test('that ends in a refusal is rolled back, and the refusal is the answer', async () => {
    const refusal = refuse(409, 'no', asWritten({ text: 'No' }))
    const result = await tenantTransaction(app.engine.db, scope, async (trx) => {
      await rename(trx, 'Refused')
      return refusal
    })
    expect(result).toBe(refusal)
    expect(await nameNow()).toBe('Before')
  })

  test('is done again after a deadlock', async () => {
    let attempts = 0
    const result = await tenantTransaction(app.engine.db, scope, async (trx) => {
      attempts += 1
      if (attempts < 3)
        await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(trx)
      return 'done'
    })
    expect([result, attempts]).toEqual(['done', 3])
  })

  test('leaves no role or organisation behind on its connection', async () => {
    await tenantTransaction(app.engine.db, scope, async () => {})
    const { rows } = await app.engine.run('select current_user::text as role, app_org_id() as org')
    expect(rows[0]).toEqual({ role: 'app_server', org: null })
  })

  test('cannot write a row of another organisation', async () => {
    const other = await app.organization('Other')
    const foreign = tenantTransaction(app.engine.db, scope, (trx) =>
      trx
        .insertInto('addresses')
        .values({ org_id: other.orgId, line1: 'x', city: 'x', state: 'x', postal: 'x', country: 'US' })
        .execute(),
    )
    await expect(foreign).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a job', () => {
  const jobs = async () => (await app.app.jobs.read('mail', ['created'])).length

  test('exists if and only if the transaction that queued it committed', async () => {
    const before = await jobs()
    const mail = { to: 'a@example.com', subject: asWritten({ text: 's' }), text: [asWritten({ text: 't' })] }
    const failing = tenantTransaction(app.engine.db, scope, async (trx) => {
      await app.app.jobs.send(trx, 'mail', mail)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await jobs()).toBe(before)
    await tenantTransaction(app.engine.db, scope, (trx) => app.app.jobs.send(trx, 'mail', mail))
    expect(await jobs()).toBe(before + 1)
  })
})

describe('live updates', () => {
  test('reach the organisation when the transaction commits, and nobody else', async () => {
    const heard: (LiveMessage | 'refetch')[] = []
    const elsewhere: unknown[] = []
    const leave = [
      app.app.live.subscribe(team.orgId, (message) => heard.push(message)),
      app.app.live.subscribe('another', (message) => elsewhere.push(message)),
    ]
    const message: LiveMessage = { org_id: team.orgId, topic: 'entry', id: '1' }
    await tenantTransaction(app.engine.db, scope, async (trx) => {
      announce(trx, { ...message, id: 'rolled back' })
      return refuse(409, 'no', asWritten({ text: 'No' }))
    })
    await tenantTransaction(app.engine.db, scope, async (trx) => {
      announce(trx, message)
      announce(trx, { ...message, id: '2' })
      announce(trx, message)
    })
    await vi.waitFor(() => expect(heard).toEqual([message, { ...message, id: '2' }]))
    expect(elsewhere).toEqual([])
    for (const stop of leave) stop()
  })

  // The embedded database has no connection to lose.
  if (POSTGRES_URL) {
    test('that may have been missed while the connection was lost are fetched again', async () => {
      const heard: (LiveMessage | 'refetch')[] = []
      const leave = app.app.live.subscribe(team.orgId, (message) => heard.push(message))
      await app.engine.asOwner((run) =>
        run(`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'edfe-live' and datname = current_database()`),
      )
      await vi.waitFor(() => expect(heard).toContain('refetch'), { timeout: 10_000 })
      leave()
    })
  }
})

describe('migrations', () => {
  test('run once', async () => {
    expect(await migrate(app.engine)).toEqual([])
  })

  test('that were changed after they ran stop the server', async () => {
    const [first, ...rest] = readMigrations()
    const changed = [{ ...first, checksum: 'other' } as never, ...rest]
    await expect(migrate(app.engine, changed)).rejects.toThrow('0001-baseline was changed after it had run')
  })

  test('of a newer version stop an older server', async () => {
    await expect(migrate(app.engine, readMigrations().slice(0, -1))).rejects.toThrow(
      'start the newer version',
    )
  })

  test('of a version before the baseline stop the server, and the database stays as it is', async () => {
    const { engine, drop } = await freshDatabase()
    await engine.asOwner((run) =>
      run(`update schema_migrations set name = '0001-roles.sql' where name = '0001-baseline'`),
    )
    await expect(startApp({ database: { engine, drop } })).rejects.toThrow(
      /before 0\.2\.0, .+git checkout 9a717d4, then npm start.+ another DATA_DIR\./,
    )
    const { rows } = await engine.asOwner((run) => run('select name from schema_migrations order by name'))
    const later = readMigrations().filter(({ name }) => name !== '0001-baseline')
    expect(rows).toEqual([{ name: '0001-roles.sql' }, ...later.map(({ name }) => ({ name }))])
    await engine.close()
    await drop()
  })

  test('that fail leave nothing behind and are named', async () => {
    const broken = {
      name: '9999-broken.sql',
      sql: 'create table half (id int); select nonsense;',
      checksum: 'x',
    }
    await expect(migrate(app.engine, [...readMigrations(), broken])).rejects.toThrow(
      'The migration 9999-broken.sql failed',
    )
    const { rows } = await app.engine.run(`select to_regclass('public.half') as half`)
    expect(rows[0]?.half).toBeNull()
  })
})

describe('rate limits', () => {
  test('count by the true address, not by what a client claims', () =>
    withApp(
      async (limited) => {
        const body = { email: 'nobody@example.com', password: 'wrong' }
        const statuses: number[] = []
        for (let attempt = 0; attempt < 11; attempt += 1) {
          const headers = {
            'x-forwarded-for': `10.0.0.${attempt}`,
            'x-edfe-client-address': `10.0.1.${attempt}`,
          }
          statuses.push((await limited.call('POST', '/api/auth/sign-in/email', { body, headers })).status)
        }
        expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
        expect(statuses.at(-1)).toBe(429)
      },
      { env: { RATE_LIMITS: 'true' } },
    ))

  test('of what costs much are a person’s own, whatever address they come from', () =>
    withApp(
      async (limited) => {
        const [ada, ben] = [await limited.account(), await limited.account()]
        const read = async (as: Visitor) => (await limited.answer('exportEntries', { as })).status
        const statuses: number[] = []
        for (let attempt = 0; attempt < 61; attempt += 1) statuses.push(await read(ada))
        expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200))
        expect(statuses.at(-1)).toBe(429)
        expect(await read(ben)).toBe(200)
      },
      { env: { RATE_LIMITS: 'true' } },
    ))

  test('of mails are counted by all servers together, and on after a restart', () =>
    withApp(
      async (limited) => {
        const { admin } = await limited.organization()
        const AUTH_SECRET = limited.app.settings.AUTH_SECRET
        const engine = { ...limited.engine, close: async () => {} }
        const another = await startApp({
          env: { RATE_LIMITS: 'true', AUTH_SECRET },
          database: { engine, drop: async () => {} },
        })
        const invite = (app: TestApp, name: number) =>
          app.answer('inviteMember', { as: admin, body: { email: `m${name}@example.com` } })
        const answers = []
        for (let count = 0; count < 21; count += 1) {
          answers.push(await invite(count % 2 ? another : limited, count))
        }
        await another.stop()
        expect(answers.slice(0, 20).map(({ status }) => status)).not.toContain(429)
        expect(answers[20]).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
        expect(Number(answers[20]?.headers['retry-after'])).toBeGreaterThan(0)
      },
      { env: { RATE_LIMITS: 'true' } },
    ))

  test('of the contact page hold back the sixth message in a minute', () =>
    withApp(
      async (limited) => {
        const body = { name: 'V', email: 'v@example.com', subject: 'S', message: 'M' }
        const statuses: number[] = []
        for (let attempt = 0; attempt < 6; attempt += 1)
          statuses.push((await limited.answer('sendContactMessage', { body })).status)
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      },
      { env: { RATE_LIMITS: 'true' } },
    ))
})

test('a route that declares no permission keeps the server from starting', async () => {
  const { installRouteTable } = await import('../src/http/route-table.ts')
  const { default: Fastify } = await import('fastify')
  const bare = Fastify()
  installRouteTable(bare)
  expect(() => bare.get('/api/open', async () => 'open')).toThrow('declares no permission')
})
