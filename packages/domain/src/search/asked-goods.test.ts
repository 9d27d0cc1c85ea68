import { expect, test } from 'vitest'
import { readAskedGoods } from './asked-goods.ts'

test.each([
  // [what is typed, the beginning of the number, the words]
  ['9405.11', '940511', ''],
  ['94', '94', ''],
  ['9405 11 40 10', '9405114010', ''],
  ['9405 brass lamp', '9405', 'brass lamp'],
  ['9405.11.40 brass lamp', '94051140', 'brass lamp'],
  ['brass lamp 9405', '', 'brass lamp 9405'],
  ['100 lamps', '', '100 lamps'],
  ['...', '', ''],
  ['  LED ceiling lamp ', '', 'LED ceiling lamp'],
])('%j asks for a number that begins with %j, and for the words %j', (text, within, words) =>
  expect(readAskedGoods(text)).toEqual({ within, words }),
)
