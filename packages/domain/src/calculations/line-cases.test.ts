import { expect, test } from 'vitest'
import { caseDuty, casesOf, isBonded } from './line-cases.ts'

const PAIR = {
  adcvd_case_number: 'A-570-967-000',
  adcvd_rate: '10',
  adcvd_claim: 'B',
  second_case_number: 'C-570-968-000',
  second_case_rate: '5.5',
  second_case_amount: '667.10',
  second_case_claim: 'C',
}

test('goods under paired orders have an antidumping and a countervailing case, each with its deposit', () => {
  const cases = casesOf(PAIR)
  expect(cases.map(({ kind }) => kind)).toEqual(['AD', 'CVD'])
  expect(cases.map(isBonded)).toEqual([true, false])
  expect(cases.map((one) => caseDuty(one, 1_212_900n))).toEqual([121_290n, 66_710n])
})

test('a line without a case number has none, whatever else is given', () => {
  expect(casesOf({ adcvd_rate: '10', second_case_claim: 'B' })).toEqual([])
})
