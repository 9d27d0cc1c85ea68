import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanUpDocuments } from '../src/documents/cleanup/clean-up.ts'
import { SCAN_QUEUE, ScanJob } from '../src/documents/records/queue-scan.ts'
import { resumeScans } from '../src/documents/scan/scan.job.ts'
import { queueStates } from '../src/jobs/queue-states.ts'
import { type ClamdServer, EICAR, startClamd } from './clamd-server.ts'
import { downloadDocument, partOf, pdfOf, putPart, uploadDocument } from './document-steps.ts'
import { createEntry, ON_SAMPLE_DAY, patch, until } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'

let clamd: ClamdServer
/** A server that works on its jobs, and one on which scans wait in the queue. */
let app: TestApp
let waiting: TestApp
let team: Team
let waitingTeam: Team
/** What an operator reads in the log. */
const logged: string[] = []
beforeAll(async () => {
  clamd = await startClamd()
  const env = { ...ON_SAMPLE_DAY, CLAMD_ADDRESS: clamd.address }
  const logger = pino({ level: 'error' }, { write: (line) => void logged.push(line) })
  app = await startApp({ env, workers: true, logger })
  team = await app.organization('Harbour Trading')
  waiting = await startApp({ env })
  waitingTeam = await waiting.organization('Harbour Trading')
})
beforeEach(() => {
  clamd.says = undefined
})
afterAll(async () => {
  await app.stop()
  await waiting.stop()
  await clamd.close()
})

const INFECTED = pdfOf(1_100_000, EICAR)
const FOUND = 'A virus was found in this document (Eicar-Test-Signature). Its content was removed.'

/** An entry with one document that was uploaded to its end. */
async function uploaded(bytes: Buffer, on = app, as = team) {
  const entry = await createEntry(on, as.preparer)
  const { document } = done(await uploadDocument(on, as.preparer, { entryId: entry.id, bytes }))
  const entryId: string = entry.id
  return { entry, entryId, document, params: { id: entryId, documentId: document.id } }
}

const listed = async (entryId: string) =>
  (await app.ask('listDocuments', { as: team.preparer, params: { id: entryId } })).documents

/** The only document of an entry, once it is in a state. */
const inState = async (entryId: string, state: string) =>
  (
    await until(
      () => listed(entryId),
      ([document]) => document?.state === state,
    )
  )[0]

const storedOf = (document: { id: string }, on = app, as = team) => {
  const folder = join(on.folder, 'documents', as.orgId, document.id)
  return existsSync(folder) ? readdirSync(folder) : []
}

/** What the complete file of an entry says about its documents, and which it has. */
async function archived(entryId: string, on = app, as = team) {
  const path = `/api/entries/${entryId}/audit-file`
  const files = unzipSync(await downloadDocument(on, as.auditor, path))
  const names = Object.keys(files).filter((name) => name.startsWith('documents/'))
  return { said: JSON.parse(strFromU8(files['documents.json']!)), names }
}

describe('a document in which the scanner finds nothing', () => {
  test('is closed until then, and opens as it was uploaded', async () => {
    const bytes = pdfOf(1_200_000, 'clean')
    const { entryId, document, params } = await uploaded(bytes)
    expect(document).toMatchObject({ state: 'scanning', found_virus: null, type: 'pdf' })
    expect(await inState(entryId, 'ready')).toMatchObject({ found_virus: null })
    expect(clamd.scanned.at(-1)?.equals(bytes)).toBe(true)
    expect((await downloadDocument(app, team.preparer, params)).equals(bytes)).toBe(true)
  })
})

describe('a document in which the scanner finds a virus', () => {
  test('loses its content, keeps its record with the name of the virus, and is in the audit log', async () => {
    const { entryId, document, params } = await uploaded(INFECTED)
    expect(await inState(entryId, 'infected')).toMatchObject({
      name: 'invoice.pdf',
      found_virus: 'Eicar-Test-Signature',
      sha256: createHash('sha256').update(INFECTED).digest('hex'),
    })
    await until(
      async () => storedOf(document),
      (files) => files.length === 0,
    )
    expect(await app.answer('getDocumentContent', { as: team.preparer, params })).toMatchObject({
      status: 409,
      body: { code: 'document_not_ready', message: FOUND },
    })
    const { events } = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'document' } })
    expect(events[0]).toMatchObject({
      entity_id: document.id,
      action: 'virus_found',
      actor_user_id: null,
      after_json: { name: 'invoice.pdf', entry_id: entryId, found_virus: 'Eicar-Test-Signature' },
    })
  })

  test('is named in the complete file of the entry, as not included and why', async () => {
    const { entryId } = await uploaded(INFECTED)
    await inState(entryId, 'infected')
    await uploadDocument(app, team.preparer, { entryId, bytes: pdfOf(500, 'clean'), name: 'list.pdf' })
    await until(
      () => listed(entryId),
      (documents) => documents[1]?.state === 'ready',
    )
    const { said, names } = await archived(entryId)
    expect(said).toMatchObject([
      { file: 'documents/01-list.pdf' },
      { file: null, name: 'invoice.pdf', not_included: FOUND },
    ])
    expect(names).toEqual(['documents/01-list.pdf'])
  })

  test('is not taken a second time, takes no room of the entry, and can be deleted', async () => {
    const { entryId, params } = await uploaded(INFECTED)
    await inState(entryId, 'infected')
    expect(await uploadDocument(app, team.preparer, { entryId, bytes: INFECTED })).toMatchObject({
      status: 409,
      body: { message: 'This file is already here as invoice.pdf, and a virus was found in it.' },
    })
    const deleted = await app.answer('deleteDocument', { as: team.preparer, params })
    expect(deleted).toMatchObject({ status: 200, body: { documents: [], used: 0 } })
  })
})

describe('a document that waits for the scanner', () => {
  const CHECKED = 'This document is being checked for viruses. It can be opened when nothing was found.'
  const started = (bytes: Buffer) => uploaded(bytes, waiting, waitingTeam)

  test('is neither shown, downloaded nor exported, and is no answer to a missing document', async () => {
    const { entry, entryId, params } = await started(pdfOf(600, 'waits'))
    const request = { as: waitingTeam.preparer, params }
    await patch(waiting, waitingTeam.preparer, entry, { shipment_origin: { missing_documents: ['16'] } })
    const closed = { status: 409, body: { code: 'document_not_ready', message: CHECKED } }
    const view = { ...request, query: { use: 'view' as const } }
    expect(await waiting.answer('getDocumentContent', view)).toMatchObject(closed)
    expect(await waiting.answer('getDocumentContent', request)).toMatchObject(closed)
    const answers = { ...request, body: { answers_code: '16' } }
    expect(await waiting.answer('changeDocument', answers)).toMatchObject(closed)
    const { said, names } = await archived(entryId, waiting, waitingTeam)
    expect(said).toMatchObject([{ file: null, name: 'invoice.pdf', not_included: CHECKED }])
    expect(names).toEqual([])
  })

  test('is listed, takes another kind, keeps its content as it is, and can be deleted', async () => {
    const bytes = pdfOf(600, 'waits too')
    const { entryId, params } = await started(bytes)
    const as = waitingTeam.preparer
    await waiting.ask('changeDocument', { as, params, body: { kind: 'packing_list' } })
    const { documents } = await waiting.ask('listDocuments', { as, params: { id: entryId } })
    expect(documents).toMatchObject([{ state: 'scanning', kind: 'packing_list', kept_because: null }])
    const again = await putPart(waiting, as, params, 0, partOf(bytes, 0))
    expect(again).toMatchObject({ status: 409, body: { code: 'document_complete' } })
    await waiting.ask('deleteDocument', { as, params })
  })

  test('whose virus was found before a restore brought its content back loses it in the night', async () => {
    const { document } = await started(pdfOf(600, 'brought back'))
    await waiting.engine.asOwner((run) =>
      run(`update entry_documents set state = 'infected', found_virus = 'Eicar' where id = $1`, [
        document.id,
      ]),
    )
    expect(storedOf(document, waiting, waitingTeam)).toHaveLength(1)
    const later = new Date(Date.now() + 48 * 3600_000)
    await cleanUpDocuments(waiting.engine.db, waiting.app.contents, later)
    expect(storedOf(document, waiting, waitingTeam)).toEqual([])
  })

  test('is queued again by a server that starts, when its job is gone, and once', async () => {
    const { document } = await started(pdfOf(600, 'restored'))
    await waiting.engine.run(`delete from pgboss.job where name = $1`, [SCAN_QUEUE])
    for (let start = 0; start < 2; start += 1) await resumeScans(waiting.engine, waiting.app.jobs)
    const queued = ScanJob.array().parse(await waiting.app.jobs.read(SCAN_QUEUE, ['created']))
    expect(queued.filter(({ document_id }) => document_id === document.id)).toHaveLength(1)
  })
})

describe('without a verdict', () => {
  /** The next try is now, in place of after the pause. */
  const tryNow = () =>
    app.engine.run(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [
      SCAN_QUEUE,
    ])
  const scans = async () => (await queueStates(app.engine)).find(({ name }) => name === SCAN_QUEUE)

  test.each([
    ['clamd is too busy', 'COMMAND READ TIMED OUT'],
    ['the document is longer than clamd takes', 'INSTREAM size limit exceeded. ERROR'],
  ])('a document stays closed while %s; the operator reads why, and it is tried again', async (_, answer) => {
    clamd.says = answer
    const { entryId, document } = await uploaded(pdfOf(700, answer))
    const why = `The document ${document.id} is not scanned and stays closed: clamd could not scan it: ${answer}`
    await until(
      async () => logged.some((line) => line.includes(why)),
      (isLogged) => isLogged,
    )
    expect(await listed(entryId)).toMatchObject([{ state: 'scanning' }])
    expect(await until(scans, (queue) => queue?.waiting === 1)).toMatchObject({ failed: 0 })
    clamd.says = undefined
    await tryNow()
    await inState(entryId, 'ready')
  })

  test('a document waits while clamd is away, and opens when it is back', async () => {
    const port = Number(clamd.address.split(':')[1])
    await clamd.close()
    const { entryId } = await uploaded(pdfOf(700, 'away'))
    await until(
      async () => logged.some((line) => line.includes('ECONNREFUSED')),
      (isLogged) => isLogged,
    )
    expect(await listed(entryId)).toMatchObject([{ state: 'scanning' }])
    clamd = await startClamd(port)
    await until(scans, (queue) => queue?.waiting === 1)
    await tryNow()
    await inState(entryId, 'ready')
  })
})
