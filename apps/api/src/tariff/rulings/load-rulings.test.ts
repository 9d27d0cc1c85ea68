import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDay } from '@edfe/domain/calendar'
import { unpackRulings } from '@edfe/tariff/rulings'
import { afterAll, afterEach, expect, test } from 'vitest'
import {
  type CrossServer,
  type Instead,
  type Listed,
  listed,
  pageOf,
  startCross,
} from '../../../test/cross-server.ts'
import { english } from '../../messages/formatter.ts'
import { readRulings, rulingsPath } from './kept-rulings.ts'
import { type Load, loadRulings } from './load-rulings.ts'

const folder = mkdtempSync(join(tmpdir(), 'edfe-rulings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let cross: CrossServer | undefined
afterEach(() => cross?.close())

const many = (count: number): Listed[] => Array.from({ length: count }, (_, at) => listed(`N${300_000 - at}`))

async function start(rulings: Listed[]): Promise<{ cross: CrossServer; dataDir: string }> {
  cross = await startCross(rulings)
  return { cross, dataDir: mkdtempSync(join(folder, 'data-')) }
}

const waits: number[] = []
async function load(source: CrossServer | string[], dataDir: string, given: Partial<Load> = {}) {
  waits.length = 0
  const loaded = await loadRulings({
    dataDir,
    source: Array.isArray(source) ? source : { url: source.url, proxy: undefined },
    from: undefined,
    before: undefined,
    isWhole: false,
    fewest: 0,
    wait: async (milliseconds) => waits.push(milliseconds),
    onPage: () => undefined,
    ...given,
  })
  return 'problem' in loaded ? english.format(loaded.problem).replace(/127\.0\.0\.1:\d+/, 'CROSS') : loaded
}

/** What is in the data folder. */
async function stored(dataDir: string) {
  const packed = await readRulings(rulingsPath(dataDir))
  return packed && unpackRulings(new TextDecoder().decode(packed))
}
const numbersIn = async (dataDir: string) => (await stored(dataDir))?.rulings.map(({ number }) => number)

test('all pages are asked for, a second apart, and every ruling is stored', async () => {
  const { cross, dataDir } = await start(many(2300))
  await load(cross, dataDir)
  expect(cross.asked.map((query) => query.get('page'))).toEqual(['1', '2', '3'])
  expect(waits).toEqual([1000, 1000])
  expect(Object.fromEntries(cross.asked[0]!)).toEqual({
    term: '',
    collection: 'ALL',
    pageSize: '1000',
    page: '1',
    sortBy: 'DATE_DESC',
  })
  expect(await numbersIn(dataDir)).toHaveLength(2300)
})

test('a ruling is kept with capitals, its day, the numbers of its time and what modified it', async () => {
  const { cross, dataDir } = await start([
    listed('n301234', {
      subject: 'The tariff classification of a lantern\nfrom China',
      rulingDate: '2012-11-05T00:00:00',
      tariffs: '9405.40.8000, 9903.88.03',
      modifiedBy: ['h310000'],
    }),
  ])
  await load(cross, dataDir)
  expect(await stored(dataDir)).toEqual({
    rulings: [
      {
        number: 'N301234',
        day: '2012-11-05',
        hts: ['9405408000', '99038803'],
        modifiedBy: ['H310000'],
        subject: 'The tariff classification of a lantern from China',
      },
    ],
    revoked: [],
  })
})

test('revoked rulings are left out, whichever of the two rulings says so; so are those on no number', async () => {
  const { cross, dataDir } = await start([
    listed('H400', { revokes: ['n100'] }),
    listed('N100'),
    listed('N200', { operationallyRevoked: true }),
    listed('N300', { revokedBy: ['H500'] }),
    listed('N400', { tariffs: [], subject: 'Marking of lamps' }),
  ])
  await load(cross, dataDir)
  expect(await numbersIn(dataDir)).toEqual(['H400'])
  expect((await stored(dataDir))?.revoked).toEqual(['N100', 'N200', 'N300'])
})

test('a later load asks from 60 days before the newest ruling, adds, corrects, and takes out what was revoked', async () => {
  const { cross, dataDir } = await start([
    listed('N2', { rulingDate: '2026-06-20T00:00:00' }),
    listed('N1', { rulingDate: '2026-01-10T00:00:00' }),
  ])
  await load(cross, dataDir)
  cross.rulings = [
    listed('N3', { rulingDate: '2026-07-01T00:00:00', revokes: ['N1'] }),
    listed('N2', { rulingDate: '2026-06-20T00:00:00', subject: 'A lamp' }),
  ]
  await load(cross, dataDir)
  expect(cross.asked.map((query) => query.get('fromDate'))).toEqual([null, '2026-04-21'])
  expect(
    (await stored(dataDir))?.rulings.map(({ number, subject }) => [number, subject.slice(0, 6)]),
  ).toEqual([
    ['N2', 'A lamp'],
    ['N3', 'The ta'],
  ])
  await load(cross, dataDir, { isWhole: true })
  expect(cross.asked.at(-1)?.has('fromDate')).toBe(false)
})

test('--from and --before limit the days', async () => {
  const { cross, dataDir } = await start(
    ['2026-03-02', '2026-03-01', '2026-02-01', '2026-01-31'].map((day) =>
      listed(`N${day.replaceAll('-', '')}`, { rulingDate: `${day}T00:00:00` }),
    ),
  )
  await load(cross, dataDir, { from: parseDay('2026-02-01'), before: parseDay('2026-03-02') })
  expect(cross.asked[0]?.get('fromDate')).toBe('2026-02-01')
  expect(await numbersIn(dataDir)).toEqual(['N20260201', 'N20260301'])
})

const empty: Instead = (response) => response.end('')
const half: Instead = (response) => response.end(JSON.stringify({ totalHits: 2300, rulings: many(400) }))
const refused: Instead = (response) => response.writeHead(403).end()

test('an empty answer and half a page are asked for again, a second later', async () => {
  const { cross, dataDir } = await start(many(2300))
  cross.instead.set(2, [empty, half])
  await load(cross, dataDir)
  expect(cross.asked.map((query) => query.get('page'))).toEqual(['1', '2', '2', '2', '3'])
  expect(waits).toEqual([1000, 1000, 1000, 1000])
  expect(await numbersIn(dataDir)).toHaveLength(2300)
})

test.each<[string, Instead[], string]>([
  ['stays empty', [empty, empty, empty], 'CROSS did not send the whole page 2 in three attempts.'],
  ['stays short', [half, half, half], 'CROSS did not send the whole page 2 in three attempts.'],
  [
    'is refused',
    [refused],
    'CROSS refuses this server (answer 403). Load from files (docs/operations.md), or fetch through a proxy.',
  ],
])('a page that %s stores nothing, and what was kept stays', async (_, instead, problem) => {
  const { cross, dataDir } = await start([listed('N1')])
  await load(cross, dataDir)
  cross.rulings = many(2300)
  cross.instead.set(2, instead)
  expect(await load(cross, dataDir, { isWhole: true })).toBe(problem)
  expect(await numbersIn(dataDir)).toEqual(['N1'])
})

test('pages that lack rulings which CROSS counts, and far fewer than CROSS has, store nothing', async () => {
  const { cross, dataDir } = await start(many(3000))
  const first = pageOf(many(3000), new URLSearchParams('page=1&pageSize=1000'))
  cross.instead.set(2, [(response) => response.end(JSON.stringify(first))])
  expect(await load(cross, dataDir)).toBe('The pages have 2,000 of 3,000 rulings.')
  expect(await load(cross, dataDir, { fewest: 200_000 })).toBe(
    'All of CROSS has more than 3,000 rulings: at least 200,000 are expected.',
  )
  expect(existsSync(rulingsPath(dataDir))).toBe(false)
})

test('files with answers of CROSS are loaded alike; one that is none refuses all', async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const files = [1, 2].map((page) => {
    const file = join(dataDir, `page-${page}.json`)
    writeFileSync(file, JSON.stringify(pageOf(many(1500), new URLSearchParams(`page=${page}&pageSize=1000`))))
    return file
  })
  expect(await load([files[0]!], dataDir)).toBe('The pages have 1,000 of 1,500 rulings.')
  const empty = join(dataDir, 'empty.json')
  writeFileSync(empty, '')
  expect(await load([...files, empty], dataDir)).toBe('empty.json is no answer of CROSS with rulings.')
  await load(files, dataDir)
  expect(await numbersIn(dataDir)).toHaveLength(1500)
})
