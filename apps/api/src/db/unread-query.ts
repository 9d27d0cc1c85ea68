import type { CompiledQuery } from 'kysely'
import type { Trx } from './engine.ts'

/**
 * A statement whose result nobody reads. The PostgreSQL driver sends it without waiting for the answer, in one packet
 * with the statement that follows, and that statement or the COMMIT reports its error.
 */
export class UnreadQuery implements CompiledQuery {
  readonly queryId: CompiledQuery['queryId']
  readonly query: CompiledQuery['query']
  readonly sql: string
  readonly parameters: readonly unknown[]

  constructor({ queryId, query, sql, parameters }: CompiledQuery) {
    this.queryId = queryId
    this.query = query
    this.sql = sql
    this.parameters = parameters
  }
}

/** Runs a statement for its effect in the transaction. An error in it fails the transaction, at the latest at COMMIT. */
export async function executeUnread(trx: Trx, statement: Statement): Promise<void> {
  await trx.executeQuery(new UnreadQuery(statement.compile(trx)))
}

interface Statement {
  compile(trx: Trx): CompiledQuery<unknown>
}
