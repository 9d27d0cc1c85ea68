import { countEntries, type EntryQuery, listEntries } from '../apps/api/src/entries/list/list-entries.ts'
import type { RequestScope } from '../apps/api/src/entries/request-scope.ts'
import type { Work } from './lib/compare-organisations.ts'
import { compareOnManyEntries } from './lib/on-many-entries.ts'

const TOTAL = Number(process.env.BENCH_ENTRIES || 1_000_000)
const BAR = 2

const ALL: EntryQuery = {
  page: 1,
  page_size: 20,
  archived: false,
  status: 'all',
  group: 'all',
  range: 'all',
  q: '',
  sort: 'created_at',
  order: 'desc',
}

const list =
  (query: Partial<EntryQuery>): Work =>
  (scope) =>
    listEntries(scope, { ...ALL, ...query })

const CASES: Record<string, Work> = {
  'first page': list({}),
  'last page': (scope) => lastPage(scope),
  archived: list({ archived: true }),
  'by status': list({ status: 'rejected' }),
  'by status, dearest first': list({ status: 'rejected', sort: 'value_total' }),
  'by status, by number': list({ status: 'draft', sort: 'entry_number', order: 'asc' }),
  'this week': list({ range: 'week' }),
  'this week, by value': list({ range: 'week', sort: 'value_total' }),
  'sorted by number': list({ sort: 'entry_number' }),
  'sorted by status': list({ sort: 'status', order: 'asc' }),
  'sorted by port': list({ sort: 'port_code' }),
  'sorted by value': list({ sort: 'value_total' }),
  'search for one number': list({ q: 'ZZZ-5000042' }),
  'search inside numbers': list({ q: '00042' }),
  'search for nothing': list({ q: 'no such broker' }),
  count: (scope) => countEntries(scope, ALL),
  'search that every entry matches': list({ q: 'ZZZ' }),
  'search for two digits': list({ q: '42' }),
}

async function lastPage(scope: RequestScope) {
  const total = await countEntries(scope, ALL)
  return listEntries(scope, { ...ALL, page: Math.ceil(total / ALL.page_size) })
}

/** The list of an organisation with 100,000 entries in a database of a million against one with 100, on PostgreSQL. */
await compareOnManyEntries({ total: TOTAL, cases: CASES, bar: BAR })
