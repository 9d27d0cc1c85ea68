import { AsyncLocalStorage } from 'node:async_hooks'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import type { Db, Trx } from '../db/engine.ts'

type Adapter = ReturnType<ReturnType<typeof kyselyAdapter>>

/** The database as the authentication library uses it. */
export interface LibraryDatabase {
  /** The library's option `database`. */
  adapter: ReturnType<typeof kyselyAdapter>
  /**
   * The connection for the library's callbacks: the transaction that the library is in, or else the database.
   * A further connection inside a transaction would wait forever on the embedded database, which has one.
   */
  current(): Db | Trx
}

/** A transaction of the library, and the first error of a row that it could not write. */
interface LibraryTransaction {
  trx: Trx
  fault?: unknown
}

/**
 * Gives the library transactions: a sign-up writes an account with its password, its mail and its session, or nothing.
 * The library answers 422 when it could not write an account, whatever the cause; here the error of the database is passed on.
 */
export function libraryDatabase(db: Db): LibraryDatabase {
  const transactions = new AsyncLocalStorage<LibraryTransaction>()
  const tables = (of: Db) => kyselyAdapter(of.withSchema('auth'), { type: 'postgres' })
  return {
    current: () => transactions.getStore()?.trx ?? db,
    adapter: (options) => ({
      ...tables(db)(options),
      transaction: (work) =>
        db.transaction().execute((trx) => {
          const transaction: LibraryTransaction = { trx }
          const adapter = notingFaults(tables(trx)(options), transaction)
          return transactions.run(transaction, async () => {
            try {
              return await work(adapter)
            } catch (error) {
              throw transaction.fault ?? error
            }
          })
        }),
    }),
  }
}

function notingFaults(adapter: Adapter, transaction: LibraryTransaction): Adapter {
  const create: Adapter['create'] = async (row) => {
    try {
      return await adapter.create(row)
    } catch (error) {
      transaction.fault ??= error
      throw error
    }
  }
  return { ...adapter, create }
}
