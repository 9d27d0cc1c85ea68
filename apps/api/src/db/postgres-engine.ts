import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, type Logger, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartupError } from '../config/config.ts'
import { connectClient, type DatabaseHosts, databaseHosts } from './database-hosts.ts'
import { type Engine, type Hearer, type Listener, type RunSql, STEP_DOWN } from './engine.ts'
import { hostPool } from './host-pool.ts'
import type { Tables } from './tables.ts'

const INT8 = 20
const DATE = 1082
const RECONNECT_MS = 1000

/**
 * The time limits of the server's waits for its database. A request that meets a limit answers 503 and the
 * next one gets a new connection. The limit of the client is the longer one: it ends connections that a
 * stopped machine or a cut cable leaves open.
 */
const LIMITS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 20_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies pg.PoolConfig

/** Whole numbers as numbers, calendar days as text: as the other engine gives them. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === INT8) return Number
    if (oid === DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  },
}

interface Addresses {
  url: string
  ownerUrl: string | undefined
  /** A direct address for LISTEN, when `url` is that of a transaction pooler. */
  listenUrl?: string | undefined
  /** A standby that answers reports. */
  replicaUrl?: string | undefined
  poolSize: number
  /** Called after each statement. */
  log?: Logger
}

/**
 * Opens a PostgreSQL database. Without an address of the owner `url` is the owner as well; every connection of the pool
 * steps down to the server's role. An address may name several servers (database-hosts.ts). Throws a StartupError when
 * the database cannot be reached.
 */
export async function openPostgres({
  url,
  ownerUrl,
  listenUrl,
  replicaUrl,
  poolSize,
  log,
}: Addresses): Promise<Engine> {
  const hosts = databaseHosts(url)
  const settings = { max: poolSize, ...LIMITS, types: TYPES, application_name: 'edfe' }
  const open = (of: DatabaseHosts) => hostPool(of, settings, (client) => client.query(STEP_DOWN))
  const pool = open(hosts)
  const owner = databaseHosts(ownerUrl ?? url)
  await probe(owner)
  const over = (from: typeof pool) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: from }), log })
  const db = over(pool)
  // Connections are made by the first report: a standby that is away holds up no start.
  const replica = replicaUrl ? over(open(databaseHosts(replicaUrl))) : undefined
  return {
    kind: 'postgres',
    ...(ownerUrl && { login: decodeURIComponent(new URL(hosts.current()).username) }),
    db,
    ...(replica && { replica }),
    async run(text, values) {
      const client = await pool.connect()
      try {
        return { rows: rowsOf(await client.query(text, values)) }
      } finally {
        client.release()
      }
    },
    asOwner: (work) => withClient(owner, work),
    listen: (channel, hearer) => keepListening(databaseHosts(listenUrl ?? url), channel, hearer),
    close: async () => {
      await Promise.all([db.destroy(), replica?.destroy()])
    },
  }
}

/** Several statements without values answer with one result each. */
function rowsOf(result: pg.QueryResult | pg.QueryResult[]): Record<string, unknown>[] {
  return Array.isArray(result) ? result.flatMap((one) => one.rows) : result.rows
}

async function withClient<T>(hosts: DatabaseHosts, work: (run: RunSql) => Promise<T>): Promise<T> {
  const client = await connectClient(hosts, { types: TYPES, application_name: 'edfe-owner' })
  try {
    return await work(async (text, values) => ({ rows: rowsOf(await client.query(text, values)) }))
  } finally {
    await client.end()
  }
}

/** Throws a StartupError unless the database answers and stores Unicode: names of companies and goods need it. */
async function probe(hosts: DatabaseHosts) {
  const asked = withClient(hosts, (run) => run(`select current_setting('server_encoding') as encoding`))
  const { rows } = await asked.catch((error: Error) => {
    throw new StartupError(
      `The database of DATABASE_URL does not answer (${error.message}): start it, or correct the address.`,
    )
  })
  const encoding = rows[0]?.encoding
  if (encoding === 'UTF8') return
  throw new StartupError(
    `The database of DATABASE_URL has the encoding ${encoding}: make it anew with UTF8, as apps/api/src/db/logins.sql does.`,
  )
}

/** A connection that only listens, and comes back after every loss until it is closed. */
async function keepListening(hosts: DatabaseHosts, channel: string, hearer: Hearer): Promise<Listener> {
  let client: pg.Client | undefined
  let closed = false
  const connect = async () => {
    const fresh = await connectClient(hosts, { application_name: 'edfe-live', keepAlive: true })
    fresh.on('notification', (message) => hearer.onMessage(message.payload ?? ''))
    fresh.once('error', () => fresh.end().catch(() => {}))
    fresh.once('end', () => {
      if (closed || fresh !== client) return
      hearer.onLost?.()
      void reconnect()
    })
    await fresh.query(`listen ${channel}`)
    client = fresh
  }
  const reconnect = async () => {
    while (!closed) {
      await wait(RECONNECT_MS)
      const isBack = await connect().then(
        () => true,
        () => false,
      )
      if (isBack) return hearer.onReconnect?.()
    }
  }
  await connect()
  return {
    // A message on a lost connection does not arrive; its sender waits for it and notices.
    send: (message) => void client?.query('select pg_notify($1, $2)', [channel, message]).catch(() => {}),
    async close() {
      closed = true
      await client?.end()
    },
  }
}
