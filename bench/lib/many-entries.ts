import { randomUUID } from 'node:crypto'
import type { RunSql } from '../../apps/api/src/db/engine.ts'
import { seedEntries } from '../../apps/api/test/seed-entries.ts'

/** The number of entries of each measured organisation. */
export interface ManyEntries {
  small: string
  large: string
}

const SMALL = 100
const LARGE = 100_000

/** Organizations in all, as many as the product should serve. */
const ORGANIZATIONS = 1000

/**
 * Fills a migrated, empty database with so many entries: an organization of 100, one of 100,000 and 998 others that
 * share the rest.
 */
export async function seedManyEntries(run: RunSql, total: number): Promise<ManyEntries> {
  const [small, large] = [randomUUID(), randomUUID()]
  const counts = new Map([
    [small, SMALL],
    [large, LARGE],
  ])
  const rest = Math.max(0, total - LARGE - SMALL)
  const each = Math.ceil(rest / (ORGANIZATIONS - counts.size))
  for (let left = rest; left > 0; left -= each) counts.set(randomUUID(), Math.min(each, left))
  for (const id of counts.keys()) {
    await run('insert into organizations (id, name) values ($1, $2)', [id, `Importer ${id}`])
  }
  await seedEntries(run, counts)
  return { small, large }
}
