import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@edfe/domain/entry'
import type { InjectOptions } from 'fastify'
import { type Logger, pino } from 'pino'
import type { LookUpTxt } from '../src/accounts/sign-in-domains/look-up-txt.ts'
import type { Supervisor } from '../src/auth/new-installation.ts'
import { readConfig } from '../src/config/config.ts'
import { withSecrets } from '../src/config/secrets.ts'
import { type Server, startServer } from '../src/start-server.ts'
import { freshDatabase, LANGUAGES, type TestDatabase } from './databases.ts'
import { type Answer, type CallOptions, type OperationCalls, operationCalls } from './operation-calls.ts'
import {
  insertAccount,
  insertMember,
  insertOrganization,
  PASSWORD,
  type Team,
  type Visitor,
} from './people.ts'

export { type Answer, type AnswerOf, done, refusal } from './operation-calls.ts'
export { PASSWORD, type Team, type Visitor } from './people.ts'

export interface AppOptions {
  /** Settings as environment variables, over the harness's own. */
  env?: Record<string, string>
  now?: () => Date
  /** True runs queued jobs; by default they stay in the queue. */
  workers?: boolean
  /** In place of silence. */
  logger?: Logger
  /** Who restores backups for the server; by default nobody. */
  supervisor?: Supervisor
  /** What name servers know; by default those of this machine are asked. */
  lookUpTxt?: LookUpTxt
  /** An empty database in place of a migrated one of the harness. */
  database?: TestDatabase
}

export interface TestApp extends Server, OperationCalls {
  folder: string
  /** One request by method and address, for what is no operation's or is hostile on purpose; a body is sent as JSON. */
  call(method: string, url: string, options?: CallOptions): Promise<Answer>
  /** A call of sign-in, sign-up and the like, as a page of the product makes it: a browser names the page's origin. */
  auth(call: string, body: unknown, cookie?: string): Promise<Answer>
  /** An account with a session, made without a call of the API. */
  account(name?: string, email?: string): Promise<Visitor>
  /** An organisation with a member in each role; the admin made it. */
  organization(name?: string): Promise<Team>
  /** Makes somebody an active member, past the invitation. */
  join(orgId: string, visitor: Visitor, role: Role): Promise<void>
  /** Signs up through the API, for tests of accounts themselves. */
  signUp(name?: string, email?: string): Promise<Visitor>
  signIn(email: string, password?: string): Promise<Visitor>
  stop(): Promise<void>
}

/** The cookies that an answer sets, as a browser sends them back. */
export const cookieOf = (headers: Answer['headers']) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((set) => set.split(';')[0])
    .join('; ')

/** Starts the server on a fresh, migrated database. Call `stop` when done. */
export async function startApp(options: AppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-api-test-'))
  const settings = withSecrets(
    readConfig({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'false',
      // The key is the process's: two servers of one test seal alike.
      AUDIT_KEY: 'the key of the audit log in tests',
      ...options.env,
    }),
  )
  const { engine, drop } = options.database ?? (await freshDatabase())
  const server = await startServer({
    settings,
    engine,
    logger: options.logger ?? pino({ level: 'silent' }),
    now: options.now,
    workers: options.workers ?? false,
    isMigrated: !options.database,
    supervisor: () => options.supervisor,
    languages: options.env?.TRANSLATIONS_DIR ? undefined : LANGUAGES,
    lookUpTxt: options.lookUpTxt,
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
  const calls = operationCalls(call)
  const visitor = async (email: string, answer: Answer): Promise<Visitor> => {
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
    const cookie = cookieOf(answer.headers)
    const { user } = await calls.ask('getMe', { headers: { cookie } })
    return { email, cookie, userId: user.id }
  }
  return {
    ...server,
    engine: hearingAtOnce(server),
    folder,
    call,
    ...calls,
    auth: (path, body, cookie) =>
      call('POST', `/api/auth/${path}`, {
        body,
        headers: { origin: settings.PUBLIC_URL, ...(cookie ? { cookie } : {}) },
      }),
    account: (name = 'Ada Importer', email = `${randomUUID()}@example.com`) =>
      insertAccount(server, name, email),
    organization: (name = 'Harbour Trading') => insertOrganization(server, name),
    join: (orgId, member, role) => insertMember(server, orgId, member, role),
    async signUp(name = 'Ada Importer', email = `${randomUUID()}@example.com`) {
      const body = { name, email, password: PASSWORD }
      return visitor(email, await call('POST', '/api/auth/sign-up/email', { body }))
    },
    async signIn(email, password = PASSWORD) {
      return visitor(email, await call('POST', '/api/auth/sign-in/email', { body: { email, password } }))
    },
    async stop() {
      await server.close()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What a test changes by SQL a server hears a moment later; a test does not wait for that. */
function hearingAtOnce({ engine, app }: Server): Server['engine'] {
  const forgetAfter = async <T>(result: Promise<T>): Promise<T> => {
    const value = await result
    app.sessions.forgetAll()
    return value
  }
  return {
    ...engine,
    run: (text, values) => forgetAfter(engine.run(text, values)),
    asOwner: (work) => forgetAfter(engine.asOwner(work)),
  }
}

/** Runs `work` with a separate server. */
export async function withApp<T>(work: (app: TestApp) => Promise<T>, options?: AppOptions): Promise<T> {
  const app = await startApp(options)
  try {
    return await work(app)
  } finally {
    await app.stop()
  }
}
