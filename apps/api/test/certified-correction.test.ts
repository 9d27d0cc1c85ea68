import type { DraftData } from '@edfe/domain/entry'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomsGateway } from '../src/customs/gateway/gateway.ts'
import { simulatorGateway } from '../src/customs/gateway/simulator-gateway.ts'
import { pollMessages } from '../src/customs/inbox/poll-messages.ts'
import { readStatusMessages } from '../src/customs/inbox/read-status-messages.ts'
import { FILING_KINDS } from '../src/customs/kinds/index.ts'
import { fileSubmission } from '../src/customs/transmissions/file-submission.ts'
import { withAssist } from './correction-steps.ts'
import {
  createSampleEntry,
  type EntryBody,
  ON_SAMPLE_DAY,
  patch,
  readEntry,
  signedBy,
  submit,
} from './entry-steps.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'
import { RELEASED_FIRST } from './release-steps.ts'
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

/** What is wrong with a message, as the simulator sees it: the product itself files none that it refuses. */
type Spoil = (image: string) => string

/** Without the filer's electronic signature no summary is taken; the release does not have it. */
const unsigned: Spoil = (image) =>
  image.startsWith('10') ? `${image.slice(0, 38)} ${image.slice(39)}` : image
/** A release needs a seller; the summary does not know one. */
const withoutSeller: Spoil = (image) =>
  image.startsWith('SE30SE') ? image.replace('SE30SE', 'SE30ST') : image

/** The message of the newest filing of an entry with the simulator, and its answers read. Returns what was sent. */
async function answered(entryId: string, kind: 'summary' | 'release', spoil: Spoil = (image) => image) {
  const inner = simulatorGateway(simulator.url)
  let sent: readonly string[] = []
  const gateway: CustomsGateway = {
    ...inner,
    send(message) {
      sent = message.images.map(spoil)
      return inner.send({ ...message, images: [...sent] })
    },
  }
  const { entryServices: services, jobs } = app.app
  const deps = { db: app.engine.db, kinds: FILING_KINDS, gateway, jobs, services, publicUrl: '' }
  const [newest] = await rows(`select id from submissions where entry_id = '${entryId}' and kind = '${kind}'
    order by submitted_at desc limit 1`)
  await fileSubmission(deps, { org_id: team.orgId, submission_id: String(newest?.id) })
  await pollMessages(deps)
  for (const { id } of await rows(`select id from customs_inbox where state = 'waiting'`))
    await readStatusMessages(deps, [String(id)])
  return sent
}

const certified = () =>
  createSampleEntry(app, team.preparer, {
    ...RELEASED_FIRST,
    release: { ...RELEASED_FIRST.release, method: 'with_summary' },
  })

/** Files an entry with the release in its message. */
async function file(entry: EntryBody, spoil?: Spoil) {
  done(await submit(app, team.approver, entry))
  return answered(entry.id, 'summary', spoil)
}

/** The draft of the next version, changed and signed. */
async function nextVersion(
  id: string,
  name: 'correctEntry' | 'replaceEntry' | 'correctPaidEntry',
  change: (draft: EntryBody) => DraftData = () => ({}),
): Promise<EntryBody> {
  const { entry } = done(await app.answer(name, { as: team.preparer, params: { id } }))
  const { totals_declarations: totals, ...changed } = change(entry)
  const { totals_declarations: signature } = signedBy(SIGNER)
  const totals_declarations = { ...signature, ...totals }
  return done(await patch(app, team.preparer, entry, { ...changed, totals_declarations })).entry
}

const SIGNER = sampleEntryDraft('').totals_declarations?.declarant_name ?? ''

const release = async (id: string) =>
  (await app.ask('getRelease', { as: team.approver, params: { id } })).release!

const stateOf = async (id: string) => ({
  summary: (await readEntry(app, team.auditor, id)).summary_state,
  release: (await release(id)).state,
})

/** Action and certification in record 10, and whether somebody to call about a replaced release is named. */
const requestIn = (images: readonly string[]) => {
  const header = images.find((image) => image.startsWith('10')) ?? ''
  return {
    action: header[2],
    certifies: header[39] === 'A',
    contact: images.some((image) => image.startsWith('SE13')),
  }
}

test('a rejected summary whose release CBP kept is filed again without asking for the release', async () => {
  const first = await certified()
  expect(requestIn(await file(first, unsigned))).toEqual({ action: 'A', certifies: true, contact: false })
  expect(await stateOf(first.id)).toEqual({ summary: 'rejected', release: 'on_file' })

  const second = await nextVersion(first.id, 'correctEntry')
  expect(await release(second.id)).toMatchObject({ state: 'on_file', version: 1, differences: [] })
  expect(requestIn(await file(second))).toEqual({ action: 'R', certifies: false, contact: false })
  expect(await stateOf(second.id)).toEqual({ summary: 'on_file', release: 'on_file' })
  expect((await release(second.id)).messages).toMatchObject([{ action: 'A', outcome: 'accepted' }])
})

test('a release that CBP refused goes again with the replacement of its accepted summary', async () => {
  const first = await certified()
  await file(first, withoutSeller)
  expect(await stateOf(first.id)).toEqual({ summary: 'on_file', release: 'rejected' })

  const second = await nextVersion(first.id, 'replaceEntry')
  expect(requestIn(await file(second))).toEqual({ action: 'R', certifies: true, contact: true })
  expect(await stateOf(second.id)).toEqual({ summary: 'on_file', release: 'on_file' })
})

test('a release that CBP refused beside its accepted summary is also filed alone', async () => {
  const first = await certified()
  expect((await release(first.id)).requests).toEqual([])
  expect(
    await app.answer('requestRelease', {
      as: team.approver,
      params: { id: first.id },
      body: { action: 'add' },
    }),
  ).toMatchObject({ status: 409, body: { code: 'release_not_first' } })
  await file(first, withoutSeller)
  expect((await release(first.id)).requests).toMatchObject([{ request: 'add', refusal: null }])
  done(
    await app.answer('requestRelease', {
      as: team.approver,
      params: { id: first.id },
      body: { action: 'add' },
    }),
  )
  const sent = await answered(first.id, 'release')
  expect(sent.find((image) => image.startsWith('SE10'))?.slice(0, 5)).toBe('SE10A')
  expect(await stateOf(first.id)).toEqual({ summary: 'on_file', release: 'on_file' })

  const second = await nextVersion(first.id, 'replaceEntry')
  expect(requestIn(await file(second))).toMatchObject({ action: 'R', certifies: false })
})

test('both refused: both go again in one message', async () => {
  const first = await certified()
  await file(first, (image) => unsigned(withoutSeller(image)))
  expect(await stateOf(first.id)).toEqual({ summary: 'rejected', release: 'rejected' })
  const second = await nextVersion(first.id, 'correctEntry')
  expect(requestIn(await file(second))).toEqual({ action: 'R', certifies: true, contact: true })
  expect(await stateOf(second.id)).toEqual({ summary: 'on_file', release: 'on_file' })
})

test('a correction filed before CBP answered the release does not ask for it a second time', async () => {
  const first = await certified()
  await file(first, unsigned)
  // As if the answer about the release were still on its way.
  await rows(`update submissions set state = 'sending', disposition = null, answered_at = null
    where entry_id = '${first.id}' and kind = 'release'`)
  expect(await release(first.id)).toMatchObject({ state: 'none', awaits: 'A' })
  const second = await nextVersion(first.id, 'correctEntry')
  expect(requestIn(await file(second))).toMatchObject({ action: 'R', certifies: false })
})

test('a correction after payment never asks for the release', async () => {
  const first = await certified()
  await file(first, withoutSeller)
  const body = { paid_on: first.draft_data.header?.entry_date ?? '' }
  done(await app.answer('recordPayment', { as: team.preparer, params: { id: first.id }, body }))
  const changed = await nextVersion(first.id, 'correctPaidEntry', withAssist)
  expect(requestIn(await file(changed))).toMatchObject({ action: 'R', certifies: false })
  expect(await stateOf(changed.id)).toMatchObject({ summary: 'on_file', release: 'rejected' })
})
