import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type CrossServer, listed, startCross } from './cross-server.ts'
import { done, refusal, startApp, type TestApp } from './harness.ts'

const COMMAND = join(import.meta.dirname, '../src/tariff/rulings/load.ts')

let app: TestApp
let cross: CrossServer
beforeAll(async () => {
  app = await startApp({ env: { EDFE_TODAY: '2026-03-05' } })
  cross = await startCross([])
})
afterAll(async () => {
  await app.stop()
  await cross.close()
})

/** Runs the command beside the server, with its data folder. */
async function load(args: string[], env: object = { TARIFF_RULINGS_URL: cross.url }) {
  const run = spawn(process.execPath, [COMMAND, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: app.app.settings.DATA_DIR, ...env },
  })
  const said = Promise.all([text(run.stdout), text(run.stderr)])
  const [status] = await once(run, 'close')
  return { status, said: (await said).join('') }
}

const ruling = async (number: string) => app.answer('getRuling', { params: { number } })
const found = async (q: string) => done(await app.answer('findTariffGoods', { query: { q } }))

describe('npm run tariff:rulings', () => {
  test('says how it is used where neither an address nor a file is given', async () =>
    expect(await load([], {})).toEqual({
      status: 1,
      said: expect.stringContaining('Set TARIFF_RULINGS_URL or name files with answers of CROSS'),
    }))

  test('refuses what is far too little for all of CROSS, and stores nothing', async () => {
    cross.rulings = [listed('N1')]
    expect(await load([])).toEqual({
      status: 1,
      said: expect.stringMatching(/at least 200,000 are expected\.\nNothing was stored\./),
    })
  })

  test('a running server takes what was loaded: a search finds it, and it opens by its number', async () => {
    expect((await found('blorptastic')).unknown).toEqual(['blorptastic'])
    cross.rulings = [
      listed('n900001', {
        subject: 'The tariff classification of a blorptastic from China',
        tariffs: ['9405.41.8440', '9405.40.8000'],
        modifiedBy: ['H900002'],
      }),
      listed('N900003', { operationallyRevoked: true }),
    ]
    expect(await load(['--from', '2020-01-01'])).toEqual({
      status: 0,
      said: 'Page 1 of 1\n1 rulings are stored, with those since 2020-01-01 loaded anew; 1 are known as revoked.\n',
    })
    await vi.waitUntil(async () => (await found('blorptastic')).rows.length > 0, { timeout: 60_000 })
    const [first] = (await found('blorptastic')).rows
    expect(first).toMatchObject({
      hts: '9405.41',
      reasons: expect.arrayContaining([
        {
          source: 'ruling',
          words: 'blorptastic',
          ruling: { number: 'N900001', day: '2020-03-02', is_older: false },
        },
      ]),
    })
    expect(done(await ruling('n900001'))).toEqual({
      number: 'N900001',
      is_revoked: false,
      day: '2020-03-02',
      subject: 'The tariff classification of a blorptastic from China',
      numbers: [
        { hts: '9405.41.8440', is_current: true },
        { hts: '9405.40.8000', is_current: false },
      ],
      modified_by: ['H900002'],
      text: null,
    })
  })

  test('a revoked ruling opens as revoked, also one that comes with the product, which no search finds any more', async () => {
    expect(done(await ruling('N900003'))).toMatchObject({ is_revoked: true, numbers: [] })
    const shipped = done(await ruling('A82219'))
    expect(shipped).toMatchObject({ is_revoked: false, subject: 'cattle', numbers: [{ hts: '0102.90' }] })
    const file = join(app.app.settings.DATA_DIR, 'answer.json')
    writeFileSync(
      file,
      JSON.stringify({ totalHits: 1, rulings: [listed('A82219', { revokedBy: ['H900004'] })] }),
    )
    expect((await load([file], {})).status).toBe(0)
    await vi.waitUntil(async () => (await found('cattle')) && done(await ruling('A82219')).is_revoked, {
      timeout: 60_000,
    })
    const reasons = (await found('cattle')).rows.flatMap((row) => row.reasons)
    expect(reasons.filter((reason) => reason.ruling?.number === 'A82219')).toEqual([])
    expect(done(await ruling('N900001')).is_revoked).toBe(false)
  })

  test('texts of a folder are shown as words, by a number in any case, also of a revoked ruling', async () => {
    const folder = join(app.app.settings.DATA_DIR, 'texts')
    mkdirSync(folder)
    writeFileSync(
      join(folder, 'n900001.HTML'),
      '<html><head><title>CROSS</title></head><body><p>Dear Ms. Doe:</p><p>A <b>blorptastic</b> &amp; its lamp.</p></body></html>',
    )
    writeFileSync(join(folder, 'A82219.txt'), 'The cattle are live.\n')
    expect(await load(['--texts', folder], {})).toEqual({
      status: 0,
      said: '2 texts of rulings are stored.\n',
    })
    expect(done(await ruling('N900001')).text).toBe('Dear Ms. Doe:\nA blorptastic & its lamp.')
    expect(done(await ruling('n900001')).text).toBe('Dear Ms. Doe:\nA blorptastic & its lamp.')
    expect(done(await ruling('A82219'))).toMatchObject({ is_revoked: true, text: 'The cattle are live.' })
    expect(done(await ruling('N900003')).text).toBeNull()
  })

  test.each([
    ['notes.txt', 'no number'],
    ['N900001.pdf', '%PDF'],
    ['N900005.html', '<p> </p>'],
  ])('a folder with %s is refused whole', async (file, content) => {
    const folder = join(app.app.settings.DATA_DIR, `refused-${file}`)
    mkdirSync(folder)
    writeFileSync(join(folder, 'A00001.txt'), 'Words.')
    writeFileSync(join(folder, file), content)
    expect(await load(['--texts', folder], {})).toEqual({
      status: 1,
      said: expect.stringContaining(`${file} is no text of a ruling`),
    })
    expect(existsSync(join(app.app.settings.DATA_DIR, 'tariff-ruling-texts/A00001.txt.br'))).toBe(false)
  })

  test('a ruling that is not here is not found', async () =>
    expect(refusal(await ruling('N999999')).code).toBe('not_found'))
})
