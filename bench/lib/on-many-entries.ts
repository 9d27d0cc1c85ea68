import type { RunSql } from '../../apps/api/src/db/engine.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { openPostgres } from '../../apps/api/src/db/postgres-engine.ts'
import { startCluster } from '../../scripts/lib/postgres-cluster.mjs'
import { findPostgres } from '../../scripts/lib/tools.mjs'
import { compare, type Work } from './compare-organisations.ts'
import { type ManyEntries, seedManyEntries } from './many-entries.ts'

interface Measurement {
  /** The entries of the database in all. */
  total: number
  /** What is measured, by its name. */
  cases: Readonly<Record<string, Work>>
  /** Rows that the entries get besides. */
  fill?: (run: RunSql, orgs: ManyEntries) => Promise<void>
  /** The most that the large organization may take, as a multiple of the small one. */
  bar?: number
  limitMs?: number
}

/** Compares work in an organization with 100,000 entries and in one with 100, on a PostgreSQL server of this run. */
export async function compareOnManyEntries({ total, cases, fill, ...limits }: Measurement): Promise<void> {
  const binaries = await findPostgres()
  if (!binaries)
    throw new Error('This measurement needs the server binaries of PostgreSQL: install PostgreSQL.')
  const cluster = await startCluster(binaries)
  try {
    const engine = await openPostgres({ url: cluster.url, ownerUrl: undefined, poolSize: 2 })
    await migrate(engine)
    const began = performance.now()
    const orgs = await engine.asOwner(async (run) => {
      const seeded = await seedManyEntries(run, total)
      await fill?.(run, seeded)
      return seeded
    })
    console.log(`Seeded ${total} entries in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    for (const [name, work] of Object.entries(cases)) await compare(engine, orgs, { name, work, ...limits })
    await engine.close()
  } finally {
    await cluster.stop()
  }
}
