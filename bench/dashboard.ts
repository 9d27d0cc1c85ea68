import { readEditors } from '../apps/api/src/accounts/members/read-members.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { openPostgres } from '../apps/api/src/db/postgres-engine.ts'
import { readDashboard } from '../apps/api/src/entries/list/read-dashboard.ts'
import { readTasks } from '../apps/api/src/entries/tasks/read-tasks.ts'
import { startCluster } from '../scripts/lib/postgres-cluster.mjs'
import { findPostgres } from '../scripts/lib/tools.mjs'
import { compare, type Work } from './lib/compare-organisations.ts'
import { seedManyEntries } from './lib/many-entries.ts'

const TOTAL = Number(process.env.BENCH_ENTRIES || 1_000_000)
const BAR = 2

/** The calls that the dashboard makes, each in a transaction as the API runs it. */
const CASES: Record<string, Work> = {
  figures: readDashboard,
  tasks: async (scope) => {
    await readEditors(scope.trx, scope.org.id)
    return readTasks(scope)
  },
}

/** The dashboard of an organisation with 100,000 entries in a database of a million against one with 100. */
const binaries = await findPostgres()
if (!binaries)
  throw new Error('This measurement needs the server binaries of PostgreSQL: install PostgreSQL.')
const cluster = await startCluster(binaries)
try {
  const engine = await openPostgres({ url: cluster.url, ownerUrl: undefined, poolSize: 2 })
  await migrate(engine)
  const orgs = await engine.asOwner((run) => seedManyEntries(run, TOTAL))
  for (const [name, work] of Object.entries(CASES)) await compare(engine, orgs, { name, work, bar: BAR })
  await engine.close()
} finally {
  await cluster.stop()
}
