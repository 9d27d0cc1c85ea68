import { type RawBuilder, sql } from 'kysely'
import type { RequestScope } from '../request-scope.ts'
import { type SearchedWord, searchedWords } from './search-words.ts'

/** Entries that are looked up one by one; more than these are read as a set, whose cost grows with the result. */
const MAX_ENTRIES = 500

/** The condition that a row of entry_words is what a word of the search finds: steps into an index. */
const isFound = (table: string, { low, high, codes }: SearchedWord): RawBuilder<unknown> => {
  const word = sql.ref(`${table}.word`)
  const begins = high === undefined ? sql`${word} = ${low}` : sql`(${word} >= ${low} and ${word} < ${high})`
  return codes.length > 0 ? sql`(${begins} or ${word} = any(${codes}::text[]))` : begins
}

/**
 * The condition on `entries e` that it has every word of the search, in its goods, parties, shipment or references.
 * Undefined when no entry has them all.
 */
export async function wordCondition(
  { trx, org }: Pick<RequestScope, 'trx' | 'org'>,
  typed: string,
): Promise<RawBuilder<unknown> | undefined> {
  // The longest word is the rarest as a rule: the others are looked for in the entries that have it.
  const [rarest, ...others] = searchedWords(typed).toSorted(
    (a, b) => a.codes.length - b.codes.length || b.low.length - a.low.length,
  )
  if (!rarest) return undefined
  const hasOthers = others.map(
    (other) => sql`and exists (select from entry_words other
      where other.org_id = found.org_id and other.entry_id = found.entry_id and ${isFound('other', other)})`,
  )
  const found = sql`select found.entry_id from entry_words found
    where found.org_id = ${org.id} and ${isFound('found', rarest)} ${sql.join(hasOthers, sql` `)}`
  const { rows } = await sql<{ id: string }>`
    select distinct entry_id as id from (${found} limit ${MAX_ENTRIES + 1}) capped`.execute(trx)
  if (rows.length === 0) return undefined
  return rows.length > MAX_ENTRIES
    ? sql`e.id in (${found})`
    : sql`e.id = any(${rows.map(({ id }) => id)}::uuid[])`
}
