import { dayInZone } from '@edfe/domain/calendar'
import type { EntryScope } from '../apps/api/src/db/entries/entry-scope.ts'
import { countEntries, type EntryQuery, listEntries } from '../apps/api/src/db/entries/list-entries.ts'
import { createPersonalNumbers } from '../apps/api/src/db/entries/personal-numbers.ts'
import { readDashboard } from '../apps/api/src/db/entries/read-dashboard.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { openPostgres } from '../apps/api/src/db/postgres-engine.ts'
import { tenantTransaction } from '../apps/api/src/db/tenant.ts'
import { readTasks } from '../apps/api/src/tasks/read-tasks.ts'
import { startCluster } from '../scripts/lib/postgres-cluster.mjs'
import { findPostgres } from '../scripts/lib/tools.mjs'
import { figuresOf } from './lib/figures.ts'
import { type ManyEntries, seedManyEntries } from './lib/many-entries.ts'

const TOTAL = Number(process.env.BENCH_ENTRIES || 1_000_000)
const TIMES = { warmUp: 5, measured: 40 }
const BAR = 2

const ALL: EntryQuery = {
  page: 1,
  page_size: 20,
  archived: false,
  status: 'all',
  range: 'all',
  q: '',
  sort: 'created_at',
  order: 'desc',
}

type Work = (scope: EntryScope) => Promise<unknown>
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
  dashboard: readDashboard,
}

/** What costs as much as it finds: stated, without a bar. Tasks are looked for among 300 entries at most. */
const STATED: Record<string, Work> = {
  'search that every entry matches': list({ q: 'ZZZ' }),
  'search for two digits': list({ q: '42' }),
  tasks: readTasks,
}

async function lastPage(scope: EntryScope) {
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
  for (const [name, work] of Object.entries(CASES)) await compare(name, work, orgs, BAR)
  for (const [name, work] of Object.entries(STATED)) await compare(name, work, orgs)
  await engine.close()

  /** Both organisations in turn, so that whatever else the machine does bears on both alike. */
  async function compare(name: string, work: Work, { small, large }: ManyEntries, bar?: number) {
    const times = { small: [] as number[], large: [] as number[] }
    for (let round = 0; round < TIMES.warmUp + TIMES.measured; round++) {
      for (const [size, orgId] of [
        ['small', small],
        ['large', large],
      ] as const) {
        const started = performance.now()
        await tenantTransaction(engine.db, { orgId, userId: null }, (trx) => work(scopeOf(trx, orgId)))
        if (round >= TIMES.warmUp) times[size].push(performance.now() - started)
      }
    }
    const [few, many] = [figuresOf(times.small).median, figuresOf(times.large).median]
    const ratio = many / few
    const verdict = bar ? ` of at most ${bar}: ${ratio <= bar ? 'met' : 'NOT MET'}` : ''
    console.log(
      `${name}: ${few.toFixed(2)} ms with 100, ${many.toFixed(2)} ms with 100,000, ratio ${ratio.toFixed(2)}${verdict}`,
    )
  }
} finally {
  await cluster.stop()
}

function scopeOf(trx: EntryScope['trx'], orgId: string): EntryScope {
  const now = new Date()
  const numbers = createPersonalNumbers('measured'.repeat(4))
  return { trx, orgId, userId: null, role: 'admin', now, today: dayInZone(now, 'America/New_York'), numbers }
}
