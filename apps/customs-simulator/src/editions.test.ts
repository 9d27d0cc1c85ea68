import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeResponse, type Transmission } from '@edfe/abi'
import { parseDay } from '@edfe/domain/calendar'
import { shippedTariff, writeEditionFile } from '@edfe/tariff/shipped'
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

/** Ceiling lamps of China worth 12,129, entered on a day, with 25 and 12.5 percent of chapter 99. */
const lamps = (day: string, duty: string, total: string) =>
  imagesOf((facts) => {
    const [line] = facts.lines
    Object.assign(facts, { estimatedEntryDate: parseDay(day) })
    line!.origin = 'CN'
    line!.tariffs = [
      { hts: '99038803', duty: '3032.25', value: '0', quantities: [] },
      { hts: '99030531', duty: '1516.13', value: '0', quantities: [] },
      { ...line!.tariffs[0]!, hts: '9405116010', duty },
    ]
    facts.totals.duty = total
  })

const at76 = (day = '2026-10-12') => lamps(day, '921.80', '5470.18')
const at9 = lamps('2026-10-12', '1091.61', '5639.99')

test('an edition that the product loads decides the duty of a simulator that runs', async () => {
  const store = openTransmissionStore(folder)
  const messages = openMessageStore(folder)
  const app = buildServer(store, messages, {
    CUSTOMS_RULES: 'specification',
    DELAY_MS: 0,
    RELEASE_AFTER_SECONDS: 0,
    TARIFF_EDITIONS: editions,
  })
  let sent = 0
  const codes = async (images: string[]) => {
    sent += 1
    const response = await app.inject({
      method: 'POST',
      url: '/transmissions',
      payload: { id: `t${sent}`, images },
    })
    return decodeResponse(response.json<Transmission>().images).conditions.map(({ code }) => code)
  }
  const isWrong = async (images: string[]) => (await codes(images)).includes('624')

  expect([await isWrong(at76()), await isWrong(at9)]).toEqual([false, true])
  load('9%')
  expect([await isWrong(at76()), await isWrong(at9)]).toEqual([true, false])
  expect(await isWrong(at76('2026-09-30'))).toBe(false)
  load('7.6%')
  expect([await isWrong(at76()), await isWrong(at9)]).toEqual([false, true])
  await app.close()
  store.close()
  messages.close()
})

test('a file that holds no edition is named at the start', () => {
  load('9%')
  writeFileSync(join(editions, 'notes.json'), '{"edition": "HTS 2026"}')
  const store = openTransmissionStore(folder)
  const messages = openMessageStore(folder)
  expect(() =>
    buildServer(store, messages, {
      CUSTOMS_RULES: 'specification',
      DELAY_MS: 0,
      RELEASE_AFTER_SECONDS: 0,
      TARIFF_EDITIONS: editions,
    }),
  ).toThrow(/notes\.json is no edition of the tariff/)
  store.close()
  messages.close()
})
