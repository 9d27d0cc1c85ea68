import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from '../src/db/engine.ts'
import { openPostgres } from '../src/db/postgres-engine.ts'
import { isDatabaseAway } from '../src/refusals/sql-error.ts'
import { freshDatabase, POSTGRES_URL, type TestDatabase } from './databases.ts'

/** A proxy to the database server; closing it is like the failure of the machine. */
async function openWay() {
  const target = new URL(POSTGRES_URL ?? '')
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    get connections() {
      return sockets.size / 2
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

describe.runIf(POSTGRES_URL)('a database of several servers', () => {
  let database: TestDatabase
  let name: string
  let first: Awaited<ReturnType<typeof openWay>>
  let second: Awaited<ReturnType<typeof openWay>>
  let engine: Engine

  const administer = (statement: string) => database.engine.asOwner((run) => run(statement))

  beforeAll(async () => {
    database = await freshDatabase()
    const { rows } = await administer('select current_database() as name')
    name = String(rows[0]?.name)
    first = await openWay()
    second = await openWay()
    const { username, password } = new URL(POSTGRES_URL ?? '')
    engine = await openPostgres({
      url: `postgres://${username}:${password}@${first.host},${second.host}/${name}?target_session_attrs=read-write`,
      ownerUrl: undefined,
      poolSize: 2,
    })
  })
  afterAll(async () => {
    await engine.close()
    first.close()
    second.close()
    await database.drop()
  })

  const write = () =>
    sql`insert into auth.attempt (key, attempts) values (gen_random_uuid()::text, 1)`.execute(engine.db)

  test('is reached by its first one', async () => {
    await write()
    expect(first.connections).toBeGreaterThan(0)
    expect(second.connections).toBe(0)
  })

  test('does not go on with a connection whose server has become read-only, nor take a new one of it', async () => {
    await engine.run('set default_transaction_read_only = on')
    await expect(write()).rejects.toMatchObject({ code: '25006' })
    await expect(write()).resolves.toBeDefined()

    await administer(`alter database ${name} set default_transaction_read_only = on`)
    await engine.run('set default_transaction_read_only = on')
    await expect(write()).rejects.toMatchObject({ code: '25006' })
    const refused = await write().catch((error: unknown) => error)
    expect(refused).toMatchObject({ message: 'The database takes no writes' })
    expect(isDatabaseAway(refused)).toBe(true)
    await administer(`begin read write; alter database ${name} reset default_transaction_read_only; commit`)
    await expect(write()).resolves.toBeDefined()
  })

  test('is reached by the second one when the first one fails, and notifications arrive there', async () => {
    const heard: string[] = []
    const listener = await engine.listen('edfe_test', { onMessage: (message) => heard.push(message) })
    first.close()
    await expect.poll(() => write().then(Boolean, () => false)).toBe(true)
    await expect
      .poll(
        async () => {
          await engine.run("select pg_notify('edfe_test', 'promoted')")
          return heard
        },
        { timeout: 20_000 },
      )
      .toContain('promoted')
    expect(second.connections).toBeGreaterThan(0)
    await listener.close()
  })
})
