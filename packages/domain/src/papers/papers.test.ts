import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFoundSheet } from '../lines-import/index.ts'
import {
  kindOfPaper,
  mergePapers,
  type PaperField,
  type PaperReading,
  type PaperText,
  packedSheet,
  sumEffect,
  valuesOfPaper,
  withSum,
  wordsAround,
} from './index.ts'

/** A paper of rows with '|' between cells. */
const paper = (text: string): PaperText => {
  const rows = text.split('\n').map((row) => row.split('|'))
  return { text: rows.map((row) => row.join('   ')).join('\n'), sheets: [{ name: '', rows }] }
}

const INVOICE = paper(`COMMERCIAL INVOICE
Seller: Song Hong Lighting Co., Ltd.|Invoice no.: SH-2611
Terms of delivery: FOB Hai Phong
Item No|Description of goods|HS Code|Country of origin|Qty|Unit|Unit price|Amount USD
SH-18|LED ceiling lamp, 18 W|9405.11.6010|Vietnam|300|PCS|12.00|3,600.00
SH-24|LED ceiling lamp, 24 W|9405.11.6010|Vietnam|200|PCS|16.00|3,200.00
TOTAL|||||||6,800.00
Total cartons: 50 CTNS   Gross weight: 690.00 KGS`)

const PACKING = paper(`PACKING LIST
Shipper: SONG HONG LIGHTING COMPANY LIMITED
Item No|Description of goods|Qty|Cartons|G.W. (KGS)
SH-18|LED ceiling lamp, 18 W|300|30|390
SH-24|LED ceiling lamp, 24 W|200|20|310.5
TOTAL||500|50|700.5`)

const NOTICE: PaperText = {
  sheets: [],
  text: `ARRIVAL NOTICE
Shipper: Song Hong Lighting Co., Ltd.
Vessel / voyage: PACIFIC LARK / 046E     B/L No.: ONEYHPHG12345600
Port of discharge: LONG BEACH, CA     Arrival date: 24-NOV-2026
Container: PLKU3041204
No. of packages: 50 CTNS      Gross weight: 700.50 KGS`,
}

const read = (id: string, text: PaperText): PaperReading => {
  const kind = kindOfPaper(text, `${id}.pdf`)
  return { id, kind, values: valuesOfPaper(kind, text) }
}

describe('the kind of a paper', () => {
  test.each([
    ['an invoice', INVOICE, 'commercial_invoice'],
    ['a packing list', PACKING, 'packing_list'],
    ['an arrival notice, which names the bill of lading too', NOTICE, 'arrival_notice'],
    ['a bill of lading', { sheets: [], text: 'BILL OF LADING\nB/L No.: ONEY48217600355' }, 'bill_of_lading'],
    ['a table of goods with prices', paper('Item|Goods|Qty|Unit price\nA|Lamp|5|2.00'), 'commercial_invoice'],
    ['a table of goods with weights alone', paper('Item|Goods|Cartons|G.W.\nA|Lamp|5|20'), 'packing_list'],
    [
      'a notice without its title',
      { ...NOTICE, text: NOTICE.text.replace('ARRIVAL NOTICE', 'ONE LINE') },
      'arrival_notice',
    ],
  ] as const)('%s is known by what it says', (_, text, kind) => {
    expect(kindOfPaper(text, 'scan0001.pdf')).toBe(kind)
  })

  test('a paper that says nothing is known by the name of its file', () => {
    expect(kindOfPaper({ text: '', sheets: [] }, 'certificate of origin.pdf')).toBe('certificate')
  })
})

describe('the values of a paper', () => {
  test('an invoice gives seller, terms, origin, currency, and what it says of the whole shipment', () => {
    expect(valuesOfPaper('commercial_invoice', INVOICE)).toEqual([
      { field: 'shipment_origin.country_of_origin', value: 'VN', found: 'Vietnam', rows: 2 },
      { field: 'currency', value: 'USD', found: 'Amount USD' },
      { field: 'line_items.0.manifest_qty', value: '50', found: '50 CTNS' },
      { field: 'line_items.0.gross_weight_kg', value: '690.00', found: '690.00 KGS' },
      {
        field: 'parties.seller.name',
        value: 'Song Hong Lighting Co., Ltd.',
        found: 'Song Hong Lighting Co., Ltd.',
      },
      { field: 'shipment_origin.incoterm', value: 'FOB', found: 'FOB Hai Phong' },
    ])
  })

  test('a packing list gives the sums of its rows', () => {
    expect(valuesOfPaper('packing_list', PACKING)).toEqual([
      { field: 'line_items.0.gross_weight_kg', value: '700.5', found: '', rows: 2 },
      { field: 'line_items.0.manifest_qty', value: '50', found: '', rows: 2 },
      expect.objectContaining({ field: 'parties.seller.name', value: 'SONG HONG LIGHTING COMPANY LIMITED' }),
    ])
  })

  test('a total that is not the sum of its rows is a second value', () => {
    const wrong = paper(
      PACKING.sheets[0]!.rows.map((row) => row.join('|'))
        .join('\n')
        .replace('700.5', '710'),
    )
    expect(
      valuesOfPaper('packing_list', wrong).filter(({ field }) => field.endsWith('gross_weight_kg')),
    ).toEqual([
      { field: 'line_items.0.gross_weight_kg', value: '700.5', found: '', rows: 2 },
      { field: 'line_items.0.gross_weight_kg', value: '710', found: 'TOTAL   500   50   710' },
    ])
  })

  test('the weight of a row is not that of the shipment', () => {
    const rows = paper('PACKING LIST\nGoods|Qty|Cartons|Gross weight\nLamp|300|30|390 KG\nShade|20||')
    expect(valuesOfPaper('packing_list', rows).map(({ field }) => field)).not.toContain(
      'line_items.0.gross_weight_kg',
    )
  })

  test('a paper of another kind gives none', () => {
    expect(valuesOfPaper('other', INVOICE)).toEqual([])
  })
})

describe('papers of one shipment', () => {
  test('that agree propose each value once, and what they contradict is one question with every source', () => {
    const { agreed, contradictions } = mergePapers([
      read('n', NOTICE),
      read('p', PACKING),
      read('i', INVOICE),
    ])
    const seller = agreed.find(({ field }) => field === 'parties.seller.name')
    expect(seller?.value, 'one company in two spellings').toBe('Song Hong Lighting Co., Ltd.')
    expect(seller?.sources.map((source) => source.paper)).toEqual(['i', 'p', 'n'])
    expect(contradictions).toEqual([
      {
        field: 'line_items.0.gross_weight_kg',
        choices: [
          expect.objectContaining({ value: '690.00', sources: [expect.objectContaining({ paper: 'i' })] }),
          expect.objectContaining({
            value: '700.5',
            sources: [expect.objectContaining({ paper: 'p' }), expect.objectContaining({ paper: 'n' })],
          }),
        ],
      },
    ])
  })

  const FIELDS: readonly PaperField[] = [
    'shipment_origin.bill_of_lading',
    'line_items.0.gross_weight_kg',
    'parties.seller.name',
    'currency',
  ]
  const value = fc.record({
    field: fc.constantFrom(...FIELDS),
    value: fc.constantFrom('7', '7.0', '7.5', 'USD', 'usd', 'Lark Co., Ltd.', 'LARK CO LTD'),
    found: fc.constant('words'),
  })
  const readings = fc
    .array(
      fc.record({
        kind: fc.constantFrom('commercial_invoice', 'packing_list', 'arrival_notice'),
        values: fc.array(value),
      }),
    )
    .map((papers) => papers.map((one, at) => ({ ...one, id: `${at}` }) as PaperReading))

  test('lose no value: each is a source of one choice, and no field is both agreed and in question', () => {
    fc.assert(
      fc.property(readings, (papers) => {
        const { agreed, contradictions } = mergePapers(papers)
        const choices = [...agreed, ...contradictions.flatMap((one) => one.choices)]
        const kept = choices.flatMap(({ field, sources }) =>
          sources.map((one) => `${one.paper} ${field} ${one.value}`),
        )
        const given = papers.flatMap(({ id, values }) =>
          values.map((one) => `${id} ${one.field} ${one.value}`),
        )
        expect(kept.sort()).toEqual(given.sort())
        const asked = contradictions.map(({ field }) => field)
        expect(new Set([...asked, ...agreed.map(({ field }) => field)]).size).toBe(
          asked.length + agreed.length,
        )
        expect(contradictions.every((one) => one.choices.length > 1)).toBe(true)
      }),
    )
  })

  test('are asked the same whatever the order in which they were dropped', () => {
    fc.assert(
      fc.property(readings, (papers) => {
        const fieldsOf = (given: readonly PaperReading[]) =>
          mergePapers(given)
            .contradictions.map(({ field, choices }) => `${field} ${choices.length}`)
            .sort()
        expect(fieldsOf(papers.toReversed())).toEqual(fieldsOf(papers))
      }),
    )
  })
})

describe('the packing list beside the invoice', () => {
  const [invoice] = INVOICE.sheets
  const [packing] = PACKING.sheets
  const added = (sheet: typeof invoice) =>
    readFoundSheet(sheet!).rows.map(({ cells }) => [
      cells.part?.text,
      cells.gross_weight_kg?.text ?? '',
      cells.manifest_qty?.text ?? '',
    ])

  test('gives each line its weight and cartons by part number', () => {
    expect(added(packedSheet(invoice!, packing!))).toEqual([
      ['SH-18', '390', '30'],
      ['SH-24', '310.5', '20'],
    ])
  })

  test('of which several cartons have the same goods is added up', () => {
    const rows = [
      ...packing!.rows.slice(0, 4),
      ['SH-18', 'LED ceiling lamp, 18 W', '10', '1', '13'],
      ...packing!.rows.slice(4, 5),
    ]
    expect(added(packedSheet(invoice!, { name: '', rows }))[0]).toEqual(['SH-18', '403', '31'])
  })

  test('adds nothing to goods that the invoice has twice, and to an invoice with weights', () => {
    const twice = {
      name: '',
      rows: invoice!.rows.map((row) => row.map((cell) => (cell === 'SH-24' ? 'SH-18' : cell))),
    }
    expect(packedSheet(twice, packing!)).toBe(twice)
    const other = { name: '', rows: packing!.rows.map((row) => ['X', 'Another thing', ...row.slice(2)]) }
    expect(packedSheet(invoice!, other)).toBe(invoice)
  })
})

describe('a weight of the whole shipment', () => {
  test.each([
    ['is that of the lines', ['390', '310.5'], '700.50', 'same', ['390', '310.5']],
    ['goes to the only line', [''], '700.50', 'only line', ['700.5']],
    ['is spread over lines by what they have', ['300', '100'], '800', 'spread', ['600', '200']],
    ['is left alone where a line has none', ['300', ''], '800', 'none', ['300', '']],
    ['is left alone without lines', [], '800', 'none', []],
  ] as const)('%s', (_, lines, sum, effect, then) => {
    expect(sumEffect(lines, sum)).toBe(effect)
    expect(withSum(lines, sum)).toEqual(then)
  })

  test('is on the lines to the gram once it is spread', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 2, maxLength: 30 }),
        fc.integer({ min: 1, max: 999_999 }),
        (lines, sum) => {
          const spread = withSum(lines.map(String), String(sum))
          expect(spread.reduce((total, text) => total + Number(text), 0)).toBe(sum)
        },
      ),
    )
  })
})

test('a value is shown with the line around it, cut where it is long', () => {
  expect(wordsAround(NOTICE.text, '700.50 KGS')).toBe('No. of packages: 50 CTNS Gross weight: 700.50 KGS')
  const long = `${'before '.repeat(40)}700.50 KGS${' after'.repeat(40)}`
  expect(wordsAround(long, '700.50 KGS')).toMatch(/^….*700\.50 KGS.*…$/)
  expect(wordsAround(long, '700.50 KGS').length).toBeLessThanOrEqual(112)
})
