import { CBP_PROFILE, SPECIFICATION_PROFILE } from '@edfe/domain/profile'
import { expect, test } from 'vitest'
import { settleValues } from './settle-values.ts'

const cell = (field: string, text: string) => ({ id: 'a', field, text })

test('pasted values are rounded to whole dollars under CBP’s rules, and a sentence says how many', () => {
  const pasted = [
    cell('description', '2.50'),
    cell('entered_value', '1,200.50'),
    cell('entered_value', '99'),
    cell('entered_value', '0.75'),
    cell('duty_amount', '3.25'),
  ]
  const { cells, note } = settleValues(pasted, CBP_PROFILE)
  expect(cells.map(({ text }) => text)).toEqual(['2.50', '1,201.00', '99.00', '1.00', '3.25'])
  expect(note).toBe('2 values are rounded to whole dollars, as CBP requires.')
})

test.each([
  ['a value without cents', cell('entered_value', '1,200.00'), CBP_PROFILE],
  ['a text that is no value', cell('entered_value', '3 960 ?'), CBP_PROFILE],
  ['cents under the specification’s rules', cell('entered_value', '1,200.50'), SPECIFICATION_PROFILE],
])('nothing is said of %s', (_, pasted, profile) => {
  expect(settleValues([pasted], profile)).toEqual({ cells: [pasted] })
})
