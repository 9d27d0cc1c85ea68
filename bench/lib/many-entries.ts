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

/**
 * Fills a migrated, empty database with a million entries: an organisation of 100, one of 100,000 and others for the
 * rest.
 */
export async function seedManyEntries(run: RunSql, total: number): Promise<ManyEntries> {
  const [small, large] = [randomUUID(), randomUUID()]
  const counts = new Map([
    [small, SMALL],
    [large, LARGE],
  ])
  for (let left = total - LARGE - SMALL; left > 0; left -= LARGE) {
    counts.set(randomUUID(), Math.min(LARGE, left))
  }
  for (const id of counts.keys()) {
    await run('insert into organizations (id, name) values ($1, $2)', [id, `Importer ${id}`])
  }
  await seedEntries(run, counts)
  return { small, large }
}
