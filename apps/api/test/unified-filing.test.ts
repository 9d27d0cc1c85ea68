import type { DraftData } from '@edfe/domain/entry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomsGateway } from '../src/customs/gateway/gateway.ts'
import { simulatorGateway } from '../src/customs/gateway/simulator-gateway.ts'
import { pollMessages } from '../src/customs/inbox/poll-messages.ts'
import { readStatusMessages } from '../src/customs/inbox/read-status-messages.ts'
import { FILING_KINDS } from '../src/customs/kinds/index.ts'
import { sendAgain } from '../src/customs/road/send-again.ts'
import { fileSubmission } from '../src/customs/transmissions/file-submission.ts'
import { type EntryBody, LIVE_GATEWAY, ON_SAMPLE_DAY, patch, readEntry } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'
import { gatewayWith, RELEASED_FIRST } from './release-steps.ts'
import { isfDraft } from './security-filing-steps.ts'
import { createSimulator, type Simulator } from './simulator.ts'

let app: TestApp
let team: Team
let simulator: Simulator

beforeAll(async () => {
  simulator = await createSimulator()
  await simulator.start()
  app = await startApp({ env: { ...ON_SAMPLE_DAY, CUSTOMS_GATEWAY_URL: simulator.url } })
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(async () => {
  await app.stop()
  await simulator.stop()
})

const rows = async (text: string) => (await app.engine.asOwner((run) => run(text))).rows

const deps = (gateway: CustomsGateway) => {
  const { entryServices: services, jobs } = app.app
  return { db: app.engine.db, kinds: FILING_KINDS, gateway, jobs, services, publicUrl: '' }
}

/** What is wrong with a message, as the simulator sees it: the product itself files none that it refuses. */
type Spoil = (image: string) => string

/** The records that were sent over the simulator, each after what a test spoils of it. */
function simulatorThat(spoil: Spoil, sent: string[]): CustomsGateway {
  const inner = simulatorGateway(simulator.url)
  return {
    ...inner,
    send(message) {
      const images = message.images.map(spoil)
      sent.push(...images)
      return inner.send({ ...message, images })
    },
  }
}

async function readInbox(gateway: CustomsGateway) {
  await pollMessages(deps(gateway))
  for (const { id } of await rows(`select id from customs_inbox where state = 'waiting'`))
    await readStatusMessages(deps(gateway), [String(id)])
}

const newest = async (entryId: string, kind: string) =>
  String(
    (
      await rows(`select id from submissions where entry_id = '${entryId}' and kind = '${kind}'
    order by submitted_at desc limit 1`)
    )[0]?.id,
  )

/** Sends the newest message of an entry to the simulator and reads the answers. Returns its records. */
async function answered(
  entryId: string,
  kind: 'release' | 'security_filing',
  spoil: Spoil = (image) => image,
) {
  const sent: string[] = []
  const gateway = simulatorThat(spoil, sent)
  await fileSubmission(deps(gateway), { org_id: team.orgId, submission_id: await newest(entryId, kind) })
  await readInbox(gateway)
  return sent
}

/** A draft by ship whose release is filed first, with its security filing in the same message unless a test says otherwise. */
async function unified(change: DraftData = {}): Promise<EntryBody> {
  const draft = await isfDraft(app, team)
  const { trip_number, eta } = RELEASED_FIRST.shipment_origin!
  const saved = await patch(app, team.preparer, draft, {
    release: RELEASED_FIRST.release!,
    shipment_origin: { trip_number: trip_number!, eta: eta! },
    ...change,
    security_filing: { with_release: true, ...change.security_filing },
  })
  return done(saved).entry
}

const add = (id: string) =>
  app.answer('requestRelease', { as: team.approver, params: { id }, body: { action: 'add' } })
const ask = (id: string, master: string, request: 'file' | 'delete' = 'file') =>
  app.answer('requestSecurityFiling', { as: team.approver, params: { id }, body: { request, master } })
const release = async (id: string) =>
  (await app.ask('getRelease', { as: team.approver, params: { id } })).release!
const filing = async (id: string) =>
  (await app.ask('getSecurityFiling', { as: team.approver, params: { id } })).filings[0]!

const stateOf = async (id: string) => ({
  release: (await release(id)).state,
  filing: (await filing(id)).state,
})
const masterOf = ({ draft_data }: EntryBody) => draft_data.shipment_origin!.bill_of_lading!

/** A release needs a seller. */
const withoutSeller: Spoil = (image) =>
  image.startsWith('SE30SE') ? image.replace('SE30SE', 'SE30ST') : image
/** A security filing needs its consolidator. */
const withoutConsolidator: Spoil = (image) =>
  image.startsWith('SF30CS') ? image.replace('SF30CS', 'SF30LG') : image

test('one message, two answers: release and security filing are on file, each in its own state', async () => {
  const entry = await unified()
  expect((await release(entry.id)).requests).toMatchObject([{ request: 'add', takes_security_filing: true }])
  done(await add(entry.id))
  expect(await filing(entry.id)).toMatchObject({ state: 'sent', awaits: 'A' })
  expect(await ask(entry.id, masterOf(entry))).toMatchObject({ status: 409, body: { code: 'isf_open' } })
  const filed = await rows(
    `select id, kind, carried_by, state from submissions where entry_id = '${entry.id}' order by kind`,
  )
  expect(filed).toMatchObject([
    { kind: 'release', carried_by: null },
    { kind: 'security_filing', carried_by: filed[0]?.id, state: 'sending' },
  ])

  const sent = await answered(entry.id, 'release')
  expect(sent.map((image) => image.slice(0, 4)).filter((id) => id === 'SE10' || id === 'SF10')).toEqual([
    'SE10',
    'SF10',
  ])
  expect(await stateOf(entry.id)).toEqual({ release: 'on_file', filing: 'on_file' })
  expect(await filing(entry.id)).toMatchObject({
    number: expect.stringMatching(/^\w{3}-\d{11}$/),
    version: 1,
    bills: [{ number: masterOf(entry) }],
    messages: [{ action: 'A', outcome: 'accepted' }],
  })
})

test('a later change of the security filing goes alone, under its number, and leaves the release', async () => {
  const entry = await unified()
  done(await add(entry.id))
  await answered(entry.id, 'release')
  const { number } = await filing(entry.id)
  const changed = await readEntry(app, team.preparer, entry.id)
  done(await patch(app, team.preparer, changed, { parties: { stuffing_place: { name: 'Another Yard' } } }))
  done(await ask(entry.id, masterOf(entry)))
  const sent = await answered(entry.id, 'security_filing')
  expect(sent.find((image) => image.startsWith('SF10'))).toContain(number)
  expect(sent.some((image) => image.startsWith('SE'))).toBe(false)
  expect(await filing(entry.id)).toMatchObject({ state: 'on_file', version: 2, number })
  expect(await release(entry.id)).toMatchObject({ state: 'on_file', version: 1 })
  done(await ask(entry.id, masterOf(entry), 'delete'))
  await answered(entry.id, 'security_filing')
  expect(await stateOf(entry.id)).toEqual({ release: 'on_file', filing: 'deleted' })
})

test('a refused security filing leaves the release, and is filed again alone', async () => {
  const entry = await unified()
  done(await add(entry.id))
  await answered(entry.id, 'release', withoutConsolidator)
  expect(await stateOf(entry.id)).toEqual({ release: 'on_file', filing: 'refused' })
  expect((await filing(entry.id)).requests).toMatchObject([{ request: 'file', action: 'A', refusal: null }])
  done(await ask(entry.id, masterOf(entry)))
  const sent = await answered(entry.id, 'security_filing')
  expect(sent.some((image) => image.startsWith('SF15'))).toBe(true)
  expect(await stateOf(entry.id)).toEqual({ release: 'on_file', filing: 'on_file' })
})

test('both refused: both go again in one message', async () => {
  const entry = await unified()
  done(await add(entry.id))
  await answered(entry.id, 'release', withoutSeller)
  expect(await stateOf(entry.id)).toEqual({ release: 'rejected', filing: 'refused' })
  expect((await filing(entry.id)).conditions).toMatchObject([
    { message: expect.stringContaining('release in the same message was refused') },
  ])
  done(await add(entry.id))
  expect((await answered(entry.id, 'release')).some((image) => image.startsWith('SF10'))).toBe(true)
  expect(await stateOf(entry.id)).toEqual({ release: 'on_file', filing: 'on_file' })
})

test('a security filing that CBP took beside a refused release does not go with the next one', async () => {
  const entry = await unified()
  done(await add(entry.id))
  await answered(entry.id, 'release', withoutSeller)
  // As if CBP had judged the two apart.
  await rows(`update submissions set disposition = 'accepted', conditions = '[]', filing_number = 'ZZZ-00000000077'
    where entry_id = '${entry.id}' and kind = 'security_filing'`)
  expect(await stateOf(entry.id)).toEqual({ release: 'rejected', filing: 'on_file' })
  done(await add(entry.id))
  expect((await answered(entry.id, 'release')).some((image) => image.startsWith('SF'))).toBe(false)
  expect(await stateOf(entry.id)).toEqual({ release: 'on_file', filing: 'on_file' })
})

test('without its answer the security filing stays sent; the answer counts once, also when it comes first or twice', async () => {
  const entry = await unified()
  done(await add(entry.id))
  const gateway = simulatorThat((image) => image, [])
  await fileSubmission(deps(gateway), {
    org_id: team.orgId,
    submission_id: await newest(entry.id, 'release'),
  })
  expect(await stateOf(entry.id)).toEqual({ release: 'on_file', filing: 'sent' })
  await readInbox(gateway)
  expect(await stateOf(entry.id)).toEqual({ release: 'on_file', filing: 'on_file' })
  // The same answer under another name.
  await rows(`update customs_inbox set state = 'waiting' where transmission_id =
    (select carried_by::text from submissions where entry_id = '${entry.id}' and kind = 'security_filing')`)
  await readInbox(gateway)
  expect((await filing(entry.id)).messages).toHaveLength(1)
  const events = await rows(
    `select kind from entry_events where entry_id = '${entry.id}' and kind like 'security_filing_a%'`,
  )
  expect(events.filter(({ kind }) => kind === 'security_filing_accepted')).toHaveLength(1)
})

test('a message that the gateway never takes ends both', async () => {
  const entry = await unified()
  done(await add(entry.id))
  await fileSubmission(deps(gatewayWith(() => ({ kind: 'refused', reason: { id: 'gateway.no-records' } }))), {
    org_id: team.orgId,
    submission_id: await newest(entry.id, 'release'),
  })
  expect(await filing(entry.id)).toMatchObject({ state: 'refused' })
  done(await add(entry.id))
  await answered(entry.id, 'release')
  expect(await stateOf(entry.id)).toEqual({ release: 'on_file', filing: 'on_file' })
})

test('a refused message that the operator sends again files both, unless the release was asked for anew', async () => {
  const refusedRelease = async () => {
    const { id } = await unified()
    done(await add(id))
    const submission = await newest(id, 'release')
    await fileSubmission(
      deps(gatewayWith(() => ({ kind: 'refused', reason: { id: 'gateway.no-records' } }))),
      { org_id: team.orgId, submission_id: submission },
    )
    return { id, submission }
  }
  const first = await refusedRelease()
  expect(await sendAgain(deps(simulatorThat((image) => image, [])), first.submission, 'Mended')).toBe(true)
  await answered(first.id, 'release')
  expect(await stateOf(first.id)).toEqual({ release: 'on_file', filing: 'on_file' })

  const second = await refusedRelease()
  done(await add(second.id))
  expect(await sendAgain(deps(simulatorThat((image) => image, [])), second.submission, 'Mended')).toBe(false)
})

test('while it waits for the release, the security filing does not go alone; the choice is taken back', async () => {
  const entry = await unified()
  expect((await filing(entry.id)).requests).toMatchObject([
    { request: 'file', refusal: expect.stringContaining('It goes with the release') },
  ])
  expect(await ask(entry.id, masterOf(entry))).toMatchObject({
    status: 409,
    body: { code: 'isf_with_release' },
  })
  const current = await readEntry(app, team.preparer, entry.id)
  done(await patch(app, team.preparer, current, { security_filing: { with_release: false } }))
  done(await ask(entry.id, masterOf(entry)))
  await answered(entry.id, 'security_filing')
  done(await add(entry.id))
  expect((await answered(entry.id, 'release')).some((image) => image.startsWith('SF'))).toBe(false)
  expect(await stateOf(entry.id)).toEqual({ release: 'on_file', filing: 'on_file' })
})

test('what keeps the two apart is named at its field, and nothing is sent', async () => {
  const entry = await unified({ security_filing: { kind: '5' } })
  const refused = await add(entry.id)
  expect(refused).toMatchObject({ status: 422, body: { code: 'STATUS_VALIDATION_FAILED' } })
  expect(JSON.stringify(refused.body)).toContain('security_filing.kind')
  expect(await rows(`select id from submissions where entry_id = '${entry.id}'`)).toEqual([])
})

test('a live gateway takes the security filing along only once the operator says so', async () => {
  const live = await startApp({ env: { ...ON_SAMPLE_DAY, ...LIVE_GATEWAY } })
  try {
    const crew = await live.organization('Live Lamps')
    const draft = await isfDraft(live, crew)
    const { trip_number, eta } = RELEASED_FIRST.shipment_origin!
    done(
      await patch(live, crew.preparer, draft, {
        release: RELEASED_FIRST.release!,
        shipment_origin: { trip_number: trip_number!, eta: eta! },
        security_filing: { with_release: true },
      }),
    )
    const refused = await live.answer('requestRelease', {
      as: crew.approver,
      params: { id: draft.id },
      body: { action: 'add' },
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 'isf_not_live' } })
    const { rows: sent } = await live.engine.asOwner((run) =>
      run(`select id from submissions where entry_id = '${draft.id}'`),
    )
    expect(sent).toEqual([])
  } finally {
    await live.stop()
  }
})
