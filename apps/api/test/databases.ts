import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { packTar, unpackTar } from 'modern-tar/fs'
import pg from 'pg'
import { pino } from 'pino'
import { readConfig } from '../src/config/config.ts'
import { withSecrets } from '../src/config/secrets.ts'
import type { Engine } from '../src/db/engine.ts'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { openPglite } from '../src/db/pglite-engine.ts'
import { openPostgres } from '../src/db/postgres-engine.ts'
import type { Tables } from '../src/db/tables.ts'
import { definedJobs } from '../src/defined-jobs.ts'
import { createContents } from '../src/documents/content/contents.ts'
import { folderStorage } from '../src/documents/content/folder-storage.ts'
import { createEntryServices } from '../src/entries/entry-services.ts'
import { jobSetupFingerprint, prepareJobs } from '../src/jobs/prepare-jobs.ts'
import { createMail } from '../src/mail/mail.ts'
import { readLanguages } from '../src/messages/languages.ts'

/** The superuser's URL of the PostgreSQL server to test on; undefined for PGlite in memory. */
export const POSTGRES_URL = process.env.EDFE_TEST_DATABASE?.startsWith('postgres')
  ? process.env.EDFE_TEST_DATABASE
  : undefined

export interface TestDatabase {
  engine: Engine
  drop(): Promise<void>
}

/** A separate migrated database: a copy of a template, which is made once per set of migrations and queues. */
export async function freshDatabase(): Promise<TestDatabase> {
  if (!POSTGRES_URL)
    return { engine: await openPglite({ memory: await pgliteTemplate() }), drop: async () => {} }
  const name = `edfe_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${await postgresTemplate()}`)
  const engine = await openPostgres({ url: urlOf(name), ownerUrl: undefined, poolSize: 5 })
  return { engine, drop: () => administer(`drop database if exists ${name} with (force)`) }
}

/** A separate database without tables. */
export async function emptyDatabase(): Promise<TestDatabase> {
  if (!POSTGRES_URL) return { engine: await openPglite({ memory: undefined }), drop: async () => {} }
  const name = `edfe_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name}`)
  const engine = await openPostgres({ url: urlOf(name), ownerUrl: undefined, poolSize: 5 })
  return { engine, drop: () => administer(`drop database if exists ${name} with (force)`) }
}

const settings = withSecrets(
  readConfig({
    NODE_ENV: 'test',
    AUTH_SECRET: 'x'.repeat(32),
    SSN_KEY: 'x'.repeat(32),
    AUDIT_KEY: 'x'.repeat(32),
    DOCUMENTS_KEY: 'x'.repeat(32),
  }),
)
/** Reading them takes as long as all else of a start: the servers of a process share them. */
export const LANGUAGES = readLanguages(settings.TRANSLATIONS_DIR)

/** The product's jobs on an engine; no job runs in a template. */
function jobsOn(engine: Engine) {
  const logger = pino({ level: 'silent' })
  const now = () => new Date()
  const entryServices = createEntryServices(settings, now)
  const contents = createContents(folderStorage(settings.DATA_DIR), settings.DOCUMENTS_KEY)
  const mail = createMail(settings, logger)
  return definedJobs({ settings, engine, mail, logger, languages: LANGUAGES, entryServices, contents, now })
}

async function prepare(engine: Engine): Promise<void> {
  await migrate(engine)
  await prepareJobs(engine, jobsOn(engine))
}

/** A folder with the embedded database as the server's first start leaves it. */
export async function migrateFolder(folder: string): Promise<void> {
  const archive = Buffer.from(await (await pgliteTemplate()).arrayBuffer())
  await pipeline([archive], unpackTar(join(folder, 'database')))
}

/** Answers nothing: the queues of the product are read before any database is open. */
const NO_DATABASE: Engine = {
  kind: 'pglite',
  db: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  run: async () => ({ rows: [] }),
  asOwner: (work) => work(NO_DATABASE.run),
  listen: async () => ({ send: () => {}, close: async () => {} }),
  close: async () => {},
}

/** What prepares a database besides its migrations and queues. */
const PREPARED_BY = ['db/migrate.ts', 'db/roles.ts', 'jobs/prepare-jobs.ts']

/** Names a template by what it is made of: another migration, queue or way to prepare makes another template. */
function templateName(): string {
  const hash = createHash('sha256').update(jobSetupFingerprint(jobsOn(NO_DATABASE)))
  for (const file of PREPARED_BY) hash.update(readFileSync(join(import.meta.dirname, '../src', file)))
  for (const { name, checksum } of readMigrations()) hash.update(`${name} ${checksum}\n`)
  return hash.digest('hex').slice(0, 20)
}

/** Bytes that are read as they are: a Blob of Node copies them, in small pieces, each time. */
class BytesInMemory extends Blob {
  private held: Uint8Array<ArrayBuffer>

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([])
    this.held = new Uint8Array(bytes)
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.held.buffer)
  }
}

let template: BytesInMemory | undefined

/** The embedded database with the tables of this version. */
export async function pgliteTemplate(): Promise<Blob> {
  if (template) return template
  const folder = join(tmpdir(), 'edfe-test-templates')
  const file = join(folder, `${templateName()}.tar`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const engine = await openPglite({ memory: undefined })
    await prepare(engine)
    // Test files run side by side: the last rename wins, and all are alike.
    const unnamed = `${file}.${randomUUID()}`
    await engine.copy(`${unnamed}.files`, async () => {})
    await engine.close()
    writeFileSync(unnamed, await buffer(packTar(`${unnamed}.files`)))
    rmSync(`${unnamed}.files`, { recursive: true })
    renameSync(unnamed, file)
  }
  template = new BytesInMemory(readFileSync(file))
  return template
}

let postgresTemplateName: Promise<string> | undefined

/** The name of the server's database with the tables of this version; each process looks for it once. */
function postgresTemplate(): Promise<string> {
  postgresTemplateName ??= preparedTemplate(`edfe_template_${templateName()}`)
  return postgresTemplateName
}

async function preparedTemplate(name: string): Promise<string> {
  await administer(async (client) => {
    await client.query('select pg_advisory_lock(75010002)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const unnamed = `${name}_new`
    await client.query(`drop database if exists ${unnamed} with (force)`)
    await client.query(`create database ${unnamed}`)
    const engine = await openPostgres({ url: urlOf(unnamed), ownerUrl: undefined, poolSize: 2 })
    await prepare(engine)
    await engine.close()
    await client.query(`alter database ${unnamed} rename to ${name}`)
  })
  return name
}

function urlOf(database: string): string {
  const url = new URL(POSTGRES_URL ?? '')
  url.pathname = `/${database}`
  return url.href
}

async function administer(work: string | ((client: pg.Client) => Promise<void>)): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_URL })
  await client.connect()
  try {
    if (typeof work === 'string') await client.query(work)
    else await work(client)
  } finally {
    await client.end()
  }
}
