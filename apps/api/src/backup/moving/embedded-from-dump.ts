import { PGlite } from '@electric-sql/pglite'
import { StartupError } from '../../config/config.ts'
import type { RunSql } from '../../db/engine.ts'
import { openPglite } from '../../db/pglite-engine.ts'
import type { MadeBy, TableRows } from './carried.ts'
import { makeTables } from './fresh-tables.ts'
import { loadStatements } from './load-statements.ts'
import { rowsOfDump } from './rows-of-dump.ts'

/** The archive of an embedded database with the rows of a database server's backup, made in memory. */
export async function embeddedFromDump(file: string): Promise<Blob> {
  const { madeBy, content } = await rowsOfDump(file)
  const pglite = new PGlite({ loadDataDir: await emptyTables(madeBy) })
  try {
    await pglite.waitReady
    const run: RunSql = async (text) => pglite.query<Record<string, unknown>>(text)
    const { before, after } = await loadStatements(run)
    await pglite.exec(['begin', ...before].join(';\n'))
    for await (const part of content) {
      if (typeof part === 'string') await pglite.query(part)
      else await copyIn(pglite, part)
    }
    await pglite.exec([...after, 'commit', 'analyze'].join(';\n'))
    return await pglite.dumpDataDir('none')
  } finally {
    await pglite.close()
  }
}

async function emptyTables(madeBy: MadeBy): Promise<Blob> {
  const engine = await openPglite({ memory: undefined })
  try {
    await makeTables(engine, madeBy)
    return (await engine.dump(async () => {})).data
  } finally {
    await engine.close()
  }
}

async function copyIn(pglite: PGlite, { table, columns, rows }: TableRows): Promise<void> {
  try {
    await pglite.query(`copy ${table} (${columns}) from '/dev/blob'`, [], { blob: new Blob([rows]) })
  } catch (error) {
    throw new StartupError(`The rows of the table ${table} do not go in: ${(error as Error).message}.`)
  }
}
