import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadDocument, pdfOf, uploadDocument } from './document-steps.ts'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY, submit } from './entry-steps.ts'
import { startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

interface Manifest {
  files: { path: string; size: number; sha256: string }[]
}

/** The files of an archive; each has the size and the hash that the manifest says, and the manifest names them all. */
async function openArchive(as: Visitor, path: string): Promise<Record<string, Uint8Array>> {
  const { 'manifest.json': manifest, ...files } = unzipSync(await downloadDocument(app, as, path))
  const listed = (JSON.parse(strFromU8(manifest!)) as Manifest).files
  const found = Object.entries(files).map(([name, bytes]) => ({
    path: name,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  expect(listed).toEqual(found)
  return files
}

test('the complete file of a filed entry has form, canonical JSON, history and documents, and says what each is', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const invoice = pdfOf(1_100_000, 'invoice')
  const table = Buffer.from('Item,Qty\nLamp,2\n')
  await uploadDocument(app, team.preparer, { entryId: entry.id, bytes: invoice, name: 'papers.pdf' })
  await uploadDocument(app, team.preparer, {
    entryId: entry.id,
    bytes: table,
    name: 'papers.pdf',
    kind: 'packing_list',
  })
  expect((await submit(app, team.admin, entry, 'admin')).status).toBe(200)
  const files = await openArchive(team.auditor, `/api/entries/${entry.id}/audit-file`)
  const names = Object.keys(files)
  expect(names.find((name) => name.startsWith('form-7501-'))).toBeDefined()
  expect(names).toEqual(
    expect.arrayContaining(['entry.json', 'history.json', 'canonical-json/version-1.json']),
  )
  expect(Buffer.from(files['documents/01-papers.pdf']!).equals(invoice)).toBe(true)
  expect(Buffer.from(files['documents/02-papers.pdf.csv']!).equals(table)).toBe(true)
  expect(JSON.parse(strFromU8(files['documents.json']!))).toMatchObject([
    { file: 'documents/01-papers.pdf', kind: 'commercial_invoice' },
    { file: 'documents/02-papers.pdf.csv', kind: 'packing_list' },
  ])
})

test('everything that the organization owns is one archive, for admins and auditors', async () => {
  const entry = await createEntry(app, team.preparer)
  await uploadDocument(app, team.preparer, { entryId: entry.id, bytes: pdfOf(400) })
  const path = '/api/organization/export'
  const names = Object.keys(await openArchive(team.auditor, path))
  expect(names).toEqual(expect.arrayContaining(['organization.json', 'members.json', 'audit-log.json']))
  expect(names.filter((name) => name.endsWith('/documents/01-invoice.pdf'))).toHaveLength(1)
  expect(names.filter((name) => name.endsWith('/entry.json')).length).toBeGreaterThan(1)
  expect((await app.call('GET', path, { as: team.preparer })).status).toBe(403)
})

test('who took an archive is in the audit log', async () => {
  const entry = await createEntry(app, team.preparer)
  await openArchive(team.approver, `/api/entries/${entry.id}/audit-file`)
  const { events } = (await app.call('GET', '/api/audit-events?category=entry', { as: team.admin })).body
  expect(events[0]).toMatchObject({
    action: 'download',
    entity_id: entry.id,
    actor_user_id: team.approver.userId,
  })
})
