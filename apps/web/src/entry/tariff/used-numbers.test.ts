import { describe, expect, test } from 'vitest'
import type { TariffResult, UsedLine } from './tariff-queries.ts'
import { foundNumbers } from './used-numbers.ts'

const result = (hts: string, description = 'Other'): TariffResult => ({
  hts,
  description,
  path: ['Luminaires and lighting fittings', description],
  units: [],
  general: '7.6%',
  special: null,
  column_2: null,
  additional: null,
  is_whole: true,
  percent: null,
  percent_is_assumed: false,
})
const used: UsedLine[] = [
  { goods: 'Ceiling lamp of brass', result: result('9405.11.4010') },
  { goods: 'Steel desk lamp', result: result('9405.21.6010') },
]
const search = (typed: string, hits: string[], ofEntry: string[] = []) =>
  foundNumbers(typed, { results: hits.map((hts) => result(hts)), used, ofEntry }).map(
    ({ result: { hts }, isUsed }) => `${hts}${isUsed ? ' used' : ''}`,
  )

describe('the search of the tariff', () => {
  test('offers the used numbers before anything is typed', () =>
    expect(search('', [])).toEqual(['9405.11.4010 used', '9405.21.6010 used']))

  test('lists a used number first when the words tell of its goods, and only once', () =>
    expect(search('lamp brass', ['9405.11.6010', '9405.11.4010'])).toEqual([
      '9405.11.4010 used',
      '9405.11.6010',
    ]))

  test('lists a used number that begins with the digits', () =>
    expect(search('9405.2', ['9405.21', '9405.29'])).toEqual(['9405.21.6010 used', '9405.21', '9405.29']))

  test('marks results that were used, also in another line of this entry, and lists them first', () =>
    expect(search('chandelier', ['9405.19.6010', '9405.21.6010', '9405.19.8010'], ['9405.19.8010'])).toEqual([
      '9405.21.6010 used',
      '9405.19.8010 used',
      '9405.19.6010',
    ]))

  test('leaves the order of the tariff to goods that nobody has entered', () =>
    expect(search('goats', ['0104.20.0000', '0104.10.0000'])).toEqual(['0104.20.0000', '0104.10.0000']))
})
