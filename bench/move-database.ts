import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isCarried } from '../apps/api/src/backup/moving/carried.ts'
import { withClient } from '../apps/api/src/backup/postgres-backup.ts'
import { sumTables, tableDifferences } from '../apps/api/src/backup/table-sums.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { openPostgres } from '../apps/api/src/db/postgres-engine.ts'
import { DEMO_ACCOUNT } from '../apps/api/src/demo/seed-demo.ts'
import { pdfOf, uploadDocument } from '../apps/api/test/document-steps.ts'
import { createEntry, ON_SAMPLE_DAY } from '../apps/api/test/entry-steps.ts'
import { done, startApp } from '../apps/api/test/harness.ts'
import { RELEASE_KEYS, readReleaseData } from '../apps/api/test/releases/release-data.ts'
import { startCluster } from '../scripts/lib/postgres-cluster.mjs'
import { findPostgres } from '../scripts/lib/tools.mjs'
import { auditEntries, cloneEntries } from './lib/clone-entries.ts'
import { peakDuring } from './lib/memory.ts'

const ENTRIES = Number(process.env.BENCH_ENTRIES || 100_000)
/** Those of which the audit log tells. */
const AUDITED = Math.min(ENTRIES, 20_000)
const DOCUMENTS = 100
const DOCUMENT_BYTES = 300_000
const ROOT = join(import.meta.dirname, '..')

/**
 * An installation of many entries, the demonstration's over and over, moves from PostgreSQL to the embedded database
 * and back by the commands of an operator: time and memory of each, and whether every row and document is there.
 */
const binaries = await findPostgres()
if (!binaries)
  throw new Error('This measurement needs the server binaries of PostgreSQL: install PostgreSQL.')
const cluster = await startCluster(binaries)
const home = mkdtempSync(join(tmpdir(), 'edfe-move-'))
try {
  const [before, after] = [await newDatabase('edfe_before'), await newDatabase('edfe_after')]
  const source = join(home, 'source')
  await fill(before, source)
  const [dump, archive] = [join(home, 'edfe.dump'), join(home, 'edfe.tar.gz')]
  const [embedded, moved] = [join(home, 'embedded'), join(home, 'moved')]
  await command('backup of the server', 'backup/backup.ts', [dump], {
    DATA_DIR: source,
    DATABASE_URL: before,
  })
  await command('restore into the embedded database', 'backup/restore.ts', [dump], { DATA_DIR: embedded })
  await command('backup of the embedded database', 'backup/backup.ts', [archive], { DATA_DIR: embedded })
  await command('restore into the server', 'backup/restore.ts', [archive], {
    DATA_DIR: moved,
    DATABASE_URL: after,
  })
  for (const [name, file] of Object.entries({ dump, archive })) {
    console.log(`The ${name} has ${(statSync(file).size / 1e6).toFixed(0)} MB.`)
  }
  await compare(before, after)
} finally {
  await cluster.stop()
  rmSync(home, { recursive: true, force: true })
}

async function newDatabase(name: string): Promise<string> {
  await withClient(cluster.url, (run) => run(`create database ${name}`))
  const url = new URL(cluster.url)
  url.pathname = `/${name}`
  return url.href
}

/** The rows of the demonstration, its entries as often as named, and documents of one further entry. */
async function fill(url: string, folder: string): Promise<void> {
  const began = performance.now()
  mkdirSync(folder, { recursive: true })
  const engine = await openPostgres({ url, ownerUrl: undefined, poolSize: 3 })
  await migrate(engine)
  await engine.asOwner(async (run) => {
    await run('set session_replication_role = replica')
    await run(readReleaseData('0.3.0'))
    await run('select write_entry_words(org_id, array_agg(id)) from entries group by org_id')
    await cloneEntries(run, ENTRIES)
    await run('set session_replication_role = origin')
    await auditEntries(run, AUDITED)
  })
  const app = await startApp({
    env: { ...ON_SAMPLE_DAY, ...RELEASE_KEYS, CUSTOMS_RULES: 'cbp', DATA_DIR: folder },
    database: { engine, drop: async () => {} },
  })
  const visitor = await app.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password)
  const { id } = await createEntry(app, visitor)
  for (let at = 0; at < DOCUMENTS; at++) {
    done(await uploadDocument(app, visitor, { entryId: id, bytes: pdfOf(DOCUMENT_BYTES, String(at)) }))
  }
  await app.stop()
  const [size] = await withClient(
    url,
    async (run) =>
      (
        await run(`
    select pg_size_pretty(pg_database_size(current_database())) as size`)
      ).rows,
  )
  console.log(
    `Filled in ${((performance.now() - began) / 1000).toFixed(0)} s: ${String(size?.size)} in the server`,
  )
}

/** Runs one command of the product to its end, and prints what it took. */
async function command(
  title: string,
  script: string,
  args: readonly string[],
  settings: Record<string, string>,
) {
  const began = performance.now()
  const child = spawn(process.execPath, [join(ROOT, 'apps/api/src', script), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...RELEASE_KEYS, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'close')
  const peak = await peakDuring(Number(child.pid), () => ended)
  const [code] = await ended
  console.log(
    `${title}: ${((performance.now() - began) / 1000).toFixed(0)} s, ${peak.toFixed(0)} MB, exit ${code}`,
  )
  console.log((await said).join('').replace(/^/gm, '  '))
  if (code !== 0) throw new Error(`${title} failed`)
}

/** Prints whether the way there and back left every row as it was; the backups themselves are noted in between. */
async function compare(before: string, after: string): Promise<void> {
  const [first, last] = [await withClient(before, sumTables), await withClient(after, sumTables)]
  const carried = (sums: typeof first) =>
    Object.fromEntries(
      Object.entries(sums).filter(([name]) => isCarried(name) && name !== 'public.backup_runs'),
    )
  const rows = Object.values(carried(last)).reduce((total, { count }) => total + count, 0)
  console.log(
    `${rows} rows went there and back: ${tableDifferences(carried(first), carried(last)).join(' ') || 'all are equal'}`,
  )
}
