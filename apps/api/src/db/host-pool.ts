import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { connectToOne, type DatabaseHosts, requirePrimary } from './database-hosts.ts'

/**
 * After these states a connection serves nobody: the server ends the session (57P, 25P03, 25P04), and its socket closes
 * a moment later; or it takes no writes (25006) and may have become a standby.
 */
const UNUSABLE = /^(?:57P|25P03|25P04|25006)/

/**
 * A pool whose new connections go to the first server that answers: to the one that takes writes, where the address asks
 * for it. A connection on which a statement failed with one of the states above is not used again.
 */
export function hostPool(
  hosts: DatabaseHosts,
  settings: pg.PoolConfig,
  onConnect: (client: pg.ClientBase) => Promise<unknown>,
) {
  class HostClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: hosts.current() })
    }
  }

  const unusable = new WeakSet<pg.ClientBase>()
  const watchStatements = (client: pg.ClientBase) => {
    client.query = new Proxy(client.query, {
      apply(query, self, call) {
        const answer: unknown = Reflect.apply(query, self, call)
        if (answer instanceof Promise) {
          answer.catch(({ code }: { code?: string }) => {
            if (code && UNUSABLE.test(code)) unusable.add(client)
          })
        }
        return answer
      },
    })
  }

  const pool = new pg.Pool({
    ...settings,
    Client: HostClient,
    onConnect: async (client) => {
      // The pool listens to idle clients only. One that is lost in a request rejects its statement; without a listener
      // its error event would end the process as well.
      client.on('error', () => {})
      watchStatements(client)
      await requirePrimary(hosts, client)
      await onConnect(client)
    },
  })
  pool.on('error', () => {})

  const connect = async () => {
    const client = await connectToOne(hosts, () => pool.connect())
    const release = client.release.bind(client)
    client.release = (fault) => release(fault || unusable.has(client))
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
