import { type RawBuilder, sql } from 'kysely'
import type { RequestScope } from '../request-scope.ts'
import { type NumberRange, numberRanges } from './number-ranges.ts'
import { wordCondition } from './word-condition.ts'

/** More distinct brokers or ports than this are not read one by one. */
const MAX_WORDS = 300

/**
 * The condition on `entries e` of a search: case-insensitive, anywhere in the entry number (hyphens or not), the port
 * code or the broker's name, or every word of it among the words of the entry (word-condition.ts). Undefined when nothing
 * can match.
 *
 * Row-level security keeps an index from being used with an operator that might leak (`like`, `strpos`, trigrams),
 * so the search asks with `=` and `between` only: an organisation has few brokers, ports and number prefixes, which
 * are read from their indexes by skipping from one to the next; what matches among them is looked up. Its cost thus
 * follows what is found, not how many entries there are. Where that does not help (one or two digits, hundreds of
 * brokers) the organisation's covering index is read until enough is found.
 */
export async function searchCondition(
  scope: RequestScope,
  { q, archived }: { q: string; archived: boolean },
): Promise<RawBuilder<unknown> | undefined> {
  const text = q.trim().toLowerCase()
  const number = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const words = await readWords(scope, archived)
  const inWords = await wordCondition(scope, q)
  const conditions = [
    ...textCondition('port_code', words.port, text),
    ...textCondition('broker_name', words.broker, text),
    ...(await numberConditions(scope, archived, { number, prefixes: words.prefix })),
    ...(inWords ? [inWords] : []),
  ]
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : undefined
}

/** The condition that a column has the text in it: one of the words that do, unless there are too many to know. */
function textCondition(
  column: 'port_code' | 'broker_name',
  words: readonly string[],
  text: string,
): RawBuilder<unknown>[] {
  const name = sql.ref(`e.${column}`)
  if (words.length > MAX_WORDS) return [sql`strpos(lower(coalesce(${name}, '')), ${text}) > 0`]
  const having = words.filter((word) => word.toLowerCase().includes(text))
  return having.length > 0 ? [sql`${name} = any(${having}::text[])`] : []
}

/** The conditions that the number has the text in it. */
async function numberConditions(
  scope: RequestScope,
  archived: boolean,
  { number, prefixes }: { number: string; prefixes: readonly string[] },
): Promise<RawBuilder<unknown>[]> {
  const ranges = numberRanges(number, prefixes)
  if (!ranges) return [sql`strpos(e.entry_number, ${number}) > 0`]
  const ids = await idsInRanges(scope, archived, ranges.narrow)
  return [
    ...(ids.length > 0 ? [sql`e.id = any(${ids}::uuid[])`] : []),
    ...ranges.whole.map(([from, to]) => sql`e.entry_number between ${from} and ${to}`),
  ]
}

/** The distinct ports, brokers and number prefixes of an organisation, each found by one step into its index. */
async function readWords({ trx, org }: RequestScope, archived: boolean) {
  const own = sql`e.org_id = ${org.id} and e.archived = ${archived}`
  const distinct = (kind: string, column: RawBuilder<unknown>, after: RawBuilder<unknown>) => sql`
    (with recursive step as (
      (select ${column} as word from entries e where ${own} order by ${column} limit 1)
      union all
      select (select ${column} from entries e where ${own} and ${column} > ${after} order by ${column} limit 1)
      from step where word is not null
    ) select ${sql.lit(kind)} as kind, word from step where word is not null limit ${MAX_WORDS + 1})`
  const { rows } = await sql<{ kind: 'port' | 'broker' | 'prefix'; word: string }>`
    ${distinct('port', sql`e.port_code`, sql`step.word`)} union all
    ${distinct('broker', sql`e.broker_name`, sql`step.word`)} union all
    ${distinct('prefix', sql`e.entry_number`, sql`(left(step.word, 6) || '99999') collate "C"`)}`.execute(trx)
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ word }) => word)
  return { port: of('port'), broker: of('broker'), prefix: of('prefix').map((word) => word.slice(0, 6)) }
}

async function idsInRanges(
  { trx, org }: RequestScope,
  archived: boolean,
  ranges: readonly NumberRange[],
): Promise<string[]> {
  if (ranges.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select found.id from unnest(${ranges.map(([from]) => from)}::text[], ${ranges.map(([, to]) => to)}::text[])
      as range (low, high)
    cross join lateral (
      select e.id from entries e where e.org_id = ${org.id} and e.archived = ${archived}
        and e.entry_number between range.low and range.high offset 0
    ) found`.execute(trx)
  return rows.map(({ id }) => id)
}
