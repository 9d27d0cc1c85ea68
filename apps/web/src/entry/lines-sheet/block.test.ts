import { expect, test } from 'vitest'
import { blockOf, moved } from './block.ts'

const SIZE = { rows: 3, columns: 9 }

test('arrows move one cell and stay on the sheet', () => {
  expect(moved({ row: 0, column: 1 }, 'down', SIZE)).toEqual({ row: 1, column: 1 })
  expect(moved({ row: 0, column: 1 }, 'up', SIZE)).toEqual({ row: 0, column: 1 })
  expect(moved({ row: 2, column: 8 }, 'right', SIZE)).toEqual({ row: 2, column: 8 })
  expect(moved({ row: 1, column: 0 }, 'left', SIZE)).toEqual({ row: 1, column: 0 })
})

test('Tab goes on to the next row, and leaves the sheet after the last cell and before the first', () => {
  expect(moved({ row: 0, column: 8 }, 'next', SIZE)).toEqual({ row: 1, column: 0 })
  expect(moved({ row: 1, column: 0 }, 'previous', SIZE)).toEqual({ row: 0, column: 8 })
  expect(moved({ row: 2, column: 8 }, 'next', SIZE)).toBeUndefined()
  expect(moved({ row: 0, column: 0 }, 'previous', SIZE)).toBeUndefined()
})

test('Home, End and pages reach the ends of the row and of the sheet', () => {
  expect(moved({ row: 1, column: 4 }, 'row-start', SIZE)).toEqual({ row: 1, column: 0 })
  expect(moved({ row: 1, column: 4 }, 'row-end', SIZE)).toEqual({ row: 1, column: 8 })
  expect(moved({ row: 1, column: 4 }, 'last', SIZE)).toEqual({ row: 2, column: 8 })
  expect(moved({ row: 1, column: 4 }, 'page-down', SIZE)).toEqual({ row: 2, column: 4 })
})

test('a block is the same from whichever corner it is drawn', () => {
  const block = { top: 1, bottom: 4, left: 2, right: 3 }
  expect(blockOf({ row: 4, column: 2 }, { row: 1, column: 3 })).toEqual(block)
  expect(blockOf({ row: 1, column: 3 }, { row: 4, column: 2 })).toEqual(block)
})
