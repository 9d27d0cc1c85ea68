import { type Config, readConfig, StartupError } from '../config/config.ts'
import { openDatabase } from '../db/open-database.ts'
import { type BackupRun, recordBackupRun } from './backup-runs.ts'

/** Runs a command of this folder with the settings and the first argument: its exit code, or what a StartupError says. */
export async function runCommand(
  main: (config: Config, file: string | undefined) => Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await main(readConfig(process.env), process.argv[2])
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    process.exitCode = 1
  }
}

/**
 * Records the result of a backup or of its check in the database of DATABASE_URL, where metrics and the operator's page
 * find it. Without that setting nothing is kept; a database that is away does not undo a backup.
 */
export async function reportRun(config: Config, run: BackupRun): Promise<void> {
  if (config.usesPglite) return
  try {
    const engine = await openDatabase({ ...config, DATABASE_OWNER_URL: undefined })
    await recordBackupRun(engine.db, run).finally(() => engine.close())
  } catch (error) {
    console.error(`What came of it could not be recorded (${(error as Error).message}).`)
  }
}
