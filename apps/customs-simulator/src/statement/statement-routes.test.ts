import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cadenceOf, decodeStatement, type StatusMessage } from '@edfe/abi'
import { parseDay } from '@edfe/domain/calendar'
import { checkDigit } from '@edfe/domain/entry'
import type { PaymentFacts } from '@edfe/domain/filing'
import { SPECIFICATION_PROFILE } from '@edfe/domain/profile'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { imagesOf } from '../../test/sample-batch.ts'
import { buildServer } from '../server.ts'
import { type MessageStore, openMessageStore } from '../store/message-store.ts'
import { openTransmissionStore, type TransmissionStore } from '../store/transmission-store.ts'

const SETTINGS = { CUSTOMS_RULES: 'specification', DELAY_MS: 0, RELEASE_AFTER_SECONDS: 0 } as const
const PRINTED = parseDay('2026-03-10')!
const MONTHLY: PaymentFacts = { type: '6', statementDate: PRINTED, statementMonth: '03' }

let folder = ''
let store: TransmissionStore
let messages: MessageStore
let app: FastifyInstance

function open(RELEASE_DAY_SECONDS = 0) {
  store = openTransmissionStore(folder)
  messages = openMessageStore(folder)
  app = buildServer(store, messages, { ...SETTINGS, RELEASE_DAY_SECONDS })
}
function close() {
  store.close()
  messages.close()
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'statements-'))
  open()
})
afterEach(() => {
  close()
  rmSync(folder, { recursive: true })
})

let transmissions = 0

/** Files the sample entry under another number, or replaces it there, and returns its number. */
async function file(
  serial: number,
  payment: PaymentFacts = { type: '2', statementDate: PRINTED },
): Promise<string> {
  const base = `B76${String(serial).padStart(7, '0')}`
  const number = base + checkDigit(base, SPECIFICATION_PROFILE)
  const images = imagesOf((facts) => {
    facts.entryNumber = number.slice(3)
    facts.payment = payment
  })
  const sent = await app.inject({
    method: 'POST',
    url: '/transmissions',
    payload: { id: `${number}-${++transmissions}`, images },
  })
  expect(sent.json<{ images: string[] }>().images.join('\n')).toMatch(/SUMMARY HAS BEEN (ADDED|REPLACED)/)
  return number
}

const issue = (payload: object) => app.inject({ method: 'POST', url: '/control/statements', payload })
const daily = (more: object = {}) =>
  issue({ cadence: 'daily', status: 'preliminary', print_date: PRINTED, ...more })

/** The statements that came since the last look, as they are read. */
async function received() {
  const { messages: all } = (await app.inject('/messages')).json<{ messages: StatusMessage[] }>()
  for (const { id } of all) await app.inject({ method: 'DELETE', url: `/messages/${id}` })
  return all.flatMap(({ images }) => {
    const cadence = cadenceOf(images)
    return cadence ? [decodeStatement(images, cadence)] : []
  })
}
async function one() {
  const [reading, ...others] = await received()
  expect(others).toEqual([])
  if (!reading?.ok) throw new Error(JSON.stringify(reading))
  return reading.statement
}

test('three entries of a day come on one statement, once, and those of another day do not', async () => {
  const numbers = [await file(1), await file(2), await file(3)]
  await file(4, { type: '2', statementDate: parseDay('2026-03-11')! })
  await file(5, { type: '1' })
  expect((await daily()).json()).toEqual({ numbers: ['2726069001'] })
  expect(await one()).toMatchObject({
    head: { status: 'preliminary', number: '2726069001', paymentType: '2', filerCode: 'B76', port: '2704' },
    entries: numbers.map((number) => ({ number })),
    due: { total: 159060n, paying: 3 },
  })
  expect((await daily()).statusCode).toBe(404)
})

test('a summary that is replaced with a later day comes on the statement of that day, and not on the earlier one', async () => {
  const [first, moved] = [await file(1), await file(2)]
  await file(2, { type: '2', statementDate: parseDay('2026-03-11')! })
  await daily()
  expect(await one()).toMatchObject({ entries: [{ number: first }] })
  await daily({ print_date: '2026-03-11' })
  expect(await one()).toMatchObject({ entries: [{ number: moved }] })
})

test('the final one leaves out what the filer took away, and lists it', async () => {
  const [first] = [await file(1), await file(2)]
  await daily()
  await received()
  await daily({ status: 'final', take_away: [first] })
  expect(await one()).toMatchObject({
    head: { status: 'final' },
    due: { total: 106040n },
    paid: { total: 53020n, paying: 1 },
    taken: [{ number: first, source: 'ABI' }],
  })
})

test('importers have statements of their own, and branches too', async () => {
  await file(1, { type: '3', statementDate: PRINTED })
  await file(2, { type: '2', statementDate: PRINTED, clientBranch: 'A1' })
  await file(3)
  await daily()
  const all = await received()
  expect(all.map((one) => one.ok && [one.statement.head.importer, one.statement.head.clientBranch])).toEqual([
    ['07-4418290', undefined],
    [undefined, 'A1'],
    [undefined, undefined],
  ])
})

test('a month has the daily statements that are closed, and is closed itself', async () => {
  await file(1, MONTHLY)
  await file(2, { ...MONTHLY, statementDate: parseDay('2026-03-11')! })
  for (const print_date of ['2026-03-10', '2026-03-11']) {
    await daily({ print_date })
    await daily({ print_date, status: 'final' })
  }
  await received()
  expect((await issue({ cadence: 'monthly', status: 'preliminary', month: '2026-03' })).json()).toEqual({
    numbers: ['2726P03001'],
  })
  expect(await one()).toMatchObject({
    head: { printDate: '2026-03-16', paymentType: '6' },
    dueOn: '2026-03-20',
    dailies: [{ number: '2726069001', total: 53020n }, { number: '2726070001' }],
    due: { total: 106040n },
  })
  await issue({ cadence: 'monthly', status: 'final', month: '2026-03' })
  expect(await one()).toMatchObject({ head: { status: 'final' }, paid: { total: 106040n } })
})

test.each([
  ['missing_entry', [true, 53020n]],
  ['extra_entry', [true, 159060n]],
  ['other_amount', [true, 106041n]],
  ['wrong_total', [false, 'wrong_total']],
  ['half', [false, 'incomplete']],
  ['of_another_filer', [false, 'other_filer']],
] as const)('a statement with the fault %s', async (fault, expected) => {
  await file(1)
  await file(2)
  await daily({ fault })
  const [reading] = await received()
  expect(reading?.ok ? [true, reading.statement.due.total] : [false, reading?.faults[0]?.code]).toEqual(
    expected,
  )
})

test('a statement comes twice on request, and its books survive a restart', async () => {
  await file(1)
  await daily({ fault: 'twice' })
  expect(await received()).toHaveLength(2)
  close()
  open()
  expect((await daily()).statusCode).toBe(404)
  expect((await daily({ status: 'final' })).statusCode).toBe(201)
})

test('on its clock, a day of which takes a moment, daily and monthly statements come and are closed', async () => {
  close()
  open(0.001)
  await file(1, MONTHLY)
  const seen: string[] = []
  await expect
    .poll(async () => {
      for (const reading of await received())
        if (reading.ok) seen.push(`${reading.statement.cadence} ${reading.statement.head.status}`)
      return seen
    })
    .toEqual(['daily preliminary', 'daily final', 'monthly preliminary', 'monthly final'])
})

test('a wish that names no statement is refused', async () => {
  expect((await issue({ cadence: 'weekly' })).statusCode).toBe(400)
  expect((await daily({ print_date: '2026-03-32' })).statusCode).toBe(400)
})
