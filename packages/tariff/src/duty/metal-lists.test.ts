import { describe, expect, test } from 'vitest'
import { rowsOfProgram } from '../../test/fixtures/index.ts'

/** The goods are no part of a vehicle. */
const answers = { light_vehicle_part: 'no', heavy_vehicle_part: 'no', vehicle: 'no' }

const metalRows = (hts: string, origin = 'VN') =>
  rowsOfProgram('section-232-metals', { hts, origin, answers })

describe('a heading that note 16(c) only mentions where it describes parts is on no list of metals', () => {
  test.each([
    ['laptops: the list has parts of their power supplies', '8471.30.01.00'],
    ['disk drives', '8471.70.40.65'],
    ['microwave ovens: the list has their parts', '8516.50.00.30'],
    ['motors of 37.5 W to 74.6 W', '8501.10.60.40'],
    ['fork-lift trucks that work at airports', '8709.11.00.30'],
    ['boring machinery: the list has its parts', '8430.41.00.00'],
    ['new tractors for semi-trailers', '8701.21.00.15'],
    ['parts of wooden furniture', '9403.99.90.45'],
  ])('%s: %s', (_, hts) => expect(metalRows(hts)).toEqual([]))
})

test.each([
  ['motors above 150 kW, note 16(c)(vii)', '8501.53.60.00', ['99038209 2500.00']],
  ['parts of microwave ovens, note 16(c)(vi)', '8516.90.50.00', ['99038209 2500.00']],
  ['welded wire racks, note 16(c)(vii)', '9403.99.90.20', ['99038209 2500.00']],
])('%s: %s pays 25 percent', (_, hts, rows) => expect(metalRows(hts)).toEqual(rows))

test('goods on the lists of aluminum and of steel pay 200 percent from Russia, as aluminum', () =>
  expect(metalRows('8418.10.00.10', 'RU')).toEqual(['99038568 20000.00']))
