import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyAudit } from '../src/audit/verify-audit.ts'
import { inDatabase } from '../src/backup/scratch-database.ts'
import { openPostgres } from '../src/db/postgres-engine.ts'
import { POSTGRES_URL } from './databases.ts'
import { downloadDocument, pdfOf, uploadDocument } from './document-steps.ts'
import { createSampleEntry, ON_SAMPLE_DAY, submit } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'

const run = promisify(execFile)
/** The keys are kept with a copy: sessions and sealed numbers outlive the move. */
const ENV = {
  ...ON_SAMPLE_DAY,
  AUTH_SECRET: 'a'.repeat(40),
  SSN_KEY: 'b'.repeat(40),
  DOCUMENTS_KEY: 'c'.repeat(40),
}
/** More than one part. */
const INVOICE = pdfOf(1_200_000)
const ROOT = resolve(import.meta.dirname, '../../..')

describe.runIf(POSTGRES_URL)('a backup of a database server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-backup-'))
  const file = join(folder, 'edfe.dump')
  const restoredFolder = join(folder, 'restored')
  const scratch = `edfe_scratch_${randomBytes(4).toString('hex')}`
  const copy = `edfe_restored_${randomBytes(4).toString('hex')}`
  const damaged = `edfe_damaged_${randomBytes(4).toString('hex')}`
  const login = `edfe_login_${randomBytes(4).toString('hex')}`
  let app: TestApp
  let team: Team
  let name: string
  let document: string

  beforeAll(async () => {
    app = await startApp({ env: ENV })
    team = await app.organization('Harbour Trading')
    name = await app.engine.asOwner(async (sql) =>
      String((await sql('select current_database() as n')).rows[0]?.n),
    )
    await administer(
      `create database ${copy}`,
      `create database ${scratch}`,
      `create database ${damaged}`,
      `create role ${login} login password 'sees-little'`,
    )
  })
  afterAll(async () => {
    await app.stop()
    await administer(
      `drop database if exists ${copy} with (force)`,
      `drop database if exists ${scratch} with (force)`,
      `drop database if exists ${damaged} with (force)`,
      `drop role ${login}`,
    )
    rmSync(folder, { recursive: true, force: true })
  })

  async function administer(...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: POSTGRES_URL })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }

  function urlOf(database: string, user?: string): string {
    const url = new URL(POSTGRES_URL ?? '')
    url.pathname = `/${database}`
    if (user) Object.assign(url, { username: user, password: 'sees-little' })
    return url.href
  }

  /** A command as the operator runs it, with what it said. */
  const command = (script: 'backup' | 'restore' | 'check', databaseUrl: string, dataFolder = folder) =>
    run(process.execPath, [join(ROOT, `apps/api/src/backup/${script}.ts`), file], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: databaseUrl,
        DATABASE_SCRATCH_URL: urlOf(scratch),
        DATA_DIR: dataFolder,
        DOCUMENTS_KEY: ENV.DOCUMENTS_KEY,
      },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        said: stdout + stderr,
      }),
    )

  /** A document whose content was removed because of a virus: a check of the backup misses nothing in it. */
  async function infectedDocument(entryId: string): Promise<void> {
    const answer = await uploadDocument(app, team.preparer, { entryId, bytes: pdfOf(300) })
    await app.app.contents.remove({ orgId: team.orgId, id: done(answer).document.id })
    await app.engine.asOwner((sql) =>
      sql(`update entry_documents set state = 'infected', found_virus = 'Eicar' where id = $1`, [
        done(answer).document.id,
      ]),
    )
  }

  /** The rows of every table, so that a table that is missing or empty shows. */
  async function rowCounts(database: string): Promise<Record<string, number>> {
    const client = new pg.Client({ connectionString: urlOf(database) })
    await client.connect()
    const { rows } = await client.query(`
      select format('%I.%I', schemaname, relname) as table,
        (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', schemaname, relname), false, true, '')))[1]::text::int as n
      from pg_stat_user_tables where schemaname in ('public', 'auth') order by 1`)
    await client.end()
    return Object.fromEntries(rows.map((row) => [row.table, row.n]))
  }

  test('is taken while the server works, and restores every row of every table and every document', async () => {
    const entry = await createSampleEntry(app, team.preparer)
    const invoice = await uploadDocument(app, team.preparer, { entryId: entry.id, bytes: INVOICE })
    document = `/api/entries/${entry.id}/documents/${done(invoice).document.id}/content`
    await infectedDocument(entry.id)
    expect((await submit(app, team.admin, entry, 'admin')).status).toBe(200)
    const before = await rowCounts(name)
    const backup = await command('backup', urlOf(name), app.folder)
    expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('the whole database') })
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const restored = await command('restore', urlOf(copy), restoredFolder)
    expect(restored.code).toBe(0)
    expect(restored.said).toMatch(
      /^The database is restored\. \d+ audit events, 0 of them altered or removed\.$/m,
    )
    const counts = await rowCounts(copy)
    expect(counts).toEqual(before)
    expect(counts['public.entry_parties']).toBeGreaterThan(0)
  })

  test('holds a product that works: the entry and its document open, its parties are found, and the audit chain is whole', async () => {
    const engine = await openPostgres({ url: urlOf(copy), ownerUrl: undefined, poolSize: 3 })
    const again = await startApp({
      env: { ...ENV, DATA_DIR: restoredFolder },
      database: { engine, drop: async () => {} },
    })
    try {
      const list = await again.answer('listEntries', { as: team.preparer })
      expect(list.body).toMatchObject({ total: 1, entries: [{ status: 'submitted' }] })
      expect((await downloadDocument(again, team.preparer, document)).equals(INVOICE)).toBe(true)
      const parties = await again.answer('listParties', { as: team.preparer })
      expect(parties.status).toBe(200)
      expect((await again.engine.asOwner(verifyAudit)).faults).toEqual([])
    } finally {
      await again.stop()
    }
  })

  /** The stored parts of documents in the backup. */
  const partFiles = () =>
    readdirSync(`${file}.documents`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: part }) => join(parentPath, part))

  /** The newest result in the database. */
  const newestRun = async (kind: string) => {
    const { rows } = await app.engine.run(
      'select rows::int, documents::int, problems from backup_runs where kind = $1 order by finished_at desc limit 1',
      [kind],
    )
    return rows[0]
  }

  test('is checked by a restore into a scratch database, which is empty again afterwards', async () => {
    const checked = await command('check', urlOf(name), app.folder)
    expect(checked).toMatchObject({ code: 0, said: expect.stringContaining('restores what was copied') })
    expect(await newestRun('backup')).toMatchObject({ problems: [] })
    expect(await newestRun('check')).toMatchObject({ documents: 1, problems: [] })
    expect(await rowCounts(scratch)).toEqual({})
  })

  test('in which a part of a document was altered is restored with exit 1, and the document is named', async () => {
    const [part = ''] = partFiles()
    const bytes = readFileSync(part)
    writeFileSync(
      part,
      Buffer.concat([bytes.subarray(0, 99), Buffer.from([bytes.readUInt8(99) ^ 1]), bytes.subarray(100)]),
    )
    const restored = await command('restore', urlOf(damaged), join(folder, 'altered'))
    writeFileSync(part, bytes)
    await administer(`drop database ${damaged}`, `create database ${damaged}`)
    expect(restored.code).toBe(1)
    expect(restored.said).toMatch(/The document [0-9a-f-]+ cannot be opened/)
  })

  test('that lost rows, or a part of a document, fails its check', async () => {
    const manifest = JSON.parse(readFileSync(`${file}.json`, 'utf8'))
    manifest.tables['public.entries'].count += 1
    manifest.tables['public.entry_parties'].sum = '0'
    writeFileSync(`${file}.json`, JSON.stringify(manifest))
    for (const part of partFiles().slice(0, 1)) rmSync(part)
    const checked = await command('check', urlOf(name), app.folder)
    expect(checked.code).toBe(1)
    expect((await newestRun('check'))?.problems).toEqual([
      'The table public.entries has 1 rows in place of 2.',
      'The rows of the table public.entry_parties differ.',
      expect.stringMatching(/^The document .* cannot be opened \(The stored object .* is missing\)\.$/),
    ])
  })

  test('that lost rows, or a document, restores what it has, and the command says what is missing', async () => {
    const restored = await command('restore', urlOf(damaged), join(folder, 'damaged'))
    expect(restored.code).toBe(1)
    expect(restored.said).toContain('The table public.entries has 1 rows in place of 2.')
    expect(restored.said).toMatch(/The backup has \d parts of documents in place of \d\./)
    expect(restored.said).toMatch(/The document [0-9a-f-]+ lacks a part\./)
    expect(restored.said).toContain('not the whole backup')
    expect((await rowCounts(damaged))['public.entries']).toBe(1)
  })

  test('whose FILE.json or folder of documents is missing is not restored as if it were whole', async () => {
    await administer(`drop database ${damaged}`, `create database ${damaged}`)
    rmSync(`${file}.documents`, { recursive: true })
    rmSync(`${file}.json`)
    const restored = await command('restore', urlOf(damaged), join(folder, 'bare'))
    expect(restored.code).toBe(1)
    expect(restored.said).toContain('edfe.dump.json cannot be read: nothing shows that the backup is whole.')
    expect(restored.said).toMatch(/The document [0-9a-f-]+ lacks a part\./)
  })

  test('is never restored into a database in use for a check', async () => {
    const url = urlOf(copy)
    await expect(inDatabase(url)(file, async () => {})).rejects.toThrow('a database in use')
    expect((await rowCounts(copy))['public.entries']).toBe(1)
  })

  test('is never restored over a database in use', async () => {
    const answer = await command('restore', urlOf(copy))
    expect(answer).toMatchObject({ code: 1, said: expect.stringContaining('This database is in use') })
  })

  test.each([
    ['where nobody named the folder of the documents', {}, 'Name the storage of the documents'],
    [
      'beside a folder that has none of the documents',
      { DATA_DIR: '/nowhere' },
      'their storage has none of them',
    ],
  ])('is refused %s', async (_, env, sentence) => {
    const other = join(folder, 'other.dump')
    const refused = run(process.execPath, [join(ROOT, 'apps/api/src/backup/backup.ts'), other], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATABASE_URL: urlOf(name), ...env },
    })
    await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) })
    expect(existsSync(`${other}.json`)).toBe(false)
  })

  test('is refused to a login that row-level security hides rows from, and leaves no file', async () => {
    rmSync(file, { force: true })
    const answer = await command('backup', urlOf(name, login))
    expect(answer).toMatchObject({ code: 1, said: expect.stringContaining('BYPASSRLS') })
    expect(existsSync(file)).toBe(false)
  })
})
