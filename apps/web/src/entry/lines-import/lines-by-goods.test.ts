import { expect, test } from 'vitest'
import { type Goods, linesByGoods } from './lines-by-goods.ts'

const line = (id: string, partNumber: string, description: string) => ({ id, partNumber, description })
const row = (partNumber: string, description: string): Goods => ({ partNumber, description })

/** The lines that rows take, in their order. */
const taken = (lines: ReturnType<typeof line>[], ...rows: Goods[]) => {
  const waiting = linesByGoods(lines)
  return rows.map(waiting.take)
}

test('a row takes the line with its part number, whatever the description says', () => {
  const lines = [line('a', 'HM-2107', 'Oak table'), line('b', 'HM-2142', 'Oak chair')]
  expect(taken(lines, row('hm - 2142', 'Oak table'))).toEqual(['b'])
})

test('a row takes no line that has another part number, though the description is the same', () => {
  expect(taken([line('a', 'HM-2107', 'Oak table')], row('HM-2108', 'Oak table'))).toEqual([undefined])
})

test('a line without a part number is found by its description', () => {
  expect(taken([line('a', '', 'Oak  TABLE')], row('HM-2107', 'Oak table'))).toEqual(['a'])
})

test('a row without a part number is found by its description', () => {
  expect(taken([line('a', 'HM-2107', 'Oak table')], row('', 'Oak table'))).toEqual(['a'])
})

test('each line is taken once, in the order of the lines', () => {
  const lines = [line('a', 'HM-2107', 'Oak table'), line('b', 'HM-2107', 'Oak table')]
  const same = row('HM-2107', 'Oak table')
  expect(taken(lines, same, same, same)).toEqual(['a', 'b', undefined])
})

test('a row without goods takes no line', () => {
  expect(taken([line('a', '', '')], row('', ''))).toEqual([undefined])
})
