import { expect, test } from 'vitest'
import { linesToCalculate, withDutySource } from './duty-of-changes.ts'

const LINES: Record<string, Record<string, string>> = {
  tariff: { duty_source: 'calculated', duty_amount: '10.00' },
  own: { duty_source: 'typed', duty_amount: '10.00' },
  empty: {},
}
const textOf = (id: string, field: string) => LINES[id]?.[field] ?? ''

test("a duty that is typed over the tariff's is the person's, and the tariff's is kept", () => {
  const typed = { id: 'tariff', field: 'duty_amount', text: '12.00' }
  expect(withDutySource([typed], textOf)).toEqual([
    typed,
    { id: 'tariff', field: 'duty_source', text: 'typed' },
    { id: 'tariff', field: 'duty_calculated', text: '10.00' },
  ])
  const other = { id: 'own', field: 'duty_amount', text: '12.00' }
  expect(withDutySource([other], textOf)).toEqual([other])
})

test("another value or number gives a line another duty, if its duty is the tariff's", () => {
  const cells = ['tariff', 'own'].flatMap((id) => [
    { id, field: 'entered_value', text: '100.00' },
    { id, field: 'htsus', text: '9403.60.8093' },
  ])
  expect(linesToCalculate(cells, textOf)).toEqual(['tariff'])
  expect(linesToCalculate([{ id: 'tariff', field: 'description', text: 'Desk' }], textOf)).toEqual([])
})

test('a number gives a line without a duty that of the tariff', () => {
  const number = { id: 'empty', field: 'htsus', text: '9403.60.8093' }
  const calculated = { id: 'empty', field: 'duty_source', text: 'calculated' }
  expect(withDutySource([number], textOf)).toEqual([number, calculated])
})

test('a number leaves a duty that somebody typed, before or beside it', () => {
  const own = { id: 'own', field: 'htsus', text: '9403.60.8093' }
  expect(withDutySource([own], textOf)).toEqual([own])
  const pasted = [
    { id: 'empty', field: 'htsus', text: '9403.60.8093' },
    { id: 'empty', field: 'duty_amount', text: '7.00' },
  ]
  expect(withDutySource(pasted, textOf)).toEqual(pasted)
  const emptied = [{ id: 'empty', field: 'htsus', text: '' }]
  expect(withDutySource(emptied, textOf)).toEqual(emptied)
})
