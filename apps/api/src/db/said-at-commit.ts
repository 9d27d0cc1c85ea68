import { sql } from 'kysely'
import type { Trx } from './engine.ts'

/** The channel of live updates. */
export const LIVE_CHANNEL = 'edfe_live'

const said = new WeakMap<Trx, Set<string>>()

/** Sends a text on the channel of live updates when the transaction commits, once however often it is said. */
export function sayAtCommit(trx: Trx, text: string): void {
  const texts = said.get(trx)
  if (!texts) throw new Error('Only the transaction of an organization or of a purpose can say something')
  texts.add(text)
}

/** Does the work of a transaction. What it says is sent in one statement at its end. */
export async function withSaid<T>(trx: Trx, work: (trx: Trx) => Promise<T>): Promise<T> {
  const texts = new Set<string>()
  said.set(trx, texts)
  const result = await work(trx)
  if (texts.size > 0)
    await sql`select count(pg_notify(${LIVE_CHANNEL}, text)) from unnest(${[...texts]}::text[]) as text`.execute(
      trx,
    )
  return result
}
