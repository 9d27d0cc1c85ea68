import { describe, expect, test } from 'vitest'
import { searchedWords } from './search-words.ts'

/** The words of an entry that a search of one word finds. */
const found = (typed: string, words: string[]) => {
  const [{ low, high, codes } = { low: '', high: undefined, codes: [] }] = searchedWords(typed)
  return words.filter((word) => (high ? word >= low && word < high : word === low) || codes.includes(word))
}

test.each([
  ['shirts', ['SHIRT', 'SHIRTS']],
  ['shirt', ['SHIRT', 'SHIRTS']],
  ['battery', ['BATTERY', 'BATTERIES']],
  ['batteries', ['BATTERY', 'BATTERIES']],
  ['boxes', ['BOX', 'BOXES']],
  ['glasses', ['GLASS', 'GLASSES']],
  ['shelf', ['SHELF', 'SHELVES']],
  ['knitted', ['KNIT', 'KNITTED', 'KNITTING']],
  ['upholstered', ['UPHOLSTERED', 'UPHOLSTERY']],
  ['lamp', ['LAMPS', 'LAMPSHADE']],
])('%j finds the forms %j', (typed, forms) => {
  expect(found(typed, [...forms, 'CHAIR'])).toEqual(forms)
})

describe('the words of a search', () => {
  test('are the digits of a number, and a text without signs and small words', () => {
    expect(searchedWords('8544.64 T-shirts of cotton').map(({ low }) => low)).toEqual([
      '854464',
      'T',
      'SHIRT',
      'COTTON',
    ])
    for (const number of ['8467 21 0010', '8467.21.0010', '8467.21.00.10', '8467210010'])
      expect(searchedWords(number).map(({ low }) => low)).toEqual(['8467210010'])
    expect(searchedWords('the').map(({ low }) => low)).toEqual(['THE'])
    expect(searchedWords('% _ 🚢')).toEqual([])
  })

  test('are whole where they are short, and beginnings where they are the last of several', () => {
    expect(searchedWords('cn').map(({ high }) => high)).toEqual([undefined])
    expect(searchedWords('lamps l').map(({ high }) => high !== undefined)).toEqual([true, true])
  })

  test('name ports and countries by their codes', () => {
    expect(found('vietnam', ['VN', 'VNM', 'CN'])).toEqual(['VN', 'VNM'])
    expect(found('beach', ['2709', '2704'])).toEqual(['2709'])
  })
})
