import { expect, test } from 'vitest'
import { codeOfText } from './code-text.ts'

const rows = [
  { code: '2704', name: 'Los Angeles, California' },
  { code: '2709', name: 'Long Beach, California' },
]

test.each([
  ['a code', '2709', '2709'],
  ['a name', 'long beach, california', '2709'],
  ['code and name as shown', '2709 Long Beach, California', '2709'],
  ['a code with half a name', '2709 Long', '2709'],
  ['a text that no row knows is kept for the rules', 'Long Beach', 'LONG BEACH'],
  ['nothing', '  ', ''],
])('%s', (_, typed, code) => expect(codeOfText(typed, rows)).toBe(code))

test.each([
  ['surety-companies', '12ab345', '123'],
  ['surety-companies', 'Zurich', 'ZURICH'],
  ['port-codes', 'ny-10', 'NY10'],
  ['port-codes', '27041', '2704'],
  ['countries', 'q9', 'Q9'],
] as const)('of %s typed as "%s" the field keeps %s', (lookup, typed, code) =>
  expect(codeOfText(typed, rows.slice(1), lookup)).toBe(code),
)
