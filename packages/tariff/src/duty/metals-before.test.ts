import { parseDay } from '@edfe/domain/calendar'
import { describe, expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'
import type { DutyFacts } from './facts.ts'

const tariff = shippedTariff()
type Goods = Omit<DutyFacts, 'entryDate' | 'value'>

const lineOf = (day: string, goods: Goods) => {
  const line = dutyOf(tariff, { ...goods, value: '10000', entryDate: parseDay(day)! })
  if (line.kind === 'refused') throw new Error(line.reason.id)
  return line
}
const rowsOf = (day: string, goods: Goods) =>
  lineOf(day, goods)
    .rows.filter(({ amount }) => amount !== '0.00')
    .map(({ number, amount }) => `${number} ${amount}`)

/** What section 232 charges for metals. */
const metalOf = (day: string, goods: Goods) =>
  lineOf(day, goods)
    .rows.filter(({ measure }) => measure?.startsWith('section-232'))
    .map(({ number, amount }) => `${number} ${amount}`)

const WASHING_MACHINE = { hts: '8450.11.00.80', origin: 'CN' }
const BEER = { hts: '2203.00.00.60', origin: 'MX', spi: 'S' }
const HOT_ROLLED = { hts: '7208.39.00.30' }
const PROFILES = { hts: '7604.21.00.10', origin: 'CN' }
const PIPES = { hts: '7306.30.50.26', origin: 'TR' }
const CAR_PARTS = { hts: '8708.29.21.20' }
const contentOf = (content: string, value: string) => ({
  [`${content}_content`]: 'part',
  [`content ${content}`]: value,
})

describe('steel and aluminum in an article each pay on their own value', () => {
  const answers = { ...contentOf('steel', '3000'), ...contentOf('aluminum', '500') }
  test('a washing machine of China: section 301 on all of it, section 122 on the rest without metal', () => {
    const line = lineOf('2026-03-20', { ...WASHING_MACHINE, answers })
    expect(line.rows.map(({ number, amount }) => `${number} ${amount}`)).toEqual([
      '99038815 750.00',
      '99030306 0.00',
      '99030301 650.00',
      '99038191 1500.00',
      '99038508 250.00',
      '8450110080 140.00',
    ])
    expect(line.duty).toBe('3290.00')
  })

  test('without an answer all of the value counts, and section 122 takes nothing', () =>
    expect(rowsOf('2026-03-20', WASHING_MACHINE)).toEqual([
      '99038815 750.00',
      '99038191 5000.00',
      '99038508 5000.00',
      '8450110080 140.00',
    ]))

  test('the duty is open until the value of a content is stated', () => {
    const line = lineOf('2026-03-20', { ...WASHING_MACHINE, answers: { ...answers, 'content steel': '' } })
    expect(line.duty).toBeUndefined()
    expect(line.questions).toContainEqual(expect.objectContaining({ key: 'content steel', options: [] }))
  })

  test('a content counts at most all of the value', () =>
    expect(
      rowsOf('2026-03-20', { ...WASHING_MACHINE, answers: { ...answers, ...contentOf('steel', '20000') } }),
    ).toContain('99038191 5000.00'))

  test('the cans of beer pay, the beer does not', () =>
    expect(metalOf('2025-05-10', { ...BEER, answers: contentOf('aluminum', '800') })).toEqual([
      '99038508 200.00',
    ]))
})

describe('rates and days', () => {
  test.each([
    ['2025-05-01', 'KR', '99038187 2500.00'],
    ['2025-06-03', 'GB', '99038187 2500.00'],
    ['2025-06-04', 'KR', '99038187 5000.00'],
    ['2025-07-01', 'GB', '99038194 2500.00'],
    ['2026-04-05', 'KR', '99038187 5000.00'],
    ['2026-04-06', 'KR', '99038202 5000.00'],
  ])('hot-rolled steel on %s of %s: %s', (day, origin, row) =>
    expect(metalOf(day, { ...HOT_ROLLED, origin })).toEqual([row]),
  )

  test.each([
    ['2025-06-22', []],
    ['2025-06-23', ['99038191 5000.00']],
    ['2025-08-18', ['99038191 5000.00', '99038508 5000.00']],
  ])('a washing machine is on the lists that begin by %s', (day, rows) =>
    expect(metalOf(day, WASHING_MACHINE)).toEqual(rows),
  )

  test.each([
    ['2025-07-31', []],
    ['2025-08-01', ['99037802 0.00', '99037801 2000.00']],
  ])('copper pays on its content on %s', (day, rows) =>
    expect(
      metalOf(day, { hts: '7411.10.10.30', origin: 'CL', answers: contentOf('copper', '4000') }),
    ).toEqual(rows),
  )

  test('aluminum of Russia pays 200 percent of all of the value', () => {
    expect(metalOf('2026-03-20', { ...PROFILES, origin: 'RU' })).toEqual(['99038567 20000.00'])
    expect(metalOf('2026-03-20', { ...PROFILES, answers: { aluminum_origin: 'russia' } })).toEqual([
      '99038567 20000.00',
    ])
  })

  test('an article made abroad from aluminum of the United States is free', () =>
    expect(metalOf('2025-05-10', { ...BEER, answers: { aluminum_origin: 'united_states' } })).toEqual([
      '99038509 0.00',
    ]))
})

describe('articles of chapters 73 and 76', () => {
  test.each([
    ['2025-06-03', PIPES, ['99038187 2500.00']],
    ['2025-06-04', PIPES, ['99038187 4500.00']],
    ['2025-06-03', PROFILES, ['99038502 2500.00']],
    ['2025-06-04', PROFILES, ['99038502 4500.00']],
  ])('on %s pay on their metal since June 4, 2025', (day, goods, rows) => {
    const answers = { ...contentOf('steel', '9000'), ...contentOf('aluminum', '9000') }
    expect(metalOf(day, { ...goods, answers })).toEqual(rows)
  })

  test('steel of chapter 72 is all metal', () =>
    expect(
      lineOf('2025-10-01', { ...HOT_ROLLED, origin: 'KR' }).questions.map(({ key }) => key),
    ).not.toContain('steel_content'))
})

describe('parts of vehicles pay for vehicles alone', () => {
  const stamping = { ...CAR_PARTS, answers: { stamping: 'steel' } }
  test('a bumper of Turkey', () =>
    expect(metalOf('2025-10-01', { ...stamping, origin: 'TR' })).toEqual(['99039405 2500.00']))
  test('one of Mexico that claims USMCA is free of that duty, so it pays for steel', () =>
    expect(metalOf('2025-10-01', { ...stamping, origin: 'MX', spi: 'S' })).toEqual([
      '99039406 0.00',
      '99038189 5000.00',
    ]))
})
