import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedEntry, type CustomsApp, customsMessages, sendFromCustoms } from './customs-steps.ts'
import { pdfOf, startUpload, uploadDocument } from './document-steps.ts'
import { createEntry } from './entry-steps.ts'
import { done, refusal, type Team } from './harness.ts'
import { startWithCustoms } from './simulator.ts'

let app: CustomsApp
let team: Team

beforeAll(async () => {
  app = await startWithCustoms({ env: { CUSTOMS_POLL_SECONDS: '0.2' } })
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

/** An accepted entry whose summary package CBP asks for on March 9, 2026. */
async function askedForPackage() {
  const entry = await acceptedEntry(app, team)
  await sendFromCustoms(app, {
    application: 'UC',
    transmission_id: entry.transmission,
    disposition: '2',
    user: 'J MARTIN',
    date: '2026-03-09',
  })
  await customsMessages(app, team, entry.id, 'cbp_request', 1)
  return entry
}

test('a document request is a task with its last day until a member ticks it off', async () => {
  const entry = await askedForPackage()
  const { requests } = await app.ask('listCustomsRequests', { as: team.auditor, params: { id: entry.id } })
  expect(requests).toMatchObject([{ code: '2', due_on: '2026-04-08', closed_at: null }])
  const tasksOf = async () =>
    (await app.ask('listTasks', { as: team.preparer })).tasks.filter((task) => task.entry_id === entry.id)
  expect(await tasksOf()).toMatchObject([{ kind: 'respond', due_on: '2026-04-08' }])
  const { notifications } = await app.ask('listNotifications', { as: team.approver })
  expect(notifications).toContainEqual(
    expect.objectContaining({ kind: 'customs_notice', body: expect.stringContaining('By 04/08/2026.') }),
  )
  const close = (as = team.preparer, requestId = requests[0]!.id) =>
    app.answer('closeCustomsRequest', { as, params: { id: entry.id, requestId }, body: {} })
  expect((await close(team.auditor)).status).toBe(403)
  expect((await close(team.preparer, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  for (let times = 0; times < 2; times++) {
    expect(done(await close()).requests).toMatchObject([{ closed_by: { name: 'Petra Preparer' } }])
  }
  const { events } = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'entry' } })
  const title = `${requests[0]!.title}: done`
  expect(events).toContainEqual(expect.objectContaining({ after_json: { customs_request: title } }))
  const audited = "select after_json from audit_events where after_json ? 'customs_request'"
  expect((await app.engine.asOwner((run) => run(audited))).rows).toMatchObject([
    { after_json: { customs_request: { message: { id: 'audit.customs-request.done' } } } },
  ])
  expect(await tasksOf()).toEqual([])
})

test('a document request is answered with documents of the entry: what was sent, how and when is kept', async () => {
  const entry = await askedForPackage()
  const [request] = (await app.ask('listCustomsRequests', { as: team.auditor, params: { id: entry.id } }))
    .requests
  const upload = { entryId: entry.id, bytes: pdfOf(2000, 'invoice'), name: 'invoice 4411.pdf' }
  const { document } = done(await uploadDocument(app, team.preparer, upload))
  const unfinished = await startUpload(app, team.preparer, { ...upload, bytes: pdfOf(900, 'list') })

  const sheet = await app.answer('getCoverSheet', {
    as: team.auditor,
    params: { id: entry.id, requestId: request!.id },
    query: { documents: [document.id] },
  })
  expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'application/pdf'])

  const sent = { sent_by: 'document_image_system', sent_on: '2026-03-05', documents: [document.id] }
  const answer = (body: object, as = team.preparer) =>
    app.answer('answerCustomsRequest', {
      as,
      params: { id: entry.id, requestId: request!.id },
      body: { ...sent, ...body },
    })
  expect((await answer({}, team.auditor)).status).toBe(403)
  expect((await answer({ documents: [] })).status).toBe(400)
  expect(refusal(await answer({ sent_on: '2027-01-01' })).code).toBe('sent_in_future')
  const other = await uploadDocument(app, team.preparer, { ...upload, bytes: pdfOf(900, 'scanned') })
  const scanning = done(other).document.id
  await app.engine.asOwner((run) =>
    run(`update entry_documents set state = 'scanning' where id = $1`, [scanning]),
  )
  const strangers = await app.organization('Others')
  const ofOther = await createEntry(app, team.preparer)
  const ofStrangers = await createEntry(app, strangers.preparer)
  const elsewhere = await Promise.all([
    uploadDocument(app, team.preparer, { ...upload, entryId: ofOther.id }),
    uploadDocument(app, strangers.preparer, { ...upload, entryId: ofStrangers.id }),
  ])
  const foreign = elsewhere.map((each) => done(each).document.id)
  for (const id of [done(unfinished).document.id, scanning, entry.id, ...foreign]) {
    const path = `/api/entries/${entry.id}/customs-requests/${request!.id}/cover-sheet?documents=${document.id},${id}`
    expect((await app.call('GET', path, { as: team.preparer })).status, 'not a document of the entry').toBe(
      404,
    )
  }
  for (const id of [done(unfinished).document.id, scanning, entry.id, ...foreign])
    expect((await answer({ documents: [document.id, id] })).status, 'not a document that opens').toBe(404)
  expect(
    (await app.ask('listCustomsRequests', { as: team.auditor, params: { id: entry.id } })).requests,
  ).toMatchObject([{ closed_at: null, answer: null }])

  const answered = await answer({})
  const kept = {
    ...sent,
    documents: [{ id: document.id, name: 'invoice 4411.pdf', sha256: document.sha256 }],
  }
  expect(done(answered).requests).toMatchObject([{ closed_by: { name: 'Petra Preparer' }, answer: kept }])
  expect(refusal(await answer({})).code).toBe('request_closed')
  const { events } = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'entry' } })
  expect(events).toContainEqual(
    expect.objectContaining({
      after_json: {
        customs_request: `${request!.title}: done`,
        ...{ sent_by: 'document_image_system', sent_on: '2026-03-05', documents: ['invoice 4411.pdf'] },
      },
    }),
  )
})

test('a document is uploaded for one open request of its entry: every member sees so, and the audit log', async () => {
  const entry = await askedForPackage()
  const ofEntry = { as: team.auditor, params: { id: entry.id } }
  const [request] = (await app.ask('listCustomsRequests', ofEntry)).requests
  const answers_request = request!.id
  const upload = { entryId: entry.id, bytes: pdfOf(2000, 'weights'), answers_request }
  const { document } = done(await uploadDocument(app, team.preparer, upload))
  expect(document.answers_request).toBe(answers_request)
  const { documents } = await app.ask('listDocuments', ofEntry)
  expect(documents, 'as an auditor reads them').toMatchObject([{ id: document.id, answers_request }])
  const { rows } = await app.engine.asOwner((run) =>
    run(`select after_json from audit_events where entity = 'document' and entity_id = $1`, [document.id]),
  )
  expect(rows).toMatchObject([{ after_json: { answers_request, entry_id: entry.id } }])

  const ofOther = await createEntry(app, team.preparer)
  const elsewhere = { entryId: ofOther.id, bytes: pdfOf(900), answers_request }
  expect(refusal(await startUpload(app, team.preparer, elsewhere)).code).toBe('request_not_found')
  const strangers = await app.organization('Stranger Imports')
  const ofStrangers = await createEntry(app, strangers.preparer)
  const stolen = await startUpload(app, strangers.preparer, { ...elsewhere, entryId: ofStrangers.id })
  expect(refusal(stolen).code, 'a request of another organization').toBe('request_not_found')

  const params = { id: entry.id, requestId: answers_request }
  await app.ask('closeCustomsRequest', { as: team.preparer, params })
  const late = await startUpload(app, team.preparer, { ...upload, bytes: pdfOf(900, 'late') })
  expect([late.status, refusal(late).code]).toEqual([409, 'request_closed'])

  await app.engine.asOwner((run) =>
    run(`update entries set entry_date = '2019-01-02' where id = $1`, [entry.id]),
  )
  const records = await app.answer('deleteRecords', { as: team.admin, params: { id: entry.id } })
  expect(records.status, 'request and document go together').toBe(204)
})
