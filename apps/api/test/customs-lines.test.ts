import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeStatement, type Transmission } from '@edfe/abi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmNumber } from '../src/customs/claims/filing-claims.ts'
import { watchRoad } from '../src/customs/road/watch-road.job.ts'
import { isSealed } from '../src/db/seal.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import { MAIL_JOB, type QueuedMail } from '../src/mail/mail.job.ts'
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
const PASSWORD = 'LNPSWD'
const folder = mkdtempSync(join(tmpdir(), 'edfe-line-'))
const [inbound, outbound] = [join(folder, 'inbound'), join(folder, 'outbound')]

let app: CustomsApp
/** Customs behind the folders; the simulator of the app is practice. */
let far: Simulator
let team: Team
let operator: Visitor

beforeAll(async () => {
  far = await createSimulator()
  await far.start()
  const practice = await createSimulator()
  await practice.start()
  app = await startWithCustoms({
    env: {
      ...LIVE_GATEWAY,
      CUSTOMS_GATEWAY_URL: folder,
      CUSTOMS_PRACTICE_URL: practice.url,
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
  mkdirSync(inbound, { recursive: true })
  stops.push(() => practice.stop())
})
const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  await app.stop()
  await far.stop()
  for (const stop of stops) await stop()
  rmSync(folder, { recursive: true })
})

const LINE = {
  act: 'set_line',
  road: 'live',
  site_code: 'HTLN',
  sender_id: 'L1N',
  office_code: '07',
  password: PASSWORD,
  password_expires_on: null,
  reason: 'CBP confirmed the line',
} as const
const setLine = (change: object = {}, as = operator) =>
  app.answer('actAsOperator', { as, body: { id: team.orgId, ...LINE, ...change } })
const lines = async () => (await app.ask('getOperations', { as: operator })).lines
const me = () => app.ask('getMe', { as: team.preparer })
const file = async (): Promise<EntryBody> => {
  const signed = signedBy('Arno Approver').totals_declarations
  const entry = await createSampleEntryByCbp(app, team.approver, {
    totals_declarations: { ...signed, payment_type: '2', statement_date: PRINTED },
  })
  done(await submit(app, team.approver, entry))
  return entry
}
const accepted = ({ id }: EntryBody) =>
  until(
    async () => {
      await carry()
      return readEntry(app, team.auditor, id)
    },
    ({ status }) => status === 'accepted',
  )
const roadOf = async ({ id }: EntryBody) =>
  (await app.ask('getFiling', { as: team.auditor, params: { id } })).transmission?.gateway

const sent: string[][] = []
/** The carrier takes what is put out to customs, and brings what customs says. */
async function carry() {
  mkdirSync(outbound, { recursive: true })
  for (const name of readdirSync(outbound).filter((one) => one.endsWith('.txt'))) {
    const images = readFileSync(join(outbound, name), 'latin1').split('\r\n').filter(Boolean)
    sent.push(images)
    const answer = await fetch(new URL('/transmissions', far.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: name.slice(0, -4), images, account: team.orgId, check_digit_factor: 0 }),
    })
    bring(name, ((await answer.json()) as Transmission).images)
    rmSync(join(outbound, name))
  }
}
function bring(name: string, records: readonly string[]) {
  writeFileSync(join(inbound, `${name}.part`), `${records.join('\r\n')}\r\n`)
  renameSync(join(inbound, `${name}.part`), join(inbound, name))
}

test('with both roads configured an organization practises at the simulator until its line is opened', async () => {
  expect((await me()).practice).toBe('simulator')
  const entry = await file()
  await accepted(entry)
  expect(await roadOf(entry)).toBe('simulator')
  expect(sent, 'nothing went to CBP').toEqual([])
})

test('the operator opens the line with a fresh proof; then its first filing goes live, is answered and comes on a statement', async () => {
  expect((await setLine({}, team.admin)).status, 'no member does it').toBe(404)
  expect((await setLine({ password: undefined })).status, 'a line needs a password').toBe(404)
  await app.engine.run(`update auth."session" set proven_at = now() - interval '16 minutes'`)
  expect(await setLine()).toMatchObject({ status: 403, body: { code: 'proof_required' } })
  await prove()
  expect((await setLine()).status).toBe(200)

  expect(await me()).toMatchObject({ practice: null, customs_gateway: 'directory' })
  const entry = await file()
  await accepted(entry)
  expect(await roadOf(entry)).toBe('directory')
  const [[header = '', block = ''] = []] = sent
  expect(header.slice(0, 14)).toBe(`AHTLNL1N${PASSWORD}`)
  expect([header.slice(37, 39), block.slice(44, 46)]).toEqual(['07', '07'])

  bring('statement-1.txt', encodeStatement(dailyOf('2726069001', [lineOf(entry.entry_number)]), PRINTED))
  const { statements } = await until(
    () => statementsOf(app, team),
    (list) => list.statements.length > 0,
  )
  expect(statements).toMatchObject([{ number: '2726069001', state: 'preliminary' }])
  const { is_equal, rows } = await app.ask('getStatement', {
    as: team.admin,
    params: { id: statements[0]?.id ?? '' },
  })
  expect(rows, 'what was practised for the same day is not missed').toHaveLength(1)
  expect(is_equal).toBe(true)
  const { days } = await app.ask('getOwed', { as: team.admin })
  const owed = days.flatMap(({ payments }) => payments.flatMap(({ entries }) => entries))
  expect(
    owed.map(({ number }) => number),
    'nor is it owed',
  ).toEqual([entry.entry_number])
})

test('the password is sealed at rest, never shown, and kept when the operator sets the rest', async () => {
  const stored = () =>
    tenantTransaction(app.engine.db, { orgId: team.orgId, userId: null }, (trx) =>
      trx.selectFrom('customs_lines').select(['password', 'site_code']).executeTakeFirstOrThrow(),
    )
  const { password } = await stored()
  expect(isSealed(password)).toBe(true)
  expect((await setLine({ password: undefined, site_code: 'NEW1' })).status).toBe(200)
  expect(await stored()).toEqual({ password, site_code: 'NEW1' })
  const shown = JSON.stringify([
    await lines(),
    await app.ask('listAuditEvents', { as: team.admin }),
    await app.ask('listMessages', { as: team.admin, query: {} }),
  ])
  expect(shown).not.toContain(PASSWORD)
  const [event] = (await app.ask('listAuditEvents', { as: team.admin })).events
  expect(event).toMatchObject({ action: 'set_line', after_json: { record_a: 'kept', road: 'live' } })
})

test('another organization sees no line and files over none', async () => {
  const other = await app.organization('Other')
  const seen = await tenantTransaction(app.engine.db, { orgId: other.orgId, userId: null }, (trx) =>
    trx.selectFrom('customs_lines').select('org_id').execute(),
  )
  expect(seen).toEqual([])
  expect((await app.ask('getMe', { as: other.preparer })).practice).toBe('simulator')
  expect((await setLine({ id: other.orgId })).status, 'without a confirmed filer code').toBe(404)
})

test('the operators are mailed once that a password expires, two weeks before', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const watch = () => watchRoad({ ...app.app, logger: app.app.log }, app.app.jobs)
  const mails = async () =>
    ((await app.app.jobs.read(MAIL_JOB, ['created', 'retry', 'active', 'completed'])) as QueuedMail[]).filter(
      ({ subject }) => subject.id === 'mail.road.expiry-subject',
    ).length
  await setLine({ password_expires_on: inDays(20) })
  await watch()
  expect(await mails()).toBe(0)
  await setLine({ password_expires_on: inDays(13) })
  await watch()
  await watch()
  expect(await mails()).toBe(1)
})

const prove = () => app.engine.run(`update auth."session" set proven_at = now()`)
