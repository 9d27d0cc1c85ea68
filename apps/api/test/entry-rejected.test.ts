import { isEntryNumber } from '@edfe/domain/entry'
import { CBP_PROFILE } from '@edfe/domain/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSampleEntry, type EntryBody, readEntry, submit, until } from './entry-steps.ts'
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
