import { sumCents, toCents } from '@edfe/domain/money'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomsApp } from './customs-steps.ts'
import { readEntry, until } from './entry-steps.ts'
import { refusal, type Team } from './harness.ts'
import { startWithCustoms } from './simulator.ts'
import {
  dailyOf,
  lineOf,
  onStatement,
  SAMPLE_AMOUNTS,
  sendStatement,
  statementsOf,
} from './statement-steps.ts'

let app: CustomsApp
let team: Team
let other: Team

beforeAll(async () => {
  app = await startWithCustoms({ env: { CUSTOMS_POLL_SECONDS: '0.2' } })
  team = await app.organization('Alder & Finch Lighting LLC')
  other = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

type Rows = Record<string, string>[]

const MARCH = { from: '2026-03-01', to: '2026-03-31' }
/** The rows of a file whose cells have neither quotes nor line ends in them. */
function rowsOf(csv: string): Rows {
  const [head = [], ...lines] = csv
    .trim()
    .split('\r\n')
    .map((line) => [...line.matchAll(/"([^"]*)"/g)].map(([, cell = '']) => cell))
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
}
const details = async (query = MARCH, as = team.auditor) =>
  rowsOf(await app.ask('exportPaymentDetails', { as, query }))
const sum = (rows: Rows, column: string) => sumCents(rows.map((row) => toCents(row[column])))

const inState = (number: string, state: string) =>
  until(
    async () => (await statementsOf(app, team)).statements.find((one) => one.number === number),
    (one) => one?.state === state,
  )

test('the file for the books has what was paid and what is owed, by statement, entry, part and class', async () => {
  const line_items = sampleEntryDraft('line').line_items!.map((line) => ({ ...line, part_number: '=1+1' }))
  const paid = await onStatement(app, team, undefined, { line_items })
  const later = { payment_type: '2', statement_date: '2026-03-12' }
  const stated = await onStatement(app, team, later)
  const alone = await onStatement(app, team, { payment_type: '1', statement_date: '' })
  const april = await onStatement(app, team, { payment_type: '1', statement_date: '' })
  await app.ask('recordPayment', {
    as: team.preparer,
    params: { id: alone.id },
    body: { paid_on: '2026-03-04' },
  })
  await app.ask('recordPayment', {
    as: team.preparer,
    params: { id: april.id },
    body: { paid_on: '2026-02-28' },
  })

  const statement = dailyOf('2726069001', [lineOf(paid.number)])
  await sendStatement(app, statement)
  const { id } = (await inState('2726069001', 'preliminary'))!
  await app.ask('recordAuthorization', {
    as: team.preparer,
    params: { id },
    body: { authorized_on: '2026-03-05' },
  })
  await sendStatement(app, dailyOf('2726069001', statement.entries, { status: 'final' }))
  await inState('2726069001', 'paid')
  const cent = { ...SAMPLE_AMOUNTS, duty: 47304n }
  await sendStatement(app, dailyOf('2726071001', [lineOf(stated.number, cent)]))
  await inState('2726071001', 'preliminary')

  const rows = await details()
  const dashed = (number: string) => number.replace(/^(...)(.*)(.)$/, '$1-$2-$3')
  const brief = rows.map((row) => [
    row.Day,
    row.State,
    row.Statement,
    row.Entry,
    row.Part,
    row.Class,
    row.Amount,
  ])
  expect(brief).toEqual([
    ['2026-03-04', 'paid', '', dashed(alone.number), '', 'duty', '473.03'],
    ['2026-03-04', 'paid', '', dashed(alone.number), '', '499', '42.01'],
    ['2026-03-04', 'paid', '', dashed(alone.number), '', '501', '15.16'],
    ['2026-03-05', 'paid', '2726069001', dashed(paid.number), "'=1+1", 'duty', '473.03'],
    ['2026-03-05', 'paid', '2726069001', dashed(paid.number), "'=1+1", '499', '42.01'],
    ['2026-03-05', 'paid', '2726069001', dashed(paid.number), "'=1+1", '501', '15.16'],
    ['2026-03-10', 'owed', '2726071001', dashed(stated.number), '', 'duty', '473.04'],
    ['2026-03-10', 'owed', '2726071001', dashed(stated.number), '', '499', '42.01'],
    ['2026-03-10', 'owed', '2726071001', dashed(stated.number), '', '501', '15.16'],
  ])
  const owed = await app.ask('getOwed', { as: team.auditor })
  const { statements } = await statementsOf(app, team)
  expect(sum(rows, 'Amount')).toBe(sumCents(statements.map(({ amount }) => toCents(amount))) + 530_20n)
  expect(
    sum(
      rows.filter(({ State }) => State === 'owed'),
      'Amount',
    ),
  ).toBe(toCents(owed.total))

  const csv = await app.ask('exportBills', {
    as: team.auditor,
    query: { ...MARCH, duty_account: 'Customs duty', fee_account: 'Customs fees' },
  })
  expect(csv.startsWith('"ContactName","InvoiceNumber"')).toBe(true)
  const bills = rowsOf(csv)
  expect(sum(bills, 'UnitAmount')).toBe(sum(rows, 'Amount'))
  expect(new Set(bills.map(({ InvoiceNumber }) => InvoiceNumber)).size).toBe(3)
  expect(bills.filter(({ InvoiceNumber }) => InvoiceNumber === stated.number)).toMatchObject([
    {
      ContactName: 'U.S. Customs and Border Protection',
      DueDate: '03/10/2026',
      Description: `duty, entry ${dashed(stated.number)}, statement 2726071001`,
      UnitAmount: '473.04',
      AccountCode: 'Customs duty',
    },
    { UnitAmount: '42.01', AccountCode: 'Customs fees' },
    { UnitAmount: '15.16', AccountCode: 'Customs fees' },
  ])
})

test('an entry of two purchase orders is divided between them to the cent, in both files and in landed cost', async () => {
  const [line] = sampleEntryDraft('line').line_items!
  const { totals_declarations: totals } = sampleEntryDraft()
  const line_items = [
    { ...line!, purchase_order: 'PO 77', entered_value: '8000', duty_amount: '312.00' },
    {
      ...line!,
      id: 'second',
      line_number: 2,
      purchase_order: '',
      entered_value: '4129',
      duty_amount: '161.03',
    },
  ]
  const header = { ...sampleEntryDraft().header, purchase_order: 'PO 78' }
  const entry = await onStatement(
    app,
    team,
    { ...totals, payment_type: '1', statement_date: '' },
    { header, line_items },
  )
  const april = { from: '2026-03-10', to: '2026-03-10' }
  const dashed = entry.number.replace(/^(...)(.*)(.)$/, '$1-$2-$3')
  const rows = (await details(april)).filter(({ Entry }) => Entry === dashed)
  expect(rows.map((row) => [row['Purchase order'], row.Class, row.Amount])).toEqual([
    ['PO 77', 'duty', '312.00'],
    ['PO 77', '499', '27.71'],
    ['PO 77', '501', '10.00'],
    ['PO 78', 'duty', '161.03'],
    ['PO 78', '499', '14.30'],
    ['PO 78', '501', '5.16'],
  ])
  const query = { ...april, duty_account: '5100', fee_account: '5110' }
  const bills = rowsOf(await app.ask('exportBills', { as: team.auditor, query })).filter(
    ({ InvoiceNumber }) => InvoiceNumber === entry.number,
  )
  expect(bills.map(({ Description, UnitAmount }) => [Description, UnitAmount])).toContainEqual([
    `duty, entry ${dashed}, purchase order PO 78`,
    '161.03',
  ])
  expect([sum(rows, 'Amount'), sum(bills, 'UnitAmount')]).toEqual([530_20n, 530_20n])
  const landed = await app.ask('getLandedCosts', { as: team.auditor, query: { by: 'order' } })
  expect(landed.rows).toMatchObject([
    { named: 'reference', name: 'AF-2206', entries: 4 },
    { named: 'order', name: 'PO 77', entries: 1, value: '8000.00', duty: '312.00', fees: '37.71' },
    { named: 'order', name: 'PO 78', entries: 1, value: '4129.00', duty: '161.03', fees: '19.46' },
  ])
})

test('another organization exports nothing of it', async () => {
  expect(await details(MARCH, other.admin)).toEqual([])
})

test('a month that CBP closed counts once, on the day that is recorded for its entries', async () => {
  const payment = { payment_type: '6', statement_date: '2026-03-11', statement_month: '03' }
  const entry = await onStatement(app, team, payment)
  const issue = (wanted: object) =>
    fetch(`${app.simulator.url}/control/statements`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    })
  const before = await details()
  await issue({ cadence: 'daily', status: 'preliminary', print_date: '2026-03-11' })
  await inState('2726070001', 'preliminary')
  await issue({ cadence: 'daily', status: 'final', print_date: '2026-03-11' })
  await inState('2726070001', 'final')
  await issue({ cadence: 'monthly', status: 'preliminary', month: '2026-03' })
  await inState('2726P03001', 'preliminary')
  await issue({ cadence: 'monthly', status: 'final', month: '2026-03' })
  await inState('2726P03001', 'paid')
  const { duty_paid_on: day } = await until(
    () => readEntry(app, team.auditor, entry.id),
    ({ duty_paid_on }) => duty_paid_on !== null,
  )
  const rows = await details({ from: day!, to: day! })
  const own = rows.filter(({ Statement }) => Statement === '2726P03001')
  expect(own.map(({ State }) => State)).toEqual(['paid', 'paid', 'paid'])
  expect(sum(own, 'Amount')).toBe(530_20n)
  const march = await details()
  expect(sum(march, 'Amount')).toBe(sum(before, 'Amount'))
})

test('a span that ends before it begins has no file', async () => {
  const query = { from: MARCH.to, to: MARCH.from }
  for (const file of ['exportPaymentDetails', 'exportBills'] as const) {
    const answer = await app.answer(file, { as: team.auditor, query })
    expect([answer.status, refusal(answer).code]).toEqual([422, 'span_backwards'])
  }
})
