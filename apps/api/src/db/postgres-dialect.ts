import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import type { hostPool } from './host-pool.ts'
import { PipeliningClient } from './pipelining-client.ts'
import { SettingsQuery } from './transaction-settings.ts'
import { UnreadQuery } from './unread-query.ts'

type Pool = ReturnType<typeof hostPool>

/**
 * Kysely's dialect of PostgreSQL for a pool of pipelining clients. BEGIN and the settings of a transaction are sent with
 * its first statement, a statement whose result nobody reads with the next one, and the COMMIT of a read-only transaction
 * with the next statement of the connection.
 */
export class PipeliningPostgresDialect extends PostgresDialect {
  readonly #pool: Pool

  constructor(pool: Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): Driver {
    return new PipeliningDriver(this.#pool)
  }
}

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** States with which the server ends a session: shutdown, a dropped database, a transaction that was idle too long. */
const SESSION_ENDED = /^(?:57P|25P03|25P04)/

const endsSession = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  SESSION_ENDED.test(error.code)

class PipeliningDriver implements Driver {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async init() {}

  async acquireConnection() {
    return new PipeliningConnection(await this.#pool.connect())
  }

  async beginTransaction(connection: PipeliningConnection, settings: TransactionSettings) {
    connection.begin(settings)
  }

  commitTransaction(connection: PipeliningConnection) {
    return connection.commit()
  }

  rollbackTransaction(connection: PipeliningConnection) {
    return connection.rollback()
  }

  async releaseConnection(connection: PipeliningConnection) {
    connection.release()
  }

  destroy() {
    return this.#pool.end()
  }
}

class PipeliningConnection implements DatabaseConnection {
  readonly #pooled: pg.PoolClient
  readonly #client: PipeliningClient
  /** BEGIN and the settings of the transaction, until its first statement is sent. */
  #opening: string[] = []
  /** Settles when BEGIN, the settings and the unread statements so far are done; rejects with the first error of them. */
  #sent: Promise<unknown> | undefined
  #isReading = false
  #isBroken = false

  constructor(pooled: pg.PoolClient) {
    if (!(pooled instanceof PipeliningClient)) throw new TypeError('The pool has other clients')
    this.#pooled = pooled
    this.#client = pooled
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean)
    this.#opening = [['begin', ...modes].join(' ')]
    this.#sent = undefined
    this.#isReading = accessMode === 'read only'
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#opening.length > 0) {
      if (query instanceof SettingsQuery) {
        this.#opening.push(query.sql)
        return { rows: [] }
      }
      this.#sendUnread(this.#client.sendAhead(this.#opening))
      this.#opening = []
    }
    if (query instanceof UnreadQuery) {
      this.#sendUnread(this.#client.query(query.sql, [...query.parameters]))
      return { rows: [] }
    }
    return this.#run<Row>(query)
  }

  /** The statement that follows, or COMMIT, reports an error. */
  #sendUnread(statement: Promise<unknown>): void {
    const before = this.#sent
    this.#sent = Promise.all([before, statement])
    this.#sent.catch((error) => this.#noteEnd(error))
  }

  streamQuery(): never {
    throw new Error('A pipelining connection does not read a statement in parts')
  }

  async commit(): Promise<void> {
    if (!this.#sent) return
    await this.#sent
    if (this.#isReading) return this.#client.commitSoon()
    const { command } = await this.#client.query('commit')
    // PostgreSQL answers ROLLBACK to the COMMIT of a transaction in which a statement failed.
    if (command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollback(): Promise<void> {
    if (!this.#sent) return
    try {
      await this.#client.query('rollback')
    } catch (error) {
      this.#isBroken = true
      throw error
    }
  }

  release(): void {
    this.#pooled.release(this.#isBroken)
  }

  async #run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { command, rowCount, rows } = await this.#client.query(sql, [...parameters])
      // A statement counts only if its transaction has begun and the unread ones before it have run.
      await this.#sent
      return { rows, ...(WRITES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
    } catch (error) {
      this.#noteEnd(error)
      // If BEGIN or an unread statement failed, this statement failed too: the first error names the cause.
      await this.#sent
      throw error
    }
  }

  /** The socket closes a moment later: until then the pool would hand the connection to the next caller. */
  #noteEnd(error: unknown): void {
    if (endsSession(error)) this.#isBroken = true
  }
}
