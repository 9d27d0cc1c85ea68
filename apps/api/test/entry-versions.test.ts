import type { DraftData, FeeRow, LineItem } from '@edfe/domain/entry'
import { sampleEntryDraft } from '@edfe/domain/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createSampleEntry,
  type EntryBody,
  patch,
  readEntry,
  signedBy,
  submit,
  until,
} from './entry-steps.ts'
import type { Team, TestApp } from './harness.ts'
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
  const { status, body } = await submit(app, team.approver, entry)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return until(
    () => readEntry(app, team.preparer, entry.id),
    (answer) => answer.status !== 'submitted',
  )
}

const again = (entry: EntryBody, verb: 'correct' | 'replace' | 'post-summary-correction') =>
  app.call('POST', `/api/entries/${entry.id}/${verb}`, { as: team.preparer })

/** Changes the draft of a new version and signs it. */
async function sign(draft: EntryBody, change: DraftData = {}): Promise<EntryBody> {
  const name = sampleEntryDraft('').totals_declarations?.declarant_name ?? ''
  const { totals_declarations: signature, ...role } = signedBy(name)
  const totals_declarations = { ...signature, ...change.totals_declarations }
  return (await patch(app, team.preparer, draft, { ...change, ...role, totals_declarations })).body.entry
}

/** The action code of record 10 in the message that was sent for an entry. */
async function actionOf(entry: EntryBody): Promise<string | undefined> {
  const { messages } = (await app.call('GET', `/api/entries/${entry.id}/filing`, { as: team.preparer })).body
  const sent = messages.find(({ direction }: { direction: string }) => direction === 'sent')
  return sent.images.find((image: string) => image.startsWith('10'))?.[2]
}

test('an accepted entry is replaced under its number, and the replacement counts', async () => {
  const first = await file(await createSampleEntry(app, team.preparer))
  expect(first).toMatchObject({ status: 'accepted', summary_version: 1, superseded_by: null })
  expect(first.may).toMatchObject({ replace: true, correct: false })
  expect(await again(first, 'correct')).toMatchObject({ status: 409, body: { code: 'entry_not_rejected' } })

  const { status, body } = await again(first, 'replace')
  expect(status).toBe(201)
  expect(body.entry).toMatchObject({
    status: 'draft',
    entry_number: first.entry_number,
    summary_version: 2,
    corrects_entry_id: first.id,
    corrects_status: 'accepted',
  })
  expect(body.entry.draft_data.totals_declarations.declarant_signature).toBe('')
  expect((await again(first, 'replace')).body.entry.id).toBe(body.entry.id)
  const typed = await app.call('PUT', `/api/entries/${body.entry.id}/number`, {
    as: team.preparer,
    body: { entry_number: first.entry_number, expected_updated_at: body.entry.updated_at },
  })
  expect(typed).toMatchObject({ status: 409, body: { code: 'entry_number_kept' } })
  expect(await readEntry(app, team.preparer, first.id)).toMatchObject({ superseded_by: null })

  const second = await file(await sign(body.entry))
  expect(second.status).toBe('accepted')
  expect([await actionOf(first), await actionOf(second)]).toEqual(['A', 'R'])
  const superseded = await readEntry(app, team.preparer, first.id)
  expect(superseded).toMatchObject({ status: 'accepted', superseded_by: second.id })
  expect(superseded.may.replace).toBe(false)
})

test('a replacement that customs rejects is corrected under the same number', async () => {
  const first = await file(await createSampleEntry(app, team.preparer))
  const replacement = (await again(first, 'replace')).body.entry
  const { header } = replacement.draft_data
  const rejected = await file(await sign(replacement, { header: { ...header, port_code: '2709' } }))
  expect(rejected.status).toBe('rejected')
  const { conditions } = (await app.call('GET', `/api/entries/${rejected.id}/filing`, { as: team.preparer }))
    .body
  expect(conditions).toMatchObject([{ code: 'B32' }])
  expect(await again(rejected, 'replace')).toMatchObject({
    status: 409,
    body: { code: 'entry_not_accepted' },
  })

  const correction = (await again(rejected, 'correct')).body.entry
  expect(correction).toMatchObject({
    entry_number: first.entry_number,
    summary_version: 3,
    corrects_entry_id: rejected.id,
    corrects_status: 'rejected',
  })
  expect((await file(await sign(correction))).status).toBe('accepted')
})

const askToDelete = (entry: EntryBody, as = team.approver) =>
  app.call('POST', `/api/entries/${entry.id}/delete-summary`, { as })

test('CBP deletes an accepted summary: nothing is owed, and the number can be filed again', async () => {
  const entry = await file(await createSampleEntry(app, team.preparer))
  const asApprover = await readEntry(app, team.approver, entry.id)
  expect([entry.may.delete_summary, asApprover.may.delete_summary]).toEqual([false, true])
  expect(await askToDelete(entry, team.preparer)).toMatchObject({ status: 403 })
  expect((await askToDelete(entry)).body.entry).toMatchObject({ status: 'accepted', deletion: 'requested' })
  expect(await again(entry, 'replace')).toMatchObject({ status: 409, body: { code: 'deletion_requested' } })

  const deleted = await until(
    () => readEntry(app, team.approver, entry.id),
    ({ deletion }) => deletion !== 'requested',
  )
  expect(deleted).toMatchObject({ status: 'accepted', deletion: 'deleted' })
  expect(deleted.may).toMatchObject({ delete_summary: false, record_payment: false, replace: true })
  expect(await askToDelete(entry)).toMatchObject({ status: 409, body: { code: 'summary_deleted' } })

  const filing = (await app.call('GET', `/api/entries/${entry.id}/filing`, { as: team.preparer })).body
  expect(filing.transmission.state).toBe('answered')
  expect(filing.deletion).toMatchObject({ state: 'answered', conditions: [] })
  const kinds = filing.messages.map(({ kind }: { kind: string }) => kind)
  expect(kinds.slice(-3)).toEqual(['deletion_requested', 'sent', 'deleted'])
  const listed = await app.call('GET', '/api/entries?group=deleted', { as: team.preparer })
  expect(listed.body.entries).toMatchObject([{ id: entry.id, deletion: 'deleted' }])
  expect(listed.body.counts.groups.deleted).toBe(1)

  const draft = (await again(entry, 'replace')).body.entry
  expect(await file(await sign(draft))).toMatchObject({
    status: 'accepted',
    entry_number: entry.entry_number,
  })
})

test('a draft and a paid entry have no summary to delete', async () => {
  const paid = await file(await createSampleEntry(app, team.preparer))
  await app.call('PUT', `/api/entries/${paid.id}/payment`, {
    as: team.preparer,
    body: { paid_on: paid.draft_data.header.entry_date },
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
  const filing = (await app.call('GET', `/api/entries/${entry.id}/filing`, { as: team.preparer })).body
  expect(filing.deletion.conditions).toMatchObject([{ code: 'B32' }])
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
  const draft = (await app.call('POST', `/api/entries/${entry.id}/replace`, { as: own.preparer })).body.entry
  await app.call('PUT', '/api/organization', {
    as: own.admin,
    body: { name: 'Harbour Trading', rules_profile: 'cbp' },
  })
  await until(
    () => app.call('GET', `/api/entries/${draft.id}/activities`, { as: own.preparer }),
    ({ body }) => JSON.stringify(body).includes('"validated"'),
  )
  const after = await readEntry(app, own.preparer, draft.id)
  expect(after.entry_number).toBe(entry.entry_number)
})

const pay = (entry: EntryBody) =>
  app.call('PUT', `/api/entries/${entry.id}/payment`, {
    as: team.preparer,
    body: { paid_on: entry.draft_data.header.entry_date },
  })

const EXPLANATION = 'The invoice left out an assist of 900 dollars.'

/** Adds 900 dollars to the value of the first line, with the fees that follow, and says why. */
function withAssist({ draft_data }: EntryBody, header: DraftData['header'] = {}): DraftData {
  const { line_items, totals_declarations: totals } = draft_data
  const fees = totals.fee_summary.map((fee: FeeRow) =>
    fee.class_code === '499'
      ? { ...fee, amount: '45.13' }
      : fee.class_code === '501'
        ? { ...fee, amount: '16.29' }
        : fee,
  )
  return {
    header: { ...draft_data.header, correction_explanation: EXPLANATION, ...header },
    line_items: line_items.map((line: LineItem, index: number) =>
      index === 0 ? { ...line, entered_value: '13029.00', duty_amount: '508.13' } : line,
    ),
    totals_declarations: {
      fee_summary: fees,
      total_entered_value: '13029.00',
      total_duty: '508.13',
      total_other: '61.42',
      grand_total: '569.55',
    },
  }
}

const correctionOf = (entry: EntryBody) =>
  app.call('GET', `/api/entries/${entry.id}/correction`, { as: team.preparer })

test('a paid entry is corrected by a post summary correction, with its reasons and its explanation', async () => {
  const first = await file(await createSampleEntry(app, team.preparer))
  expect(await again(first, 'post-summary-correction')).toMatchObject({
    status: 409,
    body: { code: 'entry_not_paid' },
  })
  const paid = (await pay(first)).body.entry
  expect(paid.may).toMatchObject({ correct_paid: true, replace: false })
  expect(await again(paid, 'replace')).toMatchObject({ status: 409, body: { code: 'entry_not_accepted' } })

  const { status, body } = await again(paid, 'post-summary-correction')
  expect(status).toBe(201)
  expect(body.entry).toMatchObject({
    entry_number: first.entry_number,
    summary_version: 2,
    is_post_summary: true,
    duty_paid_on: paid.duty_paid_on,
  })
  const unchanged = await app.call('POST', `/api/entries/${body.entry.id}/final-review`, {
    as: team.preparer,
    body: {},
  })
  const found = unchanged.body.final_review.issues.map(({ rule_id }: { rule_id: string }) => rule_id)
  expect(found).toContain('FILING_CORRECTION_EXPLANATION')

  const draft = await sign(body.entry, withAssist(body.entry))
  expect((await correctionOf(draft)).body.correction).toMatchObject({
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
  const { messages } = (await app.call('GET', `/api/entries/${draft.id}/filing`, { as: team.preparer })).body
  const { images } = messages.find(({ direction }: { direction: string }) => direction === 'sent')
  const records = images.filter((image: string) => /^(10|35|36|63)/.test(image))
  expect(records.map((image: string) => image.slice(0, 2))).toEqual(['10', '36', '63'])
  expect([records[0].slice(50, 61), records[0][64]]).toEqual([' '.repeat(11), 'Y'])
  expect(records[1].trimEnd()).toBe(`36${EXPLANATION.toUpperCase()}`)
  expect(corrected.may).toMatchObject({ correct_paid: true, replace: false })
})
