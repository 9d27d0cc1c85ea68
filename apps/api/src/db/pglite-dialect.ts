import { setImmediate as turn } from 'node:timers/promises'
import {
  AbortedTransactionError,
  CompiledQuery,
  PGliteDialect,
  type PGliteDialectConfig,
  PGliteDriver,
} from 'kysely'

/** Kysely does not export the type of its connection to PGlite. */
type PGliteConnection = Parameters<PGliteDriver['commitTransaction']>[0]

/** Kysely's dialect of PGlite, whose commits fail where PostgreSQL's would. */
export class CheckedPgliteDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig

  constructor(config: PGliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new CheckedPgliteDriver(this.#config)
  }
}

/**
 * When an error inside was swallowed, the transaction is aborted: PGlite's COMMIT would then lose everything in
 * silence. Throws Kysely's AbortedTransactionError instead, as its PostgreSQL driver does by the answer to COMMIT.
 */
class CheckedPgliteDriver extends PGliteDriver {
  override async commitTransaction(connection: PGliteConnection) {
    try {
      await connection.executeQuery(CompiledQuery.raw('select 1'))
    } catch (cause) {
      // Kysely takes that error to mean that the transaction is over.
      await super.rollbackTransaction(connection)
      throw new AbortedTransactionError({ cause })
    }
    await super.commitTransaction(connection)
  }

  /**
   * PGlite runs in this thread, and Kysely hands its only connection on without leaving it: while somebody waits for the
   * connection, no request is read and no answer. So one turn of the event loop comes between two.
   */
  override async releaseConnection() {
    await turn()
  }
}
