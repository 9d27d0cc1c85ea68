import { expect, test } from 'vitest'
import { sumOfLines } from './sum-of-lines.ts'

const line = (gross_weight_kg: string, at: number) => ({ id: `${at}`, line_number: at + 1, gross_weight_kg })
const WEIGHT = 'line_items.0.gross_weight_kg'

test('the weight of the shipment belongs to the only line', () => {
  expect(sumOfLines(WEIGHT, [line('', 0)])).toBeUndefined()
})

test('beside several lines it is only shown, with their sum', () => {
  expect(sumOfLines(WEIGHT, ['1200.1', '0.2', ''].map(line))).toBe('your 3 lines come to 1,200.3')
})

test('a field of the shipment is taken whatever the lines are', () => {
  expect(sumOfLines('shipment_origin.import_date', [])).toBeUndefined()
})
