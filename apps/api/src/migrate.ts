import { readConfig, StartupError } from './config/config.ts'
import { createLogger } from './config/logger.ts'
import { withSecrets } from './config/secrets.ts'
import { openDatabase } from './db/open-database.ts'
import { definedJobs } from './defined-jobs.ts'
import { openContents } from './documents/content/open-contents.ts'
import { createEntryServices } from './entries/entry-services.ts'
import { setUpDatabase } from './jobs/database-setup.ts'
import { createMail } from './mail/mail.ts'
import { readLanguages } from './messages/languages.ts'

/** `npm run migrate`: makes or updates the tables and the queue as their owner, before servers of this version start. */
async function main(): Promise<void> {
  const settings = withSecrets(readConfig(process.env))
  const logger = createLogger(settings.LOG_LEVEL)
  const engine = await openDatabase(settings)
  const now = () => new Date()
  const mail = createMail(settings, logger)
  try {
    const entryServices = createEntryServices(settings, now)
    const contents = await openContents(settings)
    const languages = readLanguages(settings.TRANSLATIONS_DIR)
    const ran = await setUpDatabase(
      engine,
      definedJobs({ settings, engine, mail, logger, languages, entryServices, contents, now }),
    )
    console.log(ran.length === 0 ? 'The database is up to date.' : `Migrated: ${ran.join(', ')}.`)
  } finally {
    mail.close()
    await engine.close()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
