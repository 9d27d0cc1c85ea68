import { readEditors } from '../apps/api/src/accounts/members/read-members.ts'
import { readDashboard } from '../apps/api/src/entries/list/read-dashboard.ts'
import { readTasks } from '../apps/api/src/entries/tasks/read-tasks.ts'
import type { Work } from './lib/compare-organisations.ts'
import { compareOnManyEntries } from './lib/on-many-entries.ts'

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
await compareOnManyEntries({ total: TOTAL, cases: CASES, bar: BAR })
