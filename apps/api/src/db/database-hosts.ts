import pg from 'pg'
import { StartupError } from '../config/config.ts'

/** The servers of one database, of which one takes writes at a time. */
export interface DatabaseHosts {
  /** An address for each server, in the order of the setting. */
  urls: readonly string[]
  /** Where the last connection succeeded. */
  current(): string
  /** The server did not answer: the next connection tries the next one. */
  failed(url: string): void
  /** True if a server that accepts no writes is passed over (`target_session_attrs`). */
  wantsPrimary: boolean
}

const ADDRESS = /^(?<scheme>postgres(?:ql)?:\/\/)(?<login>[^@/]*@)?(?<hosts>[^/?]*)(?<rest>.*)$/
const PRIMARY = ['read-write', 'primary']

/**
 * Reads an address in libpq's form, which may name several servers (`postgres://login@one:5432,two:5432/edfe`) and
 * `target_session_attrs`: `read-write` and `primary` pass over a standby, `any` does not. Throws a StartupError for
 * another value.
 */
export function databaseHosts(address: string): DatabaseHosts {
  const { scheme = '', login = '', hosts = '', rest = '' } = ADDRESS.exec(address)?.groups ?? {}
  const [path = '', query = ''] = rest.split('?')
  const options = new URLSearchParams(query)
  const wanted = options.get('target_session_attrs') ?? 'any'
  if (wanted !== 'any' && !PRIMARY.includes(wanted)) {
    throw new StartupError(`target_session_attrs is ${wanted}: use read-write, or leave it out.`)
  }
  options.delete('target_session_attrs')
  const end = options.size > 0 ? `${path}?${options}` : path
  const urls = hosts.split(',').map((host) => `${scheme}${login}${host}${end}`)
  let index = 0
  return {
    urls,
    wantsPrimary: PRIMARY.includes(wanted),
    current: () => urls[index] ?? address,
    failed(url) {
      if (urls[index] === url) index = (index + 1) % urls.length
    },
  }
}

/** A server answers, but takes no writes. */
class StandbyServer extends Error {
  /** read_only_sql_transaction, so that a request is answered with 503 until a server is promoted. */
  readonly code = '25006'

  constructor() {
    super('The database takes no writes')
  }
}

/** Throws for a server that takes no writes, where the address asks for one that does. */
export async function requirePrimary({ wantsPrimary }: DatabaseHosts, client: pg.ClientBase): Promise<void> {
  if (!wantsPrimary) return
  const { rows } = await client.query('show transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'off') throw new StandbyServer()
}

/** Login refused, unknown database: another server would answer the same. */
const SAME_EVERYWHERE = /^(?:28|3D)/
/** The pool's message when all its connections are in use. */
const POOL_IS_FULL = 'timeout exceeded when trying to connect'

const isOfHost = (error: unknown): boolean =>
  error instanceof Error &&
  error.message !== POOL_IS_FULL &&
  !('code' in error && SAME_EVERYWHERE.test(String(error.code)))

/** Connects to one server after the other, each once, beginning where it succeeded last. */
export async function connectToOne<T>(
  hosts: DatabaseHosts,
  connect: (url: string) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const url = hosts.current()
    try {
      return await connect(url)
    } catch (error) {
      if (!isOfHost(error)) throw error
      hosts.failed(url)
      if (attempt >= hosts.urls.length) throw error
    }
  }
}

/** Opens a connection outside the pool. */
export const connectClient = (hosts: DatabaseHosts, settings: pg.ClientConfig): Promise<pg.Client> =>
  connectToOne(hosts, async (url) => {
    const client = new pg.Client({ ...settings, connectionString: url })
    // Without a listener, losing the connection would end the process.
    client.on('error', () => {})
    try {
      await client.connect()
      await requirePrimary(hosts, client)
      return client
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
  })
