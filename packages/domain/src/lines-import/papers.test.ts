import { describe, expect, test } from 'vitest'
import { findColumns } from './find-columns.ts'
import type { ImportField } from './import-columns.ts'
import type { RawCell, RawSheet } from './raw-sheet.ts'
import { type ReadOptions, readFoundSheet, readSheet } from './read-sheet.ts'

/** Papers as suppliers, carriers and accounting programs make them, with the value that a customs broker reads. */

const sheetOf = (rows: readonly RawCell[][], more: Partial<RawSheet> = {}): RawSheet => ({
  name: '',
  rows,
  ...more,
})

const readWith = (options: Partial<ReadOptions>, rows: readonly RawCell[][]) => {
  const sheet = sheetOf(rows)
  return readSheet(sheet, { ...findColumns(sheet), ...options })
}
const read = (...rows: RawCell[][]) => readFoundSheet(sheetOf(rows))

const textsOf = (rows: ReturnType<typeof read>['rows'], field: ImportField) =>
  rows.map(({ cells }) => cells[field]?.text)

describe('currency', () => {
  const HEADINGS = ['Description', 'Qty', 'Amount', 'Currency']

  test('a column of currencies says what the values are in', () => {
    const rows = [HEADINGS, ['Oak table', 2, 2400, 'EUR'], ['Oak bench', 1, 300, 'EUR']]
    expect(readFoundSheet(sheetOf(rows)).currency).toBe('EUR')
    const [table] = readWith({ rate: '1.1' }, rows).rows
    expect(table?.cells.entered_value).toMatchObject({ text: '2640', note: 'converted', foreign: '2400' })
  })

  test.each(['CURR', 'Cur.', 'CCY', 'Crcy', 'Currency Code', 'Invoice Currency', 'Doc. Currency'])(
    '%j is the heading of such a column',
    (heading) => {
      const rows = [
        ['Description', 'Qty', 'Amount', heading],
        ['Oak table', 2, 2400, 'GBP'],
      ]
      expect(readFoundSheet(sheetOf(rows)).currency).toBe('GBP')
    },
  )

  test('a column of currencies without a heading is known by its codes', () => {
    const rows = [
      ['Description', 'Qty', 'Amount', null],
      ['Oak table', 2, 2400, 'CNY'],
      ['Oak bench', 1, 300, 'CNY'],
    ]
    expect(readFoundSheet(sheetOf(rows)).currency).toBe('CNY')
  })

  test('with several currencies the person chooses, and rows in another one are not taken', () => {
    const rows = [HEADINGS, ['Oak table', 2, 2400, 'EUR'], ['Oak bench', 1, 300, 'USD']]
    expect(readFoundSheet(sheetOf(rows)).named).toEqual({ code: undefined, asked: ['EUR', 'USD'] })
    const [table, bench] = readWith({ currency: 'USD' }, rows).rows
    expect(table?.cells.entered_value).toMatchObject({ text: '', state: 'wrong', note: 'other-currency' })
    expect(bench?.cells.entered_value).toMatchObject({ text: '300', state: 'same' })
  })

  test('a word that is no currency is marked', () => {
    const [table] = read(HEADINGS, ['Oak table', 2, 2400, 'Taler']).rows
    expect(table?.cells.currency).toMatchObject({ state: 'wrong', note: 'not-currency' })
  })
})

describe('totals', () => {
  const HEADINGS = ['Description', 'Qty', 'Amount']
  const GOODS = [
    ['Oak table', 2, 2400],
    ['Oak bench', 1, 1500],
  ]

  test.each([
    'TTL',
    'TTL:',
    'TTL AMOUNT',
    'G.TOTAL',
    'G. TTL',
    'T O T A L',
    'Summe',
    'Gesamtbetrag',
    'Gesamtsumme',
    'Total général',
    'Totale',
    'Totaal',
    'Importe total',
    'Razem',
    'Tổng cộng',
    'GENEL TOPLAM',
    'Amount due',
    'Grand Total (USD)',
    '合 计',
    '总金额',
    '합계',
    'Итого',
    'Ogółem',
    'Totale documento',
    'Totale fattura',
    'Totaal excl. BTW',
    'Net à payer',
    'Rechnungssumme',
    'I alt',
    'Totalt',
    'Σύνολο',
    'Общо',
    'รวม',
    'الإجمالي',
    'SAY US DOLLARS THREE THOUSAND NINE HUNDRED ONLY',
    'Samtals',
    'Gwerth y cyfan',
  ])('a last row named %j is a total', (name) => {
    const sheet = read(HEADINGS, ...GOODS, [name, null, 3900])
    expect(sheet.rows).toHaveLength(2)
    expect(sheet.totals?.checks).toContainEqual({
      field: 'entered_value',
      read: '3900',
      stated: '3900',
      difference: '0',
    })
  })

  test.each(['Zwischensumme', 'Sous-total', 'SUB TTL', 'Übertrag', '小 计'])('%j is a subtotal', (name) => {
    const sheet = read(HEADINGS, ...GOODS, [name, null, 3900], ['Oak desk', 1, 100], ['Total', null, 4000])
    expect(sheet.rows).toHaveLength(3)
    expect(sheet.subtotals).toHaveLength(1)
  })

  test('a last row of numbers alone that sums the values is a total without its name', () => {
    const sheet = read(HEADINGS, ...GOODS, [null, 3, 3900])
    expect(sheet.rows).toHaveLength(2)
    expect(sheet.totals?.checks.map(({ difference }) => difference)).toEqual(['0', '0'])
  })

  test('a last row with a quantity and a value that are not both sums is goods, whatever it is called', () => {
    expect(read(HEADINGS, ...GOODS, ['Set of both', 1, 3900]).rows).toHaveLength(3)
    expect(read(HEADINGS, ...GOODS, ['Samtals', 3, 3900]).rows).toHaveLength(2)
  })

  test.each(['I alt', 'Kopā', 'Iš viso', 'Skupaj', 'TOT', 'סה"כ', 'Всього'])(
    'below one row of goods, %j is a total by its name',
    (name) => {
      expect(read(HEADINGS, ['Oak table', 2, 2400], [name, null, 2400]).rows).toHaveLength(1)
    },
  )

  test.each([
    'VAT 20%',
    'Freight',
    'Fracht',
    'Versandkosten',
    'MwSt. 19%',
    'Frais de port',
    'TVA 20%',
    'Spese di trasporto',
    'IVA 22%',
    'Verzendkosten',
    'BTW 21%',
    'Gastos de envío',
    'Flete marítimo',
    '运费',
    'Rabatt 5%',
    'Acompte 30%',
    '折扣',
  ])('a row %j is no goods, and is named', (name) => {
    const sheet = read(HEADINGS, ...GOODS, [name, null, 150], ['Total', null, 4050])
    expect(sheet.rows).toHaveLength(2)
    expect(sheet.charges).toEqual([{ row: 4, text: name }])
  })

  test.each(['Porto wine', 'Fruit port', 'Transport bag', 'IVA lamp', 'Remise en forme'])(
    'goods that are called %j are goods',
    (name) => {
      expect(read(HEADINGS, ...GOODS, [name, 3, 150]).rows).toHaveLength(3)
    },
  )

  test('goods whose name begins like a total are goods', () => {
    expect(read(HEADINGS, ...GOODS, ['Summer hats', 1, 50]).rows).toHaveLength(3)
    expect(read(HEADINGS, ...GOODS, ['Total station, theodolite', 1, 50]).rows).toHaveLength(3)
  })
})

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

describe('headings', () => {
  test('a merged heading over two columns holds for both', () => {
    const sheet = sheetOf(
      [
        ['Description', 'Qty', 'Weight (kg)', null],
        [null, null, 'Net', 'Gross'],
        ['Oak table', 2, 20, 25],
      ],
      { wide: new Map([['C1', 2]]) },
    )
    const [line] = readFoundSheet(sheet).rows
    expect(line?.cells.gross_weight_kg?.text).toBe('25')
    expect(readFoundSheet(sheet).rows).toHaveLength(1)
  })

  test('headings in two rows are read together, also in a CSV without merged cells', () => {
    const sheet = read(
      ['Item', 'Description', 'Qty', 'Unit', 'Total', 'Weight (g)', '', 'Country of'],
      ['No.', 'of goods', '', 'Price', 'Value', 'Net', 'Gross', 'Origin'],
      ['HM-1', 'Oak table', '2', '1200.00', '2400.00', '20000', '25000', 'Vietnam'],
    )
    expect(sheet.rows).toHaveLength(1)
    expect(
      Object.fromEntries(Object.entries(sheet.rows[0]!.cells).map(([field, { text }]) => [field, text])),
    ).toEqual({
      part: 'HM-1',
      description: 'Oak table',
      htsus: '',
      origin_country: 'VN',
      net_qty: '2',
      unit_price: '1200.00',
      entered_value: '2400',
      gross_weight_kg: '25',
    })
  })

  test('headings that are repeated on a later page are no row', () => {
    const headings = ['Description', 'Qty', 'Amount']
    const sheet = read(headings, ['Oak table', 2, 2400], headings, ['Oak bench', 1, 300])
    expect(textsOf(sheet.rows, 'description')).toEqual(['Oak table', 'Oak bench'])
  })
})

describe('tariff numbers', () => {
  test.each([
    ['8507', '8507'],
    ['850760', '8507.60'],
    ['8507.60.00', '8507.60.00'],
    ['HS 8507 60', '8507.60'],
  ])('the beginning of a number, %j, stays in the row and is marked', (raw, kept) => {
    const [line] = read(['Description', 'HS Code', 'Qty'], ['Battery', raw, 2]).rows
    expect(line?.cells.htsus).toMatchObject({ text: kept, state: 'wrong', note: 'hts-short' })
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

describe('rows that become no line', () => {
  const HEADINGS = ['Description', 'Qty', 'Amount']

  test('the second row of a description is joined to the first and marked', () => {
    const sheet = read(
      HEADINGS,
      ['Oak table', 2, 2400],
      ['with two leaves', null, null],
      ['Oak bench', 1, 300],
    )
    expect(sheet.rows[0]?.cells.description).toMatchObject({
      text: 'Oak table with two leaves',
      state: 'mended',
      note: 'continued',
    })
    expect(sheet.rows).toHaveLength(2)
  })

  test('any other text alone is named', () => {
    const sheet = read(
      HEADINGS,
      ['Oak table', 2, 2400],
      ['Garden furniture', null, null],
      ['Oak bench', 1, 300],
    )
    expect(sheet.rows[0]?.cells.description).toMatchObject({ text: 'Oak table', state: 'same' })
    expect(sheet.others).toEqual([{ row: 3, text: 'Garden furniture' }])
  })

  test('texts alone above the first goods are named, titles above the headings are not', () => {
    const sheet = read(
      ['Packing list of Timely Woods', null, null],
      HEADINGS,
      ['Furniture of oak', null, null],
      [null, null, null],
      ['Made in Vietnam', null, null],
      ['Oak table', 2, 2400],
      ['Oak bench', 1, 300],
    )
    expect(textsOf(sheet.rows, 'description')).toEqual(['Oak table', 'Oak bench'])
    expect(sheet.others).toEqual([
      { row: 3, text: 'Furniture of oak' },
      { row: 5, text: 'Made in Vietnam' },
    ])
  })

  test('the foot of a form is no goods', () => {
    const sheet = read(
      ['Description', 'No. of packages', 'Weight (kg)', 'Total Value'],
      ['Oak table', 6, '90.0 kg', 1200],
      ['SEE http://www.carrier.example/terms', 6, '90.0 kg', null],
      ['SIGNATURE OF SHIPPER OR AGENT', null, '2026', null],
    )
    expect(textsOf(sheet.rows, 'description')).toEqual(['Oak table'])
    expect(sheet.others.map(({ row }) => row)).toEqual([3, 4])
  })

  test('a hidden row is named and left out until it is shown', () => {
    const sheet = sheetOf([HEADINGS, ['Oak table', 2, 2400], ['Oak desk', 9, 8991], ['Oak bench', 1, 300]], {
      hidden: new Set([3]),
    })
    const found = readFoundSheet(sheet)
    expect(textsOf(found.rows, 'description')).toEqual(['Oak table', 'Oak bench'])
    expect(found.hidden).toEqual([{ row: 3, text: 'Oak desk' }])
    const shown = readSheet(sheet, { ...findColumns(sheet), shown: new Set([3]) })
    expect(shown.rows).toHaveLength(3)
    expect(shown.hidden).toEqual([])
  })
})

describe('part numbers that a spreadsheet has changed', () => {
  test('one that became a date is asked about', () => {
    const sheet = sheetOf(
      [
        ['Part No', 'Description', 'Qty'],
        ['2026-02-01', 'Oak table', 2],
      ],
      {
        dates: new Set(['A2']),
      },
    )
    expect(readFoundSheet(sheet).rows[0]?.cells.part).toMatchObject({
      state: 'asked',
      note: 'changed-part',
      text: '',
    })
  })

  test.each(['1-Feb', 'Feb-26', '01-Feb-2026', '1.2E+05', '4E+11'])('%j is asked about', (part) => {
    const [line] = read(['Part No', 'Description', 'Qty'], [part, 'Oak table', 2]).rows
    expect(line?.cells.part).toMatchObject({ state: 'asked', note: 'changed-part' })
  })

  test.each(['2-FEBO', 'MAR-10A', 'HM-2107', '2026-02-01'])('%j is taken', (part) => {
    const [line] = read(['Part No', 'Description', 'Qty'], [part, 'Oak table', 2]).rows
    expect(line?.cells.part).toMatchObject({ state: 'same', text: part })
  })
})

describe('amounts that say more than a number', () => {
  test.each(['1.2k', 'USD 1.2M', '24 kg', '24 pcs', '1200 USD/EUR', '~1200', '1,200.00 CR'])(
    '%j is no amount, and is marked',
    (raw) => {
      const [line] = read(['Description', 'Qty', 'Amount (USD)'], ['Oak table', 2, raw]).rows
      expect(line?.cells.entered_value).toMatchObject({ text: '', state: 'wrong' })
    },
  )
})
