import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitRows } from './split-rows.ts'

test('1,205 rows are 999 in the first entry and 206 in a second one', () => {
  const rows = Array.from({ length: 1205 }, (_, index) => index)
  expect(splitRows(rows, { room: 999, most: 999 }).map(({ length }) => length)).toEqual([999, 206])
})

test('an entry that is full takes none, and one with room takes all', () => {
  expect(splitRows(['a', 'b'], { room: 0, most: 999 })).toEqual([[], ['a', 'b']])
  expect(splitRows(['a', 'b'], { room: 2, most: 999 })).toEqual([['a', 'b']])
})

test('no row is lost, none is twice, their order stays, and no part is too long', () => {
  const sizes = fc.record({ room: fc.nat(20), most: fc.integer({ min: 1, max: 20 }) })
  fc.assert(
    fc.property(fc.array(fc.nat()), sizes, (rows, { room, most }) => {
      const [first = [], ...further] = splitRows(rows, { room, most })
      expect([first, ...further].flat()).toEqual(rows)
      expect(first.length).toBeLessThanOrEqual(room)
      for (const part of further) {
        expect(part.length).toBeGreaterThan(0)
        expect(part.length).toBeLessThanOrEqual(most)
      }
    }),
  )
})
