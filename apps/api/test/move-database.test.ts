import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuditKey } from '../src/audit/audit-key.ts'
import { verifyAudit, verifySeals } from '../src/audit/verify-audit.ts'
import { backUpEmbedded, unpackEmbedded } from '../src/backup/embedded-backup.ts'
import { makeTables } from '../src/backup/moving/fresh-tables.ts'
import { backUpPostgres } from '../src/backup/postgres-backup.ts'
import { takeBackup } from '../src/backup/take-backup.ts'
import type { Engine } from '../src/db/engine.ts'
import { isEmbedded } from '../src/db/engine.ts'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { openPglite } from '../src/db/pglite-engine.ts'
import { openPostgres } from '../src/db/postgres-engine.ts'
import { DEMO_ACCOUNT } from '../src/demo/seed-demo.ts'
import { folderStorage } from '../src/documents/content/folder-storage.ts'
import { POSTGRES_URL } from './databases.ts'
import { downloadDocument, pdfOf, uploadDocument } from './document-steps.ts'
import { createSampleEntryByCbp, ON_SAMPLE_DAY, submit } from './entry-steps.ts'
import { done, startApp, type TestApp } from './harness.ts'
import { RELEASE_KEYS, readReleaseData } from './releases/release-data.ts'

const ENV = { ...ON_SAMPLE_DAY, ...RELEASE_KEYS, CUSTOMS_RULES: 'cbp' }
const ROOT = resolve(import.meta.dirname, '../../..')
/** More than one part. */
const INVOICE = pdfOf(1_200_000)
const run = promisify(execFile)
/** Each restores by the command, in another process. */
const LONG_MS = 600_000
const NOT_WHOLE = {
  code: 1,
  said: expect.stringMatching(
    /The rows of the table public\.organizations differ\.\n(?:.*\n)*The document [0-9a-f-]+ lacks a part\./,
  ),
}

const urlOf = (database: string): string => {
  const url = new URL(POSTGRES_URL ?? '')
  url.pathname = `/${database}`
  return url.href
}

async function administer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_URL })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** The command as the operator runs it, with what it said. */
const restore = (file: string, folder: string, database: string | undefined) =>
  run(process.execPath, [join(ROOT, 'apps/api/src/backup/restore.ts'), file], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      ...RELEASE_KEYS,
      ...(database && { DATABASE_URL: urlOf(database) }),
    },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  )

describe.runIf(POSTGRES_URL)('an installation that moves to the other kind of database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-move-'))
  const mark = randomBytes(4).toString('hex')
  const server = `edfe_moved_${mark}`
  const other = `edfe_other_${mark}`
  const embedded = join(folder, 'edfe.tar.gz')
  const dump = join(folder, 'edfe.dump')
  const apps: TestApp[] = []
  let document = ''

  beforeAll(() => administer(`create database ${server}`, `create database ${other}`))
  afterAll(async () => {
    for (const app of apps) await app.stop()
    await administer(
      `drop database if exists ${server} with (force)`,
      `drop database if exists ${other} with (force)`,
    )
    rmSync(folder, { recursive: true, force: true })
  })

  const serve = async (engine: Engine, dataFolder: string): Promise<TestApp> => {
    const database = { engine, drop: async () => {} }
    const app = await startApp({ env: { ...ENV, DATA_DIR: dataFolder }, database })
    apps.push(app)
    return app
  }

  async function backUp(app: TestApp, file: string, source: string): Promise<void> {
    const { engine } = app
    await takeBackup({
      file,
      copyDatabase: (path) =>
        isEmbedded(engine) ? backUpEmbedded(engine, path) : backUpPostgres(urlOf(server), path),
      storage: folderStorage(join(source, 'documents')),
      previous: undefined,
      keys: RELEASE_KEYS,
      now: new Date(),
    })
  }

  /** Signs in, finds every entry and opens the document, files another entry, and checks the audit log with its seals. */
  async function work(app: TestApp): Promise<void> {
    const visitor = await app.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password)
    const { entries, total } = await app.ask('listEntries', { as: visitor, query: { page_size: 100 } })
    expect(total).toBeGreaterThan(20)
    expect(entries.length).toBe(total)
    if (document) expect((await downloadDocument(app, visitor, document)).equals(INVOICE)).toBe(true)
    const entry = await createSampleEntryByCbp(app, visitor)
    const uploaded = done(await uploadDocument(app, visitor, { entryId: entry.id, bytes: INVOICE }))
    document = `/api/entries/${entry.id}/documents/${uploaded.document.id}/content`
    expect(await submit(app, visitor, entry, 'admin')).toMatchObject({ status: 200 })
    const after = await app.ask('listEntries', { as: visitor, query: { page_size: 100 } })
    expect(after.total).toBe(total + 1)
    expect((await app.engine.asOwner(verifyAudit)).faults).toEqual([])
    const key = createAuditKey(RELEASE_KEYS.AUDIT_KEY)
    expect(await app.engine.asOwner((sql) => verifySeals(sql, [key]))).toEqual([])
  }

  test(
    'restores from the embedded database into a server, row by row, and works there',
    async () => {
      const source = join(folder, 'source')
      const engine = await openPglite({ memory: undefined })
      await migrate(engine)
      await engine.asOwner(async (sql) => {
        await sql('set session_replication_role = replica')
        await sql(readReleaseData('0.3.0'))
        await sql('reset session_replication_role')
      })
      const app = await serve(engine, source)
      await work(app)
      await backUp(app, embedded, source)
      const moved = await restore(embedded, join(folder, 'on-server'), server)
      expect(moved.said).toContain('Run npm run migrate')
      expect(moved).toMatchObject({ code: 0, said: expect.stringContaining('2 parts of documents') })

      const again = await openPostgres({ url: urlOf(server), ownerUrl: undefined, poolSize: 3 })
      // Row-level security binds the owner's sessions again.
      expect((await again.run('select id from organizations')).rows).toEqual([])
      await work(await serve(again, join(folder, 'on-server')))
    },
    LONG_MS,
  )

  test(
    'and from a server into the embedded database',
    async () => {
      await backUp(apps.at(-1) as TestApp, dump, join(folder, 'on-server'))
      const moved = await restore(dump, join(folder, 'embedded'), undefined)
      expect(moved).toMatchObject({ code: 0, said: expect.stringContaining('4 parts of documents') })
      const engine = await openPglite({ folder: join(folder, 'embedded') })
      await work(await serve(engine, join(folder, 'embedded')))
    },
    LONG_MS,
  )

  test('keeps the same tables, columns, constraints, triggers and policies as one that never moved', async () => {
    const [never, onServer, inFolder] = await Promise.all(apps.map(({ engine }) => schemaOf(engine)))
    expect(onServer).toEqual(never)
    expect(inFolder).toEqual(never)
  })

  /** Alters a row of an embedded copy, and leaves what FILE.json says of it. */
  async function alter(file: string): Promise<void> {
    const opened = join(folder, 'to-alter')
    await unpackEmbedded(file, opened)
    const engine = await openPglite({ folder: opened })
    await engine.asOwner((sql) => sql("update organizations set name = 'Another'"))
    await backUpEmbedded(engine, file)
    await engine.close()
  }

  test(
    'names a row that is altered and a document that is missing, and goes on where a restore broke off',
    async () => {
      await alter(embedded)
      rmSync(firstPart(embedded))
      const engine = await openPostgres({ url: urlOf(other), ownerUrl: undefined, poolSize: 1 })
      await migrate(engine)
      await engine.close()
      expect(await restore(embedded, join(folder, 'altered'), other)).toEqual(NOT_WHOLE)
    },
    LONG_MS,
  )

  test(
    'names them in a copy of a server as well',
    async () => {
      const { engine } = apps[1] as TestApp
      await engine.asOwner((sql) => sql("update organizations set name = 'Another'"))
      await backUpPostgres(urlOf(server), dump)
      rmSync(firstPart(dump))
      expect(await restore(dump, join(folder, 'altered-too'), undefined)).toEqual(NOT_WHOLE)
    },
    LONG_MS,
  )

  test('is refused where an installation is', async () => {
    const over = await restore(embedded, join(folder, 'over'), server)
    expect(over).toMatchObject({ code: 1, said: expect.stringContaining('This database is in use') })
  })

  test('is refused when the backup is newer, or its queue has another layout', async () => {
    const engine = await openPglite({ memory: undefined })
    const migrations = readMigrations().map(({ name }) => name)
    const newer = makeTables(engine, { migrations: [...migrations, '9999-later.sql'], queueVersion: 42 })
    await expect(newer).rejects.toThrow('restore it with the newer version')
    await expect(makeTables(engine, { migrations, queueVersion: 7 })).rejects.toThrow('has the layout 7')
    await engine.close()
  })

  const firstPart = (file: string): string => {
    const found = readdirSync(`${file}.documents`, { recursive: true, withFileTypes: true })
    const [part] = found.filter((entry) => entry.isFile())
    return join(String(part?.parentPath), String(part?.name))
  }
})

/** What the tables are made of. The right to maintain a table is one of later versions of PostgreSQL. */
async function schemaOf(engine: Engine) {
  const of = (text: string) =>
    engine.asOwner(async (sql) => {
      await sql("select set_config('search_path', '', false)")
      const { rows } = await sql(text)
      await sql('reset search_path')
      return rows
    })
  const IN_PRODUCT = "nspname in ('public', 'auth', 'pgboss') and relname !~ '^queue_stats_2'"
  return {
    columns: await of(
      `select attrelid::regclass::text as t, attname, format_type(atttypid, atttypmod) as f, attnotnull, attidentity::text as i, attgenerated::text as g
       from pg_attribute a join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
       where ${IN_PRODUCT} and relkind in ('r', 'p') and attnum > 0 and not attisdropped order by 1, attnum`,
    ),
    constraints: await of(
      `select conrelid::regclass::text as t, conname, pg_get_constraintdef(o.oid) as d
       from pg_constraint o join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = relnamespace
       where ${IN_PRODUCT} and contype in ('f', 'p', 'u') order by 1, 2`,
    ),
    triggers: await of(
      `select tgrelid::regclass::text as t, tgname, tgenabled::text as e from pg_trigger where not tgisinternal order by 1, 2`,
    ),
    policies: await of(
      `select polrelid::regclass::text as t, polname, polcmd::text as c from pg_policy order by 1, 2`,
    ),
    security: await of(
      `select c.oid::regclass::text as t, relrowsecurity, relforcerowsecurity, replace(relacl::text, 'm/', '/') as acl
       from pg_class c join pg_namespace n on n.oid = relnamespace
       where ${IN_PRODUCT} and relkind in ('r', 'p') order by 1`,
    ),
    functions: await of(
      `select p.oid::regprocedure::text as f, prosecdef from pg_proc p join pg_namespace n on n.oid = pronamespace
       where nspname in ('public', 'auth', 'pgboss') order by 1`,
    ),
  }
}
