import { expect, test } from 'vitest'
import { caseCountries, isCaseOfOther } from './case-countries.ts'
import { isCountryCode } from './countries.ts'
import data from './data/adcvd-cases.json' with { type: 'json' }

test('every order of the Federal Register that the product lists has a country', () => {
  const codes = data.rows.map(([number = '']) => number)
  expect(codes.filter((number) => caseCountries(number) === undefined)).toEqual([])
})

test.each([
  ['A-570-967-000', 'CN', false],
  ['A570967', 'TW', true],
  ['C-122-858-000', 'XO', false],
  ['A-423-808-000', 'LU', false],
  ['C-408-046-000', 'DE', false],
  ['A-570-967-000', '**', false],
  ['A-570-967-000', '', false],
])('case %s and goods of %s', (number, origin, isRefused) => {
  expect(isCaseOfOther(number, origin)).toBe(isRefused)
  for (const country of caseCountries(number) ?? []) expect(isCountryCode(country)).toBe(true)
})
