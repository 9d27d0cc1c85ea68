import { findColumns, type RawCell, readSheet } from '@edfe/domain/lines-import'
import { mergedRows, rowsWithParts } from '@edfe/domain/parts'
import { expect, test } from 'vitest'
import { type ImportMode, importedLines } from './imported-lines.ts'

const LINES: Record<string, string> = { a: 'Oak table', b: 'Oak chair', c: '' }

function imported(mode: ImportMode, order: string[], ...rows: RawCell[][]) {
  const sheet = { name: '', rows: [['Description', 'Qty', 'Amount'], ...rows] }
  let made = 0
  return importedLines({
    rows: readSheet(sheet, findColumns(sheet)).rows,
    mode,
    order,
    goodsOf: (id) => ({ partNumber: '', description: LINES[id] ?? '' }),
    isBlank: (id) => !LINES[id],
    newId: () => `new-${++made}`,
  })
}

test('rows come after the lines that there are; a blank line gives way', () => {
  expect(imported('append', ['a', 'c'], ['Oak bench', 4, 500])).toEqual({
    cells: [
      { id: 'new-1', field: 'duty_source', text: 'calculated' },
      { id: 'new-1', field: 'description', text: 'Oak bench' },
      { id: 'new-1', field: 'net_qty', text: '4' },
      { id: 'new-1', field: 'entered_value', text: '500.00' },
    ],
    lists: [],
    order: ['a', 'new-1'],
    added: 1,
    updated: 0,
    leftOver: [],
  })
})

test('rows can take the place of all lines', () => {
  expect(imported('replace', ['a', 'b'], ['Oak bench', 4, 500]).order).toEqual(['new-1'])
})

test('a row updates the line with its description, and leaves what it has no value for', () => {
  const { cells, order, updated, added } = imported(
    'update',
    ['a', 'b'],
    ['OAK  chair', null, 900],
    ['Bed', 1, 10],
  )
  expect(order).toEqual(['a', 'b', 'new-1'])
  expect({ updated, added }).toEqual({ updated: 1, added: 1 })
  expect(cells.filter(({ id }) => id === 'b')).toEqual([
    { id: 'b', field: 'description', text: 'OAK chair' },
    { id: 'b', field: 'entered_value', text: '900.00' },
  ])
})

test('a row brings the part number to its line', () => {
  const sheet = {
    name: '',
    rows: [
      ['Item no.', 'Description', 'Amount'],
      ['HM-2107', 'Oak table', 90],
    ],
  }
  const { cells } = importedLines({
    rows: readSheet(sheet, findColumns(sheet)).rows,
    mode: 'update',
    order: ['a', 'b'],
    goodsOf: (id) => ({ partNumber: id === 'b' ? 'hm-2107' : '', description: 'Oak table' }),
    isBlank: () => false,
    newId: () => 'new',
  })
  expect(cells).toContainEqual({ id: 'b', field: 'part_number', text: 'HM-2107' })
})

test('an entry holds 999 lines; what is beyond is left over in its order', () => {
  const order = Array.from({ length: 997 }, (_, index) => `l${index}`)
  for (const id of order) LINES[id] = id
  const rows = Array.from({ length: 5 }, (_, index): RawCell[] => [`Chair ${index}`, 1, 10])
  const { order: next, leftOver } = imported('append', order, ...rows)
  expect(next).toHaveLength(999)
  expect(leftOver.map(({ cells }) => cells.description?.text)).toEqual(['Chair 2', 'Chair 3', 'Chair 4'])
})

test.each([
  ['9401.69.6031', '0.00'],
  ['2208.30.3030', undefined],
])('a new line of %s has an I.R. tax of %s', (hts, tax) => {
  const sheet = {
    name: '',
    rows: [
      ['Description', 'HTS'],
      ['Goods', hts],
    ],
  }
  const { rows } = readSheet(sheet, findColumns(sheet))
  const { cells } = importedLines({
    rows,
    mode: 'append',
    order: [],
    goodsOf: () => ({ partNumber: '', description: '' }),
    isBlank: () => true,
    newId: () => 'new',
  })
  expect(cells.find(({ field }) => field === 'ir_tax_amount')?.text).toBe(tax)
})

test('a new line takes its part, with answers; a line that is updated keeps what it has', () => {
  const sheet = {
    name: '',
    rows: [
      ['Item no.', 'Description', 'Amount'],
      ['HM-2107', 'Oak table', 90],
    ],
  }
  const tariff_answers = [{ question: 'upholstered', answer: 'no' }]
  const part = { part_number: 'HM-2107', htsus: '9403.60.8040', spi: 'A', tariff_answers }
  const withPart = (mode: ImportMode) =>
    importedLines({
      rows: rowsWithParts(readSheet(sheet, findColumns(sheet)).rows, [part]),
      mode,
      order: ['a'],
      goodsOf: () => ({ partNumber: 'HM-2107', description: '' }),
      isBlank: () => false,
      newId: () => 'new',
    })
  const added = withPart('append')
  expect(added.cells).toContainEqual({ id: 'new', field: 'htsus', text: '9403.60.8040' })
  expect(added.cells).toContainEqual({ id: 'new', field: 'spi', text: 'A' })
  expect(added.lists).toEqual([{ id: 'new', field: 'tariff_answers', value: tariff_answers }])
  const updated = withPart('update')
  expect(updated.cells.map(({ field }) => field)).not.toContain('htsus')
  expect(updated.lists).toEqual([])
})

test('a line that sums several rows keeps them', () => {
  const sheet = {
    name: '',
    rows: [
      ['Description', 'HTS', 'Qty', 'Amount'],
      ['Oak table', '9403.60.8040', 4, 500],
      ['Oak shelf', '9403.60.8040', 6, 300],
    ],
  }
  const { cells, lists, order } = importedLines({
    rows: mergedRows(readSheet(sheet, findColumns(sheet)).rows),
    mode: 'append',
    order: [],
    goodsOf: () => ({ partNumber: '', description: '' }),
    isBlank: () => false,
    newId: () => 'new',
  })
  expect(order).toEqual(['new'])
  expect(cells).toContainEqual({ id: 'new', field: 'entered_value', text: '800.00' })
  expect(lists).toEqual([
    {
      id: 'new',
      field: 'invoice_rows',
      value: [
        { description: 'Oak table', quantity: '4', value: '500' },
        { description: 'Oak shelf', quantity: '6', value: '300' },
      ],
    },
  ])
})

test('a number that was found in the search brings its reason to the new line, also without a part', () => {
  const sheet = {
    name: '',
    rows: [
      ['Description', 'Qty', 'Amount'],
      ['Teddy bear', 4, 500],
    ],
  }
  const found = {
    hts: '9503.00.0073',
    words: 'teddy bear',
    edition: 'HTS 2026 Rev 10',
    chosen_on: '2026-03-05',
    reasons: [{ source: 'own', words: 'teddy bear', ruling: '', ruled_on: '' }],
  } as const
  const { cells, lists } = importedLines({
    rows: readSheet(sheet, findColumns(sheet)).rows.map((row) => ({
      ...row,
      found: { ...found, reasons: [...found.reasons] },
    })),
    mode: 'append',
    order: [],
    goodsOf: () => ({ partNumber: '', description: '' }),
    isBlank: () => true,
    newId: () => 'new-1',
  })
  expect(cells).toContainEqual({ id: 'new-1', field: 'classification.words', text: 'teddy bear' })
  expect(lists).toContainEqual({ id: 'new-1', field: 'classification.reasons', value: found.reasons })
})
