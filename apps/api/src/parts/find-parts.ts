import type { PartRow, PartsFilter, PartsPage, PartsQuery } from '@edfe/contracts/parts/parts'
import { type Goods, type Part, partNumberKey } from '@edfe/domain/parts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { type SearchedWord, searchedWords } from '../entries/list/search-words.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { type CheckedRates, changedCondition, type TariffOfParts, tariffOfParts } from './tariff-of-parts.ts'

type PartView = z.output<typeof PartRow>
type Filter = z.output<typeof PartsFilter>

interface Row extends CheckedRates {
  id: string
  part_number: string
  part_key: string
  goods: Goods
  hts_key: string
  updated_at: Date
  used_in: number
  last_unit_value: string | null
}

/** Parts as the list shows them, with the tariff in force. `condition` is on `parts p`. */
async function readRows(
  { trx, org }: RequestScope,
  tariff: TariffOfParts,
  { condition, limit, offset = 0 }: { condition: RawBuilder<unknown>; limit: number; offset?: number },
): Promise<PartView[]> {
  const { rows } = await sql<Row>`
    select p.id, p.part_number, p.part_key, p.goods, p.hts_key, p.checked_edition, p.checked_general,
      p.checked_special, p.updated_at, used.entries as used_in, used.last_unit_value
    from (
      select * from parts p where p.org_id = ${org.id} and ${condition}
      order by p.part_key limit ${limit} offset ${offset}
    ) p cross join lateral (
      select count(distinct l.entry_id)::int as entries,
        (array_agg(l.unit_value order by e.updated_at desc, l.line_number)
          filter (where l.unit_value is not null))[1]::text as last_unit_value
      from entry_lines l join entries e on e.org_id = l.org_id and e.id = l.entry_id
      where l.org_id = ${org.id} and l.part_key = p.part_key and l.part_key <> '' and not e.archived
    ) used
    order by p.part_key`.execute(trx)
  return rows.map((row) => ({
    id: row.id,
    part: partOf(row),
    used_in: row.used_in,
    last_unit_value: row.last_unit_value,
    change: tariff.change(row),
    updated_at: row.updated_at.toISOString(),
  }))
}

const partOf = ({ part_number, goods }: { part_number: string; goods: Goods }): Part => ({
  ...goods,
  part_number,
})

/**
 * Every word, in any form and order, is part of a text of the part or names its origin; a part number may be typed as it
 * is written, and a number of the tariff without its dots.
 */
function searchCondition(q: string): RawBuilder<unknown> {
  const words = searchedWords(q)
  const key = partNumberKey(q)
  if (key === '') return sql`true`
  // As it is typed, also with the accents and signs that words are compared without.
  const asTyped = sql`strpos(p.part_key, ${key}) > 0 or strpos(p.search_text, ${q.trim().toLowerCase()}) > 0`
  if (words.length === 0) return sql`(${asTyped})`
  return sql`((${sql.join(words.map(hasWord), sql` and `)}) or ${asTyped})`
}

function hasWord({ low, codes }: SearchedWord): RawBuilder<unknown> {
  const hasText = sql`strpos(p.search_text, ${low.toLowerCase()}) > 0`
  const ways = [
    ...(/^\d{4,10}$/.test(low) ? [sql`strpos(p.hts_key, ${low}) = 1`] : []),
    ...(codes.length > 0 ? [sql`p.goods ->> 'origin_country' = any(${codes}::text[])`] : []),
  ]
  return sql`(${sql.join([hasText, ...ways], sql` or `)})`
}

const filterCondition = ({ q, show }: Filter, changed: RawBuilder<unknown>): RawBuilder<unknown> =>
  show === 'changed' ? sql`${searchCondition(q)} and ${changed}` : searchCondition(q)

/** One page of the parts that a filter finds, by part number. */
export async function listParts(
  scope: RequestScope,
  { page, page_size, ...filter }: z.output<typeof PartsQuery>,
): Promise<z.output<typeof PartsPage>> {
  const tariff = tariffOfParts(scope.today)
  const changed = await changedCondition(scope, tariff)
  const condition = filterCondition(filter, changed)
  const { rows } = await sql<{ total: number; all: number; changed: number }>`
    select count(*)::int as all, count(*) filter (where ${condition})::int as total,
      count(*) filter (where ${changed})::int as changed
    from parts p where p.org_id = ${scope.org.id}`.execute(scope.trx)
  const parts = await readRows(scope, tariff, {
    condition,
    limit: page_size,
    offset: (page - 1) * page_size,
  })
  const counts = rows[0] ?? { total: 0, all: 0, changed: 0 }
  return { parts, ...counts, edition: tariff.edition, page, page_size }
}

/** The next parts of a filter after one by its key, and where they end; undefined at the end. */
export async function listPartsAfter(
  scope: RequestScope,
  filter: Filter,
  { after = '', limit }: { after: string | undefined; limit: number },
): Promise<{ parts: PartView[]; last: string | undefined }> {
  const tariff = tariffOfParts(scope.today)
  const found = filterCondition(filter, await changedCondition(scope, tariff))
  const condition = sql`p.part_key > ${after} and ${found}`
  const parts = await readRows(scope, tariff, { condition, limit })
  const end = parts.length === limit ? parts.at(-1) : undefined
  return { parts, last: end && partNumberKey(end.part.part_number) }
}

/** A part by its id; undefined when the organization has none. */
export async function findPart(scope: RequestScope, id: string): Promise<PartView | undefined> {
  const [part] = await readRows(scope, tariffOfParts(scope.today), {
    condition: sql`p.id = ${id}`,
    limit: 1,
  })
  return part
}

/** The parts of part numbers, however they are written. */
export async function partsByNumber(
  { trx, org }: RequestScope,
  numbers: readonly string[],
): Promise<{ id: string; part: Part }[]> {
  const keys = [...new Set(numbers.map(partNumberKey))].filter(Boolean)
  if (keys.length === 0) return []
  const rows = await trx
    .selectFrom('parts')
    .select(['id', 'part_number', 'goods'])
    .where('org_id', '=', org.id)
    .where('part_key', '=', sql<string>`any(${keys}::text[])`)
    .orderBy('part_key')
    .execute()
  return rows.map((row) => ({ id: row.id, part: partOf(row) }))
}

/** The next parts of a filter after a key, for an export in batches. */
export async function nextParts(
  scope: RequestScope,
  filter: Filter,
  { after, limit }: { after: string; limit: number },
): Promise<{ parts: Part[]; last: string }> {
  const changed =
    filter.show === 'changed' ? await changedCondition(scope, tariffOfParts(scope.today)) : sql`true`
  const { rows } = await sql<Pick<Row, 'part_number' | 'goods' | 'part_key'>>`
    select p.part_number, p.goods, p.part_key from parts p
    where p.org_id = ${scope.org.id} and p.part_key > ${after} and ${filterCondition(filter, changed)}
    order by p.part_key limit ${limit}`.execute(scope.trx)
  return { parts: rows.map(partOf), last: rows.at(-1)?.part_key ?? after }
}
