import { createHash } from 'node:crypto'
import { formatEntryNumber } from '@edfe/domain/entry'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  IN_ENTRY_FOLDERS,
  NOT_EXPORTED,
  ORGANIZATION_FILES,
} from '../src/documents/export/organization-files.ts'
import { downloadDocument, pdfOf, uploadDocument } from './document-steps.ts'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY, submit } from './entry-steps.ts'
import { paidInvoice } from './fee-steps.ts'
import { done, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

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
  expect(JSON.parse(strFromU8(files['entry.json']!)).kept_until, 'seven years from entry').toBe('2033-02-24')
  expect(Buffer.from(files['documents/01-papers.pdf']!).equals(invoice)).toBe(true)
  expect(Buffer.from(files['documents/02-papers.pdf.csv']!).equals(table)).toBe(true)
  expect(JSON.parse(strFromU8(files['documents.json']!))).toMatchObject([
    { file: 'documents/01-papers.pdf', kind: 'commercial_invoice' },
    { file: 'documents/02-papers.pdf.csv', kind: 'packing_list' },
  ])
})

test('the complete file has notices of CBP, payment, legal hold, review and the audit log of the entry', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const other = await createSampleEntry(app, team.preparer)
  const answered = await uploadDocument(app, team.preparer, {
    entryId: entry.id,
    bytes: pdfOf(400),
    name: 'papers.pdf',
  })
  expect((await submit(app, team.admin, entry, 'admin')).status).toBe(200)
  const hold = { on: true, reason: 'Audit of 2026' }
  expect(
    (await app.answer('setLegalHold', { as: team.admin, params: { id: entry.id }, body: hold })).status,
  ).toBe(200)
  const answer = {
    sent_by: 'portal',
    sent_on: '2026-03-06',
    documents: [
      { id: done(answered).document.id, name: 'papers.pdf', sha256: done(answered).document.sha256 },
    ],
  }
  await app.engine.asOwner((run) =>
    run(
      `insert into customs_notices (org_id, entry_id, code, title, action_required, due_on, answer, closed_at, received_at)
       values ($1, $2, '2', $3, $3, '2026-04-08', $4, now(), now())`,
      [
        team.orgId,
        entry.id,
        JSON.stringify({ id: 'audit.customs-request.done', params: { title: 'Asked' } }),
        JSON.stringify(answer),
      ],
    ),
  )
  await app.engine.asOwner((run) =>
    run("update entries set duty_paid_on = '2026-03-09' where id = $1", [entry.id]),
  )

  const files = await openArchive(team.auditor, `/api/entries/${entry.id}/audit-file`)
  const read = (name: string) => JSON.parse(strFromU8(files[`${name}.json`]!))
  expect(read('customs-notices')).toMatchObject([
    { code: '2', action_required: expect.any(String), due_on: '2026-04-08', answer },
  ])
  expect(read('payment')).toMatchObject({
    grand_total: '530.20',
    paid_on: '2026-03-09',
    payment: 'Individual payment',
  })
  expect(read('legal-hold')).toMatchObject({ reason: 'Audit of 2026', held_by: expect.stringContaining(' ') })
  expect(read('review').acknowledgements).toHaveLength(1)
  const log = read('audit-log') as { entity: string; entity_id: string; action: string; hash: string }[]
  expect(log.map(({ entity, action }) => `${entity} ${action}`)).toEqual(
    expect.arrayContaining(['entry create', 'document create', 'entry update']),
  )
  expect(new Set(log.filter(({ entity }) => entity === 'entry').map(({ entity_id }) => entity_id))).toEqual(
    new Set([entry.id]),
  )
  expect(JSON.stringify(log)).not.toContain(other.id)
})

test('findings of the last validation are in the complete file, in words', async () => {
  const entry = await createEntry(app, team.preparer)
  await app.ask('validateEntry', { as: team.preparer, params: { id: entry.id } })
  const files = await openArchive(team.auditor, `/api/entries/${entry.id}/audit-file`)
  const { findings } = JSON.parse(strFromU8(files['review.json']!))
  expect(findings.length).toBeGreaterThan(0)
  expect(findings[0]).toMatchObject({
    severity: 'error',
    message: expect.stringMatching(/[a-z] /),
    rule_code: expect.any(String),
  })
})

describe('every table of an organization', () => {
  const tables = async () =>
    (
      await app.engine.asOwner((run) =>
        run(`select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
          where c.table_schema = 'public' and c.column_name = 'org_id' and t.table_type = 'BASE TABLE' order by 1`),
      )
    ).rows.map((row) => String(row.table_name))

  test('is in the archive of the organization, in the folder of its entry, or left out with a reason', async () => {
    const known = [
      ...Object.values(ORGANIZATION_FILES).map(({ table }) => table),
      ...Object.keys(IN_ENTRY_FOLDERS),
      ...Object.keys(NOT_EXPORTED),
    ]
    expect((await tables()).filter((table) => !known.includes(table))).toEqual([])
    expect(Object.values(NOT_EXPORTED).filter((reason) => reason.trim() === '')).toEqual([])
  })

  test('is read whole: its file has the rows of this organization and no secret', async () => {
    await app.ask('createPart', {
      as: team.preparer,
      body: { part_number: 'HM-2107', description: 'Oak table' },
    })
    const body = { email: 'colleague@example.com', role: 'preparer' }
    expect((await app.answer('inviteMember', { as: team.admin, body })).status).toBe(201)
    const entry = await createSampleEntry(app, team.preparer)
    await app.ask('setLegalHold', {
      params: { id: entry.id },
      as: team.admin,
      body: { on: true, reason: 'Kept' },
    })
    const number = await paidInvoice(app, team.orgId)
    const other = await app.organization('Theirs')
    const theirs = await paidInvoice(app, other.orgId)
    await app.ask('createPart', { as: other.preparer, body: { part_number: 'THEIRS-1' } })
    const files = await openArchive(team.auditor, '/api/organization/export')
    const read = (name: string) => JSON.parse(strFromU8(files[`${name}.json`]!))
    for (const name of Object.keys(ORGANIZATION_FILES)) expect(Array.isArray(read(name)), name).toBe(true)
    expect(read('parts')).toMatchObject([{ part_number: 'HM-2107', goods: { description: 'Oak table' } }])
    expect(read('invitations')).toMatchObject([{ email: 'colleague@example.com', accepted_at: null }])
    expect(read('fee-lines')).toEqual([
      {
        entry_number: 'H0112345678',
        kind: 'summary',
        charged_on: '2025-12-15',
        amount: '25.00',
        invoice: number,
      },
    ])
    expect(read('fee-invoices')).toMatchObject([
      { number, month: '2025-12', due_on: '2026-01-31', amount: '25.00' },
    ])
    expect(read('fee-payments')).toEqual([
      {
        invoice: number,
        method: 'bank_transfer',
        amount: '25.00',
        received_on: '2026-01-20',
        reference: 'Wire 4711',
      },
    ])
    expect(JSON.stringify(['fee-lines', 'fee-invoices', 'fee-payments'].map(read))).not.toContain(theirs)
    expect(read('legal-holds').length).toBeGreaterThan(0)
    expect(read('audit-log').map(({ seq }: { seq: number }) => seq)).toEqual(
      read('audit-log').map((_: unknown, at: number) => at + 1),
    )
    expect(strFromU8(files['invitations.json']!)).not.toContain('token')
    const folder = Object.keys(files).find((path) => path.endsWith('/payment.json'))
    expect(folder).toMatch(/^entries\/[A-Z0-9]{3}-/)
  })
})

test('two versions of one summary have a folder each', async () => {
  const [first, second] = [
    await createSampleEntry(app, team.preparer),
    await createSampleEntry(app, team.preparer),
  ]
  await app.engine.asOwner((run) =>
    run('update entries set entry_number = $2, summary_version = 2, corrects_entry_id = $3 where id = $1', [
      second.id,
      first.entry_number,
      first.id,
    ]),
  )
  const names = Object.keys(await openArchive(team.auditor, '/api/organization/export'))
  const folder = `entries/${formatEntryNumber(first.entry_number)}`
  expect(names).toEqual(expect.arrayContaining([`${folder}/entry.json`, `${folder}-version-2/entry.json`]))
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
  const { events } = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'entry' } })
  expect(events[0]).toMatchObject({
    action: 'download',
    entity_id: entry.id,
    actor_user_id: team.approver.userId,
  })
})
