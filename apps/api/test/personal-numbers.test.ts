import { sampleEntryDraft } from '@edfe/domain/sample'
import type { CanonicalEntry } from '@edfe/domain/snapshot'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogger } from '../src/config/logger.ts'
import { downloadDocument, pdfOf, uploadDocument } from './document-steps.ts'
import {
  createSampleEntry,
  type EntryBody,
  ON_SAMPLE_DAY,
  patch,
  readEntry,
  submit,
  until,
} from './entry-steps.ts'
import { textOfForm } from './form-text.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'
import { mailsOf } from './outbox.ts'
import { createSimulator, type Simulator } from './simulator.ts'

/** One person's number as people type it; the first is how it is filed. */
const SPELLINGS = ['419-27-3856', '419273856', '419 27 3856', '419.27.3856', '419–27–3856', ' 419-27-3856 ']
const FILED = '419-27-3856'
/** The number in clear, whatever separates its groups. */
const IN_CLEAR = /419[^0-9a-z]{0,3}27[^0-9a-z]{0,3}3856/i

let simulator: Simulator
let app: TestApp
let team: Team
const log: string[] = []
const answers: string[] = []
/** Archives and printed forms as text, by address and file. */
const files: Record<string, string> = {}

beforeAll(async () => {
  simulator = await createSimulator()
  await simulator.start()
  app = await startApp({
    env: { ...ON_SAMPLE_DAY, CUSTOMS_GATEWAY_URL: simulator.url },
    workers: true,
    logger: createLogger('trace', { write: (line: string) => log.push(line) }),
  })
  team = await app.organization('Ana Sole Proprietor')
  await journey()
})
afterAll(async () => {
  await app.stop()
  await simulator.stop()
})

/** Everything a person does with the number: settings, drafts in every spelling, conflicts, search, filing, exports. */
async function journey() {
  const as = team.admin
  for (const number of SPELLINGS) {
    const body = { name: 'Ana Sole Proprietor', importer_number: number, ein: number }
    answers.push(JSON.stringify(await app.ask('saveOrganization', { as, body })))
  }
  for (const number of SPELLINGS) await spell(await createSampleEntry(app, team.preparer), number)
  const parties = { ...sampleEntryDraft('unused').parties, importer_number: FILED, consignee_number: FILED }
  const entry = await createSampleEntry(app, team.preparer, { parties })
  for (const number of SPELLINGS) await say(entry, number)
  await app.ask('assignEntry', { as, params: { id: entry.id }, body: { user_id: team.approver.userId } })
  await app.ask('inviteMember', { as, body: { email: 'new@example.com' } })
  expect(await submit(app, team.approver, entry)).toMatchObject({ status: 200 })
  await until(
    () => readEntry(app, team.auditor, entry.id),
    ({ status }) => status === 'accepted',
  )
  await until(
    async () => mailsOf(app).length,
    (count) => count > 0,
  )
  for (const url of [
    '/api/audit-events/export',
    '/api/entries/export.csv',
    `/api/entries/${entry.id}/activities`,
    `/api/entries/${entry.id}/snapshot`,
    `/api/entries/${entry.id}/timeline`,
    '/api/notifications',
    '/api/me/export',
    `/api/entries/${entry.id}/documents`,
    '/api/organization',
  ]) {
    const answer = await app.call('GET', url, { as: team.auditor })
    expect(answer.status, url).toBe(200)
    answers.push(JSON.stringify(answer.body))
  }
  for (const url of [`/api/entries/${entry.id}/audit-file`, '/api/organization/export']) {
    const archive = unzipSync(await downloadDocument(app, team.auditor, url))
    for (const [path, bytes] of Object.entries(archive)) {
      files[`${url} ${path}`] = await asText(path, bytes)
    }
  }
  const form = `/api/entries/${entry.id}/pdf`
  files[form] = await textOfForm(await downloadDocument(app, team.auditor, form))
}

const asText = async (path: string, bytes: Uint8Array): Promise<string> =>
  path.includes('form-7501-') ? textOfForm(bytes) : `${path}\n${strFromU8(bytes)}`

const partiesWith = (number: string) => ({
  importer_number: number,
  consignee_number: number,
  reference_number: number,
  seller: { name: 'Hsin Kuang', tin: number },
})

/** Writes the number into a comment, the name of a document, the reason of a legal hold and an imported file. */
async function say(entry: EntryBody, number: string) {
  const as = team.admin
  const at = { id: entry.id }
  const text = `The number of the importer is ${number}.`
  expect((await app.answer('commentEntry', { as, params: at, body: { text } })).status).toBe(201)
  const bytes = pdfOf(400, `paper ${SPELLINGS.indexOf(number)}`)
  const document = { entryId: entry.id, bytes, name: `${number}.pdf`, detail: text }
  const answered = await uploadDocument(app, as, document)
  const names = { name: `of ${number}.pdf`, detail: `Card ${number}` }
  const change = await app.answer('changeDocument', {
    as,
    params: { ...at, documentId: done(answered).document.id },
    body: names,
  })
  expect(change.status).toBe(200)
  for (const on of [true, false])
    await app.ask('setLegalHold', { as, params: at, body: { on, reason: text } })
  const { snapshot } = await app.ask('makeSnapshot', { as, params: at })
  const { parties, ...file } = snapshot.payload as unknown as CanonicalEntry
  const typed = { ...file, parties: { ...parties, importer_number: number, consignee_number: number } }
  expect((await app.answer('importEntry', { as, body: typed })).status).toBe(201)
}

/** Types the number into a draft, into a save that comes too late, and into what looks things up. */
async function spell(entry: EntryBody, number: string) {
  const parties = { ...entry.draft_data.parties, ...partiesWith(number) }
  expect((await patch(app, team.preparer, entry, { parties })).status).toBe(200)
  expect((await patch(app, team.approver, entry, { parties })).status).toBe(409)
  await app.ask('validateEntry', { as: team.preparer, params: { id: entry.id } })
  await app.ask('reviewEntry', { as: team.preparer, params: { id: entry.id } })
  await app.ask('listEntries', { as: team.preparer, query: { q: number } })
  await app.ask('listParties', { as: team.preparer, query: { q: number } })
  await app.ask('findDuplicateParties', { as: team.preparer, body: { party: { name: 'Ana', number } } })
  const wrong = { name: '', importer_number: number, ein: `${number} is mine` }
  expect((await app.answer('saveOrganization', { as: team.admin, body: wrong })).status).toBe(400)
}

describe('after a whole journey with a Social Security number, it is nowhere in clear', () => {
  test('in no column of no table', async () => {
    const rows = await app.engine.asOwner(async (run) => {
      const { rows: tables } = await run(`
        select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
      const all: { table: string; text: string }[] = []
      for (const { name } of tables) {
        const { rows: found } = await run(`select to_jsonb(t)::text as text from ${name} t`)
        for (const { text } of found) all.push({ table: String(name), text: String(text) })
      }
      return all
    })
    // The rows that were read are those that hold it: sealed in the drafts, masked in the audit log.
    const having = (text: string) => rows.filter((row) => row.text.includes(text)).map(({ table }) => table)
    expect(having('sealed:1:')).toEqual(expect.arrayContaining(['public.entries', 'public.organizations']))
    expect(having('***-**-3856')).toContain('public.audit_events')
    expect(rows.filter(({ text }) => IN_CLEAR.test(text))).toEqual([])
  })

  test('in no line of the log', () => {
    expect(log.length).toBeGreaterThan(50)
    expect(log.filter((line) => IN_CLEAR.test(line))).toEqual([])
  })

  test('in no mail', () => {
    expect(mailsOf(app).length).toBeGreaterThan(0)
    expect(mailsOf(app).filter((mail) => IN_CLEAR.test(mail))).toEqual([])
  })

  test('in no answer to a member who need not see it', () => {
    expect(answers.filter((answer) => IN_CLEAR.test(answer))).toEqual([])
  })
})

describe('in no file that a member takes away', () => {
  test('of one entry, of the organization, or of the printed form', () => {
    const found = Object.entries(files).filter(([, text]) => IN_CLEAR.test(text))
    expect(found.map(([file]) => file)).toEqual([])
  })

  test('though each says whose number it is by its last four digits', () => {
    const masked = Object.keys(files).filter((file) => files[file]?.includes('***-**-3856'))
    for (const kind of ['/pdf', 'form-7501-', 'entry.json', 'canonical-json', 'audit-log.json']) {
      expect(
        masked.find((file) => file.includes(kind)),
        kind,
      ).toBeDefined()
    }
  })
})

test('the search itself finds the number in every spelling that is typed', () => {
  for (const number of SPELLINGS) expect(number).toMatch(IN_CLEAR)
  expect('sealed:1:abc4192738').not.toMatch(IN_CLEAR)
})
