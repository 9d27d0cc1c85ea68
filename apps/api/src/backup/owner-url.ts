import { type Config, StartupError } from '../config/config.ts'

/** The address of the login that owns the tables. Throws a StartupError for the embedded database. */
export function ownerUrl(config: Config): string {
  const url = config.DATABASE_OWNER_URL ?? config.DATABASE_URL
  if (config.usesPglite || !url) {
    throw new StartupError(
      'The embedded database is copied with its folder: stop the server, copy DATA_DIR, and start it again.',
    )
  }
  return url
}
