import { migrate } from '../apps/api/src/db/migrate.ts'
import { openPostgres } from '../apps/api/src/db/postgres-engine.ts'
import { countEntries, type EntryQuery, listEntries } from '../apps/api/src/entries/list/list-entries.ts'
import type { RequestScope } from '../apps/api/src/entries/request-scope.ts'
import { startCluster } from '../scripts/lib/postgres-cluster.mjs'
import { findPostgres } from '../scripts/lib/tools.mjs'
import { compare, type Work } from './lib/compare-organisations.ts'
import { seedManyEntries } from './lib/many-entries.ts'

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
const binaries = await findPostgres()
if (!binaries)
  throw new Error('This measurement needs the server binaries of PostgreSQL: install PostgreSQL.')
const cluster = await startCluster(binaries)
try {
  const engine = await openPostgres({ url: cluster.url, ownerUrl: undefined, poolSize: 2 })
  await migrate(engine)
  const began = performance.now()
  const orgs = await engine.asOwner((run) => seedManyEntries(run, TOTAL))
  console.log(`Seeded ${TOTAL} entries in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  for (const [name, work] of Object.entries(CASES)) await compare(engine, orgs, { name, work, bar: BAR })
  await engine.close()
} finally {
  await cluster.stop()
}
