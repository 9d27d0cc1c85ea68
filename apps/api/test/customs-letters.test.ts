import { randomUUID } from 'node:crypto'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomsApp } from './customs-steps.ts'
import { pdfOf, uploadDocument } from './document-steps.ts'
import { createEntry, createSampleEntry, readEntry, submit, until } from './entry-steps.ts'
import { done, refusal, type Team } from './harness.ts'
import { startWithCustoms } from './simulator.ts'

let app: CustomsApp
let team: Team

beforeAll(async () => {
  app = await startWithCustoms()
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

const withPart = (part_number: string) => ({
  line_items: sampleEntryDraft(randomUUID()).line_items!.map((line) => ({ ...line, part_number })),
})

/** An accepted entry of one part, and its line. */
async function acceptedOf(part: string) {
  const entry = await createSampleEntry(app, team.preparer, withPart(part))
  done(await submit(app, team.approver, entry))
  await until(
    () => readEntry(app, team.auditor, entry.id),
    ({ status }) => status === 'accepted',
  )
  return { id: entry.id, line: entry.draft_data.line_items![0]!.id }
}

const letter = {
  form: '29',
  dated: '2026-03-02',
  due_on: '2026-03-22',
  question: 'Lamps of brass: 9405.49.',
} as const

test('a CBP Form 28 is a task with its last day until it is answered with documents and words', async () => {
  const { id, line } = await acceptedOf('HM-2107')
  const take = (body: object, as = team.preparer, entryId = id) =>
    app.answer('addCustomsLetter', {
      as,
      params: { id: entryId },
      body: { ...letter, form: '28', due_on: '2026-04-01', line, ...body },
    })
  expect((await take({}, team.auditor)).status).toBe(403)
  expect((await take({ question: ' ' })).status).toBe(400)
  expect(refusal(await take({ dated: '2026-12-01' })).code).toBe('letter_days')
  expect(refusal(await take({ due_on: '2026-03-01' })).code).toBe('letter_days')
  expect(refusal(await take({ line: 'none' })).code).toBe('line_not_found')
  const draft = await createEntry(app, team.preparer)
  expect(refusal(await take({ line: null }, team.preparer, draft.id)).code).toBe('entry_not_on_file')
  const stranger = await app.organization('Stranger Imports')
  expect((await take({}, stranger.preparer)).status).toBe(404)

  const [request] = done(await take({})).requests
  expect(request).toMatchObject({
    code: '28',
    title: 'CBP Form 28, Request for Information',
    action_required: 'CBP asks: “Lamps of brass: 9405.49.” Answer with the papers that show it.',
    due_on: '2026-04-01',
    letter: { form: '28', dated: '2026-03-02', part_number: 'HM-2107', outcome: null },
  })
  const tasksOf = async () =>
    (await app.ask('listTasks', { as: team.preparer })).tasks.filter((task) => task.entry_id === id)
  expect(await tasksOf()).toContainEqual(expect.objectContaining({ kind: 'respond', due_on: '2026-04-01' }))
  const { deadlines } = await app.ask('listDeadlines', {
    as: team.auditor,
    query: { from: '2026-04-01', to: '2026-04-01' },
  })
  expect(deadlines).toContainEqual(
    expect.objectContaining({ kind: 'request', entry: expect.objectContaining({ id }) }),
  )

  const { document } = done(
    await uploadDocument(app, team.preparer, {
      entryId: id,
      bytes: pdfOf(2000, 'drawing'),
      name: 'drawing.pdf',
    }),
  )
  const answered = await app.answer('answerCustomsRequest', {
    as: team.preparer,
    params: { id, requestId: request!.id },
    body: {
      sent_by: 'ace_portal',
      sent_on: '2026-03-05',
      documents: [document.id],
      text: 'The base is of steel.',
    },
  })
  expect(done(answered).requests).toMatchObject([
    { answer: { text: 'The base is of steel.', documents: [{ name: 'drawing.pdf' }] } },
  ])
  expect((await tasksOf()).filter(({ kind }) => kind === 'respond')).toEqual([])
  const { events } = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'entry' } })
  expect(events).toContainEqual(
    expect.objectContaining({
      after_json: expect.objectContaining({
        customs_request: 'CBP Form 28, Request for Information',
        due_on: '2026-04-01',
      }),
    }),
  )
})

test('a CBP Form 29 that changed a number checks later entries of the part, and names the entry', async () => {
  const first = await acceptedOf('BR-11')
  const params = { id: first.id }
  const [request] = done(
    await app.answer('addCustomsLetter', {
      as: team.preparer,
      params,
      body: { ...letter, line: first.line },
    }),
  ).requests
  const later = await createSampleEntry(app, team.preparer, withPart('br - 11'))
  const other = await createSampleEntry(app, team.preparer, withPart('BR-12'))
  const checks = async (id: string) =>
    (
      await app.ask('reviewEntry', { as: team.preparer, params: { id }, body: {} })
    ).final_review.issues.filter(({ rule_id }) => rule_id.startsWith('FILING_PART'))
  expect(await checks(later.id), 'nothing is decided yet').toEqual([])

  const record = (outcome: Record<string, string>) =>
    app.answer('recordLetterOutcome', {
      as: team.preparer,
      params: { ...params, requestId: request!.id },
      body: { decided_on: '2026-03-04', note: '', ...outcome } as never,
    })
  expect((await record({ kind: 'number_changed', number: '9405' })).status).toBe(400)
  expect(
    refusal(await record({ kind: 'number_changed', number: '9405.49.8400', decided_on: '2026-03-01' })).code,
  ).toBe('letter_days')
  expect(done(await record({ kind: 'number_changed', number: '9405.49.8400' })).requests).toMatchObject([
    { letter: { outcome: { kind: 'number_changed', number: '9405.49.8400' } } },
  ])
  expect(await checks(later.id)).toMatchObject([
    {
      rule_id: 'FILING_PART_NUMBER_CHANGED',
      severity: 'warning',
      path: 'line_items.0.htsus',
      entry_id: first.id,
      message: expect.stringMatching(
        /^CBP put part br - 11 under 9405\.49\.8400 by its Notice of Action of 03\/02\/2026 on entry /,
      ),
    },
  ])
  expect(await checks(other.id)).toEqual([])

  done(await record({ kind: 'rate_advance', rate: '6%' }))
  expect(await checks(later.id)).toMatchObject([{ rule_id: 'FILING_PART_RATE_ADVANCED', entry_id: first.id }])
  done(await record({ kind: 'accepted' }))
  expect(await checks(later.id), 'CBP accepted the entry as filed').toEqual([])
})
