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
