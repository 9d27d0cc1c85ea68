import { parseDay } from '@edfe/domain/calendar'
import { centsText, sumCents, toCents } from '@edfe/domain/money'
import type { TariffQuestion } from '@edfe/domain/reference'
import { judgeEntry, type PaidEntry, type PaidRow } from '@edfe/domain/refunds'
import { describe, expect, test } from 'vitest'
import { dutyOf } from '../duty/index.ts'
import { shippedTariff } from '../shipped/index.ts'
import { owedBook } from './owed-book.ts'

const tariff = shippedTariff()
const book = owedBook(tariff)
const today = parseDay('2026-05-04')!

interface Goods extends Partial<Omit<TariffQuestion, 'entryDate'>> {
  day: string
  hts: string
  origin: string
}

const questionOf = ({ day, hts, ...goods }: Goods): TariffQuestion => ({
  value: '10000',
  quantities: [],
  answers: {},
  ...goods,
  hts: hts.replace(/\D/g, ''),
  entryDate: parseDay(day)!,
})

/** The rows as the tariff gives them, which somebody paid who made no mistake. */
function paidRight(question: TariffQuestion): PaidRow[] {
  const found = dutyOf(tariff, question)
  if (found.kind === 'refused') throw new Error(found.reason.id)
  return found.rows.map(({ number, amount }) => ({ hts: number, duty: toCents(amount) }))
}

const entryOf = (question: TariffQuestion, rows: readonly PaidRow[]): PaidEntry => ({
  number: 'ABC10000008',
  type: '01',
  entryDate: question.entryDate,
  lines: [{ number: '1', question, rows }],
  fees: [],
})

function judged(goods: Goods, paid?: (right: PaidRow[]) => PaidRow[]) {
  const question = questionOf(goods)
  const right = paidRight(question)
  const rows = paid ? paid(right) : right
  const found = judgeEntry(entryOf(question, rows), book, today)
  return {
    ...found,
    asked: found.questions.map(({ says }) => says.id),
    found: found.findings.map(({ ground, amount, way }) => `${ground} ${centsText(amount)} ${way.road}`),
  }
}

/** Pays more under a heading than the tariff gives. */
const with1000 =
  (hts: string) =>
  (right: PaidRow[]): PaidRow[] => [{ hts, duty: 1000_00n }, ...right]

const T_SHIRT = { hts: '6109.10.00.12' }

describe('what comes back of a line', () => {
  test('the IEEPA duty of a T-shirt of China, and no section 301 duty', () => {
    const { found, refundable, underpaid } = judged({ ...T_SHIRT, origin: 'CN', day: '2025-12-01' })
    expect(found).toEqual(['invalid 2000.00 cape'])
    expect([refundable, underpaid]).toEqual([2000_00n, 0n])
  })

  test('of a total of 15 percent only the part above column 1', () => {
    const plates = { hts: '6912.00.39.10', origin: 'DE', day: '2025-12-01' }
    const { found } = judged(plates)
    expect(found).toEqual(['invalid 1050.00 cape'])
    // Filed with column 1 beside the difference, it is the same sum.
    const apart = judged(plates, () => [
      { hts: '99030220', duty: 1050_00n },
      { hts: '6912003910', duty: 450_00n },
    ])
    expect(apart.found).toEqual(['invalid 1050.00 cape'])
  })

  test('section 122 that was paid right does not come back', () => {
    expect(judged({ ...T_SHIRT, origin: 'VN', day: '2026-03-10' }).found).toEqual([])
  })

  test('section 122 that was paid after its last day comes back by a correction', () => {
    const { found } = judged({ ...T_SHIRT, origin: 'VN', day: '2026-07-27' }, with1000('99030301'))
    expect(found).toEqual(['measure 1000.00 correction'])
  })

  test('a column 1 rate that was paid too low is missing, and one paid too high comes back', () => {
    const shirt = { ...T_SHIRT, origin: 'VN', day: '2026-03-10' }
    const pay = (duty: bigint) => (right: PaidRow[]) =>
      right.map((row) => (row.hts === '6109100012' ? { ...row, duty } : row))
    expect(judged(shirt, pay(1600_00n)).found).toEqual(['rate -50.00 correction'])
    expect(judged(shirt, pay(1800_00n)).found).toEqual(['rate 150.00 correction'])
  })

  test('a duty that is right in total under another heading is no difference', () => {
    const swapped = judged({ ...T_SHIRT, origin: 'VN', day: '2026-03-10' }, (right) => [
      { hts: '99038815', duty: 1000_00n },
      ...right.filter(({ hts }) => hts !== '99030301'),
    ])
    expect(swapped.found).toEqual([])
  })
})

describe('what is only asked', () => {
  test.each([
    [
      'a heading that the data does not have',
      { ...T_SHIRT, origin: 'VN', day: '2026-03-10' },
      '99034522',
      'heading',
    ],
    ['a heading of chapter 98', { ...T_SHIRT, origin: 'VN', day: '2026-03-10' }, '98020080', 'chapter-98'],
    ['a second number', { ...T_SHIRT, origin: 'VN', day: '2026-03-10' }, '6110303059', 'several-numbers'],
  ])('%s', (_, goods, hts, question) => {
    const { found, asked } = judged(goods, with1000(hts))
    expect(found).toEqual([])
    expect(asked).toContain(`refunds.question.${question}`)
  })

  test('an exclusion from section 301 that the description may meet, with what it would save; the amount is in no sum', () => {
    const sodium = { hts: '2805.11.00.00', origin: 'CN', day: '2026-03-10' }
    const { found, refundable, questions } = judged(sodium)
    expect([found, refundable]).toEqual([[], 0n])
    expect(questions.map(({ says: { id, params } }) => [id, params?.least, params?.most])).toEqual([
      ['tariff.hole.bounded', '$1,530.00', '$4,030.00'],
    ])
    expect(judged({ ...sodium, origin: 'VN' }).asked).toEqual([])
  })

  test('goods from before the first measures', () => {
    expect(judged({ ...T_SHIRT, origin: 'VN', day: '2025-01-10' })).toMatchObject({
      found: [],
      asked: ['refunds.question.no-measures'],
    })
  })

  test('a special program that was not claimed: its saving is in no sum', () => {
    const { refundable, questions } = judged({ ...T_SHIRT, origin: 'KR', day: '2026-03-10' })
    expect(refundable).toBe(0n)
    expect(questions.map(({ says }) => says.params?.spi)).toEqual(['KR'])
  })
})

test('over many goods, days and origins: what was paid right has no difference but what was held invalid', () => {
  const days = [
    '2025-02-10',
    '2025-03-20',
    '2025-04-20',
    '2025-08-20',
    '2025-12-01',
    '2026-03-10',
    '2026-08-30',
  ]
  const numbers = ['6109.10.00.12', '6912.00.39.10', '8479.89.95.99', '9403.70.80.31', '7208.39.00.30']
  for (const day of days)
    for (const hts of numbers)
      for (const origin of ['CN', 'VN', 'DE', 'JP', 'CA', 'MX', 'BR', 'IN', 'GB']) {
        const question = questionOf({ day, hts, origin })
        const duty = dutyOf(tariff, question)
        const { findings, refundable, lost, underpaid } = judgeEntry(
          entryOf(question, paidRight(question)),
          book,
          today,
        )
        expect(findings.filter(({ ground }) => ground !== 'invalid')).toEqual([])
        expect(sumCents([refundable, lost])).toBe(duty.kind === 'duty' ? toCents(duty.refundable) : 0n)
        expect(underpaid).toBe(0n)
      }
})
