import { describe, expect, test } from 'vitest'
import { codeOfText, isTypedCode, rowOfSearch } from './code-text.ts'

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

test.each([
  ['port-codes', '27', true],
  ['port-codes', 'long', false],
  ['port-codes', 'long beach, california', true],
  ['countries', 'vi', true],
  ['countries', 'viet', false],
  ['surety-companies', '', true],
] as const)('of %s, "%s" is a code while it is typed: %s', (lookup, typed, isCode) =>
  expect(isTypedCode(typed, rows, lookup)).toBe(isCode),
)

test.each([
  ['lo', rows, '2704'],
  ['beach', rows.slice(1), '2709'],
  ['california', rows, undefined],
  ['2799', rows.slice(1), undefined],
] as const)('"%s" means a row of what was found', (typed, found, code) =>
  expect(rowOfSearch(typed, found, 'port-codes')?.code).toBe(code),
)

describe('a text that fits several ports', () => {
  const port = (code: string, name: string, airports = '', region = 'Region') => ({
    code,
    name,
    airports,
    region,
  })

  test.each([
    ['JFK', [port('4701', 'John F. Kennedy Airport', 'JFK'), port('4771', 'ECCF NYACC JFK Airport')], '4701'],
    [
      'KENNEDY',
      [port('4701', 'John F. Kennedy Airport'), port('1012', 'JOHN F KENNEDY INTL', '', '')],
      '4701',
    ],
    ['Portland', [port('0101', 'Portland, Maine'), port('2904', 'Portland, Oregon')], undefined],
    ['Miami', [port('5201', 'Miami, Florida'), port('5206', 'Miami International Airport, Florida')], '5201'],
  ])('%s', (typed, found, code) => expect(rowOfSearch(typed, found, 'port-codes')?.code).toBe(code))

  test('is chosen for nobody where several countries have the place', () => {
    const found = ['Mexico', 'Panama'].map((detail, index) => ({
      code: `2012${index}`,
      name: 'Manzanillo',
      detail,
    }))
    expect(rowOfSearch('Manzanillo', found, 'foreign-ports')).toBeUndefined()
    expect(isTypedCode('Manzanillo', found, 'foreign-ports')).toBe(false)
    expect(codeOfText('Manzanillo', found, 'foreign-ports')).toBe('MANZANILLO')
  })
})
