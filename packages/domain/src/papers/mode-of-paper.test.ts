import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergePapers, type PaperReading, type PaperValue, valuesOfEntry, valuesOfPaper } from './index.ts'

const MODE = 'shipment_origin.mode_of_transport'
const modes = (text: string, kind: PaperReading['kind'] = 'arrival_notice') =>
  valuesOfPaper(kind, { text, sheets: [] })
    .filter(({ field }) => field === MODE)
    .map(({ value, found }) => [value, found])

describe('the mode of transport of a paper', () => {
  test.each([
    ['a container number', 'Vessel: PACIFIC LARK\nContainer: PLKU304120-4', [['11', 'PLKU304120-4']]],
    ['words of a container', 'Vessel: PACIFIC LARK\nService: LCL', [['11', 'LCL']]],
    [
      'a container number with a wrong check digit, and a vessel',
      'Vessel: PACIFIC LARK\nContainer: PLKU304120-5',
      [
        ['11', 'Vessel'],
        ['10', 'Vessel'],
      ],
    ],
    ['break bulk', 'Vessel: PACIFIC LARK\n12 steel coils, break bulk', [['10', 'break bulk']]],
    ['an air waybill', 'MAWB No: 160-12345675\nHAWB No: PVG2600417', [['40', 'MAWB']]],
    [
      'an air waybill of a forwarder by sea and air',
      'OCEAN AIR FORWARDING\nVessel/Flight: PL 801\nMAWB No: 160-12345675',
      [['40', '160-12345675']],
    ],
    ['a house air waybill alone', 'HAWB No: PVG2600417', [['40', 'HAWB']]],
    ['a trailer', 'PAPS #: SWFT123456789\nTrailer: 53123', [['30', 'Trailer']]],
    ['a container on a truck', 'PAPS #: SWFT123456789\nUnit PLKU3041204', [['31', 'PLKU3041204']]],
    ['a railcar', 'Railroad: CANADIAN NATIONAL\nRailcar: CNRU 765432', [['20', 'Railcar']]],
    [
      'a bill whose letters are those of a vessel carrier',
      'B/L No.: MAEU123456789',
      [
        ['11', 'MAEU123456789'],
        ['10', 'MAEU123456789'],
      ],
    ],
    ['nothing that says it', 'FIRMS code: Y258', []],
  ] as const)('%s shows it', (_, text, expected) => {
    expect(modes(text)).toEqual(expected)
  })

  test.each([
    ['Shipped by: sea freight', 'packing_list', ['11', '10']],
    ['Mode of transport: Air', 'commercial_invoice', ['40']],
    ['Container no. PLKU3041204', 'packing_list', ['11']],
    ['Air freight   120.00', 'commercial_invoice', []],
    ['AWB 160-12345675', 'commercial_invoice', ['40']],
  ] as const)('%j in a list of goods is %s', (text, kind, expected) => {
    expect(modes(text, kind).map(([value]) => value)).toEqual(expected)
  })

  test('is a question only where no paper says whether the goods came in a container', () => {
    const vessel = { id: 'n', kind: 'arrival_notice', values: valuesOf('Vessel: PACIFIC LARK') } as const
    const packing = {
      id: 'p',
      kind: 'packing_list',
      values: valuesOf('PLKU3041204', 'packing_list'),
    } as const
    const air = { id: 'a', kind: 'arrival_notice', values: valuesOf('MAWB 160-12345675') } as const
    const asked = (...papers: PaperReading[]) =>
      mergePapers(papers).contradictions.map(({ choices }) => choices.map(({ value }) => value))
    expect(asked(vessel)).toEqual([['11', '10']])
    expect(asked(vessel, packing)).toEqual([])
    expect(mergePapers([vessel, packing]).agreed).toMatchObject([{ value: '11', sources: [{}, {}] }])
    expect(asked(vessel, air), 'a vessel and an air waybill do not go together').toHaveLength(1)
  })
})

const valuesOf = (text: string, kind: PaperReading['kind'] = 'arrival_notice') =>
  valuesOfPaper(kind, { text, sheets: [] }).filter(({ field }) => field === MODE)

test('an entry type is read where a paper prints it', () => {
  const types = (text: string) =>
    valuesOfPaper('arrival_notice', { text, sheets: [] })
      .filter(({ field }) => field === 'header.entry_type')
      .map(({ value }) => value)
  expect(types('Entry type: 11 Informal')).toEqual(['11'])
  expect(types('Type of entry: 98')).toEqual([])
  expect(types('Entry: consumption')).toEqual([])
})

describe('papers beside an entry that has values', () => {
  const paper = (...values: PaperValue[]): PaperReading => ({ id: 'n', kind: 'arrival_notice', values })
  const bill = (value: string): PaperValue => ({
    field: 'shipment_origin.bill_of_lading',
    value,
    found: value,
  })

  test('ask what contradicts the entry, and not what it has', () => {
    const { agreed, done, contradictions } = mergePapers(
      [paper(bill('ONEYHPHG12345600'), { field: MODE, value: '11', found: 'PLKU3041204' })],
      [
        bill('ONEYHPHG99999999'),
        { field: MODE, value: '11', found: '' },
        { field: 'shipment_origin.incoterm', value: 'FOB', found: '' },
      ],
    )
    expect(contradictions.map(({ choices }) => choices.map(({ value }) => value))).toEqual([
      ['ONEYHPHG99999999', 'ONEYHPHG12345600'],
    ])
    expect(contradictions[0]?.choices[0]?.sources).toMatchObject([{ paper: 'entry' }])
    expect(done.map(({ field }) => field)).toEqual([MODE])
    expect(agreed).toEqual([])
  })

  test('a mode that the entry has answers whether the goods came in a container', () => {
    const open = valuesOf('Vessel: PACIFIC LARK')
    const { done, contradictions } = mergePapers([paper(...open)], [{ field: MODE, value: '10', found: '' }])
    expect([done.length, contradictions.length]).toEqual([1, 0])
    const air = mergePapers([paper(...open)], [{ field: MODE, value: '40', found: '' }])
    expect(air.contradictions[0]?.choices.map(({ value }) => value)).toEqual(['40', '11', '10'])
  })

  test('never propose another value without a question where the entry has one', () => {
    const field = fc.constantFrom('parties.seller.name', 'shipment_origin.incoterm', MODE)
    const values = fc.array(
      fc.record({
        field,
        value: fc.constantFrom('11', '10', 'FOB', 'Lark', ''),
        found: fc.constant('words'),
        isOpen: fc.boolean(),
      }),
    ) as fc.Arbitrary<PaperValue[]>
    fc.assert(
      fc.property(values, values, (ofPaper, ofEntry) => {
        const has = new Set(ofEntry.filter(({ value }) => value !== '').map((one) => one.field))
        const { agreed, contradictions } = mergePapers([paper(...ofPaper)], ofEntry)
        expect(agreed.filter((one) => has.has(one.field))).toEqual([])
        for (const one of contradictions.filter((asked) => has.has(asked.field)))
          expect(one.choices.some(({ sources }) => sources.some((source) => source.paper === 'entry'))).toBe(
            true,
          )
      }),
    )
  })
})

describe('what an entry has beside its papers', () => {
  const line = (gross_weight_kg: string, at: number) => ({
    id: `${at}`,
    line_number: at + 1,
    gross_weight_kg,
  })
  const WEIGHT = 'line_items.0.gross_weight_kg'
  const draft = {
    shipment_origin: { incoterm: 'FOB', bill_of_lading: '' },
    parties: { seller: { name: 'Song Hong' } },
    line_items: ['390', '310.5'].map(line),
  }

  test('is each field that papers speak of, and the sum of its lines', () => {
    expect(
      valuesOfEntry(
        draft,
        [
          'shipment_origin.incoterm',
          'shipment_origin.bill_of_lading',
          'parties.seller.name',
          WEIGHT,
          'currency',
        ],
        true,
      ),
    ).toEqual([
      { field: 'shipment_origin.incoterm', value: 'FOB', found: '' },
      { field: 'parties.seller.name', value: 'Song Hong', found: '' },
      { field: WEIGHT, value: '700.5', found: '' },
    ])
  })

  test('is no sum where a line lacks the value, or where other lines take the place of its lines', () => {
    expect(valuesOfEntry({ line_items: ['390', ''].map(line) }, [WEIGHT], true)).toEqual([])
    expect(valuesOfEntry(draft, [WEIGHT], false)).toEqual([])
  })

  test('keeps the zeros of a whole sum', () => {
    expect(valuesOfEntry({ line_items: ['400', '300'].map(line) }, [WEIGHT], true)).toMatchObject([
      { value: '700' },
    ])
  })
})
