import type { ReportDimension } from '@edfe/contracts/choices'
import type { QueryOf } from '@edfe/contracts/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY, patch, submit } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
let other: Team

beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
  other = await app.organization('Elsewhere Imports')
  await createEntry(app, team.preparer)
  for (const status of ['accepted', 'rejected'] as const) {
    const entry = await createSampleEntry(app, team.preparer)
    await submit(app, team.approver, entry)
    const body = { status, reason: 'The port called' }
    await app.ask('changeStatus', { as: team.admin, params: { id: entry.id }, body })
  }
})
afterAll(() => app.stop())

const report = async (by: ReportDimension, as = team.auditor) =>
  (await app.ask('getDutyReport', { as, query: { by, from: '2025-03', to: '2026-03' } })).rows

test.each<[ReportDimension, object]>([
  ['month', { key: '2026-02', entries: 1, value: '12129.00', duty: '473.03', fees: '57.17' }],
  ['hts', { key: '9405418440', entries: 1, value: '12129.00', duty: '473.03', fees: null }],
  ['origin', { key: 'TW', entries: 1, value: '12129.00', duty: '473.03', fees: null }],
  ['supplier', { key: '', entries: 1, value: '12129.00', duty: '473.03', fees: '57.17' }],
  ['program', { key: '', entries: 1, value: '12129.00', duty: '473.03', fees: null }],
])('duty by %s sums the accepted entry, and neither the draft nor the rejected one', async (by, row) => {
  expect(await report(by)).toEqual([{ ...row, name: null }])
})

test('by measure each heading of chapter 99 has its program and its part of the duty, and the lines that have it', async () => {
  const { orgId, preparer, auditor } = await app.organization('Stacked Trading')
  const { id } = await createEntry(app, preparer)
  await app.engine.asOwner(async (run) => {
    await run(`update entries set status = 'accepted', entry_date = '2026-02-20' where id = $1`, [id])
    await run('delete from entry_lines where entry_id = $1', [id])
    const rows = [
      { hts: '9903.88.15', duty: '75.00' },
      { hts: '9903.03.01', duty: '100.00' },
      { hts: '9401.61.4011', duty: '0.00' },
    ]
    for (const [number, tariff_rows, spi] of [
      [1, rows, 'S'],
      [2, [rows[0]], ''],
      [3, null, 'S'],
    ])
      await run(
        `insert into entry_lines (org_id, entry_id, line_id, line_number, mid_status, entered_value_usd, duty_amount, line_data)
        values ($1, $2, $3, $4, 'generated', 1000, 175, $5)`,
        [orgId, id, `line-${number}`, number, JSON.stringify({ tariff_rows, spi })],
      )
  })
  const byMeasure = await report('measure', auditor)
  expect(byMeasure).toMatchObject([
    { key: '99038815', entries: 1, value: '2000.00', duty: '150.00', fees: null },
    { key: '99030301', entries: 1, value: '1000.00', duty: '100.00' },
  ])
  expect(byMeasure[0]?.name).toMatch(/301/)
  expect(await report('program', auditor)).toMatchObject([
    { key: 'S', entries: 1, value: '2000.00', duty: '350.00' },
    { key: '', entries: 1, value: '1000.00', duty: '175.00' },
  ])
  for (const query of [{ measure: '99038815' }, { measure: '99030301' }, { program: 'S' }]) {
    const { total, entries } = await app.ask('listEntries', { as: auditor, query })
    expect([total, entries.map((entry) => entry.id)], JSON.stringify(query)).toEqual([1, [id]])
    const strangers = await app.ask('listEntries', { as: other.auditor, query })
    expect(strangers, 'another organization').toMatchObject({ total: 0, entries: [] })
  }
})

test('a heading or a program finds entries by what their lines say now', async () => {
  const { preparer, auditor } = await app.organization('Changing Trading')
  const claimed = await createEntry(app, preparer)
  const stacked = await createEntry(app, preparer)
  await createEntry(app, preparer)
  const found = async (query: object) =>
    (await app.ask('listEntries', { as: auditor, query })).entries.map(({ id }) => id)
  const save = async (entry: typeof claimed, fields: object) => {
    const saved = await patch(app, preparer, entry, {
      line_items: [{ id: 'line-1', line_number: 1, ...fields }],
    })
    Object.assign(entry, done(saved).entry)
  }
  await save(claimed, { spi: 'CA' })
  await save(stacked, { origin_country: 'CA', tariff_rows: [{ hts: '9903.88.15' }, { hts: '9903.88.15' }] })
  expect(await found({ program: 'CA' })).toEqual([claimed.id])
  expect(await found({ measure: '99038815' })).toEqual([stacked.id])
  expect(await found({ measure: '9903' }), 'a heading is found whole').toEqual([])
  expect(await found({ measure: '99038815', program: 'CA' })).toEqual([])
  await save(claimed, { spi: '', tariff_rows: [{ hts: '9903.88.15' }] })
  expect(await found({ program: 'CA' })).toEqual([])
  expect((await found({ measure: '99038815' })).toSorted()).toEqual([claimed.id, stacked.id].toSorted())
  const csv = await app.ask('exportEntries', { as: auditor, query: { measure: '99038815' } })
  expect(csv.trim().split('\r\n')).toHaveLength(3)
  for (const query of [
    'measure=8471',
    'measure=9903.88.15',
    'program=',
    'program=LONG',
    'program=%00',
    'program=%C3%85',
  ])
    expect((await app.call('GET', `/api/entries?${query}`, { as: auditor })).status, query).toBe(400)
})

test('another organization sees none of it, and a month is written YYYY-MM', async () => {
  expect(await report('month', other.auditor)).toEqual([])
  const { status } = await app.call('GET', '/api/reports/duty?from=2026-3&to=2026-03', { as: team.auditor })
  expect(status).toBe(400)
})

test('landed cost of the accepted entry is its goods, duty and fees, by part, and by file reference while no line has a purchase order', async () => {
  const landed = (by: 'part' | 'order' | 'reference', as = team.auditor, more: object = {}) =>
    app.ask('getLandedCosts', { as, query: { by, ...more } })
  const { rows, entries, total, next } = await landed('part')
  expect([entries, total, next]).toEqual([1, 1, null])
  expect(rows).toMatchObject([{ key: '', entries: 1, value: '12129.00', duty: '473.03', fees: '57.17' }])
  const byReference = await landed('reference')
  expect(byReference.rows).toMatchObject([{ entries: 1, value: '12129.00', duty: '473.03', fees: '57.17' }])
  expect(byReference.rows[0]?.name).not.toBe('')
  const byOrder = await landed('order')
  expect(byOrder.rows).toMatchObject([
    { named: 'reference', name: byReference.rows[0]?.name, duty: '473.03' },
  ])
  expect((await landed('part', team.auditor, { from: '2027-01' })).rows).toEqual([])
  expect((await landed('part', other.auditor)).rows).toEqual([])
})

const deadlines = async (query: QueryOf<'listDeadlines'>, as = team.auditor) =>
  (await app.ask('listDeadlines', { as, query })).deadlines

test('the draft, the rejected and the accepted entry have their days, and each leads to its entries', async () => {
  const found = await deadlines({ from: '2026-03-01', to: '2027-02-28' })
  expect(found).toMatchObject([
    { day: '2026-03-10', kind: 'summary', entries: 1, amount: null },
    { day: '2026-03-10', kind: 'payment', entries: 1, amount: '530.20' },
    { day: '2026-12-21', kind: 'correction', entries: 1 },
    { day: '2027-01-08', kind: 'liquidation', entries: 1 },
  ])
  for (const { kind, day, entry } of found) {
    const body = await app.ask('listEntries', { as: team.auditor, query: { deadline: `${kind}:${day}` } })
    expect(body, kind).toMatchObject({
      total: 1,
      entries: [{ id: entry!.id, entry_number: entry!.entry_number }],
    })
  }
})

test('a span is a year at most, a span backwards is empty, and another organization has no deadlines', async () => {
  expect(await deadlines({ from: '2026-03-01', to: '2028-03-01' })).toHaveLength(4)
  expect(await deadlines({ from: '2027-07-07', to: '2027-07-07' })).toMatchObject([
    { kind: 'protest', entries: 1 },
  ])
  expect(await deadlines({ from: '2026-03-10', to: '2026-03-09' })).toEqual([])
  expect(await deadlines({ from: '2026-03-01', to: '2027-02-28' }, other.auditor)).toEqual([])
  for (const url of [
    '/api/reports/deadlines?from=2026-02-30&to=2026-03-01',
    '/api/entries?deadline=tea:2026-03-01',
  ])
    expect((await app.call('GET', url, { as: team.auditor })).status, url).toBe(400)
})

test('the dashboard counts each entry in one group, and what is due and paid', async () => {
  const body = await app.ask('getDashboard', { as: team.auditor })
  expect(body.groups).toEqual({ in_progress: 1, at_cbp: 1, released: 0, rejected: 1, deleted: 0 })
  expect(body.total_value, 'a filed entry counts once').toBe('12129.00')
  expect(body.money).toEqual({
    ...{ due_amount: '530.20', due_count: 1, due_released_count: 0 },
    ...{ paid_amount: '0.00', paid_count: 0 },
  })
  expect(body.waiting).toEqual({ draft: 1, validated: 0, submitted: 0, hold: 0 })
  expect(body.rejected_due_on, 'ten working days after the entry date').toBe('2026-03-10')
  const list = await app.ask('listEntries', { as: team.auditor, query: { group: 'at_cbp' } })
  expect(list).toMatchObject({ total: 1, entries: [{ status: 'accepted' }] })
  const entry = list.entries[0]!
  expect(entry).toMatchObject({
    goods: 'LED solar wall lanterns, aluminum housing',
    entry_date: '2026-02-24',
  })
  const february = await app.ask('listEntries', { as: team.auditor, query: { entered: '2026-02' } })
  expect(february.total).toBe(2)
  await app.ask('recordPayment', {
    params: { id: entry.id },
    as: team.preparer,
    body: { paid_on: '2026-03-02' },
  })
  const after = await app.ask('getDashboard', { as: team.auditor })
  expect(after.money).toMatchObject({
    due_amount: '0.00',
    due_count: 0,
    paid_amount: '530.20',
    paid_count: 1,
  })
})

test('the dashboard has the amount of a continuous bond on file, and of no other bond', async () => {
  const { admin, auditor } = await app.organization('Bonded Imports')
  const amount = async () => (await app.ask('getDashboard', { as: auditor })).continuous_bond_amount
  const save = (bond: object) => app.answer('saveStandingBond', { as: admin, body: bond })
  expect(await amount()).toBeNull()
  expect((await save({ bond_type_detail: 'continuous', bond_amount: '50000.00' })).status).toBe(200)
  expect(await amount()).toBe('50000.00')
  await save({ bond_type_detail: 'continuous' })
  expect(await amount(), 'without an amount').toBeNull()
  await save({ bond_type: '9', bond_type_detail: 'single', bond_amount: '50000.00' })
  expect(await amount(), 'a single transaction bond').toBeNull()
})

test('the review holds the continuous bond against what the year comes to, without other years and rejected entries', async () => {
  const sizeOf = async () => {
    const draft = await createSampleEntry(app, team.preparer)
    const body = await app.ask('reviewEntry', { params: { id: draft.id }, as: team.preparer, body: {} })
    return body.final_review.issues
      .filter(({ rule_id }) => rule_id === 'FILING_BOND_SIZE')
      .map(({ message }) => message)
  }
  expect(await sizeOf()).toEqual([])
  const owe = (amount: string, of: string) =>
    app.engine.asOwner((run) => run(`update entries set grand_total = ${amount} where ${of}`))
  await owe('9000000', "status = 'rejected'")
  expect(await sizeOf(), 'a rejected entry owes nothing').toEqual([])
  await owe('600000', "status = 'accepted'")
  expect(await sizeOf()).toEqual([
    expect.stringMatching(
      /^With this entry, your continuous bond of \$50,000\.00 is smaller than the \$70,000\.00/,
    ),
  ])
  await app.engine.asOwner((run) =>
    run(`update entries set entry_date = '2025-03-05' where status = 'accepted'`),
  )
  expect(await sizeOf(), 'twelve months ago').toEqual([])
})
