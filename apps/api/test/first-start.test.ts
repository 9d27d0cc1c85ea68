import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { openPostgres } from '../src/db/postgres-engine.ts'
import { POSTGRES_URL } from './databases.ts'
import { startApp } from './harness.ts'

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_URL })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe.runIf(POSTGRES_URL)('the first start', () => {
  test('of three servers at once sets an empty database up once, and all of them serve', async () => {
    const name = `edfe_first_${randomBytes(4).toString('hex')}`
    await administer(`create database ${name}`)
    const url = new URL(POSTGRES_URL ?? '')
    url.pathname = `/${name}`
    const start = async () => {
      const engine = await openPostgres({ url: url.href, ownerUrl: undefined, poolSize: 2 })
      return startApp({ database: { engine, drop: async () => {} } })
    }
    const servers = await Promise.all([start(), start(), start()])
    for (const server of servers) {
      expect((await server.answer('getDatabaseHealth', {})).status).toBe(200)
    }
    for (const server of servers) await server.stop()
    await administer(`drop database ${name} with (force)`)
  })

  test('on a database that cannot store Unicode is refused before a table is made', async () => {
    const name = `edfe_bytes_${randomBytes(4).toString('hex')}`
    await administer(`create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`)
    const url = new URL(POSTGRES_URL ?? '')
    url.pathname = `/${name}`
    const opened = openPostgres({ url: url.href, ownerUrl: undefined, poolSize: 2 })
    await expect(opened).rejects.toThrow('has the encoding SQL_ASCII: make it anew with UTF8')
    await administer(`drop database ${name} with (force)`)
  })
})
