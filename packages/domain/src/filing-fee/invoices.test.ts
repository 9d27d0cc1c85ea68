import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, monthOf, parseDay } from '../calendar/index.ts'
import { sumCents } from '../money/index.ts'
import {
  type FeeInvoice,
  invoiceInArrears,
  invoiceNumber,
  invoiceState,
  liabilityCap,
  monthsToInvoice,
} from './invoices.ts'

const day = (text: string): CalendarDay => parseDay(text)!

test('an invoice has the number of its month and its place there', () =>
  expect(invoiceNumber(monthOf(day('2026-03-31')), 7)).toBe('FEE-2026-03-0007'))

test('a month is invoiced when it is over, with all of its filings', () => {
  const line = (chargedOn: string) => ({ chargedOn: day(chargedOn), amount: 25_00n })
  const lines = [line('2026-03-31'), line('2026-02-28'), line('2026-03-01'), line('2026-04-01')]
  expect(monthsToInvoice(lines, day('2026-04-01')).map(({ month, amount }) => [month, amount])).toEqual([
    ['2026-02', 25_00n],
    ['2026-03', 50_00n],
  ])
  expect(monthsToInvoice(lines, day('2026-03-31')).map(({ month }) => month)).toEqual(['2026-02'])
})

const anyDay = fc.integer({ min: 0, max: 500 }).map((days) => addDays(day('2026-01-01'), days))
const anyLine = fc.record({ chargedOn: anyDay, amount: fc.bigInt({ min: 0n, max: 500_00n }) })

test('invoices add up to the lines of the months that are over, and each line is in one', () => {
  fc.assert(
    fc.property(fc.array(anyLine), anyDay, (lines, today) => {
      const over = lines.filter(({ chargedOn }) => monthOf(chargedOn) < monthOf(today))
      const months = monthsToInvoice(lines, today)
      expect(sumCents(months.map(({ amount }) => amount))).toBe(sumCents(over.map(({ amount }) => amount)))
      expect(new Set(months.flatMap((one) => one.lines))).toEqual(new Set(over))
    }),
  )
})

const invoice = (more: Partial<FeeInvoice> = {}): FeeInvoice => ({
  number: 'FEE-2026-01-0001',
  dueOn: day('2026-03-03'),
  amount: 75_00n,
  paid: 0n,
  ...more,
})

describe('an invoice due on March 3', () => {
  test.each([
    ['open on that day', invoice(), '2026-03-03', 'open'],
    ['late on the next', invoice(), '2026-03-04', 'late'],
    ['late when a part is missing', invoice({ paid: 74_99n }), '2026-03-04', 'late'],
    ['paid when all has come', invoice({ paid: 75_00n }), '2026-05-01', 'paid'],
  ])('is %s', (_, one, today, state) => expect(invoiceState(one, day(today))).toBe(state))

  test('holds up filings after the days of grace, and not on their last day', () => {
    expect(invoiceInArrears([invoice()], day('2026-04-02'), 30)).toBeUndefined()
    expect(invoiceInArrears([invoice()], day('2026-04-03'), 30)?.number).toBe('FEE-2026-01-0001')
  })

  test('holds up nothing once it is paid', () =>
    expect(invoiceInArrears([invoice({ paid: 75_00n })], day('2027-01-01'), 0)).toBeUndefined())

  test('is named before a later one', () => {
    const later = invoice({ number: 'FEE-2026-02-0001', dueOn: day('2026-04-03') })
    expect(invoiceInArrears([later, invoice()], day('2026-06-01'), 30)?.number).toBe('FEE-2026-01-0001')
  })
})

test('the operator is liable for the payments of twelve months', () => {
  const paid = (receivedOn: string, amount: bigint) => ({ receivedOn: day(receivedOn), amount })
  const payments = [paid('2025-03-05', 1_00n), paid('2025-03-06', 20_00n), paid('2026-03-05', 300_00n)]
  expect(liabilityCap(payments, day('2026-03-05'))).toBe(320_00n)
})
