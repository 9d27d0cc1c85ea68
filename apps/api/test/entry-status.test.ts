import { afterAll, beforeAll, expect, test } from 'vitest'
import { tenantTransaction } from '../src/db/tenant.ts'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY, patch, readEntry, submit } from './entry-steps.ts'
import { done, refusal, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
let other: Team

beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
  other = await app.organization('Elsewhere Imports')
})
afterAll(() => app.stop())

const inTeam = <T>(work: Parameters<typeof tenantTransaction<T>>[2]) =>
  tenantTransaction(app.engine.db, { orgId: team.orgId, userId: team.admin.userId }, work)

test('an entry with errors is neither validated nor submitted, and the answer lists them', async () => {
  const entry = await createEntry(app, team.preparer)
  const answer = await submit(app, team.approver, entry)
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({
    code: 'STATUS_VALIDATION_FAILED',
    message: 'Status validation failed: resolve blocking issues before continuing.',
  })
  expect(refusal(answer, 'STATUS_VALIDATION_FAILED').details.issues.length).toBeGreaterThan(5)
  const after = await readEntry(app, team.preparer, entry.id)
  expect(after, 'the run is kept').toMatchObject({ status: 'draft', validation_status: 'failed' })
  const rows = await inTeam((trx) =>
    trx.selectFrom('validations').select('severity').where('entry_id', '=', entry.id).execute(),
  )
  expect(rows.filter(({ severity }) => severity === 'error').length).toBe(
    refusal(answer, 'STATUS_VALIDATION_FAILED').details.issues.length,
  )
})

test('an unresolved validation of another system is in the review with its severity, and outlives a run', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const review = () => app.answer('reviewEntry', { as: team.preparer, params: { id: entry.id }, body: {} })
  const before = done(await review()).final_review
  const message = storedText('The importer is on a watch list')
  await app.engine.asOwner((run) =>
    run(`insert into validations (org_id, entry_id, rule_code, severity, field_path, message, validation_results)
      values ('${team.orgId}', '${entry.id}', 'SYSTEM_WATCH_LIST', 'error', 'parties.importer_number',
        '${message}', '{}')`),
  )
  for (const _run of [1, 2]) {
    const { final_review } = done(await review())
    expect(final_review.blocking_error_count).toBe(before.blocking_error_count + 1)
    expect(final_review.issues).toContainEqual(
      expect.objectContaining({
        rule_id: 'SYSTEM_WATCH_LIST',
        severity: 'error',
        message: 'The importer is on a watch list',
        step: 'parties_locations',
      }),
    )
  }
  await app.engine.asOwner((run) =>
    run(`update validations set resolved_at = now() where rule_code = 'SYSTEM_WATCH_LIST'`),
  )
  expect(done(await review()).final_review.blocking_error_count).toBe(before.blocking_error_count)
})

/** A stored message with one sentence, as JSON. */
const storedText = (said: string) => JSON.stringify({ id: 'status.reason.decided', params: { said } })

test('a preparer validates but does not submit, and a role that is not the member’s own does not sign', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const refused = await submit(app, team.preparer, entry, 'preparer')
  expect(refused.status).toBe(403)
  expect(refused.body).toEqual({
    code: 'PERMISSION_DENIED',
    message: 'Insufficient permissions for status change.',
  })
  const own = await createSampleEntry(app, team.approver)
  const wrongRole = await submit(app, team.approver, own, 'admin')
  expect(wrongRole.body).toMatchObject({
    code: 'DECLARATION_INVALID',
    message: 'Status validation failed: declaration requirements not met',
    details: { reasons: ['Declarant role is not authorized to certify this entry'] },
  })
})

test('a role that reads only is refused the declaration in the words for it', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const declared = await app.answer('declareEntry', {
    as: team.auditor,
    params: { id: entry.id },
    body: {
      accepted: true,
      declarant_name: 'Al Auditor',
      declarant_title: 'Auditor',
      signature_value: 'Al Auditor',
      declarant_role: 'auditor',
      expected_updated_at: entry.updated_at,
    },
  })
  expect(declared).toMatchObject({
    status: 403,
    body: { code: 'PERMISSION_DENIED', message: 'Insufficient permissions for declaration submission' },
  })
})

test('a preparer signs and an approver submits: the declaration stays the preparer’s, in their role', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  expect(entry.signed_by!.id).toBe(team.preparer.userId)
  const answer = await submit(app, team.approver, entry, 'approver')
  expect(answer.status).toBe(200)
  expect(done(answer).entry.signed_by!.id).toBe(team.preparer.userId)
  expect(done(answer).entry.draft_data.final_review!.declarant_role).toBe('preparer')
  const [submission] = await inTeam((trx) =>
    trx.selectFrom('submissions').select('submitted_by').where('entry_id', '=', entry.id).execute(),
  )
  expect(submission?.submitted_by).toBe(team.approver.userId)
})

test('a signature that is voided by an edit has no signer, and the next one is whoever signs again', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const edited = await patch(app, team.approver, entry, { header: { surety_no: '036' } })
  expect(done(edited).entry.signed_by).toBeNull()
  expect(done(edited).entry.signature_voided).toMatchObject({
    by: { id: team.approver.userId },
    fields: ['header.surety_no'],
    field_count: 1,
  })
  const later = await patch(app, team.preparer, done(edited).entry, { header: { port_code: '2709' } })
  expect(done(later).entry.signature_voided!.fields, 'the change that voided it').toEqual([
    'header.surety_no',
  ])
  const { declarant_name: name } = entry.draft_data.totals_declarations!
  const signed = await patch(app, team.approver, done(later).entry, {
    totals_declarations: { declarant_signature: name },
  })
  expect(done(signed).entry.signed_by!.id).toBe(team.approver.userId)
  expect(done(signed).entry.signature_voided).toBeNull()
})

test('an entry signed by somebody who is no member any more is signed again before it is filed', async () => {
  const leaver = await app.account('Lee Ver')
  await app.join(team.orgId, leaver, 'preparer')
  const entry = await createSampleEntry(app, leaver)
  await app.engine.asOwner((run) =>
    run(`update memberships set status = 'disabled' where user_id = '${leaver.userId}'`),
  )
  const refused = await submit(app, team.approver, entry, 'approver')
  expect(refusal(refused, 'DECLARATION_INVALID').details.reasons).toEqual([
    'Declarant role is not authorized to certify this entry',
  ])
})

test('a submitted entry is read-only, and nothing of a refused submission remains', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const refused = await submit(app, team.approver, { ...entry, updated_at: '2020-01-01T00:00:00.000Z' })
  expect(refusal(refused).code).toBe('draft_conflict')
  expect(refusal(refused).message).toContain(
    'Another user changed the entry status before your update completed.',
  )
  const count = () =>
    inTeam((trx) => trx.selectFrom('submissions').select('id').where('entry_id', '=', entry.id).execute())
  expect(await count()).toHaveLength(0)
  const submitted = await submit(app, team.admin, entry, 'admin')
  expect(submitted.status).toBe(200)
  expect(await count()).toHaveLength(1)
  const late = await patch(app, team.preparer, done(submitted).entry, { header: { port_code: '2709' } })
  expect(late.status).toBe(409)
  expect(refusal(late).code).toBe('entry_not_editable')
  const twice = await submit(app, team.admin, done(submitted).entry, 'admin')
  expect(twice.body).toEqual({ code: 'ALREADY_SUBMITTED', message: 'Entry already submitted' })
  const backwards = await app.answer('changeStatus', {
    params: { id: entry.id },
    as: team.admin,
    body: { status: 'draft' },
  })
  expect(refusal(backwards).message).toBe('Invalid status transition: submitted → draft')
})

test('an admin records a decision of customs with a reason; a preparer returns a validated entry to draft', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const set = (as: typeof team.admin, body: object) =>
    app.answer('changeStatus', { as, params: { id: entry.id }, body })
  const validated = await set(team.preparer, { status: 'validated' })
  expect(done(validated).entry.may).toMatchObject({ reopen: true, decide: [] })
  const reopened = await set(team.preparer, { status: 'draft' })
  expect(done(reopened).entry).toMatchObject({ status: 'draft', may: { reopen: false } })

  const submitted = await submit(app, team.admin, done(reopened).entry, 'admin')
  expect(done(submitted).entry.may.decide).toEqual(['accepted', 'rejected', 'hold', 'released'])
  expect((await readEntry(app, team.preparer, entry.id)).may.decide).toEqual([])
  const held = await set(team.admin, { status: 'hold', reason: 'The port called; SSN 078-05-1120' })
  expect(done(held).entry).toMatchObject({ status: 'hold', may: { decide: ['rejected', 'released'] } })
  expect(done(held).entry.status_reason).toMatch(/^The port called; SSN .*1120$/)
  expect(done(held).entry.status_reason, 'personal numbers are masked').not.toContain('078-05')
  const released = await set(team.admin, { status: 'released', reason: 'Released at the port' })
  expect(done(released).entry).toMatchObject({ status: 'released', may: { decide: [] } })
})

test('an outsider finds no entry and changes none', async () => {
  const entry = await createEntry(app, team.preparer)
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { draft_data: { header: { port_code: '1' } }, expected_updated_at: entry.updated_at }],
    ['DELETE', '', undefined],
    ['POST', '/archive', undefined],
    ['POST', '/status', { status: 'validated' }],
    ['GET', '/filing', undefined],
    ['GET', '/bond', undefined],
    ['POST', '/final-review', {}],
  ] as const) {
    const answer = await app.call(method, `/api/entries/${entry.id}${path}`, { as: other.admin, body })
    expect([method, path, answer.status]).toEqual([method, path, 404])
  }
  expect(await readEntry(app, team.preparer, entry.id)).toMatchObject({ updated_at: entry.updated_at })
})

test('an auditor reads and changes nothing', async () => {
  const entry = await createEntry(app, team.preparer)
  expect((await app.answer('createEntry', { as: team.auditor })).status).toBe(403)
  const answer = await patch(app, team.auditor, entry, { header: { port_code: '2704' } })
  expect(answer.body).toMatchObject({ message: 'RLS policy violation: insufficient permissions.' })
})
