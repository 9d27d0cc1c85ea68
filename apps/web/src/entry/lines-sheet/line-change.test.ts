import { expect, test } from 'vitest'
import { type LineChange, orderAfter, reversed } from './line-change.ts'

const moved = (orderBefore: string[], order: string[]): LineChange => ({ cells: [], orderBefore, order })

test('undoing a removal puts the line back where it was', () => {
  const removal = moved(['a', 'b', 'c'], ['a', 'c'])
  expect(orderAfter(['a', 'b', 'c'], removal)).toEqual(['a', 'c'])
  expect(orderAfter(['a', 'c'], reversed(removal))).toEqual(['a', 'b', 'c'])
})

test('a line that was added since stays when a removal is undone', () => {
  const removal = moved(['a', 'b'], ['a'])
  expect(orderAfter(['a', 'x'], reversed(removal))).toEqual(['a', 'b', 'x'])
})

test('undoing an import takes its lines away and no others', () => {
  const added = moved(['a'], ['a', 'b', 'c'])
  expect(orderAfter(['a', 'b', 'c', 'typed'], reversed(added))).toEqual(['a', 'typed'])
})

test('undoing an import in place of the lines brings them back in their order', () => {
  const replaced = moved(['a', 'b'], ['x', 'y', 'z'])
  expect(orderAfter(['x', 'y', 'z'], reversed(replaced))).toEqual(['a', 'b'])
})

test('a value that was changed comes back', () => {
  const cells = [{ id: 'a', field: 'htsus', text: '9403.60.8093', before: '' }]
  const change = { cells, orderBefore: ['a'], order: ['a'] }
  expect(reversed(change).cells).toEqual([{ id: 'a', field: 'htsus', text: '', before: '9403.60.8093' }])
  expect(reversed(reversed(change))).toEqual(change)
})
