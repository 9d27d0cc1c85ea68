import { describe, expect, test } from 'vitest'
import { paidReport } from './paid-report.ts'
import { headingRow, readReport } from './read-report.ts'
import { columnsOfHeadings, missingFields } from './report-columns.ts'

/** Headings of ES-003 as importers export it. */
const HEADINGS = [
  'Entry Summary Number',
  'Entry Type Code',
  'Importer Number',
  'Entry Date',
  'Liquidation Date',
  'Entry Summary Line Number',
  'Country of Origin Code',
  'Line SPI Code',
  'Tariff Ordinal Number',
  'HTS Number - Full',
  'Line Tariff Goods Value Amount',
  'Line Tariff Duty Amount',
]

const row = (line: string, hts: string, value: string, duty: string, change: Record<number, string> = {}) =>
  ['ABC-1000000-8', '01', '12-3456789', '12/01/2025', '', line, 'CN', '', '1', hts, value, duty].map(
    (cell, index) => change[index] ?? cell,
  )

const read = (rows: string[][]) => {
  const sheet = { rows: [['Report: ES-003'], HEADINGS, ...rows] }
  const header = headingRow(sheet)
  return readReport(sheet, header, columnsOfHeadings(sheet.rows[header]!))
}

describe('a report of ACE', () => {
  test('has its rows by tariff number joined into lines, and its lines into entries', () => {
    const { entries, unread } = read([
      row('1', '9903.01.24', '', '1,000.00'),
      row('1', '9903.88.15', '0', '$750.00'),
      row('1', '6109100012', '10,000', '1650'),
      row('002', '6912003910', '500', '22.50', { 3: '2025-12-01 00:00:00' }),
    ])
    expect(unread).toEqual([])
    expect(entries).toEqual([
      {
        number: 'ABC10000008',
        type: '01',
        entry_date: '2025-12-01',
        liquidated_on: null,
        lines: [
          {
            number: '1',
            origin: 'CN',
            spi: '',
            value: '10000.00',
            quantities: [],
            rows: [
              { hts: '99030124', duty: '1000.00' },
              { hts: '99038815', duty: '750.00' },
              { hts: '6109100012', duty: '1650.00' },
            ],
          },
          {
            number: '2',
            origin: 'CN',
            spi: '',
            value: '500.00',
            quantities: [],
            rows: [{ hts: '6912003910', duty: '22.50' }],
          },
        ],
      },
    ])
    expect(paidReport(entries[0]!)).toMatchObject({
      number: 'ABC10000008',
      lines: [
        {
          question: { hts: '6109100012', origin: 'CN', value: '10000.00' },
          rows: [{}, {}, { duty: 165000n }],
        },
        {},
      ],
      fees: [],
    })
  })

  test.each([
    ['entry_number', { 0: 'ABC 1' }],
    ['entry_date', { 3: '13/40/2025' }],
    ['liquidated_on', { 4: 'soon' }],
    ['line', { 5: '' }],
    ['hts', { 9: '610910' }],
    ['origin', { 6: 'China' }],
    ['value', { 10: 'n/a' }],
    ['duty', { 11: '-5.00' }],
  ])('a row with a wrong %s is listed, and so are the other rows of its line', (field, change) => {
    const { entries, unread, rows } = read([
      row('1', '6109100012', '10000', '1650', change),
      row('1', '99030124', '0', '1000', field === 'entry_number' || field === 'line' ? change : {}),
      row('2', '6912003910', '500', '22.50'),
    ])
    expect(unread.map(({ row: at }) => at)).toEqual([3, 4])
    expect(unread[0]!.fault.field).toBe(field)
    expect(entries.flatMap(({ lines }) => lines.map(({ number }) => number))).toEqual(['2'])
    expect(rows).toBe(3)
  })

  test('says which columns it lacks', () => {
    expect(missingFields(columnsOfHeadings(['Entry Summary Number', 'HTS Number - Full']))).toEqual([
      'entry_date',
      'line',
      'origin',
      'value',
      'duty',
    ])
  })
})
