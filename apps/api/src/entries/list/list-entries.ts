import { type EntryListQuery, MOST_FOUND } from '@edfe/contracts/entries/entry-list'
import { addDays, type CalendarDay } from '@edfe/domain/calendar'
import { parseDeadlineKey } from '@edfe/domain/tasks'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { whereGroup } from '../../db/where-state.ts'
import type { RequestScope } from '../request-scope.ts'
import { hasLineCode } from './code-condition.ts'
import { hasDeadline } from './deadline-condition.ts'
import { type EntryRowView, ROW_COLUMNS, type StoredRow, toRow } from './entry-row.ts'
import { searchCondition } from './search-entries.ts'

export type EntryQuery = z.output<typeof EntryListQuery>
type Filter = Pick<EntryQuery, 'archived' | 'status' | 'range' | 'q'> &
  Partial<Pick<EntryQuery, 'group' | 'entered' | 'deadline' | 'measure' | 'program'>>

/** Days back that a range reaches; today is the same calendar day. */
const RANGE_DAYS: Record<Exclude<EntryQuery['range'], 'all'>, number> = {
  today: 0,
  week: 7,
  month: 30,
  quarter: 90,
  year: 365,
}

/** The first day of a range, undefined without one. */
const firstDay = (range: EntryQuery['range'], today: CalendarDay): CalendarDay | undefined =>
  range === 'all' ? undefined : addDays(today, -RANGE_DAYS[range])

function where(
  scope: RequestScope,
  { archived, status, group, entered, deadline, measure, program, range }: Omit<Filter, 'q'>,
  search?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { org, today } = scope
  const first = firstDay(range, today)
  const due = deadline ? parseDeadlineKey(deadline) : undefined
  return sql`e.org_id = ${org.id} and e.archived = ${archived}
    ${status === 'all' ? sql`` : sql`and e.status = ${status}`}
    ${group && group !== 'all' ? sql`and ${whereGroup(group, 'entries')}` : sql``}
    ${entered ? sql`and e.entry_date between ${`${entered}-01`}::date and ${lastDayOf(entered)}::date` : sql``}
    ${due ? sql`and ${hasDeadline(due.kind, { from: due.day, to: due.day })}` : sql``}
    ${measure ? sql`and ${hasLineCode(scope, 'measure', measure)}` : sql``}
    ${program ? sql`and ${hasLineCode(scope, 'program', program)}` : sql``}
    ${first ? sql`and e.created_day >= ${first}::date` : sql``}
    ${search ? sql`and ${search}` : sql``}`
}

/** The last day of a month, `YYYY-MM`. */
const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)

/** The filter as a condition; undefined when its search can match nothing. */
async function conditionOf(scope: RequestScope, filter: Filter): Promise<RawBuilder<unknown> | undefined> {
  if (!filter.q.trim()) return where(scope, filter)
  const search = await searchCondition(scope, filter)
  return search && where(scope, filter, search)
}

/** Each order ends in the key and has its index, so a page is read without sorting. */
const SORTS: Record<EntryQuery['sort'], readonly string[]> = {
  created_at: ['created_at', 'id'],
  entry_number: ['entry_number', 'id'],
  status: ['status', 'created_at', 'id'],
  port_code: ['port_code', 'id'],
  value_total: ['total_entered_value', 'id'],
}

function orderBy(sort: EntryQuery['sort'], order: 'asc' | 'desc'): RawBuilder<unknown> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  return sql.join(SORTS[sort].map((column) => sql`${sql.ref(`e.${column}`)} ${direction}`))
}

/**
 * One page of the list. The second half of a long list is read from its end, so the last page costs the first's. Of a
 * search, which is not counted to its end, only the first `MOST_FOUND` entries can be paged through.
 */
export async function listEntries(
  scope: RequestScope,
  query: EntryQuery,
): Promise<{ entries: EntryRowView[]; total: number; has_more: boolean }> {
  const condition = await conditionOf(scope, query)
  if (!condition) return { entries: [], total: 0, has_more: false }
  const { total, has_more } = await countOf(scope, query, condition)
  const offset = (query.page - 1) * query.page_size
  const limit = Math.min(query.page_size, total - offset)
  if (limit <= 0) return { entries: [], total, has_more }
  const fromEnd = !has_more && offset > total / 2
  const order = fromEnd ? (query.order === 'asc' ? 'desc' : 'asc') : query.order
  const skip = fromEnd ? total - offset - limit : offset
  const entries = await readPage(scope, { ...query, condition, readIn: order, limit, skip })
  return { entries, total, has_more }
}

interface Page {
  condition: RawBuilder<unknown>
  sort: EntryQuery['sort']
  /** The order of the answer, and the one in which rows are skipped and read. */
  order: 'asc' | 'desc'
  readIn: 'asc' | 'desc'
  limit: number
  skip: number
}

/** Reads a page. Skipped rows are skipped in the index: only the page's own rows are fetched. */
async function readPage(scope: RequestScope, page: Page): Promise<EntryRowView[]> {
  const { rows } = await sql<StoredRow>`
    select ${ROW_COLUMNS} from (
      select e.id from entries e where ${page.condition}
      order by ${orderBy(page.sort, page.readIn)} limit ${page.limit} offset ${page.skip}
    ) page join entries e on e.org_id = ${scope.org.id} and e.id = page.id
    order by ${orderBy(page.sort, page.order)}`.execute(scope.trx)
  return rows.map((row) => toRow(row, scope))
}

/** The entries of a filter: from the counters where they hold them, else one by one. */
async function countOf(scope: RequestScope, query: EntryQuery, condition: RawBuilder<unknown>) {
  if (query.q.trim()) {
    const found = await countMatches(scope, condition, MOST_FOUND + 1)
    return { total: Math.min(found, MOST_FOUND), has_more: found > MOST_FOUND }
  }
  const isCounted = !(query.entered || query.deadline || query.measure || query.program)
  const total = isCounted ? await countEntries(scope, query) : await countMatches(scope, condition)
  return { total, has_more: false }
}

async function countMatches(
  { trx }: RequestScope,
  condition: RawBuilder<unknown>,
  limit?: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from entries e where ${condition} ${limit === undefined ? sql`` : sql`limit ${limit}`}
    ) matches`.execute(trx)
  return rows[0]!.total
}

/** Exact, from the counters: how many entries a filter without a search has. */
export async function countEntries(
  { trx, org, today }: RequestScope,
  filter: Omit<Filter, 'q'>,
): Promise<number> {
  const first = firstDay(filter.range, today)
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(entries), 0)::int as total from entry_counts
    where org_id = ${org.id} and archived = ${filter.archived}
      and ${first ? sql`created_day >= ${first}::date` : sql`created_day = '-infinity'`}
      ${filter.status === 'all' ? sql`` : sql`and status = ${filter.status}`}
      ${filter.group && filter.group !== 'all' ? sql`and ${whereGroup(filter.group, 'counts')}` : sql``}`.execute(
    trx,
  )
  return rows[0]!.total
}

/** The newest entries of a filter, without counting. */
export async function newestEntries(
  scope: RequestScope,
  {
    status,
    limit,
    by = 'created_at',
  }: { status: EntryQuery['status']; limit: number; by?: 'created_at' | 'updated_at' },
): Promise<EntryRowView[]> {
  const { rows } = await sql<StoredRow>`
    select ${ROW_COLUMNS} from entries e
    where ${where(scope, { archived: false, status, range: 'all' })}
    order by ${sql.ref(`e.${by}`)} desc, e.id desc limit ${limit}`.execute(scope.trx)
  return rows.map((row) => toRow(row, scope))
}

/** Types of the columns that lists are ordered by, for a cursor that travels as text. */
const CURSOR_TYPES: Record<string, string> = {
  created_at: 'timestamptz',
  total_entered_value: 'numeric',
  id: 'uuid',
}

/** Where a batch of the list ended: the values that it is ordered by, as text. */
export type ListCursor = readonly string[]

/** The next rows of the filtered list after a cursor, and where they end. */
export async function nextEntries(
  scope: RequestScope,
  query: Filter & Pick<EntryQuery, 'sort' | 'order'>,
  limit: number,
  after: ListCursor | undefined,
): Promise<{ entries: EntryRowView[]; last: ListCursor | undefined }> {
  const condition = await conditionOf(scope, query)
  if (!condition) return { entries: [], last: undefined }
  const columns = SORTS[query.sort]
  const cursor = sql.join(columns.map((column) => sql`${sql.ref(`e.${column}`)}::text`))
  const { rows } = await sql<StoredRow & { cursor: string[] }>`
    select ${ROW_COLUMNS}, array[${cursor}] as cursor from entries e
    where ${condition} ${after ? sql`and ${isBeyond(columns, query.order, after)}` : sql``}
    order by ${orderBy(query.sort, query.order)} limit ${limit}`.execute(scope.trx)
  const entries = rows.map(({ cursor: _cursor, ...row }) => toRow(row, scope))
  return { entries, last: rows.at(-1)?.cursor }
}

function isBeyond(columns: readonly string[], order: 'asc' | 'desc', after: ListCursor): RawBuilder<unknown> {
  const here = sql.join(columns.map((column) => sql.ref(`e.${column}`)))
  const there = sql.join(
    columns.map((column, at) => sql`${after[at]}::${sql.raw(CURSOR_TYPES[column] ?? 'text')}`),
  )
  return sql`(${here}) ${order === 'asc' ? sql`>` : sql`<`} (${there})`
}
