import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RestoreOrder, Supervisor } from '../src/auth/new-installation.ts'
import { fingerprints } from '../src/backup/backup-keys.ts'
import { PASSWORD, refusal, startApp, type TestApp, withApp } from './harness.ts'

const CODE = 'K7QM-2XHD'
const WRONG = { code: 'AAAA-AAAA' }
/** The keys of the installation that is lost. */
const OLD = {
  AUTH_SECRET: 'a'.repeat(43),
  SSN_KEY: 's'.repeat(43),
  AUDIT_KEY: 'u'.repeat(43),
  DOCUMENTS_KEY: 'd'.repeat(43),
}
const ROWS = {
  'auth."user"': 3,
  'public.organizations': 1,
  'public.entries': 12,
  'public.entry_documents': 4,
}

const folder = mkdtempSync(join(tmpdir(), 'edfe-new-installation-'))
const backups = join(folder, 'backups')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A backup as the server makes it, of which only the manifest is read. */
function backup(name: string, manifest: object = {}, content: Buffer = gzipSync('a tar')): string {
  mkdirSync(backups, { recursive: true })
  const file = join(backups, name)
  const tables = Object.fromEntries(
    Object.entries(ROWS).map(([table, count]) => [table, { count, sum: '1' }]),
  )
  const whole = {
    ...{ version: '0.2.0', takenAt: '2026-03-04T07:10:00.000Z', tables, documents: 4 },
    ...{ keys: fingerprints(OLD), ...manifest },
  }
  writeFileSync(file, content)
  writeFileSync(`${file}.json`, JSON.stringify(whole))
  if (whole.documents > 0) mkdirSync(`${file}.documents`, { recursive: true })
  return file
}

let app: TestApp
let orders: RestoreOrder[]
const supervisor: Supervisor = {
  setupCode: CODE,
  failure: null,
  restore: (order) => void orders.push(order),
}
const options = (env: Record<string, string> = {}) => ({
  env: { AUDIT_KEY: '', BACKUP_DIR: backups, ...env },
  supervisor,
})
beforeEach(() => {
  orders = []
})

describe('an installation without accounts', () => {
  beforeAll(async () => {
    app = await startApp(options())
  })
  afterAll(() => app.stop())

  test('says so on the sign-in page, and that it can restore a backup', async () => {
    expect((await app.ask('getAuthProviders', {})).is_new).toBe(true)
    expect(await app.ask('getNewInstallation', {})).toEqual({
      can_restore: true,
      is_restoring: false,
      failure: null,
    })
  })

  test('shows its backups and those elsewhere only to whoever has the setup code', async () => {
    const file = backup('edfe-2026-03-04T071000Z.tar.gz')
    expect((await app.answer('listBackups', { body: WRONG })).status).toBe(403)
    expect((await app.answer('inspectBackup', { body: { ...WRONG, file } })).status).toBe(403)
    expect((await app.answer('startRestore', { body: { ...WRONG, file } })).status).toBe(403)
    expect(orders).toEqual([])
    const held = {
      ...{ file, taken_at: '2026-03-04T07:10:00.000Z', version: '0.2.0' },
      ...{ accounts: 3, organizations: 1, entries: 12, documents: 4 },
    }
    const typed = ` ${CODE.toLowerCase().replace('-', '')} `
    expect(await app.ask('listBackups', { body: { code: typed } })).toEqual({
      folder: backups,
      backups: [held],
    })
    expect((await app.ask('inspectBackup', { body: { code: CODE, file } })).backup).toEqual(held)
  })

  const NOT_COMPLETE = 'There is no complete backup at this path.'
  test.each([
    ['a path with nothing', () => join(backups, 'none.tar.gz'), 'no_backup', NOT_COMPLETE],
    ['a path from nowhere', () => 'backups/none.tar.gz', 'no_backup', 'Give the whole path'],
    ['a folder', () => folder, 'no_backup', NOT_COMPLETE],
    [
      'a file without a manifest',
      () => {
        writeFileSync(join(folder, 'alone.tar.gz'), gzipSync('a tar'))
        return join(folder, 'alone.tar.gz')
      },
      'no_backup',
      NOT_COMPLETE,
    ],
    ['a manifest of something else', () => backup('other.tar.gz', { tables: 12 }), 'no_backup', NOT_COMPLETE],
    [
      'a backup without its documents',
      () => {
        const file = backup('lost.tar.gz')
        rmSync(`${file}.documents`, { recursive: true })
        return file
      },
      'no_backup',
      'The documents of this backup are missing',
    ],
    [
      'a backup of a newer version',
      () => backup('newer.tar.gz', { version: '0.10.0' }),
      'backup_newer',
      'This backup was made by version 0.10.0.',
    ],
    [
      'a backup of a database server',
      () => backup('server.dump', {}, Buffer.from('PGDMP and more')),
      'backup_of_server',
      'DATA_DIR=new-folder npm run restore -- /',
    ],
    [
      'a backup without accounts',
      () => backup('empty.tar.gz', { tables: {} }),
      'backup_without_accounts',
      'holds no account',
    ],
  ])('refuses %s', async (_, make, code, sentence) => {
    const body = { code: CODE, file: make() }
    for (const name of ['inspectBackup', 'startRestore'] as const) {
      const answer = await app.answer(name, { body })
      expect(answer.status).toBe(422)
      expect(refusal(answer)).toMatchObject({ code, message: expect.stringContaining(sentence) })
    }
    expect(orders).toEqual([])
  })

  test('says of each key whether it is the one of the backup', async () => {
    const fits = async (file: string, keys: Record<string, string>) =>
      Object.fromEntries(
        (await app.ask('inspectBackup', { body: { code: CODE, file, keys } })).keys.map(({ name, fit }) => [
          name,
          fit,
        ]),
      )
    const given = { AUTH_SECRET: OLD.AUTH_SECRET, SSN_KEY: 'x'.repeat(43), AUDIT_KEY: OLD.AUDIT_KEY }
    expect(await fits(backup('keys.tar.gz'), given)).toEqual({
      AUTH_SECRET: 'fits',
      SSN_KEY: 'differs',
      AUDIT_KEY: 'fits',
      DOCUMENTS_KEY: 'missing',
    })
    expect(await fits(backup('keyless.tar.gz', { keys: undefined }), given)).toEqual({
      AUTH_SECRET: 'unchecked',
      SSN_KEY: 'unchecked',
      AUDIT_KEY: 'unchecked',
      DOCUMENTS_KEY: 'missing',
    })
  })

  test('refuses what is too long to be a key', async () => {
    const body = { code: CODE, file: backup('long.tar.gz'), keys: { SSN_KEY: 'x'.repeat(201) } }
    expect((await app.answer('inspectBackup', { body })).status).toBe(400)
  })

  test('offers nothing from the first account on, not even to whoever has the code', async () => {
    const file = backup('edfe-2026-03-04T071000Z.tar.gz')
    await app.signUp()
    expect((await app.ask('getAuthProviders', {})).is_new).toBe(false)
    expect((await app.answer('getNewInstallation', {})).status).toBe(404)
    expect((await app.answer('listBackups', { body: { code: CODE } })).status).toBe(404)
    expect((await app.answer('inspectBackup', { body: { code: CODE, file } })).status).toBe(404)
    expect((await app.answer('startRestore', { body: { code: CODE, file } })).status).toBe(404)
    expect(orders).toEqual([])
  })
})

test('asks its supervisor for the restore, and then refuses new accounts until it stops', () =>
  withApp(async (app) => {
    const file = backup('edfe-2026-03-04T071000Z.tar.gz')
    const keys = { SSN_KEY: `${OLD.SSN_KEY}\n`, DOCUMENTS_KEY: 'x'.repeat(43) }
    await app.ask('startRestore', { body: { code: CODE, file, keys } })
    expect(orders, 'a key of another installation is left out').toEqual([
      { file, keys: { SSN_KEY: OLD.SSN_KEY } },
    ])
    expect((await app.ask('getNewInstallation', {})).is_restoring).toBe(true)
    const body = { name: 'Ada', email: 'ada@example.com', password: PASSWORD }
    const signUp = await app.auth('sign-up/email', body)
    expect(signUp).toMatchObject({ status: 503, body: { code: 'restore_running' } })
    const again = await app.answer('startRestore', { body: { code: CODE, file } })
    expect(refusal(again).code).toBe('restore_running')
    expect(orders).toHaveLength(1)
  }, options()))

test('of two restores that are asked for at once, one begins', () =>
  withApp(async (app) => {
    const body = { code: CODE, file: backup('edfe-2026-03-04T071000Z.tar.gz') }
    const answers = await Promise.all([1, 2, 3].map(() => app.answer('startRestore', { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
    expect(orders).toHaveLength(1)
  }, options()))

test('a key that is a setting is compared with the backup, with its earlier values, and no file replaces it', () =>
  withApp(
    async (app) => {
      const file = backup('settings.tar.gz')
      const body = { code: CODE, file, keys: { DOCUMENTS_KEY: OLD.DOCUMENTS_KEY } }
      const { keys } = await app.ask('inspectBackup', { body })
      expect(keys).toContainEqual({ name: 'SSN_KEY', is_setting: true, fit: 'fits' })
      expect(keys).toContainEqual({ name: 'DOCUMENTS_KEY', is_setting: true, fit: 'differs' })
      await app.ask('startRestore', { body })
      expect(orders).toEqual([{ file, keys: {} }])
    },
    options({ SSN_KEY: 'n'.repeat(43), SSN_KEYS_BEFORE: OLD.SSN_KEY, DOCUMENTS_KEY: 'n'.repeat(43) }),
  ))

test('guessing the setup code is slowed down, from all addresses together', async () => {
  const app = await startApp(options({ RATE_LIMITS: 'true', TRUSTED_PROXIES: '127.0.0.1' }))
  const guess = (code: string, n: number) =>
    app.answer('listBackups', { body: { code }, headers: { 'x-forwarded-for': `198.51.100.${n + 1}` } })
  for (let n = 0; n < 10; n += 1) {
    expect((await guess(CODE, n)).status).toBe(200)
    expect((await guess('AAAA-AAAA', n)).status).toBe(403)
  }
  const late = await guess(CODE, 11)
  expect(late).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(890)
  await app.stop()
})

test('a server that nobody restores for says so, and takes no code', () =>
  withApp(async (app) => {
    expect((await app.ask('getNewInstallation', {})).can_restore).toBe(false)
    const answer = await app.answer('listBackups', { body: { code: CODE } })
    expect(refusal(answer)).toMatchObject({
      code: 'restore_not_offered',
      message: 'This server restores by a command: npm run restore -- FILE',
    })
  }))

test('the reason why the last restore changed nothing is there for the page', async () => {
  const failure = 'The migration 0099-new failed.'
  await withApp(async (app) => expect((await app.ask('getNewInstallation', {})).failure).toBe(failure), {
    supervisor: { ...supervisor, failure },
  })
})
