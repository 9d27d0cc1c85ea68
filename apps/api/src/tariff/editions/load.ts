import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { parseDay } from '@edfe/domain/calendar'
import { writeEditionFile } from '@edfe/tariff/shipped'
import { readConfig, StartupError } from '../../config/config.ts'
import { createLogger } from '../../config/logger.ts'
import { withSecrets } from '../../config/secrets.ts'
import { openDatabase } from '../../db/open-database.ts'
import { requireUpToDate } from '../../jobs/database-setup.ts'
import { createJobData } from '../../jobs/job-data.ts'
import { startJobs } from '../../jobs/start-jobs.ts'
import { describeDifference } from './describe-difference.ts'
import { checkEdition, storeEdition } from './load-edition.ts'

const USAGE =
  'Name the official files and the first day of the edition: npm run tariff:load -- --schedule FILE --notes FILE --from 2026-10-01 [--source ADDRESS] [--by NAME] [--yes]'

const OPTIONS = {
  schedule: { type: 'string' },
  notes: { type: 'string' },
  from: { type: 'string' },
  source: { type: 'string' },
  by: { type: 'string' },
  yes: { type: 'boolean' },
} as const

/**
 * `npm run tariff:load`: checks an edition of the tariff schedule with the notes to chapter 99, prints what
 * it changes, and stores it after approval, alongside the running servers, and as a file for the simulator of
 * customs. Exit 1 for files that are refused and without approval. With the embedded database, stop the
 * server first.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS })
  const from = parseDay(values.from)
  if (!values.schedule || !values.notes || !from) throw new StartupError(USAGE)
  const settings = withSecrets(readConfig(process.env))
  const engine = await openDatabase(settings)
  try {
    await requireUpToDate(engine)
    const checked = await checkEdition(engine.db, {
      schedule: readFileSync(values.schedule),
      notes: readFileSync(values.notes),
      from,
      source: values.source ?? basename(values.schedule),
    })
    if ('problems' in checked) {
      for (const problem of checked.problems.slice(0, 20)) console.error(problem)
      console.error(`The files are refused: ${checked.problems.length} problems. Nothing was stored.`)
      return 1
    }
    for (const line of describeDifference(checked)) console.log(line)
    if (!values.yes && !(await isApproved())) {
      console.log('Nothing was stored.')
      return 1
    }
    const jobs = await startJobs({
      engine,
      definitions: [],
      log: createLogger(settings.LOG_LEVEL),
      jobData: createJobData(settings.AUTH_SECRET, settings.AUTH_SECRETS_BEFORE),
      workers: false,
    })
    await storeEdition({ db: engine.db, jobs }, checked, values.by ?? userInfo().username).finally(() =>
      jobs.stop(),
    )
    writeEditionFile(join(settings.DATA_DIR, 'tariff-editions'), checked.loaded)
    console.log(`${checked.loaded.edition.name} is stored. Open drafts are checked again.`)
    return 0
  } finally {
    await engine.close()
  }
}

/** The answer of the person at the terminal; the end of the input is no approval. */
async function isApproved(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const closed = once(terminal, 'close').then(() => '')
  const answer = await Promise.race([terminal.question('Store this edition? (yes/no) '), closed])
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  return 1
})
