import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@edfe/domain/entry'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { readConfig } from '../src/config/config.ts'
import { withSecrets } from '../src/config/secrets.ts'
import type { Engine } from '../src/db/engine.ts'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { openPglite } from '../src/db/pglite-engine.ts'
import { openPostgres } from '../src/db/postgres-engine.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import { definedJobs } from '../src/defined-jobs.ts'
import { prepareJobs } from '../src/jobs/jobs.ts'
import { createMail } from '../src/mail/mail.ts'
import { type Server, startServer } from '../src/start-server.ts'

/** Tests run on PGlite in memory, or on the PostgreSQL server of EDFE_TEST_DATABASE, each on a database of its own. */
const POSTGRES_URL = process.env.EDFE_TEST_DATABASE?.startsWith('postgres')
  ? process.env.EDFE_TEST_DATABASE
  : undefined

export const PASSWORD = 'seven-green-harbours-1893'
const silent = pino({ level: 'silent' })

export interface AppOptions {
  /** Settings as environment variables, over the harness's own. */
  env?: Record<string, string>
  now?: () => Date
  /** True runs queued jobs; by default they stay in the queue. */
  workers?: boolean
  /** An empty database in place of a migrated one of the harness. */
  database?: { engine: Engine; drop(): Promise<void> }
}

export interface TestApp extends Server {
  folder: string
  /** One request; a body is sent as JSON, `as` signs it. */
  call(
    method: string,
    url: string,
    options?: { body?: unknown; as?: Visitor; headers?: Record<string, string> },
  ): Promise<Answer>
  signUp(name?: string, email?: string): Promise<Visitor>
  signIn(email: string, password?: string): Promise<Visitor>
  /** An organisation with a member in each role; the admin made it. */
  organization(name?: string): Promise<Team>
  /** Makes somebody an active member, past the invitation. */
  join(orgId: string, visitor: Visitor, role: Role): Promise<void>
  stop(): Promise<void>
}

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies of every route
  body: any
  headers: LightMyRequestResponse['headers']
}

export interface Visitor {
  email: string
  cookie: string
  userId: string
}

export type Team = Record<Role, Visitor> & { orgId: string }

/** Starts the server on a fresh, migrated database. Call `stop` when done. */
export async function startApp(options: AppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-api-test-'))
  const settings = withSecrets(
    readConfig({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'false',
      ...options.env,
    }),
  )
  const { engine, drop } = options.database ?? (await freshDatabase())
  const server = await startServer({
    settings,
    engine,
    logger: silent,
    now: options.now,
    workers: options.workers ?? false,
    isMigrated: !options.database,
  })
  const call: TestApp['call'] = async (method, url, { body, as, headers } = {}) => {
    const request: InjectOptions = {
      method: method as 'GET',
      url,
      headers: { ...(as ? { cookie: as.cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    }
    const response = await server.app.inject(request)
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: isJson && response.body ? response.json() : response.body,
      headers: response.headers,
    }
  }
  const visitor = async (email: string, answer: Answer): Promise<Visitor> => {
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
    const cookie = [answer.headers['set-cookie'] ?? []]
      .flat()
      .map((set) => set.split(';')[0])
      .join('; ')
    const me = await call('GET', '/api/me', { headers: { cookie } })
    return { email, cookie, userId: me.body.user.id }
  }
  const app: TestApp = {
    ...server,
    folder,
    call,
    async signUp(name = 'Ada Importer', email = `${randomUUID()}@example.com`) {
      const answer = await call('POST', '/api/auth/sign-up/email', {
        body: { name, email, password: PASSWORD },
      })
      if (answer.status !== 200 || answer.body.token) return visitor(email, answer)
      // With a mail server an account is opened by its mail first; tests of other things pass that by.
      const opened = 'update auth."user" set "emailVerified" = true where "email" = $1'
      await server.engine.run(opened, [email])
      return app.signIn(email)
    },
    async signIn(email, password = PASSWORD) {
      return visitor(email, await call('POST', '/api/auth/sign-in/email', { body: { email, password } }))
    },
    async organization(name = 'Harbour Trading') {
      const admin = await app.signUp('Ada Admin')
      const { body } = await call('PUT', '/api/organization', { body: { name }, as: admin })
      const orgId = body.organization.id as string
      const others = { preparer: 'Petra Preparer', approver: 'Arno Approver', auditor: 'Aud Auditor' }
      const members = await Promise.all(
        Object.entries(others).map(async ([role, person]) => {
          const member = await app.signUp(person)
          await app.join(orgId, member, role as Role)
          return [role, member] as const
        }),
      )
      return { orgId, admin, ...Object.fromEntries(members) } as Team
    },
    async join(orgId, { userId }, role) {
      const values = { org_id: orgId, user_id: userId, role, status: 'active' }
      await tenantTransaction(server.engine.db, { orgId, userId }, (trx) =>
        trx.insertInto('memberships').values(values).execute(),
      )
    },
    async stop() {
      await server.close()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return app
}

/** Runs `work` with a server of its own. */
export async function withApp<T>(work: (app: TestApp) => Promise<T>, options?: AppOptions): Promise<T> {
  const app = await startApp(options)
  try {
    return await work(app)
  } finally {
    await app.stop()
  }
}

/** A migrated database of its own: a copy of a template, which is made once per set of migrations. */
export async function freshDatabase(): Promise<{ engine: Engine; drop(): Promise<void> }> {
  if (!POSTGRES_URL)
    return { engine: await openPglite({ memory: await pgliteTemplate() }), drop: async () => {} }
  const name = `edfe_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${await postgresTemplate()}`)
  const url = new URL(POSTGRES_URL)
  url.pathname = `/${name}`
  const engine = await openPostgres({ url: url.href, ownerUrl: undefined, poolSize: 5 })
  return { engine, drop: () => administer(`drop database if exists ${name} with (force)`) }
}

/** Names a template by what it is made of: another migration or job means another template. */
function templateName(): string {
  const parts = readMigrations().map((migration) => migration.checksum.slice(0, 4))
  const queues = readFileSync(join(import.meta.dirname, '../src/defined-jobs.ts'), 'utf8').length
  return `${parts.join('').slice(-40)}_${parts.length}_${queues}`
}

async function prepare(engine: Engine): Promise<void> {
  await migrate(engine)
  const settings = withSecrets(
    readConfig({ NODE_ENV: 'test', AUTH_SECRET: 'x'.repeat(32), SSN_KEY: 'x'.repeat(32) }),
  )
  const parts = {
    settings,
    engine,
    mail: createMail(settings, silent),
    logger: silent,
    now: () => new Date(),
  }
  await prepareJobs(engine, definedJobs(parts))
}

async function pgliteTemplate(): Promise<Blob> {
  const folder = join(tmpdir(), 'edfe-test-templates')
  const file = join(folder, `${templateName()}.tar`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const engine = await openPglite({ memory: undefined })
    await prepare(engine)
    const dump = Buffer.from(await (await engine.dump()).arrayBuffer())
    await engine.close()
    // Test files run side by side: the last rename wins, and all are alike.
    const mine = `${file}.${randomUUID()}`
    writeFileSync(mine, dump)
    renameSync(mine, file)
  }
  return new Blob([readFileSync(file)])
}

async function postgresTemplate(): Promise<string> {
  const name = `edfe_template_${templateName()}`
  await administer(async (client) => {
    await client.query('select pg_advisory_lock(75010002)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const making = `${name}_new`
    await client.query(`drop database if exists ${making} with (force)`)
    await client.query(`create database ${making}`)
    const url = new URL(POSTGRES_URL as string)
    url.pathname = `/${making}`
    const engine = await openPostgres({ url: url.href, ownerUrl: undefined, poolSize: 2 })
    await prepare(engine)
    await engine.close()
    await client.query(`alter database ${making} rename to ${name}`)
  })
  return name
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
