import type { DraftData } from '@edfe/domain/entry'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXPLANATION, withAssist } from './correction-steps.ts'
import {
  createSampleEntry,
  type EntryBody,
  patch,
  readEntry,
  signedBy,
  submit,
  until,
} from './entry-steps.ts'
import { done, type Team, type TestApp } from './harness.ts'
import { type Simulator, startWithCustoms } from './simulator.ts'

let app: TestApp & { simulator: Simulator }
let team: Team

beforeAll(async () => {
  app = await startWithCustoms()
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

/** Files an entry and waits for what customs says. */
async function file(entry: EntryBody): Promise<EntryBody> {
  done(await submit(app, team.approver, entry))
  return until(
    () => readEntry(app, team.preparer, entry.id),
    (answer) => answer.status !== 'submitted',
  )
}

const again = (entry: EntryBody, name: 'correctEntry' | 'replaceEntry' | 'correctPaidEntry') =>
  app.answer(name, { as: team.preparer, params: { id: entry.id } })

/** Changes the draft of a new version and signs it. */
async function sign(draft: EntryBody, change: DraftData = {}): Promise<EntryBody> {
  const name = sampleEntryDraft('').totals_declarations?.declarant_name ?? ''
  const { totals_declarations: signature, ...role } = signedBy(name)
  const totals_declarations = { ...signature, ...change.totals_declarations }
  return done(await patch(app, team.preparer, draft, { ...change, ...role, totals_declarations })).entry
}

/** The action code of record 10 in the message that was sent for an entry. */
async function actionOf(entry: EntryBody): Promise<string | undefined> {
  const { messages } = await app.ask('getFiling', { as: team.preparer, params: { id: entry.id } })
  const sent = messages.find(({ direction }) => direction === 'sent')!
  return sent!.images!.find((image: string) => image.startsWith('10'))?.[2]
}

test('an accepted entry is replaced under its number, and the replacement counts', async () => {
  const first = await file(await createSampleEntry(app, team.preparer))
  expect(first).toMatchObject({ status: 'accepted', summary_version: 1, superseded_by: null })
  expect(first.may).toMatchObject({ replace: true, correct: false })
  expect(await again(first, 'correctEntry')).toMatchObject({
    status: 409,
    body: { code: 'entry_not_rejected' },
  })

  const answered = await again(first, 'replaceEntry')
  expect(answered.status).toBe(201)
  expect(done(answered).entry).toMatchObject({
    status: 'draft',
    entry_number: first.entry_number,
    summary_version: 2,
    corrects_entry_id: first.id,
    corrects_status: 'accepted',
  })
  expect(done(answered).entry.draft_data.totals_declarations!.declarant_signature).toBe('')
  expect(done(await again(first, 'replaceEntry')).entry.id).toBe(done(answered).entry.id)
  const typed = await app.answer('numberEntry', {
    params: { id: done(answered).entry.id },
    as: team.preparer,
    body: { entry_number: first.entry_number, expected_updated_at: done(answered).entry.updated_at },
  })
  expect(typed).toMatchObject({ status: 409, body: { code: 'entry_number_kept' } })
  expect(await readEntry(app, team.preparer, first.id)).toMatchObject({ superseded_by: null })

  const second = await file(await sign(done(answered).entry))
  expect(second.status).toBe('accepted')
  expect([await actionOf(first), await actionOf(second)]).toEqual(['A', 'R'])
  const superseded = await readEntry(app, team.preparer, first.id)
  expect(superseded).toMatchObject({ status: 'accepted', superseded_by: second.id })
  expect(superseded.may.replace).toBe(false)
})

test('a replacement that customs rejects is corrected under the same number', async () => {
  const first = await file(await createSampleEntry(app, team.preparer))
  const replacement = done(await again(first, 'replaceEntry')).entry
  const { header } = replacement.draft_data
  const rejected = await file(await sign(replacement, { header: { ...header, port_code: '2709' } }))
  expect(rejected.status).toBe('rejected')
  const { conditions } = await app.ask('getFiling', { as: team.preparer, params: { id: rejected.id } })
  expect(conditions).toMatchObject([{ code: 'B32' }])
  expect(await again(rejected, 'replaceEntry')).toMatchObject({
    status: 409,
    body: { code: 'entry_not_accepted' },
  })

  const correction = done(await again(rejected, 'correctEntry')).entry
  expect(correction).toMatchObject({
    entry_number: first.entry_number,
    summary_version: 3,
    corrects_entry_id: rejected.id,
    corrects_status: 'rejected',
  })
  expect((await file(await sign(correction))).status).toBe('accepted')
})

const askToDelete = (entry: EntryBody, as = team.approver) =>
  app.answer('deleteSummary', { as, params: { id: entry.id } })

test('CBP deletes an accepted summary: nothing is owed, and the number can be filed again', async () => {
  const entry = await file(await createSampleEntry(app, team.preparer))
  const asApprover = await readEntry(app, team.approver, entry.id)
  expect([entry.may.delete_summary, asApprover.may.delete_summary]).toEqual([false, true])
  expect(await askToDelete(entry, team.preparer)).toMatchObject({ status: 403 })
  expect(done(await askToDelete(entry)).entry).toMatchObject({ status: 'accepted', deletion: 'requested' })
  expect(await again(entry, 'replaceEntry')).toMatchObject({
    status: 409,
    body: { code: 'deletion_requested' },
  })

  const deleted = await until(
    () => readEntry(app, team.approver, entry.id),
    ({ deletion }) => deletion !== 'requested',
  )
  expect(deleted).toMatchObject({ status: 'accepted', deletion: 'deleted' })
  expect(deleted.may).toMatchObject({ delete_summary: false, record_payment: false, replace: true })
  expect(await askToDelete(entry)).toMatchObject({ status: 409, body: { code: 'summary_deleted' } })

  const filing = await app.ask('getFiling', { as: team.preparer, params: { id: entry.id } })
  expect(filing.transmission!.state).toBe('answered')
  expect(filing.deletion).toMatchObject({ state: 'answered', conditions: [] })
  const kinds = filing.messages.map(({ kind }) => kind)
  expect(kinds.slice(-3)).toEqual(['deletion_requested', 'sent', 'deleted'])
  const listed = await app.answer('listEntries', { as: team.preparer, query: { group: 'deleted' } })
  expect(done(listed).entries).toMatchObject([{ id: entry.id, deletion: 'deleted' }])
  expect(done(listed).counts.groups.deleted).toBe(1)

  const draft = done(await again(entry, 'replaceEntry')).entry
  expect(await file(await sign(draft))).toMatchObject({
    status: 'accepted',
    entry_number: entry.entry_number,
  })
})

test('a draft and a paid entry have no summary to delete', async () => {
  const paid = await file(await createSampleEntry(app, team.preparer))
  await app.ask('recordPayment', {
    params: { id: paid.id },
    as: team.preparer,
    body: { paid_on: paid.draft_data.header?.entry_date ?? null },
  })
  expect(await askToDelete(paid)).toMatchObject({ status: 409, body: { code: 'entry_paid' } })
  const draft = await createSampleEntry(app, team.preparer)
  expect(await askToDelete(draft)).toMatchObject({ status: 409, body: { code: 'entry_not_accepted' } })
})

test('a summary that CBP does not delete is on file as before, with the reason', async () => {
  const entry = await file(await createSampleEntry(app, team.preparer))
  await app.engine.asOwner((run) => run(`update entries set port_code = '2709' where id = '${entry.id}'`))
  expect((await askToDelete(entry)).status).toBe(200)
  const kept = await until(
    () => readEntry(app, team.approver, entry.id),
    ({ deletion }) => deletion !== 'requested',
  )
  expect(kept).toMatchObject({ status: 'accepted', deletion: null })
  expect(kept.may.delete_summary).toBe(true)
  const filing = await app.ask('getFiling', { as: team.preparer, params: { id: entry.id } })
  expect(filing.deletion!.conditions).toMatchObject([{ code: 'B32' }])
  expect(filing.conditions).toEqual([])
})

test('a version keeps its number when the rules of the organization change', async () => {
  const own = await app.organization('Harbour Trading')
  const entry = await createSampleEntry(app, own.preparer)
  const { status } = await submit(app, own.approver, entry)
  expect(status).toBe(200)
  await until(
    () => readEntry(app, own.preparer, entry.id),
    (answer) => answer.status === 'accepted',
  )
  const draft = (await app.ask('replaceEntry', { as: own.preparer, params: { id: entry.id } })).entry
  await app.ask('saveOrganization', {
    as: own.admin,
    body: { name: 'Harbour Trading', rules_profile: 'cbp' },
  })
  await until(
    () => app.answer('getActivities', { as: own.preparer, params: { id: draft.id } }),
    ({ body }) => JSON.stringify(body).includes('"validated"'),
  )
  const after = await readEntry(app, own.preparer, draft.id)
  expect(after.entry_number).toBe(entry.entry_number)
})

const pay = (entry: EntryBody) =>
  app.answer('recordPayment', {
    params: { id: entry.id },
    as: team.preparer,
    body: { paid_on: entry.draft_data.header!.entry_date },
  })

const correctionOf = (entry: EntryBody) =>
  app.answer('getCorrection', { as: team.preparer, params: { id: entry.id } })

test('a paid entry is corrected by a post summary correction, with its reasons and its explanation', async () => {
  const first = await file(await createSampleEntry(app, team.preparer))
  expect(await again(first, 'correctPaidEntry')).toMatchObject({
    status: 409,
    body: { code: 'entry_not_paid' },
  })
  const paid = done(await pay(first)).entry
  expect(paid.may).toMatchObject({ correct_paid: true, replace: false })
  expect(await again(paid, 'replaceEntry')).toMatchObject({
    status: 409,
    body: { code: 'entry_not_accepted' },
  })

  const answered = await again(paid, 'correctPaidEntry')
  expect(answered.status).toBe(201)
  expect(done(answered).entry).toMatchObject({
    entry_number: first.entry_number,
    summary_version: 2,
    is_post_summary: true,
    duty_paid_on: paid.duty_paid_on,
  })
  const unchanged = await app.answer('reviewEntry', {
    params: { id: done(answered).entry.id },
    as: team.preparer,
    body: {},
  })
  const found = done(unchanged).final_review.issues.map(({ rule_id }) => rule_id)
  expect(found).toContain('FILING_CORRECTION_EXPLANATION')

  const draft = await sign(done(answered).entry, withAssist(done(answered).entry))
  expect(done(await correctionOf(draft)).correction).toMatchObject({
    on_file: first.id,
    last_day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    changes: expect.arrayContaining([
      { code: 'L04', label: 'Entered value', line: 1, before: '$12,129', after: '$13,029' },
    ]),
    amounts: expect.arrayContaining([
      { kind: 'duty', before: '473.03', after: '508.13', difference: '35.10' },
    ]),
  })
  expect((await correctionOf(first)).body).toEqual({ correction: null })

  const corrected = await file(draft)
  expect(corrected).toMatchObject({ status: 'accepted', duty_paid_on: paid.duty_paid_on })
  const { messages } = await app.ask('getFiling', { as: team.preparer, params: { id: draft.id } })
  const { images } = messages.find(({ direction }) => direction === 'sent')!
  const records = images!.filter((image: string) => /^(10|35|36|63)/.test(image))
  expect(records.map((image: string) => image.slice(0, 2))).toEqual(['10', '36', '63'])
  expect([records[0]!.slice(50, 61), records[0]![64]]).toEqual([' '.repeat(11), 'Y'])
  expect(records[1]!.trimEnd()).toBe(`36${EXPLANATION.toUpperCase()}`)
  expect(corrected.may).toMatchObject({ correct_paid: true, replace: false })
})
