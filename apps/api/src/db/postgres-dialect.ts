import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely'
import pg from 'pg'

/** Kysely's dialect of PostgreSQL for a pipelining pool: BEGIN travels with the statements that follow it. */
export class PipeliningPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new PipeliningPostgresDriver(this.#config)
  }
}

class PipeliningPostgresDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>()
  readonly #reading = new WeakSet<DatabaseConnection>()

  /** Does not wait for the answer. COMMIT does, so that nothing counts as done in a transaction that never began. */
  override async beginTransaction(...call: Parameters<PostgresDriver['beginTransaction']>) {
    const [connection, { accessMode }] = call
    const begun = super.beginTransaction(...call)
    begun.catch(() => {})
    this.#begun.set(connection, begun)
    if (accessMode === 'read only') this.#reading.add(connection)
    else this.#reading.delete(connection)
  }

  /**
   * A transaction that only read has nothing to lose: its COMMIT goes ahead of whatever uses the connection next, and
   * when it fails so does all of that.
   */
  override async commitTransaction(connection: DatabaseConnection) {
    await this.#begun.get(connection)
    const committed = super.commitTransaction(connection)
    if (this.#reading.has(connection)) committed.catch(() => {})
    else await committed
  }
}

declare module 'pg' {
  interface ClientBase {
    /** Exists in every release of pg 8; its types leave it out. */
    readonly connection: pg.Connection
  }
}

/** A client that sends the statements of one moment in one packet: each packet wakes the database once. */
export class BatchingClient extends pg.Client {
  override query(...call: unknown[]): never {
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    return (super.query as (...call: unknown[]) => never)(...call)
  }
}
