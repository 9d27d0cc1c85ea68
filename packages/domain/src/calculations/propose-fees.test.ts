import { describe, expect, test } from 'vitest'
import { componentsInEnglish } from '../../test/in-english.ts'
import type { DraftData, LineItem } from '../entry/draft.ts'
import { proposeFees } from './propose-fees.ts'

const line = (change: Partial<LineItem> = {}): LineItem => ({
  id: 'a',
  line_number: 1,
  htsus: '9405.41.8440',
  entered_value: '12129',
  duty_amount: '473.03',
  ...change,
})

const draft = (
  header: { entry_type?: string; entry_date?: string },
  mode: string,
  lines: LineItem[] = [line()],
  origin = 'TW',
): DraftData => ({
  header: { entry_type: '01', entry_date: '2026-02-24', ...header },
  shipment_origin: { mode_of_transport: mode, country_of_origin: origin },
  line_items: lines,
})

const amounts = (entry: DraftData) => proposeFees(entry).map((fee) => [fee.class_code, fee.amount])

describe('merchandise processing fee', () => {
  test('the maximum of fiscal year 2026 holds a large entry', () => {
    expect(amounts(draft({}, '40', [line({ entered_value: '1000000' })]))).toEqual([['499', '651.50']])
  })

  test.each([
    ['2026-09-30', '33.58'],
    ['2026-10-01', '34.58'],
    ['2017-12-31', '25.00'],
    ['2018-01-01', '25.67'],
    ['2011-09-30', '25.00'],
    ['1994-12-31', '21.00'],
  ])('the minimum goes by the entry date: %s pays %s', (entry_date, minimum) => {
    expect(amounts(draft({ entry_date }, '40', [line({ entered_value: '100' })]))).toEqual([['499', minimum]])
  })

  test('an informal entry pays the fixed fee of its year instead', () => {
    expect(amounts(draft({ entry_type: '11' }, '40', [line({ entered_value: '900' })]))).toEqual([
      ['311', '2.69'],
    ])
  })

  test('an informal entry by mail or at a courier hub pays none', () => {
    expect(amounts(draft({ entry_type: '11' }, '50')).map(([code]) => code)).not.toContain('311')
    expect(proposeFees(draft({ entry_type: '11' }, '40'), { isInformalFeeExemptPort: true })).toEqual([])
  })

  test.each([
    ['2026-09-30', '7.39'],
    ['2026-10-01', '7.61'],
  ])('a dutiable mail shipment of %s pays the mail fee of %s', (entry_date, fee) => {
    expect(amounts(draft({ entry_type: '11', entry_date }, '50'))).toEqual([['496', fee]])
  })

  test('a formal entry by mail pays it beside the processing fee', () => {
    expect(amounts(draft({}, '50'))).toEqual([
      ['499', '42.01'],
      ['496', '7.39'],
    ])
  })

  test.each([
    ['2011-10-01', '0.3464 %', '42.01'],
    ['2011-09-30', '0.21 %', '25.47'],
    ['1995-01-01', '0.21 %', '25.47'],
    ['1994-12-31', '0.19 %', '23.05'],
    ['1992-09-30', '0.17 %', '21.00'],
  ])('the rate goes by the entry date: %s pays %s', (entry_date, _, fee) => {
    expect(amounts(draft({ entry_date }, '40'))).toEqual([['499', fee]])
  })

  test('a withdrawal of goods that came by mail pays no mail fee', () => {
    expect(amounts(draft({ entry_type: '31' }, '50')).map(([code]) => code)).not.toContain('496')
  })

  test('mail that is free of duty pays no mail fee', () => {
    expect(amounts(draft({ entry_type: '11' }, '50', [line({ duty_amount: '0.00' })]))).toEqual([])
  })

  test.each(['23', '61'])('type %s pays none', (entry_type) => {
    expect(amounts(draft({ entry_type }, '40'))).toEqual([])
  })

  test.each([
    ['a Korea FTA claim for goods of Korea', line({ spi: 'KR' }), 'KR'],
    ['a USMCA claim for goods of Ontario', line({ spi: 'S' }), 'XO'],
    ['goods of Israel', line(), 'IL'],
    ['a line of Israel among others', line({ origin_country: 'IL' }), 'TW'],
    ['US goods returned', line({ htsus: '9801.00.1012' }), 'TW'],
    [
      'goods repaired abroad, with the heading beside their number',
      line({ tariff_rows: [{ hts: '9802.00.40.40', duty: '0' }] }),
      'TW',
    ],
  ])('%s is exempt', (_, item, origin) => {
    expect(amounts(draft({}, '40', [item], origin))).toEqual([])
  })

  test.each([
    ['goods assembled abroad (9802.00.80)', line({ htsus: '9802.00.8040' })],
    [
      'goods assembled abroad, with the heading beside their number',
      line({ tariff_rows: [{ hts: '9802.00.80.40', duty: '0' }] }),
    ],
    ['a GSP claim', line({ spi: 'A' })],
    ['a USMCA claim for goods of Taiwan', line({ spi: 'S' })],
    ['non-originating USMCA goods under a quota', line({ spi: 'S+' })],
  ])('%s pays', (_, item) => {
    expect(amounts(draft({}, '40', [item]))).toEqual([['499', '42.01']])
  })

  test('goods assembled abroad pay it on what is not of the United States', () => {
    const assembled = (entered_value: string, value: string) =>
      line({ entered_value, tariff_rows: [{ hts: '9802.00.80.40', duty: '0', value }] })
    expect(amounts(draft({}, '40', [assembled('100000', '40000')]))).toEqual([['499', '207.84']])
  })

  test('the proposal tells of exempt lines and of the minimum', () => {
    const entry = draft({}, '40', [
      line({ entered_value: '100' }),
      line({ id: 'b', spi: 'AU', origin_country: 'AU' }),
    ])
    expect(componentsInEnglish(proposeFees(entry)[0])).toEqual([
      'Sum of 1 line at 0.3464 %: 0.35',
      '1 line exempt: Australia FTA: 0.00',
      'Raised to the minimum of FY2026: 33.58',
    ])
  })
})

describe('harbor maintenance fee', () => {
  test.each(['10', '11', '12'])('mode %s pays it', (mode) => {
    expect(amounts(draft({}, mode))).toContainEqual(['501', '15.16'])
  })

  test.each(['20', '30', '40', '50', '70'])('mode %s does not', (mode) => {
    expect(amounts(draft({}, mode)).map(([code]) => code)).not.toContain('501')
  })

  test.each(['06', '11', '12', '22', '31', '32', '34', '38'])('type %s never pays it', (entry_type) => {
    expect(amounts(draft({ entry_type }, '11')).map(([code]) => code)).not.toContain('501')
  })

  test('it goes by whole dollars: 123.50 counts as 124', () => {
    expect(amounts(draft({}, '11', [line({ entered_value: '123.50' })]))).toContainEqual(['501', '0.16'])
  })

  test('three dollars or less are dropped when nothing else is owed', () => {
    const free = line({ entered_value: '2400', duty_amount: '0', spi: 'AU', origin_country: 'AU' })
    expect(amounts(draft({}, '11', [free]))).toEqual([])
    expect(amounts(draft({}, '11', [{ ...free, entered_value: '2401' }]))).toEqual([])
    expect(amounts(draft({}, '11', [{ ...free, entered_value: '2500' }]))).toEqual([['501', '3.13']])
    expect(amounts(draft({}, '11', [{ ...free, duty_amount: '1' }]))).toEqual([['501', '3.00']])
  })
})
