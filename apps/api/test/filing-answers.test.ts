import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deletionKind } from '../src/customs/deletion/deletion.kind.ts'
import { directoryGateway } from '../src/customs/gateway/directory-gateway.ts'
import type { CustomsGateway } from '../src/customs/gateway/gateway.ts'
import { pollMessages } from '../src/customs/inbox/poll-messages.ts'
import { readStatusMessages } from '../src/customs/inbox/read-status-messages.ts'
import { FILING_KINDS } from '../src/customs/kinds/index.ts'
import { summaryKind } from '../src/customs/summary/summary.kind.ts'
import { fileSubmission } from '../src/customs/transmissions/file-submission.ts'
import { createSampleEntry, ON_SAMPLE_DAY, readEntry, submit } from './entry-steps.ts'
import { startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team
let folder: string

beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
  folder = mkdtempSync(join(tmpdir(), 'edfe-carrier-'))
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

let entryId: string
let id: string
beforeEach(async () => {
  const entry = await createSampleEntry(app, team.preparer)
  expect((await submit(app, team.admin, entry, 'admin')).status).toBe(200)
  entryId = entry.id
  id = String((await rows(`select id from submissions where entry_id = '${entry.id}'`))[0]?.id)
})

const rows = async (text: string) => (await app.engine.asOwner((run) => run(text))).rows

/** One run of the filing job, by a server with the folder of the carrier. */
const run = (submission = id, gateway: CustomsGateway = directoryGateway(folder)) =>
  fileSubmission(
    {
      db: app.engine.db,
      kinds: FILING_KINDS,
      gateway,
      jobs: app.app.jobs,
      services: app.app.entryServices,
      publicUrl: 'http://localhost',
    },
    { org_id: team.orgId, submission_id: submission },
  )

/** Reads what lies in the folder and is no answer that a filing waits for. */
async function receive() {
  const deps = {
    db: app.engine.db,
    gateway: directoryGateway(folder),
    jobs: app.app.jobs,
    services: app.app.entryServices,
    publicUrl: 'http://localhost',
  }
  await pollMessages(deps)
  for (const { id: message_id } of await rows(`select id from customs_inbox where state = 'waiting'`))
    await readStatusMessages(deps, [String(message_id)])
}

const outbound = () => join(folder, 'outbound', `${id}.txt`)
const inbound = () => join(folder, 'inbound', `${id}.txt`)
const batch = (...records: string[]) => ['A', 'B', ...records, 'Y', 'Z'].map((one) => `${one}\r\n`).join('')
const SYSTEM_FAILURE = batch('E1RFZZZ   SYSTEM FAILURE')
const ACCEPTED = batch('E1AI995   ENTRY SUMMARY ADDED'.padEnd(80))

/** The carrier takes what is put out: its bytes; nothing when nothing is there. */
function carried(): string | undefined {
  if (!existsSync(outbound())) return undefined
  const bytes = readFileSync(outbound(), 'latin1')
  rmSync(outbound())
  return bytes
}

const stateOf = async () =>
  (
    await rows(
      `select state, handed_over_at is not null as "isHandedOver" from submissions where id = '${id}'`,
    )
  )[0]

const incidents = async (as: Visitor) =>
  (await app.ask('listNotifications', { as })).notifications.filter(
    ({ kind, href }) => kind === 'transmission_failed' && href!.includes(entryId),
  )

test('a filing that CBP asks for again goes out once more, with the same bytes, and then takes its answer', async () => {
  await run()
  const first = carried()
  writeFileSync(inbound(), SYSTEM_FAILURE)
  await run()
  expect(await stateOf()).toEqual({ state: 'retrying', isHandedOver: false })
  expect(existsSync(inbound()), 'the answer is taken away').toBe(false)

  await run()
  expect(carried()).toBe(first)
  await run()
  expect(carried(), 'it goes out once for each time that CBP asks').toBeUndefined()

  writeFileSync(inbound(), ACCEPTED)
  await run()
  expect((await readEntry(app, team.admin, entryId)).status).toBe('accepted')
  expect(readdirSync(join(folder, 'inbound'))).toEqual(['read'])
})

test('a server that stops before it has taken the answer away files nothing twice', async () => {
  await run()
  carried()
  writeFileSync(inbound(), SYSTEM_FAILURE)
  const stopped = { ...directoryGateway(folder), acknowledge: async () => {} }
  await run(id, stopped)
  await run()
  expect(carried()).toBeUndefined()
  await run()
  expect(carried()).toBeDefined()
  await run()
  expect(carried()).toBeUndefined()
})

test('an answer that two servers read at once counts once, and what goes out after it is not forgotten', async () => {
  await run()
  carried()
  writeFileSync(inbound(), SYSTEM_FAILURE)
  const gateway = directoryGateway(folder)
  let meanwhile = async () => {
    await run()
    await run()
  }
  await run(id, {
    ...gateway,
    async send(transmission) {
      const answer = await gateway.send(transmission)
      await meanwhile()
      meanwhile = async () => {}
      return answer
    },
  })
  expect(carried(), 'by the other server').toBeDefined()
  expect(await stateOf()).toMatchObject({ isHandedOver: true })
  await run()
  expect(carried()).toBeUndefined()
})

test('an answer that the carrier still writes is waited for', async () => {
  await run()
  writeFileSync(inbound(), ACCEPTED.slice(0, 20))
  await run()
  expect(await stateOf()).toEqual({ state: 'sending', isHandedOver: true })
  writeFileSync(inbound(), ACCEPTED)
  await run()
  expect((await readEntry(app, team.admin, entryId)).status).toBe('accepted')
})

test('an answer that cannot be read ends the filing, and the submitter and the admins are notified', async () => {
  await run()
  writeFileSync(inbound(), batch('E0 SUMMRY'))
  await run()
  expect(await stateOf()).toMatchObject({ state: 'failed' })
  expect((await readEntry(app, team.admin, entryId)).status).toBe('submitted')
  expect(await incidents(team.admin)).toEqual([
    expect.objectContaining({ title: expect.stringMatching(/^CBP’s response on .+ could not be read$/) }),
  ])
})

test('the right answer that comes after an unreadable one is read, and moves the entry', async () => {
  await run()
  carried()
  writeFileSync(inbound(), batch('E0 SUMMRY'))
  await run()
  await run()
  expect(await stateOf()).toMatchObject({ state: 'failed' })
  expect(carried(), 'nothing goes out a second time').toBeUndefined()
  writeFileSync(inbound(), ACCEPTED)
  await run()
  expect(await stateOf()).toMatchObject({ state: 'answered' })
  expect((await readEntry(app, team.admin, entryId)).status).toBe('accepted')
  const { messages } = await app.ask('getTimeline', { as: team.admin, params: { id: entryId } })
  expect(messages.slice(-2).map(({ title }) => title)).toEqual([
    'Answer unreadable',
    expect.stringMatching(/ccepted/),
  ])
  expect(await incidents(team.admin)).toHaveLength(1)
  expect(readdirSync(join(folder, 'inbound'))).toEqual(['read'])
})

test('another answer to a message that was answered is kept and shown, and changes nothing', async () => {
  await run()
  carried()
  const accepted = ACCEPTED.replace('A\r\n', `${'A2704ZZZ      030526     AX'.padEnd(80)}\r\n`)
  writeFileSync(inbound(), accepted)
  await run()
  expect((await readEntry(app, team.admin, entryId)).status).toBe('accepted')

  writeFileSync(inbound(), accepted.replace('E1AI995   ENTRY SUMMARY ADDED', 'E1RF997   SUMMARY REJECTED   '))
  await receive()
  const entry = await readEntry(app, team.admin, entryId)
  expect(entry.status).toBe('accepted')
  const { messages } = await app.ask('getTimeline', { as: team.admin, params: { id: entryId } })
  expect(messages.at(-1)).toMatchObject({
    title: 'Another answer',
    detail: expect.stringContaining('changes nothing'),
  })
  const { notifications } = await app.ask('listNotifications', { as: team.admin })
  expect(notifications.filter(({ title }) => title.startsWith('Another answer'))).toHaveLength(1)
  expect(readdirSync(join(folder, 'inbound'))).toEqual(['read'])
})

test('the same answer once more is taken away, and an answer that is waited for is left to its filing', async () => {
  await run()
  carried()
  writeFileSync(inbound(), ACCEPTED)
  await receive()
  expect(await stateOf()).toMatchObject({ state: 'sending' })
  await run()
  expect(await stateOf()).toMatchObject({ state: 'answered' })
  const { messages: before } = await app.ask('getTimeline', { as: team.admin, params: { id: entryId } })
  writeFileSync(inbound(), ACCEPTED)
  await receive()
  const { messages } = await app.ask('getTimeline', { as: team.admin, params: { id: entryId } })
  expect(messages).toEqual(before)
  expect(readdirSync(join(folder, 'inbound'))).toEqual(['read'])
})

test('a gateway that keeps its answers is asked again after garbage on the way, and people are notified once', async () => {
  const images = (text: string) => text.split('\r\n').filter(Boolean)
  let answer = batch('E0 SUMMRY')
  const simulator: CustomsGateway = {
    ...directoryGateway(folder),
    send: async () => ({ kind: 'answered', images: images(answer) }),
  }
  await run(id, simulator)
  await run(id, simulator)
  expect(await incidents(team.admin)).toHaveLength(1)
  answer = ACCEPTED
  await run(id, simulator)
  expect((await readEntry(app, team.admin, entryId)).status).toBe('accepted')
  answer = batch('E0 SUMMRY')
  await run(id, simulator)
  expect((await readEntry(app, team.admin, entryId)).status).toBe('accepted')
})

const ADDED = 'E1AI995   ENTRY SUMMARY ADDED'
test.each([
  ['in its final record', [`${ADDED.padEnd(50)}B76  0324527600100`.padEnd(80)]],
  ['as its summary alone', ['E0 SUMMRY 000001 REF ID: B76 03245276 HL-0017'.padEnd(80), ADDED.padEnd(80)]],
])('an answer that names another entry %s counts for neither, and says which it names', async (_, named) => {
  await run()
  writeFileSync(inbound(), batch(...named))
  await run()
  expect(await stateOf()).toMatchObject({ state: 'failed' })
  expect((await readEntry(app, team.admin, entryId)).status).toBe('submitted')
  const { messages } = await app.ask('getTimeline', { as: team.admin, params: { id: entryId } })
  expect(messages.at(-1)).toMatchObject({
    title: 'Answer unreadable',
    detail: expect.stringContaining('names entry B76-0324527-6'),
  })
  expect(await incidents(team.admin)).toHaveLength(1)
})

test('an answer that names the entry is taken', async () => {
  await run()
  const { entry_number } = await readEntry(app, team.admin, entryId)
  const digits = entry_number.replaceAll('-', '')
  const named = `${'E1AI995   ENTRY SUMMARY ADDED'.padEnd(50)}${digits.slice(0, 3)}  ${digits.slice(3)}00100`
  writeFileSync(inbound(), batch(named.padEnd(80)))
  await run()
  expect((await readEntry(app, team.admin, entryId)).status).toBe('accepted')
})

test('a request to delete a summary waits apart from the summaries, and an unreadable answer to it is no refusal', async () => {
  await run()
  writeFileSync(inbound(), ACCEPTED)
  await run()
  const asked = await app.answer('deleteSummary', { as: team.admin, params: { id: entryId } })
  expect(asked.status).toBe(200)
  const [deletion] = await rows(
    `select id from submissions where entry_id = '${entryId}' and kind = 'deletion'`,
  )
  const queued = await rows(`select name, count(*)::int as n from pgboss.job
    where name in ('${summaryKind.queue}', '${deletionKind.queue}') group by name order by name`)
  expect(queued[0]).toEqual({ name: deletionKind.queue, n: 1 })

  id = String(deletion?.id)
  await run()
  carried()
  writeFileSync(inbound(), batch('E0 SUMMRY'))
  await run()
  expect(await incidents(team.admin)).toHaveLength(1)
  const body = await app.ask('getTimeline', { as: team.admin, params: { id: entryId } })
  expect(body.messages.at(-1)).toMatchObject({ title: 'Answer unreadable' })
})
