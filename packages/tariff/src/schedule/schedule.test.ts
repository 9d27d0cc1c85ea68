import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { parseRate, parseSpecial } from '../rate/index.ts'
import { shippedSchedules } from '../shipped/index.ts'
import { editionOn } from './edition.ts'
import { withDots } from './row.ts'

const schedule = shippedSchedules()[0]
const whole = schedule.rows.flatMap((row, position) => {
  const line = row.number.length >= 8 ? schedule.lineAt(position) : undefined
  return line?.isWhole ? [line] : []
})
const goods = whole.filter(({ number }) => number < '98')

test('the edition holds every chapter, and all its rows', () => {
  expect(schedule.edition).toMatchObject({ name: 'HTS 2026 Rev 10', from: '2026-06-08', rows: 35_509 })
  expect(schedule.rows).toHaveLength(schedule.edition.rows)
  expect(new Set(goods.map(({ number }) => number.slice(0, 2))).size).toBe(96)
  expect(goods.length).toBeGreaterThan(18_000)
})

test('goods of chapters 1 to 97 are entered under ten digits, but for watches and clocks taxed by parts', () => {
  const short = goods.filter(({ number }) => number.length !== 10)
  expect(short).toHaveLength(95)
  expect(new Set(short.map(({ number }) => number.slice(0, 2)))).toEqual(new Set(['91']))
})

test('every line of chapters 1 to 97 has a general rate and a column 2 rate', () =>
  expect(goods.filter(({ general, column2 }) => !general || !column2).map(({ number }) => number)).toEqual(
    [],
  ))

test('every rate of the schedule is read', () => {
  const unread = schedule.rows.flatMap(({ number, general, special, column2 }) => [
    ...[general, column2].filter((text) => text && !parseRate(text)).map((text) => `${number}: ${text}`),
    ...(special && !parseSpecial(special) ? [`${number}: ${special}`] : []),
  ])
  expect(unread).toEqual([])
})

test('only Free and a bond are rates without a charge', () => {
  const free = goods.filter(({ general }) => general?.kind === 'charges' && general.charges.length === 0)
  expect(free.length).toBeGreaterThan(7000)
  expect(new Set(free.map(({ generalText }) => generalText))).toEqual(new Set(['Free']))
})

test('a person enters the rate of less than one row in 200, and these are all of them', () => {
  const printed = schedule.rows.filter(({ number, general }) => number && number < '98' && general)
  const byHand = printed.filter(({ general }) => parseRate(general)?.kind === 'byHand')
  expect(byHand.length / printed.length).toBeLessThan(0.005)
  expect(byHand.map(({ number, general }) => `${number} ${general}`)).toMatchSnapshot()
})

test('ten digits inherit rate and path from what is above them', () =>
  expect(schedule.find('0102.29.40.62')).toMatchObject({
    number: '0102294062',
    path: [
      'Live bovine animals:',
      'Cattle:',
      'Other:',
      'Other',
      'Weighing 320 kg or more each:',
      'For immediate slaughter:',
      'Steers',
    ],
    units: ['No.', 'kg'],
    ratesFrom: '01022940',
    generalText: '1¢/kg',
    column2Text: '5.5¢/kg',
    isWhole: true,
  }))

test.each([
  ['9405.41.8440', '9405418440'],
  ['0101.30.00', '0101300000'],
  ['9903.88.15', '99038815'],
  ['9903881500', '99038815'],
])('%s is found as %s', (typed, number) => expect(schedule.find(typed)?.number).toBe(number))

test.each(['9405', '9405.41.9999', '', 'lamp', '94054184401'])(
  '%j is no number to enter goods under',
  (typed) => expect(schedule.find(typed)?.isWhole ?? false).toBe(false),
)

test('goods are not entered under eight digits that are divided further', () =>
  expect(schedule.find('0102.29.40')?.isWhole).toBe(false))

test('the schedule is browsed from the heading down, past headings without a number', () => {
  const below = (number: string) => schedule.below(number).map((line) => line.number)
  expect(below('0101')).toEqual(['01012100', '01012900', '0101300000', '010190'])
  expect(below('0101.29.00')).toEqual(['0101290010', '0101290090'])
  expect(below('0101.30.00.00')).toEqual([])
  expect(below('0199')).toEqual([])
})

test('a heading of the agricultural safeguards prints its additional duty', () => {
  const safeguards = schedule.rows.filter(({ additional }) => additional)
  expect(safeguards.length).toBeGreaterThan(100)
  expect(safeguards.every(({ number }) => number.startsWith('9904'))).toBe(true)
  expect(schedule.find(safeguards[0]!.number)?.additionalText).toBe(safeguards[0]!.additional)
})

test('the entry date chooses the edition', () => {
  const edition = (name: string, from: string) => ({
    edition: { ...schedule.edition, name, from: parseDay(from)! },
  })
  const editions = [edition('Rev 5', '2026-04-08'), edition('Rev 4', '2026-02-25')] as const
  const nameOn = (day: string) => editionOn(editions, parseDay(day)!).edition.name
  expect(nameOn('2026-04-07')).toBe('Rev 4')
  expect(nameOn('2026-04-08')).toBe('Rev 5')
  expect(nameOn('2020-01-01')).toBe('Rev 4')
})

test.each([
  ['850760', '8507.60.00', ['8507600010', '8507600030', '8507600090']],
  ['950300', '9503.00.00', ['9503000011', '9503000013', '9503000071', '9503000073', '9503000090']],
  ['3923.90', '3923.90.00', ['3923900012', '3923900014', '3923900016', '3923900080']],
  ['85076', '8507.60.00', ['8507600010', '8507600030', '8507600090']],
  ['8507600', '8507.60.00', ['8507600010', '8507600030', '8507600090']],
  ['847130', '8471.30.0100', []],
  ['330499', '3304.99', ['3304991000', '3304995000']],
  ['4202.92.9', '4202.92.9', ['4202929100', '42029293', '4202929400', '4202929700']],
  ['9802', '9802', ['9802002000', '98020040', '98020050', '9802006000', '98020080', '9802009100']],
])('of %s, which no row prints, there is %s with what is under it', (typed, number, below) => {
  const line = schedule.findBeginning(typed)
  expect(withDots(line!.number)).toBe(number)
  expect(schedule.below(typed).map((one) => one.number)).toEqual(below)
  expect(line!.isWhole).toBe(below.length === 0)
  expect(schedule.headingsOf(typed).every((row) => typed.startsWith(row.number.slice(0, 4)))).toBe(true)
})

test('every beginning of four to nine digits of every number is found', () => {
  const beginnings = new Set(
    whole.flatMap(({ number }, index) =>
      // One in 500, since each is looked up in all rows.
      index % 500 === 0 ? [4, 5, 6, 7, 8, 9].map((digits) => number.slice(0, digits)) : [],
    ),
  )
  expect([...beginnings].filter((beginning) => !schedule.findBeginning(beginning))).toEqual([])
  expect(schedule.findBeginning('940541849')).toBeUndefined()
  expect(schedule.findBeginning('8508990')).toBeUndefined()
})
