import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MAX_DETAIL_LENGTH, MAX_DOCUMENT_BYTES, PART_BYTES } from '@edfe/domain/documents'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cleanUpDocuments } from '../src/documents/cleanup/clean-up.ts'
import { downloadDocument, partOf, pdfOf, putPart, startUpload, uploadDocument } from './document-steps.ts'
import { createEntry, ON_SAMPLE_DAY, patch, readEntry } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'

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
  await app.ask('listDocuments', { as, params: { id: entryId } })

/** An empty ZIP: its end record alone, which programs that unpack look for. */
const ZIP = `PK\x05\x06${'\0'.repeat(18)}`

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
    const path = `/api/entries/${id}/documents/${documents[0]!.id}/content`
    expect((await downloadDocument(app, team.auditor, path)).equals(bytes)).toBe(true)
  })

  test('is saved as a file from an address where nothing in it runs', async () => {
    const { id } = await createEntry(app, team.preparer)
    const name = 'Rechnung "Küche".pdf'
    const answered = await uploadDocument(app, team.preparer, { entryId: id, bytes: pdfOf(100), name })
    const { headers } = await app.answer('getDocumentContent', {
      as: team.preparer,
      params: { id, documentId: done(answered).document.id },
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
    const document = { id, documentId: done(started).document.id }
    await putPart(app, team.preparer, document, 0, partOf(bytes, 0))
    const [half] = (await list(id)).documents
    expect(half).toMatchObject({ state: 'uploading', received_parts: 1, sha256: null })
    expect(await putPart(app, team.preparer, document, 2, partOf(bytes, 2))).toMatchObject({
      status: 409,
      body: { code: 'part_out_of_order' },
    })
    expect(await app.answer('completeDocument', { as: team.preparer, params: document })).toMatchObject({
      status: 409,
      body: { code: 'document_incomplete' },
    })
    for (const index of [0, 1, 2]) await putPart(app, team.preparer, document, index, partOf(bytes, index))
    expect((await app.answer('completeDocument', { as: team.preparer, params: document })).status).toBe(200)
    expect((await downloadDocument(app, team.preparer, document)).equals(bytes)).toBe(true)
  })

  test('keeps the content that was inspected when a part arrives after it is complete', async () => {
    const { id } = await createEntry(app, team.preparer)
    const [bytes, late] = [pdfOf(700, 'inspected'), pdfOf(700, 'too late!')]
    const started = await startUpload(app, team.preparer, { entryId: id, bytes })
    const document = { id, documentId: done(started).document.id }
    await putPart(app, team.preparer, document, 0, bytes)
    const files = storedFiles().length
    const { storage } = app.app.contents
    const put = storage.put
    const held = Promise.withResolvers<void>()
    const reached = Promise.withResolvers<void>()
    storage.put = async (key, sealed) => {
      reached.resolve()
      await held.promise
      await put(key, sealed)
    }
    const second = putPart(app, team.preparer, document, 0, late)
    await reached.promise
    storage.put = put
    expect((await app.answer('completeDocument', { as: team.preparer, params: document })).status).toBe(200)
    held.resolve()
    expect(await second).toMatchObject({ status: 409, body: { code: 'document_complete' } })
    expect((await downloadDocument(app, team.preparer, document)).equals(bytes)).toBe(true)
    expect(storedFiles()).toHaveLength(files)
  })

  test('waits while three others of its organization are stored, however many arrive at once', async () => {
    const entry = await createEntry(app, team.preparer)
    const { contents } = app.app
    let running = 0
    const gate = Promise.withResolvers<void>()
    const stored = vi.spyOn(contents, 'writePart').mockImplementation(async () => {
      running += 1
      await gate.promise
      return randomUUID()
    })
    const uploads = Array.from({ length: 12 }, async (_, n) => {
      const started = await startUpload(app, team.preparer, { entryId: entry.id, bytes: pdfOf(300, `${n}`) })
      const document = { id: entry.id, documentId: done(started).document.id }
      return putPart(app, team.preparer, document, 0, pdfOf(300, `${n}`))
    })
    await expect.poll(() => running).toBe(3)
    await wait(100)
    expect(running).toBe(3)
    gate.resolve()
    const answers = await Promise.all(uploads)
    stored.mockRestore()
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  test('is complete for each of two requests that complete it at once, and for a third one', async () => {
    const { id } = await createEntry(app, team.preparer)
    const bytes = pdfOf(2 * PART_BYTES, 'at once')
    const started = await startUpload(app, team.preparer, { entryId: id, bytes })
    const document = { id, documentId: done(started).document.id }
    for (const index of [0, 1]) await putPart(app, team.preparer, document, index, partOf(bytes, index))
    const complete = () => app.answer('completeDocument', { as: team.preparer, params: document })
    const both = await Promise.all([complete(), complete()])
    for (const answer of [...both, await complete()]) {
      expect(answer).toMatchObject({ status: 200, body: { document: { state: 'ready' } } })
    }
    expect((await downloadDocument(app, team.preparer, document)).equals(bytes)).toBe(true)
  })

  test('leaves no stored part of an earlier try, also one that a failure left behind', async () => {
    const { id } = await createEntry(app, team.preparer)
    const bytes = pdfOf(800, 'sent again')
    const files = new Set(storedFiles())
    const started = await startUpload(app, team.preparer, { entryId: id, bytes })
    const document = { id, documentId: done(started).document.id }
    for (let again = 0; again < 3; again += 1) await putPart(app, team.preparer, document, 0, bytes)
    expect((await app.answer('completeDocument', { as: team.preparer, params: document })).status).toBe(200)
    const stored = () => storedFiles().filter((file) => !files.has(file))
    expect(stored()).toHaveLength(1)
    const [kept = ''] = stored()
    writeFileSync(join(dirname(kept), `0-${randomUUID()}`), 'left behind')
    await cleanUpDocuments(app.engine.db, app.app.contents, new Date(Date.now() + 48 * 3600_000))
    expect(stored()).toEqual([kept])
  })

  test('is refused when it is too large, when its part has another length, and when the entry is full', async () => {
    const { id } = await createEntry(app, team.preparer)
    const start = (size: number) =>
      app.answer('startDocument', {
        params: { id },
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
    const part = await putPart(app, team.preparer, { id, documentId: first!.id }, 0, Buffer.alloc(9))
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
    ['a picture that is a PDF too', '\xff\xd8\xff\xfe\0\x20%PDF-1.7\n1 0 obj\n', 'photo.jpg'],
    ['a picture with a ZIP behind it', `\x89PNG\r\n\x1a\n${ZIP}and more`, 'photo.png'],
    ['an AV1 picture', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'photo.heic'],
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
    const answered = await uploadDocument(app, team.preparer, { entryId: id, bytes, name: 'invoice.pdf' })
    expect(done(answered).document).toMatchObject({ type: 'png' })
    const { headers } = await app.answer('getDocumentContent', {
      as: team.preparer,
      params: { id, documentId: done(answered).document.id },
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
    const answered = await uploadDocument(app, team.preparer, { entryId: id, bytes: pdfOf(300) })
    const theirs = await createEntry(app, strangers.admin)
    for (const entryId of [id, theirs.id]) {
      const document = { id: entryId, documentId: done(answered).document.id }
      const as = strangers.admin
      const answers = [
        await app.answer('getDocumentContent', { as, params: document }),
        await app.answer('changeDocument', { as, params: document, body: { kind: 'other' } }),
        await app.answer('deleteDocument', { as, params: document }),
        await app.answer('completeDocument', { as, params: document }),
        await putPart(app, as, document, 0, Buffer.alloc(1)),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    }
  })

  test('says which certificate it is, in no more words than the list shows', async () => {
    const { id } = await createEntry(app, team.preparer)
    const answered = await uploadDocument(app, team.preparer, { entryId: id, bytes: pdfOf(305) })
    const document = { id, documentId: done(answered).document.id }
    const describe = (detail: string) =>
      app.answer('changeDocument', {
        as: team.preparer,
        params: document,
        body: { kind: 'certificate', detail },
      })
    expect((await describe(' USMCA certification of origin ')).status).toBe(200)
    const { documents } = await app.ask('listDocuments', { as: team.auditor, params: { id } })
    expect(documents).toMatchObject([{ kind: 'certificate', detail: 'USMCA certification of origin' }])
    expect((await describe('x'.repeat(MAX_DETAIL_LENGTH + 1))).status).toBe(400)
  })

  test('leaves a trace of everybody who looked at it or took it', async () => {
    const { id } = await createEntry(app, team.preparer)
    const answer = await uploadDocument(app, team.preparer, { entryId: id, bytes: pdfOf(310) })
    const document = { id, documentId: done(answer).document.id }
    await app.ask('getDocumentContent', { as: team.auditor, params: document, query: { use: 'view' } })
    await app.ask('getDocumentContent', { as: team.approver, params: document })
    await app.ask('changeDocument', { as: team.preparer, params: document, body: { kind: 'packing_list' } })
    await app.ask('deleteDocument', { as: team.preparer, params: document })
    const { events } = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'document' } })
    const ours = events.filter((event) => event.entity_id === done(answer).document.id)
    expect(ours.map((event) => event.action)).toEqual(['delete', 'update', 'download', 'view', 'create'])
  })
})

describe('a missing document of step 2', () => {
  test('is no longer missing when a document answers its code, and again when it does not', async () => {
    const entry = await createEntry(app, team.preparer)
    await patch(app, team.preparer, entry, { shipment_origin: { missing_documents: ['16', '98'] } })
    const answered = await uploadDocument(app, team.preparer, { entryId: entry.id, bytes: pdfOf(320) })
    const document = { id: entry.id, documentId: done(answered).document.id }
    const answer = (code: string | null) =>
      app.answer('changeDocument', { as: team.preparer, params: document, body: { answers_code: code } })
    const codes = async () =>
      (await readEntry(app, team.preparer, entry.id)).draft_data.shipment_origin!.missing_documents
    expect((await answer('16')).status).toBe(200)
    expect(await codes()).toEqual(['98'])
    expect(await answer('01')).toMatchObject({ status: 409, body: { code: 'code_not_missing' } })
    expect((await answer(null)).status).toBe(200)
    expect(await codes()).toEqual(['98', '16'])
  })
})
