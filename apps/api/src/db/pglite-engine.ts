import { constants, mkdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { PGlite, types } from '@electric-sql/pglite'
import { CompiledQuery, Kysely, type Logger, sql } from 'kysely'
import { unpackTar } from 'modern-tar/fs'
import { StartupError } from '../config/config.ts'
import { type EmbeddedEngine, type RunSql, STEP_DOWN } from './engine.ts'
import { lockFolder } from './folder-lock.ts'
import { CheckedPgliteDialect } from './pglite-dialect.ts'
import { removeScratch, takeRestored } from './restored-folder.ts'
import type { Tables } from './tables.ts'

/** Whole numbers as numbers, calendar days as text: as the other engine gives them. */
const PARSERS = {
  [types.INT8]: (text: string) => Number(text),
  [types.DATE]: (text: string) => text,
}

/**
 * A database in memory reads its files as fast as a cache of them: to make the usual 128 MB of cache takes three times as
 * long as all else of its start.
 */
const IN_MEMORY = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

/**
 * No process of the embedded database empties its log while it is open, so that the log would grow until the server stops:
 * this engine does so every five minutes, as a server of PostgreSQL does, and keeps few files of it for its next rows.
 */
const CHECKPOINT_MS = 300_000
export const IN_FOLDER = [...PGlite.defaultStartParams, '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB']

/**
 * Opens the embedded database: in a folder, which it locks, or in memory, where an archive may fill it. Throws a
 * StartupError when the folder is in use or cannot be opened.
 */
export async function openPglite(
  where: { folder: string } | { memory: Blob | undefined },
  log?: Logger,
): Promise<EmbeddedEngine> {
  if ('memory' in where) {
    const copy = where.memory && { loadDataDir: where.memory }
    const pglite = new PGlite({ parsers: PARSERS, startParams: IN_MEMORY, ...copy })
    return engineOf(pglite, { release: async () => {}, log, copyFiles: unpackInto(pglite) })
  }
  const folder = join(where.folder, 'database')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(where.folder)
  try {
    await removeScratch(where.folder)
    takeRestored(where.folder)
    const pglite = new PGlite(folder, { parsers: PARSERS, startParams: IN_FOLDER })
    await pglite.waitReady
    const copyFiles = (target: string) =>
      cp(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE })
    const engine = await engineOf(pglite, { release: () => lock.release(), log, copyFiles })
    return withCheckpoints(engine, pglite)
  } catch (error) {
    await lock.release()
    throw new StartupError(
      `The database in ${folder} does not open: ${(error as Error).message}. Restore the folder from a backup, or choose another DATA_DIR.`,
    )
  }
}

function withCheckpoints(engine: EmbeddedEngine, pglite: PGlite): EmbeddedEngine {
  const checkpoint = () =>
    engine.db.connection().execute(async () => {
      await pglite.exec('reset role')
      try {
        await pglite.exec('checkpoint')
      } finally {
        await pglite.exec(STEP_DOWN)
      }
    })
  // One that a full disk refuses is made up for by the next.
  const timer = setInterval(() => void checkpoint().catch(() => {}), CHECKPOINT_MS).unref()
  return {
    ...engine,
    close() {
      clearInterval(timer)
      return engine.close()
    },
  }
}

/** The files of a database in memory. */
const unpackInto = (pglite: PGlite) => async (target: string) => {
  const archive = await pglite.dumpDataDir('none')
  await pipeline([Buffer.from(await archive.arrayBuffer())], unpackTar(target))
}

interface EngineParts {
  release(): Promise<void>
  log: Logger | undefined
  copyFiles(target: string): Promise<void>
}

async function engineOf(pglite: PGlite, { release, log, copyFiles }: EngineParts): Promise<EmbeddedEngine> {
  await pglite.waitReady
  const db = new Kysely<Tables>({ dialect: new CheckedPgliteDialect({ pglite }), log })
  // Kysely's lock on its only connection is what keeps others out of a transaction, so all SQL passes through it.
  const run: RunSql = (text, values) =>
    db.connection().execute(async (connection) => {
      if (values?.length) {
        const { rows } = await connection.executeQuery<Record<string, unknown>>(
          CompiledQuery.raw(text, values),
        )
        return { rows }
      }
      try {
        const results = await pglite.exec(text)
        return { rows: results.flatMap((result) => result.rows as Record<string, unknown>[]) }
      } catch (error) {
        await pglite.exec('rollback')
        throw error
      }
    })
  await run(STEP_DOWN)
  return {
    kind: 'pglite',
    db,
    run,
    async asOwner(work) {
      await run('reset role')
      try {
        return await work(run)
      } finally {
        await run(STEP_DOWN)
      }
    },
    async listen(channel, { onMessage }) {
      const unlisten = await db.connection().execute(async () => pglite.listen(channel, onMessage))
      return {
        // An engine that is closing delivers nothing more.
        send: (message) => void run('select pg_notify($1, $2)', [channel, message]).catch(() => {}),
        close: () => db.connection().execute(async () => unlisten()),
      }
    },
    async close() {
      await sql`select 1`.execute(db)
      await db.destroy()
      await release()
    },
    copy: (target, read) =>
      db.connection().execute(async () => {
        await pglite.exec('reset role')
        try {
          const found = await read(async (text, values) => ({
            rows: (await pglite.query<Record<string, unknown>>(text, values)).rows,
          }))
          // All rows are in the files then; what the log held of them is no longer needed.
          await pglite.exec('checkpoint')
          await copyFiles(target)
          return found
        } finally {
          await pglite.exec(STEP_DOWN)
        }
      }),
  }
}
