import { formatEntryNumber } from '@edfe/domain/entry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSampleEntry, patch, readEntry, submit, until } from './entry-steps.ts'
import { done, type Team, type TestApp, type Visitor } from './harness.ts'
import { type Simulator, startWithCustoms } from './simulator.ts'

let app: TestApp & { simulator: Simulator }
let team: Team

beforeAll(async () => {
  app = await startWithCustoms()
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

const filing = async (id: string) => await app.ask('getFiling', { as: team.auditor, params: { id } })
const settled = (id: string) =>
  until(
    () => readEntry(app, team.auditor, id),
    (entry) => entry.status !== 'submitted',
  )

test('the review of the worked entry finds nothing that blocks it and adds up to 530.20', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const answered = await app.answer('reviewEntry', {
    params: { id: entry.id },
    as: team.preparer,
    body: { acknowledge: true },
  })
  expect(answered.status).toBe(200)
  expect(done(answered).final_review.issues.filter((issue) => issue.severity === 'error')).toEqual([])
  expect(done(answered).final_review).toMatchObject({
    acknowledged: true,
    validation_status: 'passed',
    totals: { total_duty: '473.03', total_other: '57.17', grand_total: '530.20' },
  })
})

test('an acknowledgement outlasts another look at the review and is taken back when its box is unticked', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const review = async (body: object) =>
    await app.ask('reviewEntry', { as: team.preparer, params: { id: entry.id }, body })
  const stored = async () => (await readEntry(app, team.preparer, entry.id)).draft_data.final_review
  await review({ acknowledge: true })
  expect((await review({})).final_review.acknowledged).toBe(true)
  expect(await stored()).toMatchObject({ acknowledged: true })
  const withdrawn = await review({ acknowledge: false })
  expect(withdrawn.final_review).toMatchObject({ acknowledged: false, validation_status: 'passed' })
  expect(await stored()).toMatchObject({ acknowledged: false, acknowledged_at: '' })
  expect((await review({})).final_review.acknowledged).toBe(false)
})

test('an acknowledgement is one person’s own: who submits ticks for themselves, and it is on record', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const review = async (as: Visitor, body: object) =>
    (await app.ask('reviewEntry', { as, params: { id: entry.id }, body })).final_review
  expect(await review(team.preparer, { acknowledge: true })).toMatchObject({ acknowledged: true })
  const seen = await review(team.approver, {})
  expect(seen).toMatchObject({
    acknowledged: false,
    acknowledgements: [{ person: { name: 'Petra Preparer' } }],
  })
  const file = (body: object) =>
    app.answer('changeStatus', {
      params: { id: entry.id },
      as: team.approver,
      body: { status: 'submitted', declarant_role: 'approver', ...body },
    })
  for (const body of [{}, { acknowledged: false }]) {
    expect(await file(body)).toMatchObject({
      status: 422,
      body: {
        code: 'DECLARATION_INVALID',
        details: { reasons: ['The final review must be acknowledged before submission'] },
      },
    })
  }
  const ticked = await review(team.approver, { acknowledge: true })
  expect(ticked.acknowledgements.map(({ person }) => person.name)).toEqual([
    'Petra Preparer',
    'Arno Approver',
  ])
  expect((await file({})).status).toBe(200)
  const { activities } = await app.ask('getActivities', { as: team.auditor, params: { id: entry.id } })
  expect(
    activities.filter(({ activity_type }) => activity_type === 'acknowledged').map(({ user }) => user!.name),
  ).toEqual(['Arno Approver', 'Petra Preparer'])
})

test('an acknowledgement that comes with the submission is the submitter’s; a change takes everyone’s away', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const review = async (as: Visitor, body: object) =>
    await app.ask('reviewEntry', { as, params: { id: entry.id }, body })
  await review(team.preparer, { acknowledge: true })
  const before = (await review(team.approver, { acknowledge: true })).entry
  const bill = before.draft_data.shipment_origin
  const changed = await patch(app, team.preparer, before, {
    shipment_origin: { ...bill, importing_carrier: 'MAEU' },
  })
  expect(changed.status).toBe(200)
  expect((await review(team.approver, {})).final_review).toMatchObject({
    acknowledged: false,
    acknowledgements: [],
  })
  const signed = await patch(app, team.preparer, done(changed).entry, {
    totals_declarations: before.draft_data.totals_declarations,
    shipment_origin: bill,
  })
  expect((await submit(app, team.approver, done(signed).entry)).status).toBe(200)
  const { messages } = await app.ask('getTimeline', { as: team.auditor, params: { id: entry.id } })
  expect(messages[0]).toMatchObject({ title: 'Submitted', direction: 'local', actor: 'Arno Approver' })
  await settled(entry.id)
  const answered = await app.ask('getTimeline', { as: team.auditor, params: { id: entry.id } })
  expect(new Set(answered.messages.slice(1).map(({ actor }) => actor))).toEqual(
    new Set(['system', 'customs']),
  )
})

test('the worked entry is signed by an approver, filed, and accepted by customs', async () => {
  await app.ask('saveUserNotifications', { as: team.approver, body: { digest: 'daily' } })
  const entry = await createSampleEntry(app, team.preparer)
  const answer = await submit(app, team.approver, entry)
  expect(answer.body).toMatchObject({
    changed: true,
    previous_status: 'validated',
    entry: { status: 'submitted', status_reason: 'Declarant attested electronically via the product.' },
  })
  expect(await settled(entry.id)).toMatchObject({ status: 'accepted', previous_status: 'submitted' })

  const { transmission, messages, conditions } = await filing(entry.id)
  expect(transmission).toMatchObject({
    state: 'answered',
    attempts: 1,
    version: '00100',
    gateway: 'simulator',
  })
  expect(conditions).toEqual([])
  expect(messages.map((message) => message.title)).toEqual([
    'Submitted',
    'Sent to the simulator',
    'The simulator accepted',
  ])
  const sent = messages[1]!.images!
  expect(sent.every((image) => image.length === 80)).toBe(true)
  const totals = sent.find((image) => image.startsWith('90'))!
  expect(totals).toContain('47303')
  expect(totals).toContain('5717')

  const again = await submit(app, team.approver, await readEntry(app, team.approver, entry.id))
  expect(again.status).toBe(409)
  const snapshot = await app.answer('getSnapshot', { as: team.auditor, params: { id: entry.id } })
  expect(done(snapshot).snapshot).toMatchObject({ version: 1, schema_version: '1.0' })
  const notices = await app.answer('listNotifications', { as: team.approver })
  expect(done(notices).notifications).toContainEqual(
    expect.objectContaining({
      kind: 'entry_accepted',
      href: `/entries/${entry.id}/step-6`,
      body: 'This was practice: nothing is at CBP, and nothing is owed.',
    }),
  )
  const digest = (await app.engine.asOwner((run) => run('select user_id, kind, subject from mail_deferrals')))
    .rows
  expect(digest).toContainEqual({
    user_id: team.approver.userId,
    kind: 'entry_status',
    subject: {
      // In practice it is the simulator that accepts.
      id: 'notification.answer.practice-title',
      params: { status: 'accepted', number: formatEntryNumber(entry.entry_number) },
    },
  })
})

test('the reason of a status is stored as a message and read as a sentence, in history and audit log too', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  await submit(app, team.approver, entry)
  expect(await settled(entry.id)).toMatchObject({ status_reason: 'CBP: SUMMARY HAS BEEN ADDED' })
  const stored = async (columns: string, table: string, key = 'entry_id') => {
    const query = `select ${columns} as value from ${table} where ${key}::text = '${entry.id}'`
    return JSON.stringify((await app.engine.asOwner((run) => run(query))).rows)
  }
  const rows = [
    await stored('status_reason', 'entries', 'id'),
    await stored('activity_data', 'entry_activities'),
    await stored('after_json', 'audit_events', 'entity_id'),
  ]
  expect(rows[0]).toBe(
    '[{"value":{"id":"status.reason.customs","params":{"said":"SUMMARY HAS BEEN ADDED"}}}]',
  )
  for (const text of rows.slice(1)) {
    expect(text).toContain('status.reason.attested')
    expect(text).not.toContain('attested electronically')
  }
  const { activities } = await app.ask('getActivities', { as: team.auditor, params: { id: entry.id } })
  const reasons = activities.map((activity) => activity.activity_data)
  const attested = 'Declarant attested electronically via the product.'
  expect(reasons).toContainEqual({ from: 'validated', to: 'submitted', reason: attested })
  expect(reasons).toContainEqual({
    from: 'submitted',
    to: 'accepted',
    reason: 'CBP: SUMMARY HAS BEEN ADDED',
  })
  const log = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'entry' } })
  expect(log.events).toContainEqual(
    expect.objectContaining({ after_json: { status: 'submitted', status_reason: attested } }),
  )
  const csv = await app.ask('exportAuditEvents', { as: team.admin })
  expect(csv).toContain(attested)
})

test('a filed entry is not validated again, alone or among many, and nothing about it is written', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const rows = async () => {
    const of = (table: string, key = 'entry_id') =>
      `(select string_agg(t::text, ',' order by t::text) from ${table} t where ${key} = '${entry.id}')`
    const tables = `${of('entries', 'id')} as entry, ${of('validations')} as found, ${of('entry_activities')} as history`
    return (await app.engine.asOwner((run) => run(`select ${tables}`))).rows
  }
  const validate = () => app.answer('validateEntry', { as: team.preparer, params: { id: entry.id } })
  expect((await validate()).status).toBe(200)
  await submit(app, team.approver, entry)
  await settled(entry.id)
  const before = await rows()
  expect(await validate()).toMatchObject({
    status: 409,
    body: { code: 'entry_not_editable', message: expect.stringContaining('can no longer be changed') },
  })
  const many = await app.ask('validateEntries', { as: team.preparer, body: { ids: [entry.id] } })
  expect(many.results).toEqual([
    { id: entry.id, message: expect.stringContaining('can no longer be changed') },
  ])
  expect(await rows()).toEqual(before)
})

test('while customs is away the filing waits, says so, and goes on under the same id when it is back', async () => {
  await app.simulator.kill()
  const entry = await createSampleEntry(app, team.preparer)
  await submit(app, team.approver, entry)
  const waiting = await until(
    () => filing(entry.id),
    ({ transmission }) => transmission?.state === 'retrying',
  )
  expect(waiting.transmission!.next_attempt_at).not.toBeNull()
  const problem = `select last_problem from submissions where id = '${waiting.transmission!.id}'`
  expect((await app.engine.asOwner((run) => run(problem))).rows).toMatchObject([
    { last_problem: { id: 'text.as-written', params: { text: expect.stringContaining('ECONNREFUSED') } } },
  ])
  await app.simulator.start()
  expect(await settled(entry.id)).toMatchObject({ status: 'accepted' })
  const after = await filing(entry.id)
  expect(after.transmission!.id).toBe(waiting.transmission!.id)
  expect(after.transmission!.attempts).toBeGreaterThan(1)
  expect(after.messages.filter((message) => message.title === 'Sent to the simulator')).toHaveLength(1)
})
