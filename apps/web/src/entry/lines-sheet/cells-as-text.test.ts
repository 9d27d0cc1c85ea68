import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromTabText, toTabText } from './cells-as-text.ts'

test('a block copied in a spreadsheet gives its rows', () => {
  expect(fromTabText('Oak table\t9403.60.8093\r\nChair\t\r\n')).toEqual([
    ['Oak table', '9403.60.8093'],
    ['Chair', ''],
  ])
})

test('a cell with a line break comes in quotes', () => {
  expect(fromTabText('"Oak table,\n180 cm ""long"""\t12')).toEqual([['Oak table,\n180 cm "long"', '12']])
})

test('an inch mark inside a cell is no quote', () => {
  expect(fromTabText('Desk 48"\t3')).toEqual([['Desk 48"', '3']])
})

test('what is copied pastes as it was', () => {
  const cell = fc.string().map((text) => text.replaceAll('\r', ''))
  const rows = fc
    .integer({ min: 2, max: 5 })
    .chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1 }),
    )
  fc.assert(
    fc.property(rows, (block) => {
      expect(fromTabText(toTabText(block))).toEqual(block)
    }),
  )
})
