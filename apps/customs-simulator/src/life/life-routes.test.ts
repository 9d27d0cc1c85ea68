import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  decodeReleaseAnswer,
  decodeSecurityFilingAdvice,
  encodeCargoRelease,
  encodeSecurityFiling,
  readReleaseNotice,
  type StatusMessage,
  type Transmission,
} from '@edfe/abi'
import { certifiedImages, GOLDEN_CERTIFICATIONS, sampleRelease } from '@edfe/abi/test/cargo-release'
import type { CargoRelease, ReleaseAction } from '@edfe/domain/filing'
import { sampleFiling } from '@edfe/domain/test/security-filing'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { envelope } from '../../test/sample-batch.ts'
import { buildServer } from '../server.ts'
import { type MessageStore, openMessageStore } from '../store/message-store.ts'
import { openTransmissionStore, type TransmissionStore } from '../store/transmission-store.ts'

const KEY = 'B7603245276'
const SETTINGS = {
  CUSTOMS_RULES: 'specification',
  ...{ DELAY_MS: 0, RELEASE_AFTER_SECONDS: 0, RELEASE_DAY_SECONDS: 0 },
} as const

let folder = ''
let store: TransmissionStore
let messages: MessageStore
let app: FastifyInstance
function open(change: object = {}) {
  store = openTransmissionStore(folder)
  messages = openMessageStore(folder)
  app = buildServer(store, messages, { ...SETTINGS, ...change })
}
function close() {
  store.close()
  messages.close()
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'life-'))
  open()
})
afterEach(() => {
  close()
  rmSync(folder, { recursive: true })
})

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
const choose = (payload: object) => post('/control/releases', payload)

async function sendImages(id: string, images: string[]) {
  const response = await post('/transmissions', { id, images })
  return response.json<Transmission>().images
}

async function send(id: string, action: ReleaseAction = 'A', change: Partial<CargoRelease> = {}) {
  const { contact } = sampleRelease()
  const bare = {
    placement: undefined,
    bills: [],
    parties: [],
    lines: [],
    contact: { ...contact, reason: '01' },
  }
  const facts = { ...sampleRelease(), action, ...(action === 'D' && bare), ...change }
  return decodeReleaseAnswer(await sendImages(id, encodeCargoRelease(facts, envelope)))
}

/** The notices that are listed, with the codes that each tells; taken away by the filer. */
async function notices(): Promise<{ entry: string; codes: string[] }[]> {
  const listed = (await app.inject('/messages')).json<{ messages: StatusMessage[] }>().messages
  for (const { id } of listed) messages.remove(id)
  return listed.map(({ images }) => {
    const { filerCode, entryNumber, decisions } = readReleaseNotice(images.slice(2, -2))
    return { entry: filerCode + entryNumber, codes: decisions.map(({ code }) => code) }
  })
}
const codes = async () => (await notices()).map((notice) => notice.codes.join(' '))

test('nothing happens to a release until something is chosen', async () => {
  await send('t1')
  expect(await notices()).toEqual([])
  expect((await choose({ entry: KEY, scenario: 'exam' })).statusCode).toBe(204)
  expect(await codes()).toEqual(['95 03', '98 01'])
})

test.each([
  ['exam', ['95 03', '98 01']],
  ['detention', ['95 04', '98 01']],
  ['fdaDocuments', ['10', '07 98 01']],
  ['fdaHoldsNow', ['02', '07']],
  ['fdaAsksNow', ['10', '07']],
  ['wrongBill', ['91']],
  ['noBillMatch', ['91 26', '28 25', '23']],
  ['redelivery', ['95 98 01', '99']],
  ['plain', ['95 98 01']],
])('%s is what happens to the releases that follow', async (scenario, expected) => {
  await choose({ scenario })
  await send('t1')
  await send('t1')
  expect(await codes()).toEqual(expected)
})

test('a setting lets each release be matched and released, on a clock that runs fast', async () => {
  close()
  open({ RELEASE_DAY_SECONDS: 10 })
  const before = Date.now()
  await send('t1')
  expect(await notices()).toEqual([])
  // The ship is six days on its way: the bill is on file on the second, and the goods arrive on the seventh.
  const noticesAfter = (seconds: number) => messages.due(before + seconds * 1000).length
  expect([noticesAfter(5), noticesAfter(15), noticesAfter(70)]).toEqual([1, 2, 3])
})

test('what has happened decides what CBP takes, also after a restart', async () => {
  await choose({ scenario: 'plain' })
  await send('t1')
  close()
  open()
  expect((await send('t2', 'R')).conditions).toMatchObject([
    { narrative: 'REPLACE NOT ALLOWED AFTER RELEASE' },
  ])
  expect(await send('t3', 'D')).toMatchObject({ isReferred: true })
  expect(await codes()).toEqual(['95 98 01', '23'])
  expect((await send('t4', 'D')).conditions).toMatchObject([{ narrative: 'ENTRY IS CANCELED' }])
})

test('a release that is canceled before it arrives has no further notices', async () => {
  await choose({ scenario: 'plain', day_seconds: 100 })
  await send('t1')
  expect(messages.due(Infinity)).toHaveLength(1)
  expect(await send('t2', 'D')).toMatchObject({ disposition: 'accepted', isReferred: false })
  expect(messages.due(Infinity)).toEqual([])
})

test('an update before arrival shows in the notices from then on', async () => {
  await choose({ scenario: 'plain', day_seconds: 100 })
  await send('t1')
  await send('t2', 'U', { parties: [], lines: [], port: '2709' })
  const [notice, ...others] = messages.due(Infinity)
  expect(others).toEqual([])
  expect(notice?.images[2]).toMatch(/^SO102709B76/)
})

test('goods of a wrong bill are released once an update has corrected it', async () => {
  await choose({ scenario: 'wrongBill' })
  await send('t1')
  expect(await codes()).toEqual(['91'])
  const [bill] = sampleRelease().bills
  const corrected = { ...bill!, numbers: [{ ...bill!.numbers[0]!, number: '142600318459' }] }
  await send('t2', 'U', { parties: [], lines: [], bills: [corrected] })
  expect(await codes()).toEqual(['95 98 01'])
})

test('what a person chooses after a release comes after it', async () => {
  await choose({ scenario: 'plain' })
  await send('t1')
  await notices()
  await choose({ entry: KEY, scenario: 'fdaHoldsNow' })
  const days = messages
    .due(Infinity)
    .flatMap(({ images }) => readReleaseNotice(images.slice(2, -2)).decisions)
  // It is filed on March 5, and arrives by ship six days later.
  expect(days.map(({ date }) => date)).toEqual(['2026-03-12', '2026-03-16'])
})

test('a correction under review is granted, one at once after a rejection by an agency goes on', async () => {
  await choose({ scenario: 'exam', day_seconds: 100 })
  await send('t1')
  await post('/control/messages', {
    ...{ application: 'SO', transmission_id: 't1' },
    actions: [{ record: 'SO50', code: '95', narrative: 'BILL ARRIVED' }],
  })
  expect(await codes()).toEqual(['95'])
  expect(await send('t2', 'R', { value: '47304' })).toMatchObject({ isReferred: true })
  expect(
    messages.due(Infinity).map(({ images }) => images.some((image) => image.includes('88ENTRY REPLACED'))),
  ).toEqual([true])
})

test('a notice by hand about a release alone releases it', async () => {
  await send('t1')
  const released = { record: 'SO60', code: '98', narrative: 'RELEASED', release_date: '2026-03-05' }
  const said = await post('/control/messages', {
    application: 'SO',
    transmission_id: 't1',
    actions: [released],
  })
  expect(said.statusCode).toBe(201)
  expect(await codes()).toEqual(['98'])
  expect(await send('t2', 'D')).toMatchObject({ isReferred: true })
})

test.each([
  ['twice', ['95 03', '95 03', '98 01', '98 01']],
  ['out_of_order', ['98 01', '95 03']],
  ['lost', []],
])('notices come %s', async (fault, expected) => {
  await choose({ scenario: 'exam', faults: [fault] })
  await send('t1')
  expect(await codes()).toEqual(expected)
  expect(await send('t2', 'D')).toMatchObject({ isReferred: true })
})

test('notices come late, or with those of another entry', async () => {
  await choose({ scenario: 'plain', faults: ['late'] })
  await send('t1')
  expect(messages.due(Date.now())).toEqual([])
  expect(messages.due(Date.now() + 2000)).toHaveLength(1)
  await choose({ entry: KEY, scenario: 'plain', faults: ['of_another_entry'] })
  expect(await notices()).toEqual([
    { entry: KEY, codes: ['95', '98', '01'] },
    { entry: 'B7603245200', codes: ['95', '98', '01'] },
  ])
})

test('the release that a summary certifies is answered by a message, and lives', async () => {
  await choose({ scenario: 'plain' })
  const [quota] = GOLDEN_CERTIFICATIONS
  await sendImages('t1', certifiedImages(quota!))
  const [answer, notice] = messages.due(Date.now())
  expect(answer).toMatchObject({ id: 't1-certified', transmission_id: 't1' })
  expect(decodeReleaseAnswer(answer!.images)).toMatchObject({
    disposition: 'accepted',
    entryNumber: '03245276',
  })
  expect(readReleaseNotice(notice!.images.slice(2, -2)).decisions).toHaveLength(3)
})

test.each([
  ['matched', ['S1']],
  ['unmatched', ['S2', 'S3', 'S4', 'S5']],
])('a security filing is advised as %s', async (advice, expected) => {
  await choose({ scenario: 'plain', security_filing: advice })
  await sendImages('t1', encodeSecurityFiling(sampleFiling(), envelope))
  const received = messages.due(Date.now()).flatMap(({ images }) => decodeSecurityFilingAdvice(images))
  expect(
    received.flatMap(({ bills }) =>
      bills.flatMap(({ dispositions }) => dispositions.map(({ code }) => code)),
    ),
  ).toEqual(expected)
  expect(received[0]).toMatchObject({
    transaction: 'B76-00000000001',
    bills: [{ number: 'EGLV14260031845' }],
  })
})

test('the choices are listed, and others are refused', async () => {
  expect((await app.inject('/control/releases')).json()).toMatchObject({
    chosen: null,
    security_filings: ['matched', 'unmatched'],
  })
  expect((await choose({ scenario: 'storm' })).statusCode).toBe(400)
  expect((await choose({ entry: KEY, scenario: 'plain' })).statusCode).toBe(404)
})
