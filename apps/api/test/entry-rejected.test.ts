import { isEntryNumber } from '@edfe/domain/entry'
import { CBP_PROFILE } from '@edfe/domain/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createSampleEntry,
  createSampleEntryByCbp,
  type EntryBody,
  readEntry,
  submit,
  until,
} from './entry-steps.ts'
import { done, type Team, type TestApp, type Visitor } from './harness.ts'
import { type Simulator, startWithCustoms } from './simulator.ts'

let app: TestApp & { simulator: Simulator }
let team: Team

// Customs counts check digits by its own rule here, the product by the specification's: customs refuses most numbers.
beforeAll(async () => {
  app = await startWithCustoms({ customs: { CUSTOMS_RULES: 'cbp' } })
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

/** The worked entry under a number whose check digit customs does not agree with. */
async function createRefusable(): Promise<EntryBody> {
  for (;;) {
    const entry = await createSampleEntry(app, team.preparer)
    if (!isEntryNumber(entry.entry_number, CBP_PROFILE)) return entry
  }
}

test('a rejection notifies the submitter and the admins, each once and as each has set it', async () => {
  await app.ask('saveUserNotifications', { as: team.approver, body: { inapp_enabled: false } })
  const entry = await createRefusable()
  await submit(app, team.approver, entry)
  await until(
    () => readEntry(app, team.preparer, entry.id),
    ({ status }) => status !== 'submitted',
  )
  const noticesTo = async (as: Visitor) =>
    (await app.ask('listNotifications', { as })).notifications.filter(({ kind }) => kind === 'entry_rejected')
  expect(await noticesTo(team.admin)).toEqual([
    expect.objectContaining({ body: expect.stringMatching(/Entry number: .+\. \(CBP: B16 /) }),
  ])
  expect(await noticesTo(team.approver)).toEqual([])
  expect(await noticesTo(team.preparer)).toEqual([])
})

test('a rejected entry names the condition in plain words with its field and the value that was sent', async () => {
  const entry = await createRefusable()
  await submit(app, team.approver, entry)
  const rejected = await until(
    () => readEntry(app, team.preparer, entry.id),
    ({ status }) => status !== 'submitted',
  )
  expect(rejected).toMatchObject({
    status: 'rejected',
    previous_status: 'submitted',
    status_changed_by: null,
  })
  expect(rejected.may).toMatchObject({ edit: false, submit: false, correct: true })

  const body = await app.ask('getFiling', { as: team.preparer, params: { id: entry.id } })
  expect(body.transmission).toMatchObject({ state: 'answered', version: null })
  expect(body.conditions).toContainEqual(
    expect.objectContaining({
      code: 'B16',
      path: 'header.entry_number',
      severity: 'error',
      sent_value: entry.entry_number,
    }),
  )
  expect(body.conditions[0]!.message.length).toBeGreaterThan(20)
  expect(body.messages.at(-1)).toMatchObject({
    title: 'The simulator rejected',
    tone: 'bad',
    direction: 'received',
  })
})

test('a number that customs refused is not kept: the linked draft has a new one and no signature', async () => {
  const entry = await createRefusable()
  await submit(app, team.approver, entry)
  await until(
    () => readEntry(app, team.preparer, entry.id),
    ({ status }) => status === 'rejected',
  )
  const correct = () => app.answer('correctEntry', { as: team.preparer, params: { id: entry.id } })
  const answered = await correct()
  expect(answered.status).toBe(201)
  expect(done(answered).entry).toMatchObject({ status: 'draft', corrects_entry_id: entry.id, type: 'formal' })
  expect(done(answered).entry.entry_number).not.toBe(entry.entry_number)
  expect(done(answered).entry.draft_data.header!.entry_number).toBe(done(answered).entry.entry_number)
  expect(done(answered).entry.draft_data.totals_declarations!.declarant_signature).toBe('')
  expect(done(await correct()).entry.id).toBe(done(answered).entry.id)
  expect((await readEntry(app, team.preparer, entry.id)).may.correct).toBe(false)
})

/** Files an entry while customs is away, records what it decided about the goods, and lets it answer the summary. */
async function answeredAfterDecision(entry: EntryBody, status: 'hold' | 'released'): Promise<EntryBody> {
  await app.simulator.kill()
  await submit(app, team.approver, entry)
  const { updated_at } = await readEntry(app, team.admin, entry.id)
  const body = { status, expected_updated_at: updated_at, reason: 'The port said so by telephone.' }
  await app.ask('changeStatus', { as: team.admin, params: { id: entry.id }, body })
  await app.simulator.start()
  await until(
    async () =>
      (await app.ask('getFiling', { as: team.admin, params: { id: entry.id } })).transmission?.state,
    (state) => state === 'answered',
  )
  return readEntry(app, team.admin, entry.id)
}

test('a summary that CBP accepts while the goods are on hold is on file, and can be paid', async () => {
  let entry = await createSampleEntryByCbp(app, team.preparer)
  while (!isEntryNumber(entry.entry_number, CBP_PROFILE))
    entry = await createSampleEntryByCbp(app, team.preparer)
  const held = await answeredAfterDecision(entry, 'hold')
  expect(held).toMatchObject({ status: 'hold', summary_state: 'on_file' })
  expect(held.may).toMatchObject({ record_payment: true, replace: false, decide: ['rejected', 'released'] })
})

test('a summary that CBP rejects after the goods were released is corrected', async () => {
  const released = await answeredAfterDecision(await createRefusable(), 'released')
  expect(released).toMatchObject({ status: 'released', summary_state: 'rejected' })
  expect(released.may).toMatchObject({ record_payment: false, correct: true, decide: [] })
  const { tasks } = await app.ask('listTasks', { as: team.preparer })
  expect(tasks.filter(({ entry_id }) => entry_id === released.id)).toMatchObject([{ kind: 'correct' }])
  const { notifications } = await app.ask('listNotifications', { as: team.admin })
  expect(notifications).toContainEqual(
    expect.objectContaining({ kind: 'entry_rejected', href: expect.stringContaining(released.id) }),
  )
  const draft = await app.ask('correctEntry', { as: team.preparer, params: { id: released.id } })
  expect(draft.entry).toMatchObject({ corrects_status: 'released', corrects_summary: 'rejected' })
})
