import { expect, test } from 'vitest'
import { row, SAMPLE_FACTS, SAMPLE_STATEMENTS } from '../../../test/agencies/index.ts'
import type { AgencyRow, AgencyStatement } from '../agency-data.ts'
import type { LineQuantity } from '../programs/form.ts'
import { dateContradictions, originContradiction, quantityContradictions } from './index.ts'

const saying = (...items: AgencyRow[]): AgencyStatement => ({
  agency: 'FDA',
  program: 'FOO',
  articles: [{ codes: [], items }],
})
const net = (amount: string, netUnit: string) => row('PG29', { net: amount, netUnit })
const level = (number: number, quantity: string, unit: string) =>
  row('PG26', { level: `${number}`, quantity, unit })
const plant = (quantity: string, unit: string) => row('PG04', { name: 'SEAT', quantity, unit })

/** What is found of statements on a line of these quantities. */
const found = (statements: readonly AgencyStatement[], ...line: LineQuantity[]) =>
  quantityContradictions(statements, { quantities: line, grossKg: '100' }).map(({ said, line: of }) => [
    `${said.amount} ${said.unit}`,
    `${of.amount} ${of.unit}`,
  ])
const of = (amount: string, unit: string): LineQuantity => ({ amount, unit })

test('a net quantity is that of the line, in any unit of its kind, within rounding', () => {
  expect(found([saying(net('9000.13', 'L'))], of('9000.125', 'L'))).toEqual([])
  expect(found([saying(net('9.00', 'M3'))], of('9000', 'L'))).toEqual([])
  expect(found([saying(net('480.40', 'KG'))], of('480', 'KG'))).toEqual([])
  expect(found([saying(net('480.60', 'KG'))], of('480', 'KG'))).toEqual([['480.6 KG', '480 KG']])
  expect(found([saying(net('10.00', 'DOZ'))], of('120', 'NO'))).toEqual([])
  expect(found([saying(net('10.00', 'DOZ'))], of('121', 'NO'))).toEqual([['10 DOZ', '121 NO']])
})

test('statements of one program add up', () => {
  const two = [saying(net('420.00', 'L')), saying(net('180.75', 'L'))]
  expect(found(two, of('600.75', 'L'))).toEqual([])
  expect(found(two, of('420', 'L'))).toEqual([['600.75 L', '420 L']])
})

test('one of several quantities of a kind is enough, and other kinds are not compared', () => {
  const wine = [saying(net('9000.00', 'L'))]
  expect(found(wine, of('12000', 'NO'), of('9000', 'L'))).toEqual([])
  expect(found(wine, of('12000', 'NO'))).toEqual([])
  expect(found([saying(net('5.00', 'X'))], of('12000', 'NO'))).toEqual([])
  expect(found([saying(net('5.00', 'KG'))], of('7', 'KG'), of('5', 'KG'))).toEqual([])
  expect(found(wine)).toEqual([])
})

test('packages hold in all what the innermost hold, each lot for itself', () => {
  const packed = saying(level(1, '100.00', 'CT'), level(2, '10.00', 'PK'), level(3, '0.50', 'KG'))
  expect(found([packed], of('500', 'KG'))).toEqual([])
  expect(found([packed], of('500000', 'G'))).toEqual([])
  expect(found([packed], of('5000', 'KG'))).toEqual([['500 KG', '5000 KG']])
  const lots = saying(
    level(1, '2.00', 'CT'),
    level(2, '3.00', 'KG'),
    level(1, '4.00', 'CT'),
    level(2, '5.00', 'KG'),
  )
  expect(found([lots], of('26', 'KG'))).toEqual([])
  expect(found([saying(level(1, '100.00', 'CT'))], of('500', 'KG'))).toEqual([])
  expect(found([saying(level(1, '', 'KG'))], of('500', 'KG'))).toEqual([])
})

test('plants weigh no more than the goods, and fill no more than the line', () => {
  expect(found([saying(plant('60.00', 'KG'), plant('40.00', 'KG'))], of('120', 'NO'))).toEqual([])
  expect(found([saying(plant('60.00', 'KG'), plant('41.00', 'KG'))], of('120', 'NO'))).toEqual([
    ['101 KG', '100 KG'],
  ])
  expect(found([saying(plant('3.00', 'M3'))], of('2', 'M3'))).toEqual([['3 M3', '2 M3']])
  expect(found([saying(plant('1.00', 'M3'))], of('2', 'M3'))).toEqual([])
  expect(quantityContradictions([saying(plant('900.00', 'KG'))], {})).toEqual([])
})

test('the country of the product is that of the line; where its wood was harvested is not', () => {
  const made = (sourceType: string, country: string) => saying(row('PG06', { sourceType, country }))
  expect(originContradiction(made('39', 'FR'), { origin: 'IT' })).toEqual({ said: 'FR', line: 'IT' })
  expect(originContradiction(made('30', 'IT'), { origin: 'IT' })).toBeUndefined()
  expect(originContradiction(made('HRV', 'PL'), { origin: 'IT' })).toBeUndefined()
  expect(originContradiction(made('39', 'FR'), {})).toBeUndefined()
})

const DAYS = { arrival: { date: '2026-12-03', port: '2704' }, signedOn: '2026-11-25' }

test.each([
  ['madeAfterArrival', row('PG06', { processingStart: '2026-12-04' }), '2026-12-04', '2026-12-03'],
  [
    'madeBackwards',
    row('PG06', { processingStart: '2026-09-30', processingEnd: '2026-09-01' }),
    '2026-09-01',
    '2026-09-30',
  ],
  [
    'lotBackwards',
    row('PG25', { producedFrom: '2026-09-30', producedTo: '2026-09-01' }),
    '2026-09-01',
    '2026-09-30',
  ],
  ['testedAfterArrival', row('PG30', { status: 'L', date: '2026-12-04' }), '2026-12-04', '2026-12-03'],
  ['expiredAtArrival', row('PG14', { dateKind: '1', date: '2026-12-02' }), '2026-12-02', '2026-12-03'],
] as const)('%s', (order, record, day, against) => {
  expect(dateContradictions(saying(record), DAYS)).toEqual([{ order, day, against }])
})

test('days in their order, of another kind, or not known are no contradiction', () => {
  const fine = saying(
    row('PG06', { processingStart: '2026-09-01', processingEnd: '2026-09-01' }),
    row('PG14', { dateKind: '1', date: '2026-12-03' }),
    row('PG14', { dateKind: '3', date: '2020-01-01' }),
    row('PG25', { producedFrom: '2026-09-01' }),
    row('PG30', { status: 'A', date: '2026-12-04' }),
    row('PG30', { status: 'L' }),
  )
  expect(dateContradictions(fine, DAYS)).toEqual([])
  const made = saying(row('PG06', { processingStart: '2026-11-26' }))
  expect(dateContradictions(made, { signedOn: '2026-11-25' })).toHaveLength(1)
  expect(dateContradictions(made, {})).toEqual([])
})

test('the sample statements contradict nothing', () => {
  for (const statement of Object.values(SAMPLE_STATEMENTS)) {
    const facts = { ...SAMPLE_FACTS, quantities: [of('9000', 'L')], origin: '' }
    expect(quantityContradictions([statement], facts)).toEqual([])
    expect(originContradiction(statement, facts)).toBeUndefined()
    expect(dateContradictions(statement, facts)).toEqual([])
  }
})
