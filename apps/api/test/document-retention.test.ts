import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUpDocuments } from '../src/documents/cleanup/clean-up.ts'
import { downloadDocument, pdfOf, startUpload, uploadDocument } from './document-steps.ts'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY, readEntry, submit } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
let _strangers: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
  _strangers = await app.organization('Others')
})
afterAll(() => app.stop())

const list = async (entryId: string, as = team.preparer) =>
  await app.ask('listDocuments', { as, params: { id: entryId } })

const deleteAsOwner = (documentId: string) =>
  app.engine.run(`begin; set local role app; select set_config('app.org_id', '${team.orgId}', true);
    delete from entry_documents where id = '${documentId}'; commit`)

const deleteEntryAsOwner = (entryId: string) =>
  app.engine.run(`begin; set local role app; select set_config('app.org_id', '${team.orgId}', true);
    delete from entries where id = '${entryId}'; commit`)

test('the document of a draft can be deleted, that of a filed entry by nobody, and another can be added', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const draft = await uploadDocument(app, team.preparer, { entryId: entry.id, bytes: pdfOf(330, 'one') })
  const kept = await uploadDocument(app, team.preparer, { entryId: entry.id, bytes: pdfOf(330, 'two') })
  const paramsOf = (answer: typeof kept) => ({ id: entry.id, documentId: done(answer).document.id })
  await app.ask('deleteDocument', { as: team.preparer, params: paramsOf(draft) })
  expect((await submit(app, team.admin, entry, 'admin')).status).toBe(200)
  expect(await app.answer('deleteDocument', { as: team.admin, params: paramsOf(kept) })).toMatchObject({
    status: 409,
    body: { code: 'document_kept', message: expect.stringContaining('Nobody can delete them earlier') },
  })
  await expect(deleteAsOwner(done(kept).document.id)).rejects.toMatchObject({ code: '23001' })
  await app.engine.run('rollback')
  const late = await uploadDocument(app, team.preparer, { entryId: entry.id, bytes: pdfOf(330, 'three') })
  expect(late.status).toBe(200)
  const { is_filed, kept_until, required_until, documents } = await list(entry.id, team.admin)
  expect({ is_filed, kept_until, required_until }).toMatchObject({
    is_filed: true,
    kept_until: expect.stringMatching(/^2033-/),
    required_until: expect.stringMatching(/^2031-/),
  })
  expect(documents.map((one) => one.kept_because)).toEqual(['retention', 'retention'])
})

test('a legal hold keeps the documents of a draft, and the draft, until an admin ends it', async () => {
  const entry = await createEntry(app, team.preparer)
  const answered = await uploadDocument(app, team.preparer, { entryId: entry.id, bytes: pdfOf(340) })
  const document = { id: entry.id, documentId: done(answered).document.id }
  const hold = (on: boolean, reason = '', as = team.admin) =>
    app.answer('setLegalHold', { as, params: { id: entry.id }, body: { on, reason } })
  expect((await hold(true, 'Audit', team.preparer)).status).toBe(403)
  expect(await hold(true)).toMatchObject({ status: 422, body: { code: 'reason_required' } })
  expect(await hold(true, 'Focused Assessment')).toMatchObject({
    status: 200,
    body: { legal_hold: { reason: 'Focused Assessment', by: { name: 'Ada Admin' } } },
  })
  expect(await app.answer('deleteDocument', { as: team.admin, params: document })).toMatchObject({
    status: 409,
    body: { code: 'document_on_hold' },
  })
  await expect(deleteAsOwner(done(answered).document.id)).rejects.toMatchObject({ code: '23001' })
  await app.engine.run('rollback')
  const refused = {
    status: 409,
    body: { code: 'entry_on_hold', message: expect.stringContaining('legal hold') },
  }
  const params = { id: entry.id }
  expect(await app.answer('deleteEntry', { as: team.preparer, params })).toMatchObject(refused)
  const { updated_at } = await readEntry(app, team.preparer, entry.id)
  const body = { part: 'all' as const, expected_updated_at: updated_at }
  expect(await app.answer('clearDraft', { as: team.preparer, params, body })).toMatchObject(refused)
  expect(done(await hold(false)).legal_hold).toBeNull()
  expect((await app.answer('deleteEntry', { as: team.admin, params: { id: entry.id } })).status).toBe(204)
})

test('an admin deletes a filed entry with all its records once the years are over, and nobody earlier', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  await uploadDocument(app, team.preparer, { entryId: entry.id, bytes: pdfOf(345) })
  const records = { id: entry.id }
  const remove = (as = team.admin) => app.answer('deleteRecords', { as, params: records })
  expect((await remove()).body!.code).toBe('entry_not_filed')
  expect((await submit(app, team.admin, entry, 'admin')).status).toBe(200)
  expect((await list(entry.id, team.admin)).may.delete_records).toBe(false)
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'document_kept' } })
  await expect(deleteEntryAsOwner(entry.id)).rejects.toMatchObject({ code: '23001' })
  await app.engine.run('rollback')

  await app.engine.asOwner((run) =>
    run(`update entries set entry_date = '2019-01-02' where id = '${entry.id}'`),
  )
  expect((await list(entry.id, team.admin)).may.delete_records).toBe(true)
  expect((await list(entry.id, team.approver)).may.delete_records).toBe(false)
  expect((await remove(team.approver)).status).toBe(403)
  expect((await remove()).status).toBe(204)
  expect((await app.answer('getEntry', { as: team.admin, params: { id: entry.id } })).status).toBe(404)
  const left = await app.engine.asOwner((run) =>
    run(`select (select count(*)::int from submissions where entry_id = '${entry.id}') as submissions,
      (select count(*)::int from entry_documents where entry_id = '${entry.id}') as documents,
      (select count(*)::int from entry_json_snapshots where entry_id = '${entry.id}') as snapshots`),
  )
  expect(left.rows).toEqual([{ submissions: 0, documents: 0, snapshots: 0 }])
  const body = await app.ask('listAuditEvents', { as: team.admin })
  const deleted = body.events.find(({ action }) => action === 'delete')
  expect(deleted).toMatchObject({ entity_id: entry.id, before_json: { status: 'submitted' } })
})

test('the organization keeps them seven years, more or fewer, but never fewer than five', async () => {
  const retention = (years: number, as = team.admin) => app.answer('saveRetention', { as, body: { years } })
  const read = () => app.answer('getRetention', { as: team.auditor })
  expect((await read()).body).toEqual({ years: 7 })
  expect(await retention(4)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('at least 5') },
  })
  expect((await retention(10, team.preparer)).status).toBe(403)
  const { id } = await createSampleEntry(app, team.preparer)
  const entryDay = async () =>
    (await app.ask('getEntry', { as: team.auditor, params: { id } })).entry.kept_until
  expect(await entryDay(), 'a draft').toBeNull()
  const draft = (await app.ask('getEntry', { as: team.admin, params: { id } })).entry
  expect((await submit(app, team.admin, draft, 'admin')).status).toBe(200)
  expect(await entryDay()).toBe('2033-02-24')
  expect((await retention(10)).body).toEqual({ years: 10 })
  expect((await read()).body).toEqual({ years: 10 })
  expect(await entryDay()).toBe('2036-02-24')
  const { kept_until, required_until } = await list(id)
  expect([kept_until, required_until], 'the documents say the same').toEqual(['2036-02-24', '2031-02-24'])
  await retention(7)
})

test('what no document names any more is removed from the storage, and nothing else', async () => {
  const { id } = await createEntry(app, team.preparer)
  const kept = await uploadDocument(app, team.preparer, { entryId: id, bytes: pdfOf(350, 'kept') })
  const gone = await createEntry(app, team.preparer)
  await uploadDocument(app, team.preparer, { entryId: gone.id, bytes: pdfOf(350, 'gone') })
  await startUpload(app, team.preparer, { entryId: id, bytes: pdfOf(350, 'unfinished') })
  await app.ask('deleteEntry', { as: team.preparer, params: { id: gone.id } })
  const { app: server, engine } = app
  expect(await cleanUpDocuments(engine.db, server.contents, new Date())).toBe(0)
  const later = new Date(Date.now() + 100 * 3600_000)
  expect(await cleanUpDocuments(engine.db, server.contents, later)).toBeGreaterThan(0)
  const { documents } = await list(id)
  expect(documents.map((one) => one.id)).toEqual([done(kept).document.id])
  const content = `/api/entries/${id}/documents/${done(kept).document.id}/content`
  expect((await downloadDocument(app, team.preparer, content)).length).toBe(350)
})
