import type { RunSql } from '../apps/api/src/db/engine.ts'
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
  'search for a word of 24 entries': list({ q: 'goods0a1' }),
  'search for it and a word of every entry': list({ q: 'lamps goods0a1' }),
  'search for two words that no entry has both': list({ q: 'lamps nothing' }),
  'search for two digits': list({ q: '42' }),
}

async function lastPage(scope: RequestScope) {
  const total = await countEntries(scope, ALL)
  return listEntries(scope, { ...ALL, page: Math.ceil(total / ALL.page_size) })
}

/** A word that every entry has, and one that 24 in 100,000 have. */
async function fillWords(run: RunSql) {
  await run(`alter table entry_words no force row level security; alter table entries no force row level security;
    insert into entry_words (org_id, entry_id, word)
    select org_id, id, word from entries, unnest(array['LAMPS', 'GOODS' || upper(substr(md5(id::text), 1, 3))]) as word;
    alter table entry_words force row level security; alter table entries force row level security`)
  await run('vacuum analyze entry_words')
}

/** The list of an organisation with 100,000 entries in a database of a million against one with 100, on PostgreSQL. */
await compareOnManyEntries({ total: TOTAL, cases: CASES, fill: fillWords, bar: BAR })
