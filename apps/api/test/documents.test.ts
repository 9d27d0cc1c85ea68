import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_DOCUMENT_BYTES, PART_BYTES } from '@edfe/domain/documents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUpDocuments } from '../src/documents/cleanup/clean-up.ts'
import { downloadDocument, partOf, pdfOf, putPart, startUpload, uploadDocument } from './document-steps.ts'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY, patch, readEntry, submit } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
let strangers: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
  strangers = await app.organization('Others')
})
afterAll(() => app.stop())

const list = async (entryId: string, as = team.preparer) =>
  (await app.call('GET', `/api/entries/${entryId}/documents`, { as })).body

/** Every file below the folder of documents. */
const storedFiles = () =>
  readdirSync(join(app.folder, 'documents'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

describe('a document', () => {
  test('is uploaded in parts, listed, and comes back as it was', async () => {
    const { id } = await createEntry(app, team.preparer)
    const bytes = pdfOf(2 * PART_BYTES + 500)
    const answer = await uploadDocument(app, team.preparer, { entryId: id, bytes })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(answer).toMatchObject({
      status: 200,
      body: {
        document: { state: 'ready', type: 'pdf', size: bytes.length, sha256, kind: 'commercial_invoice' },
      },
    })
    const { documents, used } = await list(id, team.auditor)
    expect(used).toBe(bytes.length)
    expect(documents).toMatchObject([{ name: 'invoice.pdf', uploaded_by: { name: 'Petra Preparer' } }])
    const path = `/api/entries/${id}/documents/${documents[0].id}/content`
    expect((await downloadDocument(app, team.auditor, path)).equals(bytes)).toBe(true)
  })

  test('is saved as a file from an address where nothing in it runs', async () => {
    const { id } = await createEntry(app, team.preparer)
    const name = 'Rechnung "Küche".pdf'
    const { body } = await uploadDocument(app, team.preparer, { entryId: id, bytes: pdfOf(100), name })
    const { headers } = await app.call('GET', `/api/entries/${id}/documents/${body.document.id}/content`, {
      as: team.preparer,
    })
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; .*UTF-8''Rechnung%20_K%C3%BCche_\.pdf$/),
    })
  })

  test('is unreadable in the storage, and opens only at its own position', async () => {
    const { id } = await createEntry(app, team.preparer)
    const bytes = pdfOf(PART_BYTES + 100, 'a secret price')
    const before = new Set(storedFiles())
    await uploadDocument(app, team.preparer, { entryId: id, bytes })
    const files = storedFiles().filter((file) => !before.has(file))
    expect(files).toHaveLength(2)
    for (const file of files) expect(readFileSync(file).includes('secret price')).toBe(false)
  })

  test('goes on where a lost connection broke it off, also when the answer was lost', async () => {
    const { id } = await createEntry(app, team.preparer)
    const bytes = pdfOf(2 * PART_BYTES + 9, 'broken off')
    const started = await startUpload(app, team.preparer, { entryId: id, bytes })
    const document = `/api/entries/${id}/documents/${started.body.document.id}`
    await putPart(app, team.preparer, document, 0, partOf(bytes, 0))
    const [half] = (await list(id)).documents
    expect(half).toMatchObject({ state: 'uploading', received_parts: 1, sha256: null })
    expect(await putPart(app, team.preparer, document, 2, partOf(bytes, 2))).toMatchObject({
      status: 409,
      body: { code: 'part_out_of_order' },
    })
    expect(await app.call('POST', `${document}/complete`, { as: team.preparer })).toMatchObject({
      status: 409,
      body: { code: 'document_incomplete' },
    })
    for (const index of [0, 1, 2]) await putPart(app, team.preparer, document, index, partOf(bytes, index))
    expect((await app.call('POST', `${document}/complete`, { as: team.preparer })).status).toBe(200)
    expect((await downloadDocument(app, team.preparer, `${document}/content`)).equals(bytes)).toBe(true)
  })

  test('is refused when it is too large, when its part has another length, and when the entry is full', async () => {
    const { id } = await createEntry(app, team.preparer)
    const start = (size: number) =>
      app.call('POST', `/api/entries/${id}/documents`, {
        as: team.preparer,
        body: { name: 'scan.pdf', kind: 'other', size },
      })
    expect(await start(MAX_DOCUMENT_BYTES + 1)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('larger than 25 MB') },
    })
    for (let count = 0; count < 10; count += 1) expect((await start(MAX_DOCUMENT_BYTES)).status).toBe(201)
    expect(await start(1)).toMatchObject({ status: 409, body: { code: 'documents_full' } })
    const [first] = (await list(id)).documents
    const part = await putPart(
      app,
      team.preparer,
      `/api/entries/${id}/documents/${first.id}`,
      0,
      Buffer.alloc(9),
    )
    expect(part).toMatchObject({ status: 400, body: { code: 'part_size' } })
  })

  test.each([
    [
      'a script in a picture',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'logo.svg',
    ],
    ['a page with the name of a PDF', '<html><script>alert(1)</script></html>', 'invoice.pdf'],
    ['a program', 'MZ\x90\0\x03\0\0', 'invoice.pdf'],
  ])('is refused by its content and leaves nothing: %s', async (_, content, name) => {
    const { id } = await createEntry(app, team.preparer)
    const files = storedFiles().length
    const answer = await uploadDocument(app, team.preparer, {
      entryId: id,
      bytes: Buffer.from(content, 'latin1'),
      name,
    })
    expect(answer).toMatchObject({ status: 422, body: { code: 'document_type' } })
    expect((await list(id)).documents).toEqual([])
    expect(storedFiles()).toHaveLength(files)
  })

  test('with another ending than its content is kept as what it is', async () => {
    const { id } = await createEntry(app, team.preparer)
    const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
    const { body } = await uploadDocument(app, team.preparer, { entryId: id, bytes, name: 'invoice.pdf' })
    expect(body.document).toMatchObject({ type: 'png' })
    const { headers } = await app.call('GET', `/api/entries/${id}/documents/${body.document.id}/content`, {
      as: team.preparer,
    })
    expect(headers['content-disposition']).toContain('filename="invoice.pdf.png"')
  })

  test('that is there already is said so, by its name', async () => {
    const { id } = await createEntry(app, team.preparer)
    const bytes = pdfOf(300, 'twice')
    await uploadDocument(app, team.preparer, { entryId: id, bytes })
    const again = await uploadDocument(app, team.preparer, { entryId: id, bytes, name: 'copy.pdf' })
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'document_twice', message: 'This file is already here as invoice.pdf.' },
    })
    expect((await list(id)).documents).toHaveLength(1)
  })

  test('of another organization does not exist', async () => {
    const { id } = await createEntry(app, team.preparer)
    const { body } = await uploadDocument(app, team.preparer, { entryId: id, bytes: pdfOf(300) })
    const theirs = await createEntry(app, strangers.admin)
    for (const entryId of [id, theirs.id]) {
      const document = `/api/entries/${entryId}/documents/${body.document.id}`
      const as = strangers.admin
      const answers = [
        await app.call('GET', `${document}/content`, { as }),
        await app.call('PATCH', document, { as, body: { kind: 'other' } }),
        await app.call('DELETE', document, { as }),
        await app.call('POST', `${document}/complete`, { as }),
        await putPart(app, as, document, 0, Buffer.alloc(1)),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    }
  })

  test('leaves a trace of everybody who looked at it or took it', async () => {
    const { id } = await createEntry(app, team.preparer)
    const { body } = await uploadDocument(app, team.preparer, { entryId: id, bytes: pdfOf(310) })
    const document = `/api/entries/${id}/documents/${body.document.id}`
    await app.call('GET', `${document}/content?use=view`, { as: team.auditor })
    await app.call('GET', `${document}/content`, { as: team.approver })
    await app.call('PATCH', document, { as: team.preparer, body: { kind: 'packing_list' } })
    await app.call('DELETE', document, { as: team.preparer })
    const { events } = (await app.call('GET', '/api/audit-events?category=document', { as: team.admin })).body
    const ours = events.filter((event: { entity_id: string }) => event.entity_id === body.document.id)
    expect(ours.map((event: { action: string }) => event.action)).toEqual([
      'delete',
      'update',
      'download',
      'view',
      'create',
    ])
  })
})

describe('a missing document of step 2', () => {
  test('is no longer missing when a document answers its code, and again when it does not', async () => {
    const entry = await createEntry(app, team.preparer)
    await patch(app, team.preparer, entry, { shipment_origin: { missing_documents: ['16', '98'] } })
    const { body } = await uploadDocument(app, team.preparer, { entryId: entry.id, bytes: pdfOf(320) })
    const document = `/api/entries/${entry.id}/documents/${body.document.id}`
    const answer = (code: string | null) =>
      app.call('PATCH', document, { as: team.preparer, body: { answers_code: code } })
    const codes = async () =>
      (await readEntry(app, team.preparer, entry.id)).draft_data.shipment_origin.missing_documents
    expect((await answer('16')).status).toBe(200)
    expect(await codes()).toEqual(['98'])
    expect(await answer('01')).toMatchObject({ status: 409, body: { code: 'code_not_missing' } })
    expect((await answer(null)).status).toBe(200)
    expect(await codes()).toEqual(['98', '16'])
  })
})

describe('records that are kept', () => {
  const deleteAsOwner = (documentId: string) =>
    app.engine.run(`begin; set local role app; select set_config('app.org_id', '${team.orgId}', true);
      delete from entry_documents where id = '${documentId}'; commit`)

  test('the document of a draft can be deleted, that of a filed entry by nobody, and another can be added', async () => {
    const entry = await createSampleEntry(app, team.preparer)
    const draft = await uploadDocument(app, team.preparer, { entryId: entry.id, bytes: pdfOf(330, 'one') })
    const kept = await uploadDocument(app, team.preparer, { entryId: entry.id, bytes: pdfOf(330, 'two') })
    const path = (answer: typeof kept) => `/api/entries/${entry.id}/documents/${answer.body.document.id}`
    expect((await app.call('DELETE', path(draft), { as: team.preparer })).status).toBe(200)
    expect((await submit(app, team.admin, entry, 'admin')).status).toBe(200)
    expect(await app.call('DELETE', path(kept), { as: team.admin })).toMatchObject({
      status: 409,
      body: { code: 'document_kept', message: expect.stringContaining('Nobody can delete them earlier') },
    })
    await expect(deleteAsOwner(kept.body.document.id)).rejects.toMatchObject({ code: '23001' })
    await app.engine.run('rollback')
    const late = await uploadDocument(app, team.preparer, { entryId: entry.id, bytes: pdfOf(330, 'three') })
    expect(late.status).toBe(200)
    const { is_filed, kept_until, documents } = await list(entry.id, team.admin)
    expect({ is_filed, kept_until }).toMatchObject({
      is_filed: true,
      kept_until: expect.stringMatching(/^2033-/),
    })
    expect(documents.map((one: { kept_because: string }) => one.kept_because)).toEqual([
      'retention',
      'retention',
    ])
  })

  test('a legal hold keeps the documents of a draft, and the draft, until an admin ends it', async () => {
    const entry = await createEntry(app, team.preparer)
    const { body } = await uploadDocument(app, team.preparer, { entryId: entry.id, bytes: pdfOf(340) })
    const document = `/api/entries/${entry.id}/documents/${body.document.id}`
    const hold = (on: boolean, reason = '', as = team.admin) =>
      app.call('PUT', `/api/entries/${entry.id}/legal-hold`, { as, body: { on, reason } })
    expect((await hold(true, 'Audit', team.preparer)).status).toBe(403)
    expect(await hold(true)).toMatchObject({ status: 422, body: { code: 'reason_required' } })
    expect(await hold(true, 'Focused Assessment')).toMatchObject({
      status: 200,
      body: { legal_hold: { reason: 'Focused Assessment', by: { name: 'Ada Admin' } } },
    })
    expect(await app.call('DELETE', document, { as: team.admin })).toMatchObject({
      status: 409,
      body: { code: 'document_on_hold' },
    })
    await expect(deleteAsOwner(body.document.id)).rejects.toMatchObject({ code: '23001' })
    await app.engine.run('rollback')
    expect((await app.call('DELETE', `/api/entries/${entry.id}`, { as: team.admin })).status).toBe(409)
    expect((await hold(false)).body.legal_hold).toBeNull()
    expect((await app.call('DELETE', `/api/entries/${entry.id}`, { as: team.admin })).status).toBe(204)
  })

  test('the organization keeps them seven years, more or fewer, but never fewer than five', async () => {
    const retention = (years: number, as = team.admin) =>
      app.call('PUT', '/api/organization/retention', { as, body: { years } })
    const read = () => app.call('GET', '/api/organization/retention', { as: team.auditor })
    expect((await read()).body).toEqual({ years: 7 })
    expect(await retention(4)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('at least 5') },
    })
    expect((await retention(10, team.preparer)).status).toBe(403)
    expect((await retention(10)).body).toEqual({ years: 10 })
    expect((await read()).body).toEqual({ years: 10 })
    await retention(7)
  })
})

test('what no document names any more is removed from the storage, and nothing else', async () => {
  const { id } = await createEntry(app, team.preparer)
  const kept = await uploadDocument(app, team.preparer, { entryId: id, bytes: pdfOf(350, 'kept') })
  const gone = await createEntry(app, team.preparer)
  await uploadDocument(app, team.preparer, { entryId: gone.id, bytes: pdfOf(350, 'gone') })
  await startUpload(app, team.preparer, { entryId: id, bytes: pdfOf(350, 'unfinished') })
  await app.call('DELETE', `/api/entries/${gone.id}`, { as: team.preparer })
  const { app: server, engine } = app
  expect(await cleanUpDocuments(engine.db, server.contents, new Date())).toBe(0)
  const later = new Date(Date.now() + 100 * 3600_000)
  expect(await cleanUpDocuments(engine.db, server.contents, later)).toBeGreaterThan(0)
  const { documents } = await list(id)
  expect(documents.map((one: { id: string }) => one.id)).toEqual([kept.body.document.id])
  const content = `/api/entries/${id}/documents/${kept.body.document.id}/content`
  expect((await downloadDocument(app, team.preparer, content)).length).toBe(350)
})
