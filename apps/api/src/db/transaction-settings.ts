import { CompiledQuery } from 'kysely'
import type { Trx } from './engine.ts'

/** Ids and names: what needs no quoting inside a literal. */
const PLAIN = /^[\w.-]*$/

/**
 * The statement that sets the settings of a transaction. Nobody reads its result, so the PostgreSQL driver sends it in
 * one packet with BEGIN and the statement that follows, which fails when this one does. It has its values in its text,
 * because only statements without parameters travel together.
 */
export class SettingsQuery {
  readonly queryId: CompiledQuery['queryId']
  readonly query: CompiledQuery['query']
  readonly sql: string
  readonly parameters = []

  constructor(settings: Record<string, string>) {
    const calls = Object.entries(settings).map(([name, value]) => {
      if (!PLAIN.test(value)) throw new Error(`The setting ${name} of a transaction is not an id or a name`)
      return `set_config('${name}', '${value}', true)`
    })
    const { queryId, query, sql } = CompiledQuery.raw(`select ${calls.join(', ')}`)
    this.queryId = queryId
    this.query = query
    this.sql = sql
  }
}

/** Sets settings until the transaction ends, such as the role and the organisation that row-level security reads. */
export async function applySettings(trx: Trx, settings: Record<string, string>): Promise<void> {
  await trx.executeQuery(new SettingsQuery(settings))
}
