import { describe, expect, test } from 'vitest'
import { goodsOptions, searchWithin } from './found-goods.ts'
import type { GoodsRow, TariffResult, UsedLine } from './goods-queries.ts'

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
const row = (hts: string, lines: string[], line_count = lines.length): GoodsRow => ({
  hts,
  description: 'Other',
  path: ['Luminaires and lighting fittings'],
  is_likely: false,
  reasons: [],
  lines: lines.map((line) => result(line)),
  line_count,
  agencies: [],
})
const used: UsedLine[] = [
  { goods: 'Ceiling lamp of brass', result: result('9405.11.4010') },
  { goods: 'Steel desk lamp', result: result('9405.21.6010') },
]
const search = (typed: string, rows: GoodsRow[], ofEntry: string[] = []) =>
  goodsOptions(typed, { rows, used, ofEntry }).map(({ row, options }) => [
    row?.hts ?? 'before',
    ...options.map((one) => (one.kind === 'all' ? 'all' : `${one.line.hts}${one.isUsed ? ' used' : ''}`)),
  ])

describe('the search of the tariff', () => {
  test('offers the used numbers before anything is typed', () =>
    expect(search('', [])).toEqual([['before', '9405.11.4010 used', '9405.21.6010 used']]))

  test('lists a used number first in its subheading, and only once', () =>
    expect(search('lamp brass', [row('9405.11', ['9405.11.6010', '9405.11.4010'])])).toEqual([
      ['9405.11', '9405.11.4010 used', '9405.11.6010'],
    ]))

  test('lists a used number that the tariff did not find before the subheadings, if it has the words or digits', () => {
    expect(search('lamp brass', [row('9405.19', ['9405.19.6010'])])).toEqual([
      ['before', '9405.11.4010 used'],
      ['9405.19', '9405.19.6010'],
    ])
    expect(search('9405.2', [])).toEqual([['before', '9405.21.6010 used']])
    expect(search('9405.21 lamp', [])).toEqual([['before', '9405.21.6010 used']])
    expect(search('9405.19 lamp', [])).toEqual([])
  })

  test('lists subheadings with used numbers first, also of another line of this entry', () =>
    expect(
      search(
        'chandelier',
        [row('9405.29', ['9405.29.6010']), row('9405.19', ['9405.19.6010', '9405.19.8010'])],
        ['9405.19.8010'],
      ),
    ).toEqual([
      ['9405.19', '9405.19.8010 used', '9405.19.6010'],
      ['9405.29', '9405.29.6010'],
    ]))

  test('leads to all numbers of a subheading where it has more', () =>
    expect(search('goats', [row('0104.20', ['0104.20.0010'], 2)])).toEqual([
      ['0104.20', '0104.20.0010', 'all'],
    ]))
})

test('all numbers of a subheading are searched by its digits, and by the words that found it', () => {
  expect(searchWithin(row('9405.11', []), 'brass lamp')).toBe('9405.11 brass lamp')
  expect(searchWithin(row('9405.11', []), '9405 brass lamp')).toBe('9405.11 brass lamp')
  expect(searchWithin(row('9405.11', []), '9405')).toBe('9405.11')
})
