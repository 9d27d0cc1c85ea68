import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pingDatabase } from '../src/db/engine.ts'
import { openPostgres } from '../src/db/postgres-engine.ts'
import { POSTGRES_URL } from './databases.ts'
import { createEntry } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

/** The embedded database lives and ends with the process; only a server can be away while requests come in. */
describe.runIf(POSTGRES_URL)('a database server that goes away', () => {
  let app: TestApp
  let team: Team

  beforeAll(async () => {
    app = await startApp()
    team = await app.organization('Harbour Trading')
  })
  afterAll(() => app.stop())

  /** Ends the connections of the application whose statement waits for this event; resolves when one was found. */
  async function endConnectionsThatWaitFor(event: 'PgSleep' | 'relation'): Promise<void> {
    await expect
      .poll(() =>
        app.engine.asOwner(async (run) => {
          const { rows } = await run(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and application_name = 'edfe' and state = 'active' and wait_event = $1`,
            [event],
          )
          return rows.length
        }),
      )
      .toBeGreaterThan(0)
  }

  /** Holds requests that read a table; resolves, once they would wait, with what lets them go on. */
  async function lockTable(name: string): Promise<() => Promise<void>> {
    const locked = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const lock = app.engine.asOwner(async (run) => {
      await run(`begin; lock table ${name} in access exclusive mode`)
      locked.resolve()
      await held.promise
      await run('rollback')
    })
    await locked.promise
    return async () => {
      held.resolve()
      await lock
    }
  }

  test('ends a statement, not the process, when it drops a busy connection', async () => {
    const sleeping = app.engine.db.transaction().execute((trx) => sql`select pg_sleep(60)`.execute(trx))
    const outcome = expect(sleeping).rejects.toThrow(/terminat|ECONNRESET/)
    await endConnectionsThatWaitFor('PgSleep')
    await outcome
    await expect(pingDatabase(app.engine.db)).resolves.toBeUndefined()
  })

  test('leaves the next statement a connection that works, however soon it comes', async () => {
    const sleeping = sql`select pg_sleep(60)`.execute(app.engine.db)
    const next = sleeping.catch(() => sql`select 1 as one`.execute(app.engine.db))
    await endConnectionsThatWaitFor('PgSleep')
    expect((await next).rows).toEqual([{ one: 1 }])
  })

  test('leaves a request that waits for it with 503, and says when to try again', async () => {
    const entry = await createEntry(app, team.preparer)
    const unlock = await lockTable('entries')
    const waiting = app.answer('getEntry', { as: team.preparer, params: { id: entry.id } })
    await endConnectionsThatWaitFor('relation')
    const answer = await waiting
    await unlock()
    expect(answer.status).toBe(503)
    expect(answer.body).toEqual({
      code: 'database_unavailable',
      message: 'The database does not answer at the moment. Please try again shortly.',
    })
    expect(answer.headers['retry-after']).toBe('2')
    expect((await app.answer('getEntry', { as: team.preparer, params: { id: entry.id } })).status).toBe(200)
  })

  test('keeps nobody from asking whether the server is there, signed in or not', async () => {
    const unlock = await lockTable('auth.session')
    app.app.sessions.forgetAll()
    let isAnswered = false
    const asked = app.answer('getHealth', { as: team.preparer }).finally(() => {
      isAnswered = true
    })
    await expect.poll(() => isAnswered, { timeout: 5_000 }).toBe(true)
    await unlock()
    expect((await asked).status).toBe(200)
  })

  test('is no reason to answer a page with anything but a page', async () => {
    app.app.sessions.forgetAll()
    const unlock = await lockTable('auth."session"')
    const waiting = app.call('GET', '/dashboard', { as: team.preparer })
    await endConnectionsThatWaitFor('relation')
    const page = await waiting
    await unlock()
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.status).toBe(200)
  })

  test('cannot hold a connection for ever: statements, locks and idle transactions have limits', async () => {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`.execute(
      app.engine.db,
    )
    expect(rows.length).toBe(3)
    for (const { setting } of rows) expect(Number(setting)).toBeGreaterThan(0)
  })

  test('is not healthy while its disk is full', async () => {
    const health = async () => (await app.answer('getDatabaseHealth', {})).status
    expect(await health()).toBe(200)
    await app.engine.asOwner((run) =>
      run(`create function full_disk() returns trigger language plpgsql as
        $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
        create trigger full_disk before insert or update on auth.attempt for each row execute function full_disk()`),
    )
    expect(await health()).toBe(503)
    await app.engine.asOwner((run) => run('drop trigger full_disk on auth.attempt'))
    expect(await health()).toBe(200)
  })

  test('is not healthy while it takes no writes', async () => {
    const name = await app.engine.asOwner(async (run) => {
      const { rows } = await run('select current_database() as name')
      const [{ name } = {}] = rows
      await run(`alter database ${name} set default_transaction_read_only = on`)
      return String(name)
    })
    const url = new URL(POSTGRES_URL ?? '')
    url.pathname = name
    const standby = await openPostgres({ url: url.href, ownerUrl: undefined, poolSize: 1 })
    await expect(pingDatabase(standby.db)).rejects.toThrow('takes no writes')
    await standby.close()
  })
})
