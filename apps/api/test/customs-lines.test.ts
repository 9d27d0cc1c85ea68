import { encodeStatement } from '@edfe/abi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchRoad } from '../src/customs/road/watch-road.job.ts'
import { isSealed } from '../src/db/seal.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import { MAIL_JOB, type QueuedMail } from '../src/mail/mail.job.ts'
import { until } from './entry-steps.ts'
import { LINE, type Lines, startLines } from './line-steps.ts'
import { dailyOf, lineOf, PRINTED, statementsOf } from './statement-steps.ts'

let lines: Lines
beforeAll(async () => {
  lines = await startLines()
})
afterAll(() => lines.stop())

test('with both roads configured an organization practises at the simulator until its line is opened', async () => {
  const { me, file, accepted, roadOf, live } = lines
  expect((await me()).practice).toBe('simulator')
  const entry = await file()
  await accepted(entry)
  expect(await roadOf(entry)).toBe('simulator')
  expect([...live.sent, ...live.waiting()], 'nothing went to CBP').toEqual([])
})

test('the operator opens the line with a fresh proof; then its first filing goes live, is answered and comes on a statement', async () => {
  const { app, team, setLine, prove, me, file, accepted, roadOf, owed, live } = lines
  expect((await setLine({ office_code: '07' }, team.admin)).status, 'no member does it').toBe(404)
  expect((await setLine({ password: undefined })).status, 'a line needs a password').toBe(404)
  await app.engine.run(`update auth."session" set proven_at = now() - interval '16 minutes'`)
  expect(await setLine()).toMatchObject({ status: 403, body: { code: 'proof_required' } })
  await prove()
  expect((await setLine({ office_code: '07' })).status).toBe(200)

  expect(await me()).toMatchObject({ practice: null, customs_gateway: 'directory' })
  const entry = await file()
  await accepted(entry, live)
  expect(await roadOf(entry)).toBe('directory')
  const [[header = '', block = ''] = []] = live.sent
  expect(header.slice(0, 14)).toBe(`AHTLNL1N${LINE.password}`)
  expect([header.slice(37, 39), block.slice(44, 46)]).toEqual(['07', '07'])

  live.bring('statement-1.txt', encodeStatement(dailyOf('2726069001', [lineOf(entry.entry_number)]), PRINTED))
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
  expect(await owed(), 'nor is it owed').toEqual([entry.entry_number])
})

test('the password is sealed at rest, never shown, and kept when the operator sets the rest', async () => {
  const { app, team, operator, setLine } = lines
  const stored = () =>
    tenantTransaction(app.engine.db, { orgId: team.orgId, userId: null }, (trx) =>
      trx.selectFrom('customs_lines').select(['password', 'site_code']).executeTakeFirstOrThrow(),
    )
  const { password } = await stored()
  expect(isSealed(password)).toBe(true)
  expect((await setLine({ password: undefined, site_code: 'NEW1' })).status).toBe(200)
  expect(await stored()).toEqual({ password, site_code: 'NEW1' })
  const shown = JSON.stringify([
    (await app.ask('getOperations', { as: operator })).lines,
    await app.ask('listAuditEvents', { as: team.admin }),
    await app.ask('listMessages', { as: team.admin, query: {} }),
  ])
  expect(shown).not.toContain(LINE.password)
  const [event] = (await app.ask('listAuditEvents', { as: team.admin })).events
  expect(event).toMatchObject({ action: 'set_line', after_json: { record_a: 'kept', road: 'live' } })
})

test('another organization sees no line and files over none', async () => {
  const { app, setLine } = lines
  const other = await app.organization('Other')
  const seen = await tenantTransaction(app.engine.db, { orgId: other.orgId, userId: null }, (trx) =>
    trx.selectFrom('customs_lines').select('org_id').execute(),
  )
  expect(seen).toEqual([])
  expect((await app.ask('getMe', { as: other.preparer })).practice).toBe('simulator')
  expect((await setLine({ id: other.orgId })).status, 'without a confirmed filer code').toBe(404)
})

test('the operators are mailed once that a password expires, two weeks before', async () => {
  const { app, setLine } = lines
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
