import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFigures, sampleEntry } from '../../test/filing/index.ts'
import { addDays, parseDay } from '../calendar/index.ts'
import type { DraftData } from '../entry/index.ts'
import { type Cents, sumCents, toCents } from '../money/index.ts'
import { paymentTotal, type StatedPayment, totalOf } from '../statement/index.ts'
import { BILL_COLUMNS, billCells, billLines } from './bills.ts'
import { bookedPayments, bookRows } from './book-rows.ts'
import { filedAmounts } from './part-costs.ts'

const TODAY = parseDay('2026-03-05')!
const ACCOUNTS = { duty: '5100', fees: '5110' }

/** An entry with what CBP states for it; without that, it counts as filed. */
const anyEntry = fc.record({
  draft: anyFigures,
  stated: fc.option(
    fc.dictionary(
      fc.constantFrom('duty', 'tax', '499', '501', '056'),
      fc.bigInt({ min: 0n, max: 10n ** 9n }),
    ),
    { nil: undefined },
  ),
  isKnown: fc.boolean(),
})

test('the file, its bills, its statements and their entries add up to the same cent', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyEntry, { maxLength: 4 }), { maxLength: 5 }), (statements) => {
      const drafts = new Map<string, DraftData>()
      const payments = statements.map((entries, at): StatedPayment => {
        const own = entries.map(({ draft, stated, isKnown }, index) => {
          const number = `B76${at}${index}`
          if (isKnown || !stated) drafts.set(number, draft)
          return { number, amount: totalOf(stated ?? filedAmounts(draft)), stated }
        })
        const key = `payment ${at}`
        return { key, kind: 'daily', paymentType: '2', day: addDays(TODAY, at), dailies: [], entries: own }
      })
      const booked = bookedPayments(payments, new Map(), { from: TODAY, to: addDays(TODAY, 9) })
      const rows = booked.flatMap((payment) =>
        payment.entries.flatMap((entry) => bookRows(payment, entry, (number) => drafts.get(number))),
      )
      const total = sumCents(payments.map(paymentTotal))
      expect(sumCents(rows.map(({ amount }) => amount))).toBe(total)
      const bills = billLines(rows, ACCOUNTS)
      const place = BILL_COLUMNS.indexOf('UnitAmount')
      expect(sumCents(bills.map((line) => toCents(billCells(line, '')[place])))).toBe(total)
      for (const { entries } of payments)
        for (const { number, amount } of entries) expect(amountOf(rows, number!)).toBe(amount)
    }),
  )
})

const amountOf = (rows: readonly { entry: string | undefined; amount: Cents }[], number: string) =>
  sumCents(rows.filter(({ entry }) => entry === number).map(({ amount }) => amount))

const payment = (key: string, day: string | undefined): StatedPayment => ({
  key,
  kind: 'individual',
  paymentType: '1',
  day: parseDay(day),
  dailies: [],
  entries: [{ number: 'B7600000017', amount: 530_20n }],
})

test('a span has what was paid on its days and what is owed on them, and nothing without a day', () => {
  const booked = bookedPayments(
    [payment('owed', '2026-03-31'), payment('paid', '2026-04-02'), payment('none', undefined)],
    new Map([['paid', parseDay('2026-03-20')!]]),
    { from: parseDay('2026-03-01')!, to: parseDay('2026-03-31')! },
  )
  expect(booked.map(({ day, isPaid }) => [day, isPaid])).toEqual([
    ['2026-03-20', true],
    ['2026-03-31', false],
  ])
})

test('an entry is one bill with a line for each class, from its entry date to the day of its payment', () => {
  const [booked] = bookedPayments([payment('owed', '2026-03-31')], new Map(), {
    from: TODAY,
    to: addDays(TODAY, 30),
  })
  const rows = bookRows(booked!, booked!.entries[0]!, () => sampleEntry())
  const bills = billLines(rows, ACCOUNTS).map((line) => billCells(line, line.class))
  const common = ['U.S. Customs and Border Protection', 'B7600000017']
  expect(bills.map((cells) => cells.slice(0, 2))).toEqual(bills.map(() => common))
  expect(bills.map((cells) => cells.slice(3))).toEqual([
    ['03/31/2026', 'duty', '1', '473.03', '5100', 'USD'],
    ['03/31/2026', '499', '1', '42.01', '5110', 'USD'],
    ['03/31/2026', '501', '1', '15.16', '5110', 'USD'],
  ])
  expect(bills[0]![2]).toMatch(/^\d\d\/\d\d\/2026$/)
})

test('an entry of two purchase orders is one bill with a line for each class of each order', () => {
  const draft = sampleEntry()
  const [line] = draft.line_items!
  const half = { ...line!, entered_value: '6064.50', duty_amount: '236.51' }
  const [booked] = bookedPayments([payment('owed', '2026-03-31')], new Map(), {
    from: TODAY,
    to: addDays(TODAY, 30),
  })
  const rows = bookRows(booked!, booked!.entries[0]!, () => ({
    ...draft,
    line_items: [
      { ...half, purchase_order: 'PO 77' },
      { ...half, id: 'second', duty_amount: '236.52', purchase_order: 'PO 78' },
    ],
  }))
  const bills = billLines(rows, ACCOUNTS)
  expect(bills.map((one) => [one.bill, one.order, one.class, one.amount])).toEqual([
    ['B7600000017', 'PO 77', 'duty', 236_51n],
    ['B7600000017', 'PO 77', '499', 21_00n],
    ['B7600000017', 'PO 77', '501', 7_58n],
    ['B7600000017', 'PO 78', 'duty', 236_52n],
    ['B7600000017', 'PO 78', '499', 21_01n],
    ['B7600000017', 'PO 78', '501', 7_58n],
  ])
})
