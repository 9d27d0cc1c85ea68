import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig, StartupError } from '../config/config.ts'
import { withSecrets } from '../config/secrets.ts'
import { openDatabase } from '../db/open-database.ts'
import { requireUpToDate } from '../jobs/database-setup.ts'
import { storeCodes } from './loaded-codes.ts'
import { readCodeFile } from './read-code-file.ts'

const USAGE = 'Name the file: npm run agency-codes:load -- FILE [--by NAME]'
const PROBLEMS_SHOWN = 20

/**
 * `npm run agency-codes:load`: checks a file of code lists of other agencies and stores it whole, or says the line of
 * each wrong row and stores nothing (exit 1). It runs alongside the servers; with the embedded database, stop the server
 * first.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { by: { type: 'string' } } })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new StartupError(USAGE)
  const bytes = readFileSync(file)
  const read = readCodeFile(bytes)
  if ('problems' in read) {
    for (const problem of read.problems.slice(0, PROBLEMS_SHOWN)) console.error(problem)
    console.error(`The file is refused: ${read.problems.length} problems. Nothing was stored.`)
    return 1
  }
  const engine = await openDatabase(withSecrets(readConfig(process.env)))
  try {
    await requireUpToDate(engine)
    const by = values.by ?? userInfo().username
    await storeCodes(engine.db, read.lists, { bytes, source: basename(file), by })
    for (const [list, codes] of read.lists) console.log(`${list}: ${codes.length} codes are stored.`)
    return 0
  } finally {
    await engine.close()
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  return 1
})
