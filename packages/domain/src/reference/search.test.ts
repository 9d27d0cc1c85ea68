import { expect, test } from 'vitest'
import { createSearch } from './search.ts'

const search = createSearch([
  { code: '2704', name: 'Los Angeles, California', detail: 'Pacific Region' },
  { code: '1303', name: 'Baltimore, Maryland', detail: 'Mid-Atlantic Region' },
  { code: '5821', name: 'Besançon', detail: 'France' },
  { code: '4601', name: 'New York/Newark Area', detail: 'Northeast Region' },
  { code: '2705', name: 'Santa Ana', detail: 'Los Angeles district' },
])

const codes = (query: string, limit?: number) => search(query, limit).map((row) => row.code)

test.each([
  ['27', ['2704', '2705'], 'the start of a code'],
  ['los ang', ['2704', '2705'], 'the name before words beside it'],
  ['besancon', ['5821'], 'letters without their accents'],
  ['BESANÇON', ['5821'], 'any case'],
  ['newark', ['4601'], 'a word within the name'],
  ['york new', ['4601'], 'words in any order'],
  ['maryland 1303', ['1303'], 'code and name together'],
  ['zzz', [], 'nothing'],
  ['!', [], 'nothing for punctuation alone'],
])('%s finds %j: %s', (query, found) => expect(codes(query)).toEqual(found))

test('an empty query shows the head of the table, and the limit holds', () => {
  expect(codes('', 2)).toEqual(['2704', '1303'])
  expect(codes('27', 1)).toEqual(['2704'])
})
