import type { Config } from '../config.ts'
import type { Engine } from './engine.ts'
import { openPglite } from './pglite-engine.ts'
import { openPostgres } from './postgres-engine.ts'

/** Opens the database of the settings: PostgreSQL when DATABASE_URL names one, else PGlite in the data folder. */
export function openDatabase(config: Config): Promise<Engine> {
  if (config.usesPglite) return openPglite({ folder: config.DATA_DIR })
  return openPostgres({
    url: config.DATABASE_URL as string,
    ownerUrl: config.DATABASE_OWNER_URL,
    poolSize: config.DATABASE_POOL,
  })
}
