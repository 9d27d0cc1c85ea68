import type { Config } from '../config/config.ts'
import type { Engine } from './engine.ts'
import { querySpans } from './query-spans.ts'

/**
 * Opens the database of the settings: PostgreSQL when DATABASE_URL names one, else PGlite in the data folder. Only
 * the one that is opened is loaded.
 */
export async function openDatabase(config: Config): Promise<Engine> {
  const log = config.OTEL_EXPORTER_OTLP_ENDPOINT ? querySpans : undefined
  if (config.usesPglite) {
    const { openPglite } = await import('./pglite-engine.ts')
    return openPglite({ folder: config.DATA_DIR }, log)
  }
  const { openPostgres } = await import('./postgres-engine.ts')
  return openPostgres({
    url: config.DATABASE_URL as string,
    ownerUrl: config.DATABASE_OWNER_URL,
    listenUrl: config.DATABASE_LISTEN_URL,
    replicaUrl: config.DATABASE_REPLICA_URL,
    poolSize: config.DATABASE_POOL,
    log,
  })
}
