import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeResponse, type Transmission } from '@edfe/abi'
import { parseDay } from '@edfe/domain/calendar'
import type { MeasureOperation } from '@edfe/tariff/loading'
import { shippedTariff, writeEditionFile, writeMeasuresFile } from '@edfe/tariff/shipped'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { imagesOf } from '../test/sample-batch.ts'
import { buildServer } from './server.ts'
import { openMessageStore } from './store/message-store.ts'
import { openTransmissionStore } from './store/transmission-store.ts'

let folder = ''
let editions = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulator-'))
  editions = join(folder, 'tariff-editions')
})
afterEach(() => rmSync(folder, { recursive: true }))

const { schedules } = shippedTariff()
const [{ rows }] = schedules

/** The shipped edition as 'HTS 2026 Rev 21', with ceiling lamps at another rate. */
const load = (general: string) =>
  writeEditionFile(editions, {
    edition: {
      name: 'HTS 2026 Rev 21',
      from: parseDay('2026-10-01')!,
      source: 'hts_2026_revision_21_json.json',
      sha256: '0'.repeat(64),
      rows: rows.length,
    },
    rows: rows.map((row) => (row.number === '94051160' ? { ...row, general } : row)),
    grown: [],
  })

/** Measures as an operator approves them, with these operations. */
const approve = (...operations: MeasureOperation[]) =>
  writeMeasuresFile(editions, { edition: '2026-09-25', programs: [], operations })

/** From October on 40 percent under 9903.88.03, by a proclamation that does not exist. */
const HIGHER: MeasureOperation = {
  op: 'change_percent',
  heading: '9903.88.03',
  percent: '40',
  first_day: '2026-10-01',
  source: { title: 'Proclamation 11070', url: 'https://www.federalregister.gov/d/2026-30001' },
}

interface Owed {
  day?: string
  /** Of the goods themselves. */
  goods: string
  /** Under 9903.88.03; without it, the heading is not filed. */
  china?: string
  total: string
}

/** Ceiling lamps of China worth 12,129, entered on a day, with 12.5 percent and another duty of chapter 99. */
const lamps = ({ day = '2026-10-12', goods, china = '3032.25', total }: Owed) =>
  imagesOf((facts) => {
    const [line] = facts.lines
    Object.assign(facts, { estimatedEntryDate: parseDay(day) })
    line!.origin = 'CN'
    line!.tariffs = [
      ...(china ? [{ hts: '99038803', duty: china, value: '0', quantities: [] }] : []),
      { hts: '99030531', duty: '1516.13', value: '0', quantities: [] },
      { ...line!.tariffs[0]!, hts: '9405116010', duty: goods },
    ]
    facts.totals.duty = total
  })

const at76 = (day?: string) => lamps({ day, goods: '921.80', total: '5470.18' })
const at9 = lamps({ goods: '1091.61', total: '5639.99' })
const at40 = (day?: string) => lamps({ day, goods: '921.80', china: '4851.60', total: '7289.53' })
const withoutChina = (day?: string) => lamps({ day, goods: '921.80', china: '', total: '2437.93' })

/** A duty that is not the tariff's, and a heading that is missing. */
const WRONG_DUTY = ['624', '771']

/** A simulator over the folder, and true for each summary whose duty it refuses. */
async function withSimulator(work: (isWrong: (images: string[]) => Promise<boolean>) => Promise<void>) {
  const store = openTransmissionStore(folder)
  const messages = openMessageStore(folder)
  try {
    const app = buildServer(store, messages, {
      CUSTOMS_RULES: 'specification',
      DELAY_MS: 0,
      RELEASE_AFTER_SECONDS: 0,
      RELEASE_DAY_SECONDS: 0,
      TARIFF_EDITIONS: editions,
    })
    let sent = 0
    await work(async (images) => {
      sent += 1
      const payload = { id: `t${sent}`, images }
      const response = await app.inject({ method: 'POST', url: '/transmissions', payload })
      const { conditions } = decodeResponse(response.json<Transmission>().images)
      return conditions.some(({ code }) => WRONG_DUTY.includes(code))
    })
    await app.close()
  } finally {
    store.close()
    messages.close()
  }
}

test('an edition that the product loads decides the duty of a simulator that runs', () =>
  withSimulator(async (isWrong) => {
    expect([await isWrong(at76()), await isWrong(at9)]).toEqual([false, true])
    load('9%')
    expect([await isWrong(at76()), await isWrong(at9)]).toEqual([true, false])
    expect(await isWrong(at76('2026-09-30'))).toBe(false)
    load('7.6%')
    expect([await isWrong(at76()), await isWrong(at9)]).toEqual([false, true])
  }))

test('measures that an operator approves decide it as well, from their day on, beside a loaded edition', () =>
  withSimulator(async (isWrong) => {
    expect([await isWrong(at76()), await isWrong(at40())]).toEqual([false, true])
    approve(HIGHER)
    expect([await isWrong(at76()), await isWrong(at40())]).toEqual([true, false])
    expect([await isWrong(at76('2026-09-30')), await isWrong(at40('2026-09-30'))]).toEqual([false, true])
    load('9%')
    expect([await isWrong(at40()), await isWrong(at9)]).toEqual([true, true])
    expect(await isWrong(lamps({ goods: '1091.61', china: '4851.60', total: '7459.34' }))).toBe(false)
  }))

test('measures that a later edition takes back or ends are asked for no longer', () =>
  withSimulator(async (isWrong) => {
    approve(HIGHER)
    expect(await isWrong(at76())).toBe(true)
    approve()
    expect([await isWrong(at76()), await isWrong(withoutChina())]).toEqual([false, true])
    approve({ op: 'end', heading: HIGHER.heading, source: HIGHER.source, last_day: '2026-10-11' })
    expect([await isWrong(withoutChina('2026-10-11')), await isWrong(withoutChina())]).toEqual([true, false])
  }))

test.each([
  ['notes.json', /notes\.json is no edition of the tariff/],
  ['measures.json', /measures\.json holds no measures/],
])('%s that holds something else is named at the start', async (name, problem) => {
  load('9%')
  writeFileSync(join(editions, name), '{"edition": "HTS 2026"}')
  await expect(withSimulator(async () => {})).rejects.toThrow(problem)
})
