import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { connectToOne, type DatabaseHosts, requirePrimary } from './database-hosts.ts'
import { PipeliningClient } from './pipelining-client.ts'

/** read_only_sql_transaction: the server has become a standby, or the transaction was declared to read only. */
const READ_ONLY = '25006'

/**
 * A pool whose new connections go to the first server that answers: to the one that takes writes, where the address asks
 * for it. A connection on which a write was refused as read
 * only is not used again: its server may have become a standby.
 */
export function hostPool(
  hosts: DatabaseHosts,
  settings: pg.PoolConfig,
  onConnect: (client: pg.ClientBase) => Promise<unknown>,
) {
  const stale = new WeakSet<object>()

  class HostClient extends PipeliningClient {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: hosts.current() })
    }
  }

  const pool = new pg.Pool({
    ...settings,
    Client: HostClient,
    onConnect: async (client) => {
      // The pool listens to idle clients only. One that is lost in a request rejects its statement; without a listener
      // its error event would end the process as well.
      client.on('error', () => {})
      client.connection.on('errorMessage', ({ code }: { code?: string }) => {
        if (code === READ_ONLY) stale.add(client)
      })
      await requirePrimary(hosts, client)
      await onConnect(client)
    },
  })
  pool.on('error', () => {})

  const connect = async () => {
    const client = await connectToOne(hosts, () => pool.connect())
    const release = client.release.bind(client)
    client.release = (fault) => release(fault || stale.has(client))
    return client
  }
  return {
    connect,
    end: () => pool.end(),
    // Kysely opens a further connection with them to cancel a statement.
    get options() {
      return { ...pool.options, connectionString: hosts.current() }
    },
  } satisfies PostgresPool
}
