import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { backUpEmbedded } from '../src/backup/embedded-backup.ts'
import { writeManifest } from '../src/backup/manifest.ts'
import { openPglite } from '../src/db/pglite-engine.ts'
import { pgliteTemplate } from './databases.ts'

const PROGRAM = join(import.meta.dirname, '../src/backup/restore-installation.ts')
const root = mkdtempSync(join(tmpdir(), 'edfe-restore-installation-'))
const folder = join(root, 'data')
const file = join(root, 'edfe.tar.gz')
const KEY = 's'.repeat(43)
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** An installation as its first start leaves it, of which a restore looks at no more than the folder. */
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'database'), { recursive: true })
  writeFileSync(join(folder, 'database', 'PG_VERSION'), 'empty')
  writeFileSync(join(folder, 'ssn-key'), 'new')
})

/** The restore as `npm start` runs it. */
const restore = (keys: object) =>
  new Promise<{ code: number; said: string }>((done) => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder }
    const child = execFile(process.execPath, [PROGRAM, file], { env }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), said: (stdout + stderr).trim() }),
    )
    child.stdin?.end(JSON.stringify(keys))
  })

test('fills the folder with database, documents and keys, which the next opening takes over', async () => {
  const engine = await openPglite({ memory: await pgliteTemplate() })
  await engine.run("insert into auth.attempt (key, attempts) values ('of the backup', 7)")
  const { tables } = await backUpEmbedded(engine, file)
  await engine.close()
  mkdirSync(join(`${file}.documents`, 'org'), { recursive: true })
  writeFileSync(join(`${file}.documents`, 'org', 'part'), 'invoice')
  await writeManifest(file, { takenAt: new Date().toISOString(), tables, documents: 1, lost: [] })

  expect(await restore({ SSN_KEY: KEY })).toEqual({
    code: 0,
    said: `${file} is restored: 0 audit events, 0 of them altered or removed, and 1 parts of documents.`,
  })
  expect(readFileSync(join(folder, 'ssn-key'), 'utf8'), 'until it is opened').toBe('new')

  const restored = await openPglite({ folder })
  const { rows } = await restored.run('select key, attempts from auth.attempt')
  await restored.close()
  expect(rows).toEqual([{ key: 'of the backup', attempts: 7 }])
  expect(readFileSync(join(folder, 'documents', 'org', 'part'), 'utf8')).toBe('invoice')
  expect(readFileSync(join(folder, 'ssn-key'), 'utf8').trim()).toBe(KEY)
  expect(statSync(join(folder, 'ssn-key')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, 'before-restore', 'database', 'PG_VERSION'), 'utf8')).toBe('empty')
})

test('restores nothing of a backup that lacks a part of a document, and says how to restore the rest', async () => {
  rmSync(join(`${file}.documents`, 'org', 'part'))
  const { code, said } = await restore({ SSN_KEY: KEY })
  expect(code).toBe(2)
  const [problem, last] = said.split('\n')
  expect(problem).toBe('The backup has 0 parts of documents in place of 1.')
  expect(last).toContain(`nothing was restored. 1 of its tables and documents`)
  expect(last).toContain(`npm run restore -- ${file}`)
  expect(readFileSync(join(folder, 'database', 'PG_VERSION'), 'utf8')).toBe('empty')
  expect(existsSync(join(folder, 'restore-unfinished'))).toBe(false)
})

test('leaves the folder as it was when the backup is damaged, and says so in one sentence', async () => {
  writeFileSync(file, gzipSync('a database').subarray(0, 12))
  expect(await restore({ SSN_KEY: KEY })).toEqual({
    code: 2,
    said: expect.stringMatching(/^.*edfe\.tar\.gz cannot be read: it is damaged, or no copy .*\.$/),
  })
  expect(readFileSync(join(folder, 'database', 'PG_VERSION'), 'utf8')).toBe('empty')
  expect(readFileSync(join(folder, 'ssn-key'), 'utf8')).toBe('new')
  expect(existsSync(join(folder, 'restore-unfinished'))).toBe(false)
})
