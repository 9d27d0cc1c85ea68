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

type Pool = ReturnType<typeof hostPool>

/**
 * Kysely's dialect of PostgreSQL for a pool of pipelining clients. BEGIN and the settings of a transaction are sent with
 * its first statement, and the COMMIT of a read-only transaction with the next statement of the connection.
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
  /** Settles when BEGIN and the settings are done; rejects when they failed. */
  #opened: Promise<void> | undefined
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
    this.#opened = undefined
    this.#isReading = accessMode === 'read only'
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#opening.length > 0) {
      if (query instanceof SettingsQuery) {
        this.#opening.push(query.sql)
        return { rows: [] }
      }
      this.#opened = this.#client.sendAhead(this.#opening)
      // The statement that follows reports it.
      this.#opened.catch(() => {})
      this.#opening = []
    }
    return this.#run<Row>(query)
  }

  streamQuery(): never {
    throw new Error('A pipelining connection does not read a statement in parts')
  }

  async commit(): Promise<void> {
    if (!this.#opened) return
    await this.#opened
    if (this.#isReading) return this.#client.commitSoon()
    const { command } = await this.#client.query('commit')
    // PostgreSQL answers ROLLBACK to the COMMIT of a transaction in which a statement failed.
    if (command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollback(): Promise<void> {
    if (!this.#opened) return
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
      // A statement counts only if its transaction has begun.
      await this.#opened
      return { rows, ...(WRITES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
    } catch (error) {
      // The socket closes a moment later: until then the pool would hand the connection to the next caller.
      if (endsSession(error)) this.#isBroken = true
      // If BEGIN failed, this statement failed too: the error of BEGIN names the cause.
      await this.#opened
      throw error
    }
  }
}
