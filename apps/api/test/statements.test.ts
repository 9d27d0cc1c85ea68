import { parseDay } from '@edfe/domain/calendar'
import { toCents } from '@edfe/domain/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomsApp } from './customs-steps.ts'
import { readEntry, until } from './entry-steps.ts'
import { done, refusal, type Team } from './harness.ts'
import { startWithCustoms } from './simulator.ts'
import {
  dailyOf,
  lineOf,
  onStatement,
  PRINTED,
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

const booked = (count: number) =>
  until(
    () => statementsOf(app, team),
    ({ statements }) => statements.length >= count,
  )
const kept = (count: number) =>
  until(
    () => statementsOf(app, team),
    (list) => list.kept.length >= count,
  )
const read = async (id: string) => app.ask('getStatement', { as: team.auditor, params: { id } })

test('a statement is held line by line against what was filed, and another organization does not see it', async () => {
  const [one, two] = [await onStatement(app, team), await onStatement(app, team)]
  await sendStatement(app, dailyOf('2726069001', [lineOf(one.number), lineOf(two.number)]))
  const { statements } = await booked(1)
  expect(statements).toMatchObject([
    {
      cadence: 'daily',
      number: '2726069001',
      state: 'preliminary',
      payment_type: '2',
      print_date: PRINTED,
      amount: '1060.40',
      lines: 2,
    },
  ])
  const statement = await read(statements[0]!.id)
  expect(statement).toMatchObject({
    is_equal: true,
    stated_total: '1060.40',
    filed_total: '1060.40',
    rows: [
      { number: one.number, id: one.id, stated: '530.20', filed: '530.20', differences: [] },
      { number: two.number, id: two.id },
    ],
    // Ten working days after the entry date.
    payable_by: '2026-03-10',
    late: null,
    totals: [
      { class: 'duty', due: '946.06', paid: null },
      { class: '499', due: '84.02' },
      { class: '501', due: '30.32' },
    ],
    messages: [{ status: 'preliminary', images: expect.arrayContaining([expect.stringMatching(/^Q4/)]) }],
  })
  const strange = await app.answer('getStatement', { as: other.admin, params: { id: statement.id } })
  expect(strange.status).toBe(404)
  expect(await statementsOf(app, other)).toEqual({ statements: [], kept: [] })
})

test('every difference is named: another amount, an unknown entry, one that is missing, one of another day', async () => {
  const later = { payment_type: '2', statement_date: '2026-03-12' }
  const wrong = await onStatement(app, team, later)
  const missing = await onStatement(app, team, later)
  const moved = await onStatement(app, team, { payment_type: '1', statement_date: '' })
  const number = '2726071001'
  const entries = [
    lineOf(wrong.number, { ...SAMPLE_AMOUNTS, duty: 47304n }),
    lineOf(moved.number),
    lineOf(`${wrong.number.slice(0, 3)}99999990`),
  ]
  await sendStatement(app, dailyOf(number, entries, { printDate: parsed('2026-03-12') }))
  const { statements } = await booked(2)
  const { rows, is_equal } = await read(statements.find((one) => one.number === number)!.id)
  expect(is_equal).toBe(false)
  expect(rows.map((row) => [row.number, row.differences.map(({ kind }) => kind)])).toEqual([
    [wrong.number, ['other_amount']],
    [moved.number, ['moved']],
    [entries[2]!.number, ['unknown']],
    [missing.number, ['missing']],
  ])
  expect(rows[0]!.classes[0]).toMatchObject({ class: 'duty', stated: '473.04', filed: '473.03' })
})

const parsed = (text: string) => parseDay(text)!

test('what is broken, comes twice or comes late is kept with its reason and changes nothing', async () => {
  const entry = await onStatement(app, team)
  const number = '2726069002'
  const before = (await statementsOf(app, team)).statements.length
  const statement = dailyOf(number, [lineOf(entry.number)])
  await sendStatement(app, statement, (images) => images.slice(0, 5))
  await kept(1)
  const cent = { ...statement, due: { ...statement.due, total: statement.due.total + 1n } }
  await sendStatement(app, cent)
  const first = await kept(2)
  expect(first.statements).toHaveLength(before)
  expect(first.kept.map(({ booking, faults }) => [booking, faults.map(({ code }) => code)])).toEqual([
    ['refused', ['wrong_total']],
    ['refused', ['incomplete', 'incomplete']],
  ])
  expect(first.kept[0]!.faults[0]!.message).toBe(
    'The total of the whole amount is 530.21, and its parts add up to 530.20.',
  )
  await sendStatement(app, statement)
  await booked(before + 1)
  await sendStatement(app, statement)
  expect((await kept(3)).kept[0]).toMatchObject({ number, booking: 'repeated', faults: [] })
  const other = dailyOf(number, [lineOf(entry.number, { duty: 1n })], { status: 'final' })
  await sendStatement(app, other)
  expect((await kept(4)).kept[0]).toMatchObject({ number, status: 'final', booking: 'refused' })
  await sendStatement(app, dailyOf(number, statement.entries, { status: 'final' }))
  const paid = await until(
    () => statementsOf(app, team),
    ({ statements }) => statements.some((one) => one.number === number && one.state === 'paid'),
  )
  expect(paid.statements).toHaveLength(before + 1)
  expect(await readEntry(app, team.auditor, entry.id)).toMatchObject({
    duty_paid_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
  const { notifications } = await app.ask('listNotifications', { as: team.admin })
  expect(notifications.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Statement 2726069002 of $530.20 is here and differs from what you filed',
      'Statement 2726069002 of $530.20 is paid',
      'CBP sent a statement that cannot be counted',
    ]),
  )

  const late = dailyOf('2726069003', [lineOf(entry.number)], { status: 'final' })
  await sendStatement(app, late)
  await booked(before + 2)
  await sendStatement(app, { ...late, head: { ...late.head, status: 'preliminary' }, paid: undefined })
  expect((await kept(5)).kept[0]).toMatchObject({ number: '2726069003', booking: 'late' })
})

test('what is owed is the open statements as CBP states them and the unpaid entries that are on none', async () => {
  const before = await app.ask('getOwed', { as: team.auditor })
  const entry = await onStatement(app, team, { payment_type: '2', statement_date: '2026-03-17' })
  const alone = await onStatement(app, team, { payment_type: '1', statement_date: '' })
  const number = '2726076001'
  const stated = lineOf(entry.number, { ...SAMPLE_AMOUNTS, duty: 47304n })
  await sendStatement(app, dailyOf(number, [stated], { printDate: parsed('2026-03-17') }))
  const listed = await until(
    () => statementsOf(app, team),
    ({ statements }) => statements.some((one) => one.number === number),
  )
  const after = await app.ask('getOwed', { as: team.auditor })
  expect((toCents(after.total) - toCents(before.total)).toString()).toBe('106041')
  const payments = after.days.flatMap((day) => day.payments.map((payment) => ({ ...payment, day: day.day })))
  expect(payments.find(({ statement }) => statement?.number === number)).toMatchObject({
    kind: 'daily',
    statement: { id: listed.statements.find((one) => one.number === number)?.id, state: 'preliminary' },
    amount: '530.21',
    day: '2026-03-10',
    entries: [{ number: entry.number, id: entry.id, amount: '530.21' }],
  })
  const individual = payments.find(({ entries }) => entries.some(({ id }) => id === alone.id))
  expect(individual).toMatchObject({ kind: 'individual', statement: null, day: '2026-03-10' })
  const sum = (amounts: readonly string[]) => amounts.reduce((all, one) => all + toCents(one), 0n)
  expect(sum(after.days.map(({ amount }) => amount))).toBe(toCents(after.total))
  expect(sum(payments.map(({ amount }) => amount))).toBe(toCents(after.total))
  expect(sum(payments.flatMap(({ entries }) => entries.map(({ amount }) => amount)))).toBe(
    toCents(after.total),
  )
  expect((await app.ask('getOwed', { as: other.admin })).total).toBe('0.00')
})

test('a statement of entries that nobody here filed stays with the operator and is nobody’s', async () => {
  const before = await statementsOf(app, team)
  await sendStatement(app, dailyOf('2726069009', [lineOf('C1112345678')], { filerCode: 'C11' }))
  await until(
    async () =>
      app.engine.asOwner(async (run) => run(`select id from customs_inbox where state = 'unmatched'`)),
    (rows) => JSON.stringify(rows).includes('id'),
  )
  expect(await statementsOf(app, team)).toEqual(before)
})

test('a member records the day of the authorization, until CBP closes the statement', async () => {
  const entry = await onStatement(app, team)
  const statement = dailyOf('2726069004', [lineOf(entry.number)])
  const find = async () =>
    (await statementsOf(app, team)).statements.find((one) => one.number === '2726069004')
  await sendStatement(app, statement)
  const { id } = (await until(find, (one) => one !== undefined))!
  const authorize = (authorized_on: string | null, as = team.preparer) =>
    app.answer('recordAuthorization', { as, params: { id }, body: { authorized_on } })
  expect((await authorize('2026-03-05', team.auditor)).status).toBe(403)
  expect((await authorize('2026-03-05', other.admin)).status).toBe(404)
  expect(refusal(await authorize('2099-01-01')).code).toBe('authorization_in_future')
  expect(done(await authorize('2026-03-05'))).toMatchObject({
    state: 'authorized',
    authorized_on: '2026-03-05',
  })
  expect(done(await authorize(null))).toMatchObject({ state: 'preliminary', authorized_on: null })
  await sendStatement(app, dailyOf('2726069004', statement.entries, { status: 'final' }))
  await until(find, (one) => one?.state === 'paid')
  expect(refusal(await authorize('2026-03-05')).code).toBe('statement_closed')
})

test('three entries on a monthly statement of the simulator, one of which CBP states otherwise', async () => {
  const payment = { payment_type: '6', statement_date: '2026-03-11', statement_month: '03' }
  const entries = [await onStatement(app, team, payment), await onStatement(app, team, payment)]
  const differs = await onStatement(app, team, { ...payment, statement_date: '2026-03-13' })
  const issue = async (wanted: object) => {
    const answer = await fetch(`${app.simulator.url}/control/statements`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    })
    expect(answer.status).toBe(201)
  }
  const inState = (number: string, state: string) =>
    until(
      async () => (await statementsOf(app, team)).statements.find((one) => one.number === number),
      (one) => one?.state === state,
    )
  await issue({ cadence: 'daily', status: 'preliminary', print_date: '2026-03-11' })
  await issue({ cadence: 'daily', status: 'preliminary', print_date: '2026-03-13', fault: 'other_amount' })
  const right = await inState('2726070001', 'preliminary')
  const wrong = await inState('2726072001', 'preliminary')
  expect(await read(right!.id)).toMatchObject({ is_equal: true, stated_total: '1060.40' })
  expect((await read(wrong!.id)).rows).toMatchObject([
    { number: differs.number, stated: '530.21', filed: '530.20', differences: [{ kind: 'other_amount' }] },
  ])
  await issue({ cadence: 'daily', status: 'final', print_date: '2026-03-11' })
  await inState('2726070001', 'final')
  await issue({ cadence: 'daily', status: 'final', print_date: '2026-03-13' })
  await kept(6)
  await issue({ cadence: 'monthly', status: 'preliminary', month: '2026-03' })
  const month = await inState('2726P03001', 'preliminary')
  const monthly = await read(month!.id)
  expect(monthly).toMatchObject({
    due_on: '2026-03-20',
    payable_by: '2026-03-20',
    late: null,
    stated_total: '1590.60',
    is_equal: false,
  })
  expect(monthly.rows.map((row) => [row.number, row.differences.map(({ kind }) => kind)])).toEqual([
    ['2726070001', []],
    ['2726072001', ['other_amount']],
  ])
  await issue({ cadence: 'monthly', status: 'final', month: '2026-03' })
  await inState('2726P03001', 'paid')
  expect((await inState('2726070001', 'paid'))?.lines).toBe(entries.length)
})
