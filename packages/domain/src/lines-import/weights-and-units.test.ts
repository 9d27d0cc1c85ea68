import { describe, expect, test } from 'vitest'
import { read, readWith, textsOf } from '../../test/lines-import/papers.ts'

describe('weights', () => {
  test.each([
    ['Gross Weight (g)', 12500, '12.5', 'grams'],
    ['Gross weight in grams', '12,505.00', '12.505', 'grams'],
    ['G.W. (GMS)', 12500, '12.5', 'grams'],
    ['Gross Weight (MT)', 1.25, '1250', 'tonnes'],
    ['Gross weight, t', 1.25, '1250', 'tonnes'],
    ['Weight LBS', 100, '45.359', 'pounds'],
    ['Gross Weight (oz)', 16, '0.454', 'ounces'],
    ['Gross Weight', '12500 g', '12.5', 'grams'],
    ['Gross Weight', '1.25 MT', '1250', 'tonnes'],
    ['Gross Weight (g)', '12.5 kg', '12.5', 'number'],
    ['Gross Weight (M/T)', 1.25, '1250', 'tonnes'],
    ['毛重(克)', 12500, '12.5', 'grams'],
    ['毛重（吨）', 1.25, '1250', 'tonnes'],
    ['毛重(磅)', 100, '45.359', 'pounds'],
    ['Poids brut (livres)', 100, '45.359', 'pounds'],
    ['Brüt Ağırlık (gr)', 12500, '12.5', 'grams'],
  ])('under %j, %j is %s kg and marked', (heading, raw, kilograms, note) => {
    const [line] = read(['Description', 'Qty', heading], ['Oak table', 2, raw]).rows
    expect(line?.cells.gross_weight_kg).toMatchObject({ text: kilograms, state: 'mended', note })
  })

  test.each(['G.W. (KGS)', 'G.W.', 'Gross Weight', 'Gross Weight kg'])(
    'under %j, weights are kilograms',
    (heading) => {
      const [line] = read(['Description', 'Qty', heading], ['Oak table', 2, 12500]).rows
      expect(line?.cells.gross_weight_kg).toMatchObject({ text: '12500', state: 'same' })
    },
  )

  test('tons are asked about, since they are metric, short or long ones', () => {
    const [line] = read(['Description', 'Qty', 'Gross Weight (tons)'], ['Oak table', 2, 1.5]).rows
    expect(line?.cells.gross_weight_kg).toMatchObject({
      text: '',
      state: 'asked',
      note: 'tons',
      proposal: '1500',
    })
  })
})

describe('quantities with their unit', () => {
  test.each([
    ['1.00 Units', '1.00', 'NO'],
    ['12.00 L', '12.00', 'L'],
    ['15.00 g', '15.00', 'G'],
    ['3 Dozens', '3', 'DOZ'],
    ['10 m²', '10', 'M2'],
    ['2 kg', '2', 'KG'],
  ])('%j is %s %s', (raw, quantity, unit) => {
    const [line] = read(['Description', 'Quantity', 'Amount'], ['Oak table', raw, 10]).rows
    expect(line?.cells.net_qty).toMatchObject({ text: quantity, state: 'mended', unit })
    expect(line?.cells.net_uom).toMatchObject({ text: unit, state: 'mended' })
  })

  test('a unit over the quantities holds for each, and a column of units comes before it', () => {
    expect(textsOf(read(['Description', 'Qty (kg)'], ['Rice', 5], ['Oats', 7]).rows, 'net_uom')).toEqual([
      'KG',
      'KG',
    ])
    const [line] = read(['Description', 'Qty (pcs)', 'UOM', 'Amount'], ['Shirts', 5, 'DZN', 10]).rows
    expect(line?.cells.net_uom?.text).toBe('DOZ')
  })
})

describe('units that may be two', () => {
  const HEADINGS = ['Description', 'Qty', 'Unit', 'Amount']

  test.each([
    ['GR', 'G'],
    ['TON', 'T'],
  ])('%s in a column of units is asked about, and %s proposed', (unit, proposal) => {
    const [line] = read(HEADINGS, ['Saffron', 15, unit, 100]).rows
    expect(line?.cells.net_uom).toMatchObject({ text: '', state: 'asked', note: 'doubtful-unit', proposal })
  })

  test('a person keeps it', () => {
    const [line] = readWith({ mended: new Map([['2 net_uom', 'GR']]) }, [
      HEADINGS,
      ['Pencils', 15, 'GR', 100],
    ]).rows
    expect(line?.cells.net_uom).toMatchObject({ text: 'GR', state: 'typed' })
  })

  test('beside a quantity it is not taken', () => {
    const [line] = read(['Description', 'Qty', 'Amount'], ['Saffron', '15 gr', 100]).rows
    expect(line?.cells.net_qty).toMatchObject({ text: '15', state: 'mended' })
    expect(line?.cells.net_uom).toBeUndefined()
  })
})
