import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomsApp } from './customs-steps.ts'
import { createSampleEntry, type EntryBody, readEntry, submit, until } from './entry-steps.ts'
import { type FaultyRoad, startFaultyRoad } from './faulty-road.ts'
import { done, type Team, type Visitor } from './harness.ts'
import { startWithCustoms } from './simulator.ts'

const OPERATOR = 'operator@example.com'
const REFUSAL = 'The carrier knows no line of this filer code.'

let app: CustomsApp
let team: Team
let operator: Visitor
let road: FaultyRoad

beforeAll(async () => {
  let gateway: string | undefined
  road = await startFaultyRoad(() => gateway)
  app = await startWithCustoms({
    env: { CUSTOMS_GATEWAY_URL: road.url, CUSTOMS_POLL_SECONDS: '0.2', OPERATORS: OPERATOR },
  })
  gateway = app.simulator.url
  team = await app.organization('Harbour Trading')
  operator = await app.account('Olga Operator', OPERATOR)
  await app.engine.run(`update auth."user" set "twoFactorEnabled" = true where "email" = $1`, [OPERATOR])
})
afterAll(async () => {
  await app.stop()
  await road.stop()
})

const refused = async () => (await app.ask('getOperations', { as: operator })).road.refused
const sendAgain = (id: string | undefined, as = operator) =>
  app.answer('actAsOperator', {
    as,
    body: { act: 'send_again', id, reason: 'The carrier knows the line now' },
  })
const prove = (minutesAgo: number) =>
  app.engine.run(`update auth."session" set proven_at = now() - make_interval(mins => ${minutesAgo})`)
const filingOf = ({ id }: EntryBody) => app.ask('getFiling', { as: team.auditor, params: { id } })

/** A filed entry whose transmission the gateway has refused for good. */
async function refusedEntry(): Promise<EntryBody> {
  road.refuses = REFUSAL
  const entry = await createSampleEntry(app, team.preparer)
  done(await submit(app, team.approver, entry))
  await until(
    () => filingOf(entry),
    ({ transmission }) => transmission?.state === 'failed',
  )
  return entry
}

test('the operator sends a refused filing again with a fresh proof: the same bytes under the same id, once, and all are informed', async () => {
  const entry = await refusedEntry()
  const rows = await refused()
  expect(rows).toMatchObject([
    { organization: 'Harbour Trading', kind: 'summary', state: 'failed', problem: REFUSAL },
  ])
  const id = rows[0]?.id
  road.refuses = undefined

  expect((await sendAgain(id, team.admin)).status, 'no member does it').toBe(404)
  await prove(16)
  expect(await sendAgain(id)).toMatchObject({ status: 403, body: { code: 'proof_required' } })
  expect(road.sent.get(String(id)), 'nothing left without a proof').toBeUndefined()
  await prove(0)
  // The answer to the first sending is lost on its way: customs sees the same id twice, and files it once.
  expect((await sendAgain(id)).status).toBe(200)
  expect((await sendAgain(id)).status, 'it is on its way already').toBe(404)
  await until(
    () => readEntry(app, team.auditor, entry.id),
    ({ status }) => status === 'accepted',
  )

  expect(road.sent.get(String(id))).toBe(2)
  const { transmission } = await filingOf(entry)
  expect(transmission).toMatchObject({ id, state: 'answered' })
  const { messages } = await app.ask('getTimeline', { as: team.auditor, params: { id: entry.id } })
  expect(messages.filter(({ direction }) => direction === 'sent')).toHaveLength(1)
  expect(messages.filter(({ application }) => application === 'AX')).toHaveLength(1)
  expect(messages.map(({ title }) => title)).toEqual([
    'Submitted',
    'Sent to the simulator',
    'Transmission refused',
    'Sent again',
    'The simulator accepted',
  ])
  const { events } = await app.ask('listAuditEvents', { as: team.admin })
  expect(events.find(({ action }) => action === 'send_again')).toMatchObject({
    entity_id: entry.id,
    after_json: { transmission: id, reason: 'The carrier knows the line now' },
  })
  const { acts } = await app.ask('getOperations', { as: operator })
  expect(acts[0]).toMatchObject({ act: 'send_again', subject: id })
  expect(await refused()).toEqual([])
})

test('a filing that the gateway refuses once more is on the list again', async () => {
  const entry = await refusedEntry()
  const [row] = await refused()
  await prove(0)
  expect((await sendAgain(row?.id)).status).toBe(200)
  await until(
    () => filingOf(entry),
    ({ transmission, messages }) =>
      transmission?.state === 'failed' &&
      messages.filter(({ title }) => title === 'Transmission refused').length === 2,
  )
  expect(await refused()).toMatchObject([{ id: row?.id, attempts: 2, problem: REFUSAL }])
  road.refuses = undefined
})

test('a summary whose entry has got another status by hand is not sent again', async () => {
  const [row] = await refused()
  await app.engine.asOwner((run) =>
    run(
      `update entries set status = 'rejected' where id in (select entry_id from submissions where id = '${row?.id}')`,
    ),
  )
  expect(await refused()).toEqual([])
  await prove(0)
  expect((await sendAgain(row?.id)).status).toBe(404)
})
