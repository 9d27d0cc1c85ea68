import type { RunSql } from '../../db/engine.ts'
import { openPostgres } from '../../db/postgres-engine.ts'
import { fillPostgres } from '../postgres-backup.ts'
import { feedPsql } from '../postgres-tools.ts'
import { withEmbeddedCopy } from '../scratch-database.ts'
import type { CarriedRows } from './carried.ts'
import { makeTables } from './fresh-tables.ts'
import { loadStatements } from './load-statements.ts'
import { rowsOfEmbedded } from './rows-of-embedded.ts'

/** Tables without accounts are what a restore leaves that broke off. */
async function isInUse(run: RunSql): Promise<boolean> {
  const { rows } = await run(`select to_regclass('auth."user"') is not null as made`)
  return Boolean(rows[0]?.made) && (await run('select from auth."user" limit 1')).rows.length > 0
}

/**
 * Fills an empty database of a server with the rows of an embedded database's backup, as the owner of its tables. When it
 * fails, tables without rows are left, and it can be tried again. The data folder needs space for the embedded
 * database meanwhile. Otherwise as restorePostgres.
 */
export const moveToPostgres = <T>(
  url: string,
  copy: { file: string; dataDir: string },
  afterwards: (run: RunSql) => Promise<T>,
): Promise<T> => {
  const fillFromEmbedded = () =>
    withEmbeddedCopy(copy, async (pglite) => fill(url, await rowsOfEmbedded(pglite)))
  return fillPostgres(url, isInUse, fillFromEmbedded, afterwards)
}

async function fill(url: string, { madeBy, content }: CarriedRows): Promise<void> {
  const engine = await openPostgres({ url, ownerUrl: undefined, poolSize: 1 })
  try {
    await makeTables(engine, madeBy)
    const { before, after } = await engine.asOwner(loadStatements)
    await feedPsql(url, script(before, content, after))
  } finally {
    await engine.close()
  }
}

/** The login may have limits for a server at work. A script that breaks off reaches no commit. */
const BEGIN = [
  "set client_encoding = 'UTF8'",
  'set statement_timeout = 0',
  'set lock_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
  'begin',
]

async function* script(
  before: readonly string[],
  content: CarriedRows['content'],
  after: readonly string[],
): AsyncGenerator<string> {
  const statements = (texts: readonly string[]) => texts.map((text) => `${text};\n`).join('')
  yield statements([...BEGIN, ...before])
  for await (const part of content) {
    yield typeof part === 'string'
      ? statements([part])
      : `copy ${part.table} (${part.columns}) from stdin;\n${part.rows}\\.\n`
  }
  yield statements([...after, 'commit'])
}
