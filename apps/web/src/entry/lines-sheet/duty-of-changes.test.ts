import { expect, test } from 'vitest'
import { linesToCalculate, withDutySource } from './duty-of-changes.ts'

const sourceOf = (id: string) => (id === 'tariff' ? 'calculated' : 'typed')

test("a duty that is typed over the tariff's is the person's", () => {
  const typed = { id: 'tariff', field: 'duty_amount', text: '12.00' }
  expect(withDutySource([typed], sourceOf)).toEqual([
    typed,
    { id: 'tariff', field: 'duty_source', text: 'typed' },
  ])
  const other = { id: 'own', field: 'duty_amount', text: '12.00' }
  expect(withDutySource([other], sourceOf)).toEqual([other])
})

test("another value or number gives a line another duty, if its duty is the tariff's", () => {
  const cells = ['tariff', 'own'].flatMap((id) => [
    { id, field: 'entered_value', text: '100.00' },
    { id, field: 'htsus', text: '9403.60.8093' },
  ])
  expect(linesToCalculate(cells, sourceOf)).toEqual(['tariff'])
  expect(linesToCalculate([{ id: 'tariff', field: 'description', text: 'Desk' }], sourceOf)).toEqual([])
})
