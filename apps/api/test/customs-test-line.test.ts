import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeStatement, type Transmission } from '@edfe/abi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmNumber } from '../src/customs/claims/filing-claims.ts'
import type { CustomsApp } from './customs-steps.ts'
import {
  createSampleEntryByCbp,
  type EntryBody,
  LIVE_GATEWAY,
  readEntry,
  signedBy,
  submit,
  until,
} from './entry-steps.ts'
import { done, type Team, type Visitor } from './harness.ts'
import { createSimulator, type Simulator, startWithCustoms } from './simulator.ts'
import { dailyOf, lineOf, PRINTED, statementsOf } from './statement-steps.ts'

const OPERATOR = 'operator@example.com'
const folder = mkdtempSync(join(tmpdir(), 'edfe-test-line-'))
const [live, tests] = [join(folder, 'live'), join(folder, 'tests')]

let app: CustomsApp
/** Customs behind both folders. */
let far: Simulator
let team: Team
let operator: Visitor

beforeAll(async () => {
  far = await createSimulator()
  await far.start()
  for (const road of [live, tests])
    for (const name of ['outbound', 'inbound']) mkdirSync(join(road, name), { recursive: true })
  const file = join(folder, 'test-road')
  writeFileSync(file, `CUSTOMS_GATEWAY=directory\nCUSTOMS_GATEWAY_URL=${tests}\n`)
  app = await startWithCustoms({
    env: {
      ...LIVE_GATEWAY,
      CUSTOMS_GATEWAY_URL: live,
      CUSTOMS_TEST_ROAD_FILE: file,
      CUSTOMS_POLL_SECONDS: '0.2',
      OPERATORS: OPERATOR,
    },
  })
  team = await app.organization('Harbour Trading')
  operator = await app.account('Olga Operator', OPERATOR)
  await app.engine.run(`update auth."user" set "twoFactorEnabled" = true where "email" = $1`, [OPERATOR])
  done(
    await app.answer('saveOrganization', {
      as: team.admin,
      body: { name: 'Harbour Trading', cbp_filer_code: 'L1N' },
    }),
  )
  const claims = { db: app.engine.db, sealing: app.app.sealing }
  await confirmNumber(claims, { orgId: team.orgId, kind: 'filer_code', typed: 'L1N' })
  await confirmNumber(claims, { orgId: team.orgId, kind: 'importer_number', typed: '07-4418290' })
})
afterAll(async () => {
  await app.stop()
  await far.stop()
  rmSync(folder, { recursive: true })
})

async function setLine(road: 'test' | 'live') {
  await app.engine.run(`update auth."session" set proven_at = now()`)
  const line = { site_code: 'HTLN', sender_id: 'L1N', office_code: null, password: 'LNPSWD' }
  const order = { act: 'set_line', id: team.orgId, road, ...line, password_expires_on: null } as const
  return app.answer('actAsOperator', { as: operator, body: { ...order, reason: 'CBP said so' } })
}
const me = () => app.ask('getMe', { as: team.preparer })

async function draft(): Promise<EntryBody> {
  const signed = signedBy('Arno Approver').totals_declarations
  return createSampleEntryByCbp(app, team.approver, {
    totals_declarations: { ...signed, payment_type: '2', statement_date: PRINTED },
  })
}
const stateOf = ({ id }: EntryBody) => readEntry(app, team.auditor, id)
/** The entry once customs behind a road has accepted it. */
const accepted = (road: string, entry: EntryBody) =>
  until(
    async () => {
      await carry(road)
      return stateOf(entry)
    },
    ({ status }) => status === 'accepted',
  )
const waiting = (road: string) => readdirSync(join(road, 'outbound')).filter((name) => name.endsWith('.txt'))

async function carry(road: string) {
  for (const name of waiting(road)) {
    const images = readFileSync(join(road, 'outbound', name), 'latin1')
      .split('\r\n')
      .filter(Boolean)
    const answer = await fetch(new URL('/transmissions', far.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: name.slice(0, -4), images, account: road, check_digit_factor: 0 }),
    })
    bring(road, name, ((await answer.json()) as Transmission).images)
    rmSync(join(road, 'outbound', name))
  }
}
function bring(road: string, name: string, records: readonly string[]) {
  const path = join(road, 'inbound', name)
  writeFileSync(`${path}.part`, `${records.join('\r\n')}\r\n`)
  renameSync(`${path}.part`, path)
}

const owed = async () => {
  const { days } = await app.ask('getOwed', { as: team.admin })
  return days.flatMap(({ payments }) =>
    payments.flatMap(({ entries }) => entries.map(({ number }) => number)),
  )
}
const gatewayOf = async ({ id }: EntryBody) =>
  (await app.ask('getFiling', { as: team.auditor, params: { id } })).transmission?.gateway

let tested: EntryBody

test('over a line to the test system a filing goes there alone, is answered, and is named as a test', async () => {
  expect((await setLine('test')).status).toBe(200)
  expect(await me()).toMatchObject({ practice: 'test', customs_gateway: 'test' })
  tested = await draft()
  done(await submit(app, team.approver, tested))
  await accepted(tests, tested)
  expect(await gatewayOf(tested)).toBe('test')
  expect(waiting(live), 'nothing went to CBP').toEqual([])
  const { entries } = await app.ask('listEntries', { as: team.preparer, query: {} })
  expect(entries).toMatchObject([{ id: tested.id, is_practice: true, customs: 'test', due: null }])
  const { messages } = await app.ask('getTimeline', { as: team.auditor, params: { id: tested.id } })
  expect(messages.map(({ title }) => title)).toContain('CBP’s test system accepted')
  const [event] = (await app.ask('listAuditEvents', { as: team.admin })).events.filter(
    ({ action }) => action === 'set_line',
  )
  expect(event).toMatchObject({ after_json: { road: 'test', reason: 'CBP said so' } })
})

test('a statement of the test system is kept and owes nothing, and leaves its number to one of CBP', async () => {
  const statement = (number: string) => encodeStatement(dailyOf('2726069001', [lineOf(number)]), PRINTED)
  bring(tests, 'statement-1.txt', statement(tested.entry_number))
  const { statements, kept } = await until(
    () => statementsOf(app, team),
    (list) => list.kept.length > 0,
  )
  expect(statements).toEqual([])
  expect(kept).toMatchObject([{ number: '2726069001', booking: 'test', faults: [] }])

  expect((await setLine('live')).status).toBe(200)
  expect((await me()).practice).toBe(null)
  expect(await owed(), 'the test owes nothing').toEqual([])
  const real = await draft()
  done(await submit(app, team.approver, real))
  await accepted(live, real)
  bring(live, 'statement-1.txt', statement(real.entry_number))
  const booked = await until(
    () => statementsOf(app, team),
    (list) => list.statements.length > 0,
  )
  expect(booked.statements).toMatchObject([{ number: '2726069001', state: 'preliminary' }])
  expect(await owed()).toEqual([real.entry_number])
})

test('a test does not become real when the line is opened, and CBP is asked to delete nothing of it', async () => {
  expect(await gatewayOf(tested)).toBe('test')
  const answer = await app.answer('deleteSummary', { as: team.admin, params: { id: tested.id } })
  expect(answer).toMatchObject({ status: 409, body: { code: 'filed_elsewhere' } })
  expect(waiting(live)).toEqual([])
})
