import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { type Amounts, type DailyStatement, dueOf, sumAmounts, totalOf } from '@edfe/domain/statement'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeStatement } from './decode-statement.ts'
import { encodeStatement } from './encode-statement.ts'

const day = (text: string): CalendarDay => parseDay(text)!
const PRINTED = day('2026-03-05')

const cents = fc.bigInt({ min: 1n, max: 99_999_999n })
const fees = fc.dictionary(
  fc.integer({ min: 50, max: 520 }).map((code) => String(code).padStart(3, '0')),
  cents,
  { maxKeys: 12 },
)
const amounts: fc.Arbitrary<Amounts> = fc
  .tuple(
    fc.record({ duty: cents, tax: cents, antidumping: cents, countervailing: cents }, { requiredKeys: [] }),
    fees,
  )
  .map(([own, more]) => ({ ...own, ...more }))

const entry = fc.record({
  amounts,
  entryType: fc.constantFrom('01', '03', '11', '21', '22', '23'),
  pays: fc.boolean(),
  taxDeferred: fc.boolean(),
  paysAntidumping: fc.boolean(),
  isConsolidated: fc.boolean(),
})

const statement: fc.Arbitrary<DailyStatement> = fc
  .array(entry, { minLength: 1, maxLength: 10 })
  .map((all) => {
    const entries = all.map(({ amounts: own, taxDeferred, paysAntidumping, ...one }, index) => ({
      ...one,
      amounts: own,
      taxDeferred: taxDeferred && own.tax !== undefined,
      paysAntidumping: paysAntidumping || own.antidumping === undefined,
      paysCountervailing: true,
      number: `B76${String(index).padStart(8, '0')}`,
      port: '2704',
    }))
    const sums = sumAmounts(entries.map(dueOf))
    const deferredTax = entries.reduce(
      (sum, one) => sum + (one.taxDeferred ? (one.amounts.tax ?? 0n) : 0n),
      0n,
    )
    const free = entries.filter(({ pays }) => !pays).length
    return {
      cadence: 'daily',
      head: {
        status: 'preliminary',
        number: '2726064001',
        printDate: PRINTED,
        paymentType: '2',
        port: '2704',
        filerCode: 'B76',
      },
      entries,
      due: { amounts: sums, deferredTax, total: totalOf(sums), paying: entries.length - free, free },
      taken: [],
    }
  })

const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}` : one)))

test('a statement is read as it was written, in its order and in 80 columns', () => {
  fc.assert(
    fc.property(statement, (one) => {
      const images = encodeStatement(one, PRINTED)
      expect(images.every((image) => image.length === 80)).toBe(true)
      const reading = decodeStatement(images, 'daily')
      if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
      expect(plain(reading.statement)).toEqual(plain(one))
    }),
    { numRuns: 80 },
  )
})

test('a statement that lost any record is not booked', () => {
  fc.assert(
    fc.property(statement, fc.nat(), (one, at) => {
      const images = encodeStatement(one, PRINTED)
      const place = 1 + (at % (images.length - 2))
      expect(decodeStatement(images.toSpliced(place, 1), 'daily').ok).toBe(false)
    }),
    { numRuns: 80 },
  )
})

test('a statement of 2,000 entries is read, and one without any is read when all were taken away', () => {
  const entries = Array.from({ length: 2000 }, (_, index) => ({
    number: `B76${String(index).padStart(8, '0')}`,
    port: '2704',
    entryType: '01',
    isConsolidated: false,
    pays: true,
    taxDeferred: false,
    paysAntidumping: true,
    paysCountervailing: true,
    amounts: { duty: 100n },
  }))
  const head = {
    status: 'final',
    number: '2726064001',
    printDate: PRINTED,
    paymentType: '2',
    port: '2704',
    filerCode: 'B76',
  } as const
  const whole = { amounts: { duty: 200_000n }, deferredTax: 0n, total: 200_000n, paying: 2000, free: 0 }
  const none = { amounts: {}, deferredTax: 0n, total: 0n, paying: 0, free: 0 }
  const full: DailyStatement = { cadence: 'daily', head, entries, due: whole, paid: whole, taken: [] }
  const empty: DailyStatement = {
    ...full,
    entries: [],
    paid: none,
    taken: entries.map(({ number }) => ({ number, daily: head.number, source: 'ABI' })),
  }
  for (const one of [full, empty])
    expect(decodeStatement(encodeStatement(one, PRINTED), 'daily').ok).toBe(true)
})
