import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  decodeResponse,
  decodeStatus,
  encodeEntrySummary,
  type RehearsalAnswer,
  type StatusMessage,
  type Transmission,
} from '@edfe/abi'
import { IN_TRANSIT_ROW } from '@edfe/domain/sample'
import { sampleEntry } from '@edfe/domain/test/filing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Change, envelope, factsOf, imagesOf } from '../test/sample-batch.ts'
import { buildServer } from './server.ts'
import { readSettings } from './settings.ts'
import { type MessageStore, openMessageStore } from './store/message-store.ts'
import { openTransmissionStore, type TransmissionStore } from './store/transmission-store.ts'

let folder = ''
let store: TransmissionStore
let messages: MessageStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulator-'))
  store = openTransmissionStore(folder)
  messages = openMessageStore(folder)
})
afterEach(() => {
  store.close()
  messages.close()
  rmSync(folder, { recursive: true })
})

const SETTINGS = {
  CUSTOMS_RULES: 'specification',
  DELAY_MS: 0,
  RELEASE_AFTER_SECONDS: 0,
  RELEASE_DAY_SECONDS: 0,
} as const
const server = (change: object = {}) => buildServer(store, messages, { ...SETTINGS, ...change })
const post = (payload: object, app = server()) =>
  app.inject({ method: 'POST', url: '/transmissions', payload })

describe('a transmission', () => {
  test('is answered under its id', async () => {
    const response = await post({ id: 't1', images: imagesOf() })
    const body = response.json<Transmission>()
    expect([response.statusCode, body.id]).toEqual([200, 't1'])
    expect(decodeResponse(body.images).disposition).toBe('accepted')
  })

  test('sent again is answered the same and filed once', async () => {
    const first = await post({ id: 't1', images: imagesOf() })
    const again = await post({ id: 't1', images: imagesOf() })
    expect(again.body).toBe(first.body)
    expect(decodeResponse(again.json<Transmission>().images).narrative).toBe('SUMMARY HAS BEEN ADDED')
  })

  test('of the same summary under another id replaces it', async () => {
    await post({ id: 't1', images: imagesOf() })
    const second = await post({ id: 't2', images: imagesOf() })
    expect(decodeResponse(second.json<Transmission>().images).narrative).toBe('SUMMARY HAS BEEN REPLACED')
  })

  test('of another account finds nothing that the first has on file', async () => {
    const narratives = []
    for (const [id, account] of [
      ['t1', 'alder'],
      ['t2', 'vale'],
      ['t3', 'alder'],
    ]) {
      const response = await post({ id, account, images: imagesOf() })
      narratives.push(decodeResponse(response.json<Transmission>().images).narrative)
    }
    expect(narratives).toEqual([
      'SUMMARY HAS BEEN ADDED',
      'SUMMARY HAS BEEN ADDED',
      'SUMMARY HAS BEEN REPLACED',
    ])
  })

  test('under the id of another account is refused', async () => {
    await post({ id: 't1', account: 'alder', images: imagesOf() })
    expect((await post({ id: 't1', account: 'vale', images: imagesOf() })).statusCode).toBe(409)
  })

  test.each([
    [undefined, 'alder'],
    ['alder', undefined],
  ])(
    'sent by the account %j and again, after another version started, by %j is filed once',
    async (...accounts) => {
      const [first, again] = [
        await post({ id: 't1', account: accounts[0], images: imagesOf() }),
        await post({ id: 't1', account: accounts[1], images: imagesOf() }),
      ]
      expect([again.statusCode, again.body]).toEqual([200, first.body])
    },
  )

  test('of a version that named no account is on file for each', async () => {
    await post({ id: 't1', images: imagesOf() })
    const again = await post({ id: 't2', account: 'alder', images: imagesOf() })
    expect(decodeResponse(again.json<Transmission>().images).narrative).toBe('SUMMARY HAS BEEN REPLACED')
    const other = await post({ id: 't3', account: 'vale', images: imagesOf() })
    expect(decodeResponse(other.json<Transmission>().images).narrative).toBe('SUMMARY HAS BEEN REPLACED')
  })

  test('with other records under a known id is refused', async () => {
    await post({ id: 't1', images: imagesOf() })
    const other = await post({ id: 't1', images: imagesOf().slice(1) })
    expect([other.statusCode, other.json().code]).toEqual([409, 'transmission_conflict'])
  })

  test('twice at once is filed once', async () => {
    const app = server({ DELAY_MS: 5 })
    const [one, two] = await Promise.all([1, 2].map(() => post({ id: 't1', images: imagesOf() }, app)))
    expect(one!.body).toBe(two!.body)
  })

  test('without records is refused', async () => {
    const response = await post({ id: 't1', images: [] })
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_transmission'])
  })

  test('can be read again', async () => {
    const posted = await post({ id: 't/1', images: imagesOf() })
    const read = await server().inject('/transmissions/t%2F1')
    expect(read.body).toBe(posted.body)
    expect((await server().inject('/transmissions/t2')).statusCode).toBe(404)
  })
})

describe('unsolicited notifications', () => {
  const say = (payload: object) => server().inject({ method: 'POST', url: '/control/messages', payload })
  const due = async () => (await server().inject('/messages')).json<{ messages: StatusMessage[] }>().messages

  test('after an acceptance is the release, once, when the simulator is set to', async () => {
    const app = server({ RELEASE_AFTER_SECONDS: 1 })
    await post({ id: 't1', images: imagesOf() }, app)
    await post({ id: 't1', images: imagesOf() }, app)
    expect(await due()).toEqual([])
    const later = messages.due(Date.now() + 1000)
    expect(later).toMatchObject([{ id: 't1-release', transmission_id: 't1' }])
    expect(decodeStatus(later[0]!.images)).toMatchObject({
      application: 'SO',
      notices: [
        {
          meanings: [
            { stream: 'cargo_release', code: '93' },
            { stream: 'cargo_release', code: '98', reportedAt: '2026-03-05T12:01' },
          ],
        },
      ],
    })
  })

  test('on request is read until it is taken, also after a restart', async () => {
    await post({ id: 't1', images: imagesOf() })
    const said = await say({
      application: 'UC',
      transmission_id: 't1',
      disposition: '2',
      remarks: ['PLEASE SEND THE INVOICE'],
    })
    expect(said.statusCode).toBe(201)
    messages.close()
    messages = openMessageStore(folder)
    const [message] = await due()
    expect(decodeStatus(message!.images).notices).toMatchObject([
      { about: { numbers: ['B7603245276'] }, meanings: [{ stream: 'cbp_request', code: '2' }] },
    ])
    expect(message!.images.join('\n')).toContain('E3PLEASE SEND THE INVOICE')
    for (let times = 0; times < 2; times++) {
      const taken = await server().inject({ method: 'DELETE', url: `/messages/${message!.id}` })
      expect(taken.statusCode).toBe(204)
    }
    expect(await due()).toEqual([])
  })

  test('asking for documents puts the summary under CBP control, also after a restart, until CBP sends it back', async () => {
    await post({ id: 't1', images: imagesOf() })
    const replaced = async (id: string, change?: Change) =>
      decodeResponse((await post({ id, images: imagesOf(change) })).json<Transmission>().images).conditions
    await say({ application: 'UC', transmission_id: 't1', disposition: '2' })
    store.close()
    store = openTransmissionStore(folder)
    expect(await replaced('t2')).toMatchObject([{ code: 'B29' }])
    await say({ application: 'accepted', transmission_id: 't1' })
    expect(await replaced('t3')).toMatchObject([{ code: 'B29' }])
    await say({ application: 'UC', transmission_id: 't1', disposition: '4' })
    expect(await replaced('t4', (summary) => (summary.payment = undefined))).toEqual([])
    expect(await due()).toHaveLength(2)
  })

  test('in records that nothing writes is handed on as given', async () => {
    await say({ application: 'raw', images: ['A', 'NR'] })
    expect(await due()).toMatchObject([{ images: ['A', 'NR'] }])
  })

  test.each([
    ['about what is not on file', { application: 'UC', transmission_id: 'no', disposition: '2' }, 404],
    [
      'in lower case',
      { application: 'UC', transmission_id: 't1', disposition: '2', remarks: ['please'] },
      400,
    ],
    ['of no known kind', { application: 'XX', transmission_id: 't1' }, 400],
  ])('%s is refused', async (_, payload, status) => {
    await post({ id: 't1', images: imagesOf() })
    expect((await say(payload)).statusCode).toBe(status)
    expect(await due()).toEqual([])
  })
})

/** The sample entry as CBP's rules take it: with the heading of goods in transit. */
const byCbp = sampleEntry()
byCbp.line_items = byCbp.line_items?.map((line) => ({ ...line, tariff_rows: [IN_TRANSIT_ROW] }))
/** By which CBP's check digit of the sample entry is its own. */
const FACTOR_OF_SAMPLE = 8

describe('a rehearsed day', () => {
  const rehearse = (payload: object) =>
    server({ RELEASE_AFTER_SECONDS: 1, RELEASE_DAY_SECONDS: 1 }).inject({
      method: 'POST',
      url: '/rehearsals',
      payload: { check_digit_factor: FACTOR_OF_SAMPLE, ...payload },
    })

  test('is answered batch by batch by the rules of CBP, and leaves nothing on file: no message follows', async () => {
    const images = encodeEntrySummary(factsOf(byCbp), envelope)
    for (const _day of [1, 2]) {
      const { answers } = (await rehearse({ batches: [images, images] })).json<RehearsalAnswer>()
      expect(answers.map((one) => decodeResponse(one).narrative)).toEqual([
        'SUMMARY HAS BEEN ADDED',
        'SUMMARY HAS BEEN REPLACED',
      ])
    }
    expect(store.of('').onFile.summaries()).toEqual([])
    expect(messages.due(Number.MAX_SAFE_INTEGER)).toEqual([])
  })

  test('refuses what the rules of CBP refuse, also where others are practiced', async () => {
    const images = encodeEntrySummary(factsOf(sampleEntry()), envelope)
    const { answers } = (await rehearse({ batches: [images] })).json<RehearsalAnswer>()
    expect(decodeResponse(answers[0]!).conditions.map(({ code }) => code)).toEqual(['771'])
  })

  test('without batches is refused', async () =>
    expect((await rehearse({ batches: [] })).statusCode).toBe(400))
})

test('health is answered', async () => {
  expect((await server().inject('/health')).json()).toEqual({ status: 'ok' })
})

describe('settings', () => {
  test('have defaults', () => {
    expect(readSettings({})).toEqual({
      ok: true,
      settings: {
        HOST: '127.0.0.1',
        PORT: 3900,
        DATA_DIR: 'var/customs-simulator',
        CUSTOMS_RULES: 'specification',
        DELAY_MS: 0,
        RELEASE_AFTER_SECONDS: 0,
        RELEASE_DAY_SECONDS: 0,
      },
    })
  })

  test('that are wrong are named', () => {
    const read = readSettings({ CUSTOMS_RULES: 'mine', PORT: '99999' })
    expect(read.ok ? '' : read.problems.join()).toMatch(/PORT.*CUSTOMS_RULES/)
  })
})

describe('the process', () => {
  const start = (env: Record<string, string>) =>
    spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
      env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', ...env },
    })

  test('serves on this machine alone and stops when asked', async () => {
    const child = start({})
    const [line] = await once(child.stdout, 'data')
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0]
    expect(address).toBeDefined()
    expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'ok' })
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('says what is wrong with its settings', async () => {
    const child = start({ CUSTOMS_RULES: 'mine' })
    const [[text], [code]] = await Promise.all([once(child.stderr, 'data'), once(child, 'exit')])
    expect(String(text)).toMatch(/^The customs simulator cannot start\. CUSTOMS_RULES/)
    expect(code).toBe(1)
  })
})
