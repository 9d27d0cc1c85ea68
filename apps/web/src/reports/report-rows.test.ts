import { expect, test } from 'vitest'
import { deadlinesCalendar, deadlinesCsv } from './deadline-files.ts'
import { entriesOf, reportCsv, reportRows } from './report-dimensions.ts'
import { addMonths, monthsBetween, readReportSearch } from './report-search.ts'

const YEAR = { by: 'month', from: '2025-12', to: '2026-02' } as const

test('a report by month has every month, with duty, fees and the effective rate', () => {
  const rows = reportRows(
    [{ key: '2026-01', name: null, entries: 2, value: '10000.00', duty: '390.00', fees: '60.25' }],
    YEAR,
  )
  expect(rows.map(({ label, entries, total, rate }) => [label, entries, total, rate])).toEqual([
    ['Dec 2025', 0, '0.00', ''],
    ['Jan 2026', 2, '450.25', '4.50'],
    ['Feb 2026', 0, '0.00', ''],
  ])
})

test('by origin the country is named, and fees are left out because they are of the whole entry', () => {
  const [row] = reportRows(
    [{ key: 'VN', name: null, entries: 1, value: '4156.00', duty: '779.86', fees: null }],
    {
      ...YEAR,
      by: 'origin',
    },
  )
  expect(row).toMatchObject({ label: 'VN Vietnam', total: '779.86', rate: '18.76' })
})

test('a measure has the name of its legal program, a claim that of its special program', () => {
  const sums = { entries: 1, value: '100.00', duty: '25.00', fees: null }
  const labels = (by: 'measure' | 'program', keys: [string, string | null][]) =>
    reportRows(
      keys.map(([key, name]) => ({ ...sums, key, name })),
      { ...YEAR, by },
    ).map(({ label }) => label)
  expect(
    labels('measure', [
      ['99038815', 'Section 301, China'],
      ['99990001', null],
    ]),
  ).toEqual(['9903.88.15 Section 301, China', '9999.00.01'])
  expect(
    labels('program', [
      ['S', null],
      ['', null],
    ]),
  ).toEqual(['S USMCA', 'No program claimed'])
})

test('a row leads to its entries where the list of entries can find them', () => {
  const search = (by: Parameters<typeof entriesOf>[1], key: string, entries = 1) =>
    entriesOf({ key, entries }, by)
  expect(search('month', '2026-01')).toEqual({ entered: '2026-01' })
  expect(search('hts', '9405414040')).toEqual({ q: '9405414040' })
  expect(search('origin', 'VN')).toEqual({ q: 'VN' })
  expect(search('month', '2026-01', 0), 'a month without entries').toBeUndefined()
  expect(search('supplier', ''), 'entries without a supplier').toBeUndefined()
  expect(search('measure', '99038815'), 'a heading of a further tariff row').toEqual({ measure: '99038815' })
  expect(search('program', 'CA'), 'a claim that is spelled like a country').toEqual({ program: 'CA' })
  expect(search('program', ''), 'lines that claim no program').toBeUndefined()
})

test('the CSV has the rows of the table, and no cell is a formula', () => {
  const rows = reportRows(
    [{ key: '=cmd()', name: null, entries: 1, value: '100.00', duty: '5.00', fees: '1.00' }],
    {
      ...YEAR,
      by: 'supplier',
    },
  )
  expect(reportCsv(rows, 'supplier').split('\r\n')).toEqual([
    '"Supplier","Entries","Entered value","Duty","Taxes and fees","Total","Rate, percent"',
    `"'=cmd()","1","100.00","5.00","1.00","6.00","6.00"`,
  ])
})

test('the calendar file has an all-day event for each deadline, the same under the same name each time', async () => {
  const deadline = {
    day: '2026-12-04',
    kind: 'payment',
    entries: 1,
    amount: '819.64',
    entry: { id: '5f8f3c1e-0000-4000-8000-000000000001', entry_number: 'B7603245276' },
  } as const
  const file = await deadlinesCalendar([deadline], 'https://entries.example')
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:payment-2026-12-04@entries.example',
      'DTSTART;VALUE=DATE:20261204',
      'SUMMARY:Pay duty and fees: B76-0324527-6',
      'URL;VALUE=URI:https://entries.example/entries?deadline=payment:2026-12-04',
    ]),
  )
  expect(deadlinesCsv([deadline])).toBe(
    '"Day","Deadline","Entries","Entry number","To be paid"\r\n"2026-12-04","Pay duty and fees","1","B76-0324527-6","819.64"',
  )
})

test('months are counted over the turn of a year, and a wrong address falls back', () => {
  expect(addMonths('2026-01', -2)).toBe('2025-11')
  expect(monthsBetween('2025-11', '2026-01')).toEqual(['2025-11', '2025-12', '2026-01'])
  expect(monthsBetween('2026-02', '2026-01')).toEqual([])
  expect(readReportSearch({ by: 'weight', from: '2026-13', to: '2026-02' })).toEqual({ to: '2026-02' })
})
