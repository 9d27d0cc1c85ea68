import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, parseDay } from '../calendar/index.ts'
import { sumCents } from '../money/index.ts'
import { totalOf } from './amounts.ts'
import { owedPlan, paymentTotal } from './owed.ts'
import { type CurrentStatement, owedPayments, type PayableEntry } from './owed-payments.ts'
import { type DailyStatement, dueOf, type MonthlyStatement, type StatedEntry } from './statement.ts'

const day = (text: string): CalendarDay => parseDay(text)!
const TODAY = day('2026-03-05')

const line = (number: string, duty: bigint): StatedEntry => ({
  number,
  port: '2704',
  entryType: '01',
  isConsolidated: false,
  pays: true,
  taxDeferred: false,
  paysAntidumping: true,
  paysCountervailing: true,
  amounts: { duty },
})
const totals = (total: bigint) => ({ amounts: { duty: total }, deferredTax: 0n, total })

const daily = (number: string, paymentType: string, entries: StatedEntry[]): DailyStatement => ({
  cadence: 'daily',
  head: { status: 'preliminary', number, printDate: TODAY, paymentType, port: '2704', filerCode: 'B76' },
  entries,
  due: totals(sumCents(entries.map((one) => totalOf(dueOf(one))))),
  taken: [],
})

const monthly = (number: string, lines: readonly { number: string; total: bigint }[]): MonthlyStatement => ({
  cadence: 'monthly',
  head: { status: 'preliminary', number, printDate: TODAY, paymentType: '6', port: '2704', filerCode: 'B76' },
  dueOn: day('2026-03-20'),
  dailies: lines.map(({ number: own, total }) => ({
    number: own,
    port: '2704',
    filerCode: 'B76',
    printDate: TODAY,
    presentedOn: TODAY,
    amounts: { duty: total },
    total,
  })),
  due: totals(sumCents(lines.map(({ total }) => total))),
  taken: [],
})

const open = (statement: CurrentStatement['statement']): CurrentStatement => ({
  id: statement.head.number,
  state: 'preliminary',
  statement,
})

const entry = (number: string, more: Partial<PayableEntry> = {}): PayableEntry => ({
  number,
  isUnpaid: true,
  amount: 1_00n,
  dueOn: day('2026-03-10'),
  paymentType: '2',
  statementDay: TODAY,
  ...more,
})

describe('what is owed', () => {
  test('an entry on a statement counts with the amount of the statement, and one on none as it was filed', () => {
    const payments = owedPayments(
      [open(daily('2726064001', '2', [line('B761', 101n), line('B769', 5_00n)]))],
      [entry('B761'), entry('B762'), entry('B763', { paymentType: '1', statementDay: undefined })],
    )
    expect(payments.map(({ key, day: due, entries }) => [key, due, entries])).toEqual([
      [
        'daily 2726064001',
        '2026-03-10',
        [
          { number: 'B761', amount: 101n, stated: { duty: 101n } },
          { number: 'B769', amount: 5_00n, stated: { duty: 5_00n } },
        ],
      ],
      ['expected 2 2026-03-05', '2026-03-10', [{ number: 'B762', amount: 1_00n }]],
      ['individual 2026-03-10', '2026-03-10', [{ number: 'B763', amount: 1_00n }]],
    ])
  })

  test('a monthly statement is owed as it lists its daily statements, whatever they say of their entries', () => {
    const own = daily('2726070001', '6', [line('B761', 1_00n), line('B762', 2_00n)])
    const [payment, ...others] = owedPayments(
      [
        open(own),
        open(
          monthly('2726P03001', [
            { number: '2726070001', total: 3_01n },
            { number: '2726072001', total: 7_00n },
          ]),
        ),
      ],
      [entry('B761', { paymentType: '6' }), entry('B762', { paymentType: '6' })],
    )
    expect(others).toEqual([])
    expect(payment).toMatchObject({ kind: 'monthly', day: '2026-03-20' })
    expect(payment?.entries).toEqual([
      { number: 'B761', amount: 1_00n, stated: { duty: 1_00n } },
      { number: 'B762', amount: 2_00n, stated: { duty: 2_00n } },
      { number: undefined, amount: 1n, stated: { duty: 1n } },
      { number: undefined, amount: 7_00n, stated: { duty: 7_00n } },
    ])
  })

  test('before the monthly statement, its daily ones and what is still to come are one payment', () => {
    const month = { paymentType: '6', dueOn: day('2026-03-20') }
    const payments = owedPayments(
      [open(daily('2726070001', '6', [line('B761', 3_00n)]))],
      [entry('B761', month), entry('B762', month)],
    )
    expect(payments).toMatchObject([
      {
        key: 'expected 6 2026-03-20',
        kind: 'monthly',
        entries: [{ number: 'B761' }, { number: 'B762', amount: 1_00n }],
        dailies: [{ id: '2726070001' }],
      },
    ])
  })
})

test('cash is needed for what is past its day, and not for what has none yet', () => {
  const payment = (key: string, due: CalendarDay | undefined, amount: bigint) => ({
    key,
    day: due,
    entries: [{ number: key, amount }],
  })
  const plan = owedPlan(
    [
      payment('later', addDays(TODAY, 61), 8n),
      payment('none', undefined, 16n),
      payment('past', addDays(TODAY, -3), 1n),
      payment('soon', addDays(TODAY, 30), 2n),
      payment('then', addDays(TODAY, 31), 4n),
    ],
    TODAY,
  )
  expect(plan.needs.map(({ amount }) => amount)).toEqual([3n, 7n, 15n])
  expect(plan.total).toBe(31n)
  expect(plan.days.map(({ payments }) => payments[0]?.key)).toEqual(['past', 'soon', 'then', 'later', 'none'])
})

const amounts = fc.bigInt({ min: 0n, max: 10n ** 9n })
const someDay = fc.option(
  fc.integer({ min: -40, max: 120 }).map((days) => addDays(TODAY, days)),
  { nil: undefined },
)
const someEntry = fc.record({
  amount: amounts,
  stated: amounts,
  on: fc.constantFrom('none', 'daily', 'periodic'),
  paymentType: fc.constantFrom('1', '2', '3', '5', '6', '7', '8'),
  dueOn: someDay,
})

test('the days, the payments and the entries add up to the same, and each entry is owed once', () => {
  fc.assert(
    fc.property(fc.array(someEntry, { maxLength: 30 }), amounts, fc.boolean(), (cases, extra, hasMonth) => {
      const entries = cases.map((one, at) =>
        entry(`B76${at}`, { amount: one.amount, dueOn: one.dueOn, paymentType: one.paymentType }),
      )
      const linesOn = (on: string) =>
        cases.flatMap((one, at) => (one.on === on ? [line(`B76${at}`, one.stated)] : []))
      const periodic = daily('2726070001', '6', linesOn('periodic'))
      const month = monthly('2726P03001', [
        { number: '2726070001', total: periodic.due.total },
        { number: '2726072001', total: extra },
      ])
      const payments = owedPayments(
        [
          open(daily('2726064001', '2', linesOn('daily'))),
          open(periodic),
          ...(hasMonth ? [open(month)] : []),
        ],
        entries,
      )
      const plan = owedPlan(payments, TODAY)
      const owed = payments.flatMap(({ entries: own }) => own)
      const expected = sumCents(cases.map((one) => (one.on === 'none' ? one.amount : one.stated)))
      expect(sumCents(owed.map(({ amount }) => amount))).toBe(expected + (hasMonth ? extra : 0n))
      expect(sumCents(payments.map(paymentTotal))).toBe(plan.total)
      expect(sumCents(plan.days.map(({ amount }) => amount))).toBe(plan.total)
      expect(plan.total).toBe(sumCents(owed.map(({ amount }) => amount)))
      const numbers = owed.flatMap(({ number }) => number ?? [])
      expect(numbers.sort()).toEqual(entries.map(({ number }) => number).sort())
      expect(new Set(payments.map(({ key }) => key)).size).toBe(payments.length)
      const [first, second, third] = plan.needs.map(({ amount }) => amount)
      expect(first! <= second! && second! <= third! && third! <= plan.total).toBe(true)
    }),
  )
})
