import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDay } from '../calendar/index.ts'
import { asWritten } from '../messages/index.ts'
import { sumCents } from '../money/index.ts'
import { judgeEntry } from './judge-entry.ts'
import type { OwedBook, OwedLine, OwedProgram, OwedRow } from './owed-line.ts'
import type { PaidEntry, PaidRow } from './paid-entry.ts'

const today = parseDay('2026-11-29')!
const entryDate = parseDay('2026-03-10')!
const NUMBER = '6109100012'

const program = (id: string, isInvalid = false): OwedProgram => ({
  id,
  name: asWritten({ text: id }),
  source: `law of ${id}`,
  isInvalid,
})
const PROGRAMS: Record<string, OwedProgram> = {
  '99030301': program('section-122'),
  '99038815': program('section-301'),
  '99030125': program('ieepa', true),
}

const bookOf = (owed: OwedLine): OwedBook => ({
  program: (heading) => PROGRAMS[heading],
  owed: () => owed,
  claims: () => [],
})

const owedRow = (hts: string, amount: bigint | undefined): OwedRow => ({
  hts,
  program: PROGRAMS[hts],
  amount,
  source: 'HTS',
})
const owedLine = (rows: readonly OwedRow[], more: Partial<OwedLine> = {}): OwedLine =>
  ({ kind: 'owed', rows, invalid: 0n, holes: [], ...more }) as OwedLine

const entryOf = (lines: readonly (readonly PaidRow[])[], fees: PaidEntry['fees'] = []): PaidEntry => ({
  number: 'ABC10000008',
  type: '01',
  entryDate,
  fees,
  lines: lines.map((rows, index) => ({
    number: String(index + 1),
    question: { hts: NUMBER, origin: 'VN', entryDate, value: '1000', quantities: [], answers: {} },
    rows,
  })),
})

const cents = fc.bigInt({ min: 0n, max: 1_000_000_00n })

describe('the sums', () => {
  test('of an entry are the sums of its lines and fees, and all that was paid less all that is owed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ rate: cents, measure: cents, other: cents }), { minLength: 1, maxLength: 6 }),
        fc.record({ rate: cents, measure: cents }),
        fc.record({ paid: cents, owed: cents }),
        (paid, owes, fee) => {
          const book = bookOf(owedLine([owedRow('99030301', owes.measure), owedRow(NUMBER, owes.rate)]))
          const lines = paid.map(({ rate, measure, other }) => [
            { hts: '99038815', duty: other },
            { hts: '99030301', duty: measure },
            { hts: NUMBER, duty: rate },
          ])
          const entry = entryOf(lines, [{ class: '499', ...fee }])
          const { findings, refundable, lost, underpaid } = judgeEntry(entry, book, today)
          const differences = lines.map(
            (rows) => sumCents(rows.map(({ duty }) => duty)) - owes.rate - owes.measure,
          )
          expect(refundable + lost - underpaid).toBe(sumCents([...differences, fee.paid - fee.owed]))
          differences.forEach((difference, index) => {
            const ofLine = findings.filter(({ line }) => line === String(index + 1))
            expect(sumCents(ofLine.map(({ amount }) => amount))).toBe(difference)
          })
          for (const { amount, paid: was, owed, source } of findings) {
            expect(amount).toBe(was - owed)
            expect(source).not.toBe('')
          }
        },
      ),
    )
  })
})

describe('no amount is said', () => {
  const rows = [
    { hts: '99030301', duty: 500n },
    { hts: NUMBER, duty: 100n },
  ]

  test.each(['no_measures', 'no_duty', 'open_question'] as const)('where the tariff is open: %s', (why) => {
    const { findings, questions } = judgeEntry(
      entryOf([rows]),
      bookOf({ kind: 'open', why, says: [] }),
      today,
    )
    expect(findings).toEqual([])
    expect(questions).toHaveLength(1)
  })

  test('of an overpayment where a law that the data lacks may owe more, nor of an underpayment where it may owe less', () => {
    const says = asWritten({ text: 'A law that is not here.' })
    const judged = (amount: bigint, owes: 'more' | 'less') =>
      judgeEntry(
        entryOf([rows]),
        bookOf(owedLine([owedRow(NUMBER, amount)], { holes: [{ says, owes, isListed: false }] })),
        today,
      )
    expect(judged(100n, 'more')).toMatchObject({ findings: [], questions: [{ says }] })
    expect(judged(900n, 'less')).toMatchObject({ findings: [], questions: [{ says }] })
    expect(judged(100n, 'less').refundable).toBe(500n)
    expect(judged(900n, 'more')).toMatchObject({ refundable: 500n, underpaid: 800n })
  })

  test('of a row whose quantity is missing, and the others are compared', () => {
    const { findings, questions } = judgeEntry(
      entryOf([rows]),
      bookOf(owedLine([owedRow(NUMBER, undefined)])),
      today,
    )
    expect(findings.map(({ ground, amount }) => [ground, amount])).toEqual([['measure', 500n]])
    expect(questions.map(({ says }) => says.id)).toEqual(['refunds.question.quantity'])
  })
})

test('a fee is compared for the entry, and an underpaid one is missing', () => {
  const entry = entryOf(
    [],
    [
      { class: '499', paid: 10_00n, owed: 33_58n },
      { class: '501', paid: 5_00n, owed: 5_00n },
    ],
  )
  const { findings, underpaid } = judgeEntry(entry, bookOf(owedLine([])), today)
  expect(findings).toMatchObject([
    { ground: 'mpf', line: undefined, amount: -23_58n, source: '19 CFR 24.23' },
  ])
  expect(underpaid).toBe(23_58n)
})
