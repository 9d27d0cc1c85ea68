import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { verifyAudit } from '../src/audit/verify-audit.ts'
import { backUpEmbedded } from '../src/backup/embedded-backup.ts'
import { isCarried } from '../src/backup/moving/carried.ts'
import { moveToPostgres } from '../src/backup/moving/move-to-postgres.ts'
import { backUpPostgres, restorePostgres } from '../src/backup/postgres-backup.ts'
import { sumTables } from '../src/backup/table-sums.ts'
import type { EmbeddedEngine } from '../src/db/engine.ts'
import { migrate } from '../src/db/migrate.ts'
import { openPglite } from '../src/db/pglite-engine.ts'
import { openPostgres } from '../src/db/postgres-engine.ts'
import { prepareJobs } from '../src/jobs/prepare-jobs.ts'
import { POSTGRES_URL } from './databases.ts'
import { startApp, type TestApp } from './harness.ts'
import { readReleaseData } from './releases/release-data.ts'

const LOGINS = join(import.meta.dirname, '../src/db/logins.sql')
const PASSWORD = 'three-logins'
/** A whole installation is made and moved. */
const LONG_MS = 600_000

interface Urls {
  owner: string
  server: string
  backup: string
}

/** The logins that the operator's script makes, with their database. */
async function withLogins(work: (app: TestApp, urls: Urls) => Promise<void>): Promise<void> {
  const mark = randomBytes(4).toString('hex')
  const names = {
    owner: `edfe_owner_${mark}`,
    server: `edfe_login_${mark}`,
    backup: `edfe_backup_${mark}`,
    database: `edfe_split_${mark}`,
  }
  const variables = Object.entries({
    ...names,
    owner_password: PASSWORD,
    server_password: PASSWORD,
    backup_password: PASSWORD,
  }).flatMap(([name, value]) => ['-v', `${name}=${value}`])
  await promisify(execFile)('psql', [
    '-v',
    'ON_ERROR_STOP=1',
    ...variables,
    '-f',
    LOGINS,
    String(POSTGRES_URL),
  ])
  const urlOf = (login: string) => {
    const url = new URL(POSTGRES_URL as string)
    Object.assign(url, { username: login, password: PASSWORD, pathname: `/${names.database}` })
    return url.href
  }
  const urls = { owner: urlOf(names.owner), server: urlOf(names.server), backup: urlOf(names.backup) }
  try {
    const engine = await openPostgres({ url: urls.server, ownerUrl: urls.owner, poolSize: 3 })
    const app = await startApp({ database: { engine, drop: async () => {} } })
    await work(app, urls).finally(() => app.stop())
  } finally {
    await administer(
      `drop database ${names.database} with (force)`,
      `drop role ${names.owner}, ${names.server}, ${names.backup}`,
    )
  }
}

async function administer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_URL })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** What a login may not do, by the code of the refusal. */
async function refusalOf(url: string, statement: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement).then(
      () => undefined,
      (error: { code: string }) => error.code,
    )
  } finally {
    await client.end()
  }
}

/** A server as production starts it: without the login of the owner. */
const serve = async (urls: Urls) => {
  const engine = await openPostgres({ url: urls.server, ownerUrl: undefined, poolSize: 3 })
  const database = { engine, drop: async () => {} }
  return startApp({ database, env: { DATABASE_URL: urls.server, MIGRATE_AT_START: 'false' } }).catch(
    async (error: unknown) => {
      await engine.close()
      throw error
    },
  )
}

const INSUFFICIENT = '42501'

describe.runIf(POSTGRES_URL)('with the logins of the script', () => {
  test('a server without the login of the owner starts once the database is migrated', () =>
    withLogins(async (app, urls) => {
      const serving = await serve(urls)
      const { admin } = await serving.organization('Served')
      expect((await serving.answer('createEntry', { body: {}, as: admin })).status).toBe(201)
      await serving.stop()
      // A later version has migrated, and is rolled back.
      await app.engine.asOwner((run) =>
        run(`insert into public.schema_migrations values ('9999-later', 'x');
          insert into public.job_setup values ('later')`),
      )
      await (await serve(urls)).stop()
      await app.engine.asOwner((run) => run('delete from public.job_setup'))
      await expect(serve(urls)).rejects.toThrow('run npm run migrate')
      await app.engine.asOwner((run) => run('drop table public.schema_migrations'))
      await expect(serve(urls)).rejects.toThrow('run npm run migrate')
    }))

  test('the product works, each login does its part, and none does more', () =>
    withLogins(async (app, urls) => {
      const team = await app.organization('Three Logins')
      const made = await app.answer('createEntry', { body: {}, as: team.preparer })
      expect(made.status).toBe(201)
      expect((await app.ask('listEntries', { as: team.auditor })).total).toBe(1)

      const { events, faults } = await app.engine.asOwner(verifyAudit)
      expect(faults).toEqual([])
      expect(events).toBeGreaterThan(0)

      expect(await refusalOf(urls.server, 'select * from entries')).toBe(INSUFFICIENT)
      expect(await refusalOf(urls.server, 'alter table entries disable row level security')).toBe(
        INSUFFICIENT,
      )
      for (const url of Object.values(urls)) {
        expect(await refusalOf(url, 'create role mallory')).toBe(INSUFFICIENT)
        // On PostgreSQL 15, a login that may make roles can become the user of the operating system in this way.
        expect(await refusalOf(url, 'grant pg_execute_server_program to current_user')).toBe(INSUFFICIENT)
      }
      expect(await refusalOf(urls.backup, "update entries set status = 'draft'")).toBe(INSUFFICIENT)

      const folder = mkdtempSync(join(tmpdir(), 'edfe-logins-'))
      const copied = await backUpPostgres(urls.backup, join(folder, 'edfe.dump'))
      expect(copied.tables['public.entries']?.count).toBe(1)
      await expect(backUpPostgres(urls.owner, join(folder, 'owner.dump'))).rejects.toThrow('BYPASSRLS')

      // The owner restores what the login for backups has written.
      const empty = new URL(urls.owner)
      empty.pathname += '_restored'
      await administer(`create database ${empty.pathname.slice(1)} owner ${empty.username}`)
      const restored = await restorePostgres(empty.href, join(folder, 'edfe.dump'), verifyAudit)
      expect(restored).toEqual({ events, faults: [] })
      await administer(`drop database ${empty.pathname.slice(1)}`)
      rmSync(folder, { recursive: true, force: true })
    }))

  test(
    'an embedded installation moves to a server as the owner of the tables',
    () =>
      withLogins(async (_app, urls) => {
        const folder = mkdtempSync(join(tmpdir(), 'edfe-moving-'))
        const embedded = await openPglite({ memory: undefined })
        await migrate(embedded)
        await prepareJobs(embedded, [])
        await embedded.asOwner((run) =>
          run(`set session_replication_role = replica; ${readReleaseData('0.3.0')}`),
        )
        const file = join(folder, 'edfe.tar.gz')
        const { tables } = await backUpEmbedded(embedded as EmbeddedEngine, file)
        await embedded.close()
        const empty = new URL(urls.owner)
        empty.pathname += '_moved'
        await administer(`create database ${empty.pathname.slice(1)} owner ${empty.username}`)
        const moved = await moveToPostgres(empty.href, { file, dataDir: folder }, sumTables)
        for (const name of Object.keys(tables).filter(isCarried)) expect(moved[name]).toEqual(tables[name])
        const hidden = await openPostgres({ url: empty.href, ownerUrl: undefined, poolSize: 1 })
        expect(await hidden.asOwner((run) => run('select id from entries'))).toEqual({ rows: [] })
        await hidden.close()
        await administer(`drop database ${empty.pathname.slice(1)} with (force)`)
        rmSync(folder, { recursive: true, force: true })
      }),
    LONG_MS,
  )
})
