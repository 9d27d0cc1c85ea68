import type { DraftData } from '@edfe/domain/entry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadDocument } from './document-steps.ts'
import { createSampleEntry, type EntryBody, ON_SAMPLE_DAY, submit } from './entry-steps.ts'
import { textOfForm } from './form-text.ts'
import { done, refusal, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team
let other: Team

beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
  other = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

const find = (as: Visitor, after?: string) =>
  app.ask('findRefunds', { as, query: after === undefined ? {} : { after } })

/** The worked entry, filed, accepted and paid; `change` is made to what was filed. */
async function paidEntry(change: (draft: DraftData) => DraftData = (draft) => draft): Promise<EntryBody> {
  const entry = await createSampleEntry(app, team.preparer)
  await submit(app, team.approver, entry)
  const body = { status: 'accepted', reason: 'The port called' }
  await app.answer('changeStatus', { as: team.admin, params: { id: entry.id }, body })
  const { draft_data: draft } = entry
  await app.engine.asOwner((run) =>
    run(`update entries set draft_data = $1 where id = $2`, [JSON.stringify(change(draft)), entry.id]),
  )
  const paid = await app.answer('recordPayment', {
    as: team.preparer,
    params: { id: entry.id },
    body: { paid_on: '2026-03-02' },
  })
  return done(paid).entry
}

/** Adds a dollar amount to the duty of the first line. */
const withDuty =
  (duty: string) =>
  (draft: DraftData): DraftData => ({
    ...draft,
    line_items: draft.line_items!.map((line) => ({ ...line, duty_amount: duty })),
  })

test('what was paid too much comes back with ground, source, last day and road; another organization sees nothing of it', async () => {
  await paidEntry()
  expect((await find(team.auditor)).entries).toEqual([])
  const entry = await paidEntry(withDuty('973.03'))
  const { entries, looked_at, total, next } = await find(team.preparer)
  expect({ looked_at, total, next }).toEqual({ looked_at: { entries: 2, lines: 2 }, total: 2, next: null })
  expect(entries).toMatchObject([
    {
      id: entry.id,
      may_correct: true,
      refundable: '500.00',
      lost: '0.00',
      underpaid: '0.00',
      findings: [
        { line: '1', ground: 'rate', amount: '500.00', paid: '973.03', owed: '473.03', road: 'correction' },
      ],
    },
  ])
  expect(entries[0]!.findings[0]!.source).not.toBe('')
  expect((await find(team.auditor)).entries[0]!.may_correct).toBe(false)
  expect(await find(other.admin)).toMatchObject({ entries: [], total: 0 })
})

test('what was paid too little is listed as plainly', async () => {
  const entry = await paidEntry(withDuty('400.00'))
  const { entries } = await find(team.preparer)
  expect(entries.find(({ id }) => id === entry.id)).toMatchObject({ underpaid: '73.03', refundable: '0.00' })
})

test('pages follow one another and leave nothing out', async () => {
  for (let count = 0; count < 26; count += 1) await paidEntry(withDuty('973.03'))
  const first = await find(team.preparer)
  expect(first.looked_at.entries).toBe(25)
  const second = await find(team.preparer, first.next!)
  const ids = [...first.entries, ...second.entries].map(({ id }) => id)
  expect(new Set(ids).size).toBe(28)
  expect(first.looked_at.entries + second.looked_at.entries).toBe(first.total)
  expect(second.next).toBe(null)
})

const REPORT_ENTRY = {
  number: 'XYZ10000008',
  type: '01',
  entry_date: '2025-12-01',
  liquidated_on: null,
  lines: [
    {
      number: '1',
      origin: 'CN',
      spi: '',
      value: '10000.00',
      quantities: [],
      rows: [
        { hts: '99038815', duty: '750.00' },
        { hts: '99030124', duty: '1000.00' },
        { hts: '99030125', duty: '1000.00' },
        { hts: '6109100012', duty: '1650.00' },
      ],
    },
  ],
}
const NEW_REPORT = {
  name: 'ES-003 2025.csv',
  headings: 'entry summary number|entry date',
  columns: { entry_number: 0, entry_date: 1 },
  unread: [{ row: 7, fault: { field: 'duty' as const, text: 'n/a' } }],
}

test('a report of ACE is kept in parts, judged page by page, and removed; its columns are remembered', async () => {
  const count = 600
  const { id } = await app.ask('addAceReport', { as: team.preparer, body: { ...NEW_REPORT, entries: count } })
  const entries = Array.from({ length: count }, (_, at) => ({
    ...REPORT_ENTRY,
    number: `XYZ1${String(at).padStart(7, '0')}`,
  }))
  const send = (place: number, part: typeof entries) =>
    app.answer('addReportEntries', { as: team.preparer, params: { id }, body: { place, entries: part } })
  expect((await send(0, entries.slice(0, 400))).status).toBe(204)
  expect((await app.ask('listAceReports', { as: team.auditor })).reports).toMatchObject([
    { ...NEW_REPORT, id, entries: count, is_whole: false },
  ])
  await send(400, entries.slice(400))
  // Sent again, since the answer was lost.
  await send(400, entries.slice(400))
  expect((await app.ask('listAceReports', { as: team.auditor })).reports[0]!.is_whole).toBe(true)

  const page = (after?: string) =>
    app.ask('findReportRefunds', {
      as: team.auditor,
      params: { id },
      query: after === undefined ? {} : { after },
    })
  const first = await page()
  expect(first).toMatchObject({ looked_at: { entries: 500, lines: 500 }, total: count })
  const second = await page(first.next!)
  expect(second).toMatchObject({ looked_at: { entries: 100, lines: 100 }, next: null })
  expect(second.entries).toHaveLength(100)
  expect(first.entries[0]).toMatchObject({
    id: null,
    entry_number: 'XYZ10000000',
    refundable: '2000.00',
    may_correct: false,
    findings: [{ ground: 'invalid', amount: '2000.00', road: 'cape' }],
  })

  const refused = await app.answer('findReportRefunds', { as: other.admin, params: { id }, query: {} })
  expect(refused.status).toBe(404)
  expect((await app.answer('deleteAceReport', { as: team.auditor, params: { id } })).status).toBe(403)
  expect((await app.answer('deleteAceReport', { as: team.preparer, params: { id } })).status).toBe(204)
  expect((await app.ask('listAceReports', { as: team.auditor })).reports).toEqual([])
})

test('somebody who comes for refunds alone keeps a report before any entry', async () => {
  const newcomer = await app.account()
  const { id } = await app.ask('addAceReport', { as: newcomer, body: { ...NEW_REPORT, entries: 1 } })
  expect((await app.ask('listAceReports', { as: newcomer })).reports).toMatchObject([{ id }])
  expect((await app.ask('getMe', { as: newcomer })).membership).toMatchObject({ role: 'admin' })
})

test('an entry of a report that is on file here leads to it, and can be corrected from there', async () => {
  const entry = await paidEntry()
  const { id } = await app.ask('addAceReport', { as: team.preparer, body: { ...NEW_REPORT, entries: 1 } })
  const body = { place: 0, entries: [{ ...REPORT_ENTRY, number: entry.entry_number }] }
  await app.answer('addReportEntries', { as: team.preparer, params: { id }, body })
  const { entries } = await app.ask('findReportRefunds', { as: team.preparer, params: { id }, query: {} })
  expect(entries).toMatchObject([{ id: entry.id, may_correct: true }])
})

test('what only a protest brings back is printed as a letter with the expected days; of a line that can be corrected none is', async () => {
  const entry = await paidEntry((draft) => {
    const { header, ...rest } = withDuty('973.03')(draft)
    return { ...rest, header: { ...header, entry_date: '03/10/2025' } }
  })
  const text = await textOfForm(
    await downloadDocument(app, team.auditor, `/api/refunds/entries/${entry.id}/protest`),
  )
  for (const part of [
    'Protest of entry',
    'Harbour Trading',
    entry.port_code,
    '03/10/2025',
    '01/23/2026 expected, by the usual cycle',
    '07/22/2026',
    'Another regular rate of duty',
    '$500.00 too much',
    'letter with data for CBP Form 19, not the form',
  ])
    expect(text).toContain(part)

  const letter = (as: Visitor, id: string) => app.answer('getProtestLetter', { as, params: { id } })
  expect((await letter(other.admin, entry.id)).status).toBe(404)
  const young = await paidEntry(withDuty('973.03'))
  expect(refusal(await letter(team.preparer, young.id)).code).toBe('protest_not_found')
})

test('the letter of an entry in a report has the day of liquidation of the report', async () => {
  const entry = {
    ...REPORT_ENTRY,
    entry_date: '2025-03-10',
    liquidated_on: '2026-01-16',
    lines: REPORT_ENTRY.lines.map((line) => ({
      ...line,
      origin: 'VN',
      rows: [{ hts: '6109100012', duty: '2000.00' }],
    })),
  }
  const { id } = await app.ask('addAceReport', { as: team.preparer, body: { ...NEW_REPORT, entries: 1 } })
  const body = { place: 0, entries: [entry] }
  await app.answer('addReportEntries', { as: team.preparer, params: { id }, body })
  const at = `/api/refunds/reports/${id}/entries/${entry.number}/protest`
  const text = await textOfForm(await downloadDocument(app, team.auditor, at))
  for (const part of ['XYZ-1000000-8', '01/16/2026', '07/15/2026', '$350.00 too much', 'Not known here'])
    expect(text).toContain(part)
  expect(text).not.toContain('expected, by the usual cycle')

  const letter = (as: Visitor, number: string) =>
    app.answer('getReportProtestLetter', { as, params: { id, number } })
  expect((await letter(team.preparer, 'XYZ10000016')).status).toBe(404)
  expect((await letter(other.admin, entry.number)).status).toBe(404)
})
