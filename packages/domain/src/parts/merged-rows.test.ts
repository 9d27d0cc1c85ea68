import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ImportField } from '../lines-import/index.ts'
import { readFoundSheet, sumOfField } from '../lines-import/read-sheet.ts'
import { mergedRows, type Part, rowsWithParts } from './index.ts'

const HEADINGS = ['Part no.', 'Description', 'HTS', 'Origin', 'Qty', 'Unit', 'Value', 'Gross kg', 'MID']
const TABLE = ['HM-1', 'Oak table', '9403.60.8040', 'VN', '24', 'NO', '5280', '1152', '']
const CHAIR = ['HM-2', 'Oak shelf', '9403.60.8040', 'VN', '30', 'NO', '4950', '1020.5', '']

const rowsOf = (rows: string[][], parts: Part[] = []) =>
  rowsWithParts(readFoundSheet({ name: '', rows: [HEADINGS, ...rows] }).rows, parts)
const merged = (...rows: string[][]) => mergedRows(rowsOf(rows))
const texts = ({ cells }: ReturnType<typeof mergedRows>[number]) =>
  Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, cell.text]))
const other = (row: string[], column: string, text: string) =>
  row.map((cell, index) => (HEADINGS[index] === column ? text : cell))

describe('two rows of one HTSUS number, origin and manufacturer', () => {
  test('are one line: values, quantities and weights are summed, and the goods are listed', () => {
    const lines = merged(TABLE, CHAIR)
    expect(lines).toHaveLength(1)
    expect(texts(lines[0]!)).toMatchObject({
      description: 'Oak table; Oak shelf',
      htsus: '9403.60.8040',
      net_qty: '54',
      entered_value: '10230',
      gross_weight_kg: '2172.5',
      part: '',
    })
  })

  test('stay with the line as rows of the invoice', () => {
    expect(merged(TABLE, CHAIR)[0]?.invoiceRows).toMatchObject([
      { part_number: 'HM-1', description: 'Oak table', quantity: '24', unit: 'NO', value: '5280' },
      { part_number: 'HM-2', description: 'Oak shelf', quantity: '30', value: '4950' },
    ])
  })

  test('keep the part number that both have', () => {
    expect(texts(merged(TABLE, other(CHAIR, 'Part no.', 'HM-1'))[0]!)).toMatchObject({ part: 'HM-1' })
  })

  test('of two purchase orders keep the order of each with its row', () => {
    const [line] = mergedRows(
      rowsWithParts(
        readFoundSheet({
          name: '',
          rows: [
            [...HEADINGS, 'PO'],
            [...TABLE, 'PO 77'],
            [...CHAIR, 'PO 78'],
          ],
        }).rows,
        [],
      ),
    )
    expect(texts(line!).order).toBe('')
    expect(line?.invoiceRows).toMatchObject([{ purchase_order: 'PO 77' }, { purchase_order: 'PO 78' }])
  })

  test('need not follow each other; lines are in the order of their first rows', () => {
    const lines = merged(TABLE, other(TABLE, 'HTS', '9401.69.6011'), CHAIR)
    expect(lines.map((line) => texts(line).net_qty)).toEqual(['54', '24'])
  })
})

describe('rows stay apart that', () => {
  test.each([
    ['are of another HTSUS number', 'HTS', '9403.60.8093'],
    ['come from another country', 'Origin', 'MY'],
    ['have another manufacturer', 'MID', 'VNHOAMOC128BIE'],
    ['are counted in another unit', 'Unit', 'KG'],
    ['lack a value that the other has', 'Value', ''],
    ['have a number that cannot be read', 'Qty', 'a few'],
    ['have no whole HTSUS number', 'HTS', '9403.60'],
  ])('%s', (_, column, text) => {
    expect(merged(TABLE, other(CHAIR, column, text))).toHaveLength(2)
  })

  test('take other answers about the duty from their parts', () => {
    const part: Part = {
      part_number: 'HM-1',
      htsus: '9403.60.8040',
      origin_country: 'VN',
      tariff_answers: [{ question: 'upholstered', answer: 'no' }],
    }
    expect(mergedRows(rowsOf([TABLE, CHAIR], [part]))).toHaveLength(2)
    expect(mergedRows(rowsOf([TABLE, CHAIR], [part, { ...part, part_number: 'HM-2' }]))).toHaveLength(1)
  })
})

test('a description that would be too long says how many goods more there are', () => {
  const rows = Array.from({ length: 30 }, (_, index) =>
    other(TABLE, 'Description', `Oak table number ${index}`),
  )
  const description = texts(merged(...rows)[0]!).description ?? ''
  expect(description.length).toBeLessThanOrEqual(200)
  expect(description).toMatch(/^Oak table number 0; .*; and \d+ more$/)
})

const cell = (...texts: string[]) => fc.constantFrom(...texts)
const anyRow = fc
  .tuple(
    cell('A', 'B', ''),
    cell('Table', 'Chair'),
    cell('9403.60.8040', '9401.69.6011', '9403', ''),
    cell('VN', 'MY', ''),
    cell('1', '12', '0.5', 'x', ''),
    cell('NO', 'KG'),
    fc.nat(99_999).map((cents) => (cents / 100).toFixed(2)),
    cell('1.125', '20', ''),
    cell('', 'VNHOAMOC128BIE'),
  )
  .map((row) => [...row])
const SUMS: ImportField[] = ['entered_value', 'net_qty', 'gross_weight_kg']

test('whatever the rows are, the sums are the same before and after, and no row is lost', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 30 }), (sheet) => {
      const rows = rowsOf(sheet)
      const lines = mergedRows(rows)
      for (const field of SUMS) expect(sumOfField(lines, field)).toBe(sumOfField(rows, field))
      expect(lines.reduce((count, { invoiceRows }) => count + (invoiceRows?.length ?? 1), 0)).toBe(
        rows.length,
      )
    }),
  )
})
