import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarDay, parseDay } from '../calendar/index.ts'
import { type Amounts, sumAmounts, totalOf } from './amounts.ts'
import { statementFaults } from './check-statement.ts'
import { type FiledEntry as Filed, type FiledEntry, filedDue, matchDaily } from './match-daily.ts'
import { matchMonthly } from './match-monthly.ts'
import { type DailyStatement, dueOf, type MonthlyStatement, type StatedEntry } from './statement.ts'

const day = (text: string): CalendarDay => parseDay(text)!

const stated = (number: string, amounts: Amounts, more: Partial<StatedEntry> = {}): StatedEntry => ({
  number,
  port: '2704',
  entryType: '01',
  isConsolidated: false,
  pays: true,
  taxDeferred: false,
  paysAntidumping: true,
  paysCountervailing: true,
  amounts,
  ...more,
})

const filed = (number: string, amounts: Amounts, more: Partial<FiledEntry> = {}): Filed => ({
  number,
  port: '2704',
  entryPort: '2704',
  entryType: '01',
  importer: '07-4418290',
  paymentType: '2',
  statementDate: day('2026-03-05'),
  isConsolidated: false,
  isCorrection: false,
  taxDeferred: false,
  bondedAntidumping: 0n,
  bondedCountervailing: 0n,
  isDeleted: false,
  amounts,
  ...more,
})

function daily(entries: readonly StatedEntry[], head: Partial<DailyStatement['head']> = {}): DailyStatement {
  const amounts = sumAmounts(entries.map(dueOf))
  const free = entries.filter(({ pays }) => !pays).length
  return {
    cadence: 'daily',
    head: {
      status: 'preliminary',
      number: '2726064001',
      printDate: day('2026-03-05'),
      paymentType: '2',
      port: '2704',
      filerCode: 'B76',
      ...head,
    },
    entries,
    due: { amounts, deferredTax: 0n, total: totalOf(amounts), paying: entries.length - free, free },
    taken: [],
  }
}

const ONE: Amounts = { duty: 53020n, 499: 4201n, 501: 1516n }
const TWO: Amounts = { duty: 47303n, 499: 3358n }
const THREE: Amounts = { duty: 45000n, 499: 3358n, 501: 1304n }

describe('a statement held against what was filed', () => {
  const three = daily([stated('B7600000011', ONE), stated('B7600000029', TWO), stated('B7600000037', THREE)])
  const own = [filed('B7600000011', ONE), filed('B7600000029', TWO), filed('B7600000037', THREE)]
  const kinds = (statement: DailyStatement, entries: readonly Filed[]) =>
    matchDaily(statement, entries)
      .rows.filter((row) => row.kinds.length > 0)
      .map((row) => `${row.number} ${row.kinds.join(' ')}`)

  test('3 entries, $1,590.60, equal to what was filed', () => {
    expect(matchDaily(three, own)).toMatchObject({
      entries: 3,
      total: 159060n,
      filedTotal: 159060n,
      isEqual: true,
    })
  })

  test('an entry that nobody filed here', () => {
    expect(kinds(three, own.slice(1))).toEqual(['B7600000011 unknown'])
  })

  test('an entry that was filed for it and is not on it', () => {
    const report = matchDaily(three, [...own, filed('B7600000045', { duty: 100n })])
    expect(report.rows.at(-1)).toMatchObject({ number: 'B7600000045', kinds: ['missing'] })
    expect(report.filedTotal - report.total).toBe(100n)
  })

  test('another amount, by class and to the cent', () => {
    const changed = [filed('B7600000011', { ...ONE, duty: 53021n, 501: 0n }), ...own.slice(1)]
    expect(matchDaily(three, changed).rows[0]).toMatchObject({
      kinds: ['other_amount'],
      classes: [
        { class: 'duty', stated: 53020n, expected: 53021n },
        { class: '501', stated: 1516n, expected: 0n },
      ],
    })
  })

  test('an entry that CBP has deleted', () => {
    expect(kinds(three, [{ ...own[0]!, isDeleted: true }, ...own.slice(1)])).toEqual(['B7600000011 deleted'])
  })

  test('a deleted entry that is not on it is not missed', () => {
    expect(kinds(three, [...own, filed('B7600000045', ONE, { isDeleted: true })])).toEqual([])
  })

  test.each<[string, Partial<Filed>]>([
    ['another day', { statementDate: day('2026-03-06') }],
    ['a single payment', { paymentType: '1', statementDate: undefined }],
    ['another port', { port: '2709' }],
    ['a branch of the filer', { clientBranch: '01' }],
  ])('an entry that was filed for %s', (_, change) => {
    expect(kinds(three, [{ ...own[0]!, ...change }, ...own.slice(1)])).toEqual(['B7600000011 moved'])
  })

  test('an entry that was taken away, here and from somebody unknown', () => {
    const left = {
      ...three,
      entries: three.entries.slice(1),
      taken: ['B7600000011', 'B7699999990'].map((number) => ({
        number,
        daily: three.head.number,
        source: 'ABI',
      })),
    }
    expect(kinds(left, own)).toEqual(['B7600000011 taken_away', 'B7699999990 taken_away unknown'])
  })

  test('the statement of an importer has the suffix, or leaves it out', () => {
    const withSuffix = { importer: '07-4418290AB', statementDate: day('2026-03-05') }
    const onStatement = (paymentType: string, importer: string) =>
      kinds(daily([stated('B7600000011', ONE)], { paymentType, importer }), [
        filed('B7600000011', ONE, { ...withSuffix, paymentType }),
      ])
    expect(onStatement('3', '07-4418290AB')).toEqual([])
    expect(onStatement('3', '07-4418290')).toEqual(['B7600000011 moved'])
    expect(onStatement('5', '07-4418290')).toEqual([])
    expect(onStatement('8', '07-9999999')).toEqual(['B7600000011 moved'])
  })

  test('deferred tax, bonded duty and free entries are on it and collect nothing', () => {
    const entry = stated(
      'B7600000011',
      { duty: 100n, tax: 50n, antidumping: 70n },
      {
        taxDeferred: true,
        paysAntidumping: false,
      },
    )
    const statement = daily([entry, stated('B7600000029', { duty: 900n }, { pays: false })])
    expect(
      matchDaily(statement, [filed('B7600000011', { duty: 100n, tax: 50n }, { taxDeferred: true })]).total,
    ).toBe(100n)
  })

  test('of a temporary importation only harbor maintenance is collected, by both', () => {
    const amounts = { duty: 50000n, 501: 600n }
    const statement = daily([stated('B7600000011', amounts, { entryType: '23' })])
    expect(matchDaily(statement, [filed('B7600000011', amounts, { entryType: '23' })])).toMatchObject({
      total: 600n,
      isEqual: true,
    })
  })
})

const cents = fc.bigInt({ min: 0n, max: 9_999_999_999n })
const amounts: fc.Arbitrary<Amounts> = fc.record({
  duty: cents,
  tax: cents,
  antidumping: cents,
  countervailing: cents,
  499: cents,
  501: cents,
})
const entries = fc
  .array(
    fc.record({ amounts, pays: fc.boolean(), paysAntidumping: fc.boolean(), taxDeferred: fc.boolean() }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((all) =>
    all.map(({ amounts: own, ...more }, index) => stated(`B76${String(index).padStart(8, '0')}`, own, more)),
  )

const monthOf = (dailies: readonly DailyStatement[]): MonthlyStatement => {
  const listed = dailies.map(({ head, due }) => ({
    number: head.number,
    port: head.port,
    filerCode: head.filerCode,
    printDate: head.printDate,
    presentedOn: head.printDate,
    amounts: due.amounts,
    total: due.total,
  }))
  const sums = sumAmounts(listed.map((one) => one.amounts))
  return {
    cadence: 'monthly',
    head: { ...dailies[0]!.head, number: '2726P03001', paymentType: '6' },
    dueOn: day('2026-03-20'),
    dailies: listed,
    due: { amounts: sums, deferredTax: 0n, total: totalOf(sums) },
    taken: [],
  }
}

test('a report equals the sum of its statements, which equals the sum of its entries', () => {
  fc.assert(
    fc.property(fc.array(entries, { minLength: 1, maxLength: 6 }), (all) => {
      const dailies = all.map((own, index) =>
        daily(own, { number: `27260640${String(index).padStart(2, '0')}`, paymentType: '6' }),
      )
      const month = matchMonthly(monthOf(dailies), dailies, () => true)
      const days = dailies.map((one) => matchDaily(one, []))
      expect(month.isEqual).toBe(true)
      expect(month.total).toBe(days.reduce((sum, one) => sum + one.total, 0n))
      expect(month.total).toBe(all.flat().reduce((sum, one) => sum + totalOf(dueOf(one)), 0n))
      expect(month.stated).toEqual(sumAmounts(all.flat().map(dueOf)))
    }),
    { numRuns: 60 },
  )
})

test('a statement of what was filed is equal to it, and a cent in any class is named', () => {
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1, maxLength: 8 }), fc.nat(), (all, at) => {
      const own = all.map((one, index) => filed(`B76${String(index).padStart(8, '0')}`, one))
      const lines = own.map((one) => stated(one.number, one.amounts))
      expect(matchDaily(daily(lines), own).isEqual).toBe(true)
      const place = at % lines.length
      const wrong = lines.map((line, index) =>
        index === place ? { ...line, amounts: sumAmounts([line.amounts, { 501: 1n }]) } : line,
      )
      const report = matchDaily(daily(wrong), own)
      expect(report.rows.filter(({ kinds }) => kinds.length > 0)).toMatchObject([
        { kinds: ['other_amount'], classes: [{ class: '501' }] },
      ])
      expect(report.total - report.filedTotal).toBe(1n)
    }),
    { numRuns: 60 },
  )
})

test('totals that are the sums of their lines have no fault, and a cent more in any of them has one', () => {
  fc.assert(
    fc.property(entries, (own) => {
      const statement = daily(own)
      const deferredTax = own.reduce((sum, one) => sum + (one.taxDeferred ? (one.amounts.tax ?? 0n) : 0n), 0n)
      const due = { ...statement.due, deferredTax }
      expect(statementFaults({ ...statement, due })).toEqual([])
      const more = { ...due, total: due.total + 1n }
      expect(statementFaults({ ...statement, due: more })).toMatchObject([
        { code: 'wrong_total', of: 'total' },
      ])
    }),
    { numRuns: 60 },
  )
})

test('what was filed and is due is what a statement would collect', () => {
  expect(filedDue(filed('B7600000011', { duty: 5n, tax: 7n }, { taxDeferred: true }))).toEqual({ duty: 5n })
})

test('a daily statement of the month that the monthly one leaves out is missing; one that it invents is unknown', () => {
  const [first, second] = ['2726064001', '2726065001'].map((number) =>
    daily([stated('B7600000011', ONE)], { number, paymentType: '6' }),
  )
  const month = monthOf([first!])
  expect(matchMonthly(month, [first!, second!], () => true).rows).toMatchObject([
    { number: '2726064001', kinds: [] },
    { number: '2726065001', kinds: ['missing'] },
  ])
  expect(matchMonthly(month, [], () => true).rows).toMatchObject([{ kinds: ['unknown'] }])
})
