import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { simulatorGateway } from '../src/customs/gateway/simulator-gateway.ts'
import { readStatusMessages } from '../src/customs/inbox/read-status-messages.ts'
import { acceptedEntry, type CustomsApp, customsMessages, sendFromCustoms } from './customs-steps.ts'
import { createSampleEntry, readEntry, submit, until } from './entry-steps.ts'
import type { Team } from './harness.ts'
import { startWithCustoms } from './simulator.ts'

let app: CustomsApp
let team: Team

beforeAll(async () => {
  app = await startWithCustoms({ env: { CUSTOMS_POLL_SECONDS: '0.2' } })
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

const services = () => app.app.entryServices
const deps = () => ({
  db: app.engine.db,
  gateway: simulatorGateway(app.simulator.url),
  jobs: app.app.jobs,
  services: services(),
  publicUrl: 'http://localhost',
})

const accepted = () => acceptedEntry(app, team)
const say = (message: object) => sendFromCustoms(app, message)
const heard = (id: string, stream: string, count: number) => customsMessages(app, team, id, stream, count)

const action = (code: string, narrative: string, more: object = {}) => ({
  record: 'SO60',
  code,
  narrative,
  ...more,
})

test('a release after acceptance is a separate fact: the entry stays accepted, and its people are notified', async () => {
  const entry = await accepted()
  const clearance = async () =>
    (await app.ask('getDashboard', { as: team.auditor })).average_clearance_seconds
  expect(await clearance()).toBeNull()
  await say({
    application: 'SO',
    transmission_id: entry.transmission,
    actions: [
      { record: 'SO50', code: '93', narrative: 'BILL ON FILE' },
      action('98', 'RELEASED', { release_date: '2026-03-05', time: '1300' }),
    ],
  })
  const messages = await heard(entry.id, 'cargo_release', 2)
  expect(messages).toMatchObject([
    {
      title: 'Bill on file',
      code: '93',
      tone: 'neutral',
      direction: 'received',
      actor: 'customs',
      images: [
        expect.stringMatching(/^SO10/),
        expect.stringMatching(/^SO50/),
        expect.stringMatching(/^SO60/),
      ],
    },
    { title: 'Released', code: '98', tone: 'ok' },
  ])
  expect(await readEntry(app, team.auditor, entry.id)).toMatchObject({
    status: 'accepted',
    release_status: 'released',
  })
  expect(await clearance()).toEqual(expect.any(Number))
  const { notifications } = await app.ask('listNotifications', { as: team.approver })
  expect(notifications).toContainEqual(expect.objectContaining({ kind: 'entry_released' }))
})

test('goods that another agency holds are not free by CBP’s release, and are once the agency lets them go', async () => {
  const entry = await accepted()
  const pad = (text: string) => text.padEnd(80)
  const { entry_number: number } = await readEntry(app, team.auditor, entry.id)
  const notice = (...records: string[]) => ({
    application: 'raw',
    transmission_id: entry.transmission,
    images: [
      pad('A2704ZZZ      030526     SO'),
      pad(`B  2704${number.slice(0, 3)}SO`),
      pad(`SO102704${number.slice(0, 3)}  ${number.slice(3)} 0107-4418290`),
      ...records.map(pad),
    ],
  })
  const agency = (time: string, code: string, words: string) =>
    `SO70FDADEV030526${time}${code}${words.padEnd(28)}  ${code}  00101001              04`
  const filing = () => app.ask('getFiling', { as: team.auditor, params: { id: entry.id } })
  const released = async () => (await readEntry(app, team.auditor, entry.id)).release_status
  await say(
    notice(
      'SO40RONEYONEYHPHE48217600'.padEnd(59) + '00000040CTNS 00000040',
      `SO500305261011${'95BILL ARRIVED'.padEnd(42)}N`,
      `SO600305261012${'98RELEASED'.padEnd(42)}03052603`,
      agency('1100', '02', 'HOLD INTACT'),
    ),
  )
  await heard(entry.id, 'cargo_release', 3)
  expect(await released()).toBe('hold')
  expect((await filing()).goods).toMatchObject({
    is_free: false,
    released_on: '2026-03-05',
    bills: [{ numbers: ['ONEYHPHE48217600'], state: 'arrived' }],
    agencies: [
      {
        name: 'Food and Drug Administration',
        is_open: true,
        lines: { from: 1, to: 1 },
        events: [{ title: 'FDA DEV: Hold', acts: 'you' }],
      },
    ],
  })
  await say(notice(agency('1500', '07', 'MAY PROCEED')))
  await heard(entry.id, 'cargo_release', 4)
  expect(await released()).toBe('released')
  expect((await filing()).goods).toMatchObject({ is_free: true, agencies: [{ is_open: false }] })
  const { requests } = await app.ask('listCustomsRequests', { as: team.auditor, params: { id: entry.id } })
  expect(requests.map(({ closed_at }) => closed_at)).not.toContain(null)
})

test('a rejection after acceptance leaves the status final and asks for the correction', async () => {
  const entry = await accepted()
  await say({
    application: 'UC',
    transmission_id: entry.transmission,
    disposition: '4',
    reason: '003',
    remarks: ['LINE 001 IS A FLOODLIGHT'],
  })
  const [message] = await heard(entry.id, 'cbp_request', 1)
  expect(message).toMatchObject({ title: 'CBP rejected the entry summary', tone: 'bad' })
  expect(message!.detail).toContain('Reason: classification. Remarks: “LINE 001 IS A FLOODLIGHT”')
  expect((await readEntry(app, team.auditor, entry.id)).status).toBe('accepted')
})

test('while the answer is open a hold moves the entry, a release after it too, and the late answer no more', async () => {
  await app.simulator.kill()
  const entry = await createSampleEntry(app, team.preparer)
  await submit(app, team.approver, entry)
  const status = async () => (await readEntry(app, team.auditor, entry.id)).status
  const pad = (text: string) => text.padEnd(80)
  const so60 = (day: string, code: string) => pad(`SO60${day}1200${code}${'SAID'.padEnd(40)}`)
  const tell = async (key: string, day: string, code: string) => {
    const number = entry.entry_number
    const images = [
      pad('A2704ZZZ      030526     SO'),
      pad(`B  2704${number.slice(0, 3)}SO`),
      pad(`SO102704${number.slice(0, 3)}  ${number.slice(3)} 0107-4418290`),
      so60(day, code),
    ]
    const { transmission } = await app.ask('getFiling', { as: team.auditor, params: { id: entry.id } })
    await app.engine.db
      .insertInto('customs_inbox')
      .values({
        id: key,
        transmission_id: transmission!.id,
        images: services().sealing.encrypt(JSON.stringify(images)),
        received_at: new Date(),
        read_at: null,
        application: '',
      })
      .execute()
    await readStatusMessages(deps(), [key])
  }
  await tell('hold', '030626', '04')
  expect(await status()).toBe('hold')
  await tell('earlier', '030526', '97')
  expect((await readEntry(app, team.auditor, entry.id)).release_status, 'what came late is older').toBe(
    'hold',
  )
  await tell('release', '030726', '98')
  expect(await readEntry(app, team.auditor, entry.id)).toMatchObject({
    status: 'released',
    release_status: 'released',
  })
  await app.simulator.start()
  await until(
    async () =>
      (await app.ask('getFiling', { as: team.auditor, params: { id: entry.id } })).transmission!.state,
    (state) => state === 'answered',
  )
  expect(await status()).toBe('released')
})

test('a message that nothing here can read is shown as unread on its entry, with its records', async () => {
  const entry = await accepted()
  const images = [
    'A2704ZZZ      030526     NR',
    `B  2704${entry.number.slice(0, 3)}NR`,
    `NR10${entry.number.slice(0, 3)} ${entry.number.slice(3)} LIQUIDATED`,
  ]
  await say({ application: 'raw', images, transmission_id: entry.transmission })
  expect(await heard(entry.id, 'cbp_request', 1)).toMatchObject([
    { kind: 'unread', title: 'Unread message', code: 'NR', images: [images[2]!.padEnd(80)] },
  ])
  // By the number alone: what a carrier of messages brings names no transmission.
  await say({ application: 'raw', images })
  expect(await heard(entry.id, 'cbp_request', 2)).toHaveLength(2)
})

test('a message that belongs to no entry, and one that is no message, stay in the inbox and stop nothing', async () => {
  await say({ application: 'raw', images: ['garbage'] })
  await say({
    application: 'raw',
    images: ['A', 'B  2704XYZUC', `E121694   030526${' '.repeat(34)}XYZ  00000018`],
  })
  const states = () =>
    app.engine.run(`select state from customs_inbox where state <> 'read'`).then(({ rows }) => rows)
  expect(
    await until(states, (rows) => rows.length === 2 && rows.every(({ state }) => state === 'unmatched')),
  ).toHaveLength(2)
  const entry = await accepted()
  await say({ application: 'SO', transmission_id: entry.transmission, actions: [action('90', 'REVIEW')] })
  expect(await heard(entry.id, 'cargo_release', 1)).toHaveLength(1)
})

test('filed entries are looked up for customs alone: outside that purpose the server sees none', async () => {
  await accepted()
  const seen = async (purpose: string) =>
    app.engine.db.transaction().execute(async (trx) => {
      await sql`select set_config('app.server_purpose', ${purpose}, true)`.execute(trx)
      const { rows } = await sql`select e.id from entries e join submissions s on s.entry_id = e.id`.execute(
        trx,
      )
      return rows.length
    })
  expect(await seen('session')).toBe(0)
  expect(await seen('')).toBe(0)
  expect(await seen('customs')).toBeGreaterThan(0)
})

test('a message is read once, however often it comes', async () => {
  const entry = await accepted()
  await say({ application: 'SO', transmission_id: entry.transmission, actions: [action('97', 'ADMISSIBLE')] })
  await heard(entry.id, 'cargo_release', 1)
  await app.engine.run(`update customs_inbox set state = 'waiting'`)
  const { rows } = await app.engine.run('select id from customs_inbox')
  for (const { id } of rows) await readStatusMessages(deps(), [String(id)])
  expect(await heard(entry.id, 'cargo_release', 1)).toHaveLength(1)
})
