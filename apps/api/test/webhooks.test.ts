import { encodeStatement } from '@edfe/abi'
import { WEBHOOK_EVENTS } from '@edfe/contracts/choices'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeStatement } from '../src/customs/statements/take-statement.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import { queueEvents } from '../src/webhooks/queue-event.ts'
import { acceptedEntry, type CustomsApp, customsMessages, sendFromCustoms } from './customs-steps.ts'
import { createSampleEntry, ON_SAMPLE_DAY, readEntry, until } from './entry-steps.ts'
import { done, refusal, startApp, type Team, type TestApp } from './harness.ts'
import { ageProof } from './people.ts'
import { releaseOnFile } from './release-steps.ts'
import { startWithCustoms } from './simulator.ts'
import { dailyOf, lineOf, PRINTED } from './statement-steps.ts'
import { RECEIVER_NETWORKS, sendWebhooks, startReceiver } from './webhook-steps.ts'

const HOUR_MS = 3600_000

let app: TestApp
let team: Team
let receiver: Awaited<ReturnType<typeof startReceiver>>
/** The job's clock runs ahead by so much. */
let ahead = 0

beforeAll(async () => {
  receiver = await startReceiver()
  app = await startApp({ env: { ...ON_SAMPLE_DAY, WEBHOOK_PRIVATE_NETWORKS: RECEIVER_NETWORKS.join() } })
})
afterAll(async () => {
  await app.stop()
  receiver.stop()
})
beforeEach(async () => {
  team = await app.organization()
  receiver.came = []
  receiver.status = 200
  ahead = 0
})

const now = () => new Date(Date.now() + ahead)
const send = (of: Pick<TestApp, 'engine' | 'app'> = app) => sendWebhooks(of, now)
const make = async (events: readonly (typeof WEBHOOK_EVENTS)[number][] = WEBHOOK_EVENTS) =>
  app.ask('createWebhook', { as: team.admin, body: { url: receiver.url, events: [...events] } })
const deliveries = async (id: string) =>
  (await app.ask('listDeliveries', { as: team.admin, params: { id } })).deliveries
const happen = (entryId: string, ...states: string[]) =>
  tenantTransaction(app.engine.db, { orgId: team.orgId, userId: null }, (trx) =>
    queueEvents(
      trx,
      { orgId: team.orgId, now: now() },
      states.map((to) => ({ type: 'entry.status_changed', entryId, data: { to } })),
    ),
  )
const said = () => receiver.came.map(({ body }) => JSON.parse(body).data.to ?? JSON.parse(body).type)

const LAMPS = '00000000-0000-4000-8000-000000000001'
const TABLES = '00000000-0000-4000-8000-000000000002'

test('an admin with a fresh proof names an address; its secret is shown once and stored encrypted', async () => {
  const { webhook, secret } = await make()
  const list = await app.ask('listWebhooks', { as: team.admin })
  expect(list.webhooks).toEqual([webhook])
  expect(JSON.stringify(list)).not.toContain(secret)
  const { rows } = await app.engine.asOwner((run) => run('select secret from webhooks'))
  for (const row of rows) expect(row.secret).toMatch(/^sealed:1:/)
  const body = { url: receiver.url, events: ['entry.held' as const] }
  expect(refusal(await app.answer('createWebhook', { as: team.preparer, body })).code).toBe(
    'PERMISSION_DENIED',
  )
  await ageProof(app, team.admin, 16)
  expect(refusal(await app.answer('createWebhook', { as: team.admin, body })).code).toBe('proof_required')
  await ageProof(app, team.admin, 0)
  const wrong = { ...body, url: 'https://user:word@example.com/' }
  expect(refusal(await app.answer('createWebhook', { as: team.admin, body: wrong })).code).toBe(
    'address_not_allowed',
  )
})

test('a change of an entry’s status is sent, signed, to who asked for it, and to no other organization', async () => {
  const { webhook, secret } = await make(['entry.status_changed'])
  const others = await app.organization()
  await app.ask('createWebhook', {
    as: others.admin,
    body: { url: receiver.url, events: [...WEBHOOK_EVENTS] },
  })
  const entry = await createSampleEntry(app, team.preparer)
  await app.ask('changeStatus', {
    as: team.preparer,
    params: { id: entry.id },
    body: { status: 'validated', expected_updated_at: entry.updated_at },
  })
  await send()
  expect(receiver.came).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.came
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({
    type: 'entry.status_changed',
    data: { entry_id: entry.id, from: 'draft', to: 'validated' },
  })
  expect(await deliveries(webhook.id)).toMatchObject([{ state: 'delivered', attempts: 1, status: 200 }])
})

test('a statement of CBP is an event with its number, state and amount', async () => {
  await make(['statement.received'])
  await takeStatement(
    { db: app.engine.db, services: app.app.entryServices, jobs: app.app.jobs, publicUrl: '' },
    {
      id: 'a statement',
      sent: null,
      cadence: 'daily',
      images: encodeStatement(dailyOf('2726069001', [lineOf('B7603245276')]), PRINTED),
    },
    team.orgId,
  )
  await send()
  expect(receiver.came.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'statement.received', data: { number: '2726069001', state: 'preliminary' } },
  ])
})

test('what was not taken is sent again, later and later, for three days', async () => {
  const { webhook } = await make()
  receiver.status = 500
  await happen(LAMPS, 'submitted')
  const minutes: number[] = []
  for (let attempts = 0; attempts < 30; attempts += 1) {
    await send()
    const [delivery] = await deliveries(webhook.id)
    if (!delivery?.next_attempt_at) break
    const wait = new Date(delivery.next_attempt_at).getTime() - now().getTime()
    minutes.push(Math.round(wait / 60_000))
    ahead += wait + 1000
  }
  expect(minutes.slice(0, 7)).toEqual([1, 5, 30, 120, 300, 600, 600])
  expect(await deliveries(webhook.id)).toMatchObject([
    { state: 'failed', problem: 'Answered with 500', next_attempt_at: null },
  ])
  expect(ahead).toBeGreaterThan(60 * HOUR_MS)
  expect(ahead).toBeLessThan(73 * HOUR_MS)
  expect(new Set(receiver.came.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('events of one entry keep their order: one that fails holds up the next, and not those of another entry', async () => {
  await make()
  receiver.status = 503
  await happen(LAMPS, 'submitted')
  await send()
  await happen(LAMPS, 'accepted')
  receiver.status = 200
  await happen(TABLES, 'submitted')
  receiver.came = []
  await send()
  expect(said()).toEqual(['submitted'])
  ahead += 2 * 60_000
  await send()
  expect(said()).toEqual(['submitted', 'submitted', 'accepted'])
})

test('servers that send at once send each delivery once', async () => {
  await make()
  for (let at = 0; at < 8; at += 1) await happen(`00000000-0000-4000-8000-0000000001${at}0`, String(at))
  await Promise.all([send(), send(), send()])
  expect(said().sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
})

test('a delivery is sent again by hand under its id, and a test event says that it is one', async () => {
  const { webhook } = await make()
  await happen(LAMPS, 'accepted')
  await send()
  const [first] = await deliveries(webhook.id)
  const params = { id: webhook.id, deliveryId: first?.id ?? '' }
  expect(await app.ask('replayDelivery', { as: team.admin, params })).toMatchObject({
    delivery: { state: 'pending', message_id: first?.message_id },
  })
  await app.ask('testWebhook', { as: team.admin, params: { id: webhook.id } })
  await send()
  expect(said().sort()).toEqual(['accepted', 'accepted', 'test'])
  expect(receiver.came.filter(({ headers }) => headers['webhook-id'] === first?.message_id)).toHaveLength(2)
})

test('a new secret signs at once, and the one before for a day more', async () => {
  const { webhook, secret: before } = await make()
  const { secret } = await app.ask('rotateWebhookSecret', { as: team.admin, params: { id: webhook.id } })
  await happen(LAMPS, 'accepted')
  await send()
  ahead = 25 * HOUR_MS
  await happen(LAMPS, 'released')
  await send()
  const signatures = receiver.came.map(({ headers }) => headers['webhook-signature']?.split(' ').length)
  expect(signatures).toEqual([2, 1])
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.came
  for (const each of [before, secret]) expect(new Webhook(each).verify(body, headers)).toBeTruthy()
})

test('an address that is deleted is sent nothing more, also not what waits', async () => {
  const { webhook } = await make()
  await happen(LAMPS, 'accepted')
  await app.ask('deleteWebhook', { as: team.admin, params: { id: webhook.id } })
  await send()
  expect(receiver.came).toEqual([])
})

test('an admin changes which events an address is sent, from then on; its secret stays', async () => {
  const { webhook, secret } = await make(['entry.held'])
  const change = (as = team.admin, events: Parameters<typeof make>[0] = ['entry.status_changed']) =>
    app.answer('updateWebhook', { as, params: { id: webhook.id }, body: { events: [...events] } })
  expect(refusal(await change(team.preparer)).code).toBe('PERMISSION_DENIED')
  expect((await change((await app.organization()).admin)).status).toBe(404)
  expect((await change(team.admin, [])).status).toBe(400)
  await happen(LAMPS, 'submitted')
  expect(done(await change()).webhook).toEqual({ ...webhook, events: ['entry.status_changed'] })
  await happen(LAMPS, 'accepted')
  await send()
  expect(said()).toEqual(['accepted'])
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.came
  expect(new Webhook(secret).verify(body, headers)).toBeTruthy()
  const audited = `select after_json from audit_events where entity_id = '${webhook.id}' and action = 'update'`
  const { rows } = await app.engine.asOwner((run) => run(audited))
  expect(rows).toMatchObject([{ after_json: { events: ['entry.status_changed'] } }])
})

describe('what CBP says of an entry is sent to who asked for it', () => {
  let customs: CustomsApp
  beforeAll(async () => {
    customs = await startWithCustoms({
      env: { CUSTOMS_POLL_SECONDS: '0.2', WEBHOOK_PRIVATE_NETWORKS: RECEIVER_NETWORKS.join() },
    })
  })
  afterAll(() => customs.stop())

  /** An organization with an address for some events, and what was sent there. */
  async function listening(...events: (typeof WEBHOOK_EVENTS)[number][]) {
    const theirs = await customs.organization()
    const { secret } = await customs.ask('createWebhook', {
      as: theirs.admin,
      body: { url: receiver.url, events },
    })
    const sent = async () => {
      await send(customs)
      return receiver.came.map(({ headers, body }) => new Webhook(secret).verify(body, headers))
    }
    return { theirs, sent }
  }
  const inState = (theirs: Team, id: string, state: string) =>
    until(
      () => readEntry(customs, theirs.auditor, id),
      ({ release_status }) => release_status === state,
    )

  test('goods that many notices release, some of them twice, are released once', async () => {
    const { theirs, sent } = await listening('entry.released', 'entry.held', 'entry.customs_request')
    const chosen = await fetch(`${customs.simulator.url}/control/releases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scenario: 'matched', faults: ['twice'] }),
    })
    expect(chosen.status).toBe(204)
    const id = await releaseOnFile(customs, theirs)
    await inState(theirs, id, 'released')
    const codes = async () => {
      const { goods } = await customs.ask('getFiling', { as: theirs.auditor, params: { id } })
      return goods?.entry.map(({ code }) => code) ?? []
    }
    await until(codes, (all) => all.includes('98') && all.includes('01'))
    const { entry_number } = await readEntry(customs, theirs.auditor, id)
    expect(await sent()).toMatchObject([
      { type: 'entry.released', data: { entry_id: id, entry_number, due_on: null } },
    ])
  })

  test('goods that CBP holds and then releases are held and released, in this order', async () => {
    const { theirs, sent } = await listening('entry.released', 'entry.held')
    const { id, transmission } = await acceptedEntry(customs, theirs)
    const say = (code: string, narrative: string, time: string) =>
      sendFromCustoms(customs, {
        application: 'SO',
        transmission_id: transmission,
        actions: [{ record: 'SO60', code, narrative, release_date: '2026-03-05', time }],
      })
    await say('04', 'GOODS DETAINED', '0900')
    await inState(theirs, id, 'hold')
    await say('98', 'RELEASED', '1300')
    await inState(theirs, id, 'released')
    expect(await sent()).toMatchObject([
      { type: 'entry.held', data: { entry_id: id } },
      { type: 'entry.released', data: { entry_id: id, code: '98' } },
    ])
  })

  test('a request of CBP is sent with the day by which it is to be answered', async () => {
    const { theirs, sent } = await listening('entry.customs_request')
    const { id, number, transmission } = await acceptedEntry(customs, theirs)
    await sendFromCustoms(customs, {
      application: 'UC',
      transmission_id: transmission,
      disposition: '2',
      user: 'J MARTIN',
      date: '2026-03-09',
    })
    await customsMessages(customs, theirs, id, 'cbp_request', 1)
    const [open] = (await customs.ask('listCustomsRequests', { as: theirs.auditor, params: { id } })).requests
    expect(open?.due_on).toMatch(/^2026-/)
    expect(await sent()).toMatchObject([
      {
        type: 'entry.customs_request',
        data: { entry_id: id, entry_number: number, code: '2', due_on: open?.due_on },
      },
    ])
  })
})
