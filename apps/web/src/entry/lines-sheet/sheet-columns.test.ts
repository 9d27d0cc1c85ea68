import { expect, test } from 'vitest'
import { tidyCell } from './sheet-columns.ts'

test('a typed cell reads as its field does', () => {
  expect(tidyCell('htsus', '9403608093')).toBe('9403.60.8093')
  expect(tidyCell('entered_value', '5280')).toBe('5,280.00')
  expect(tidyCell('gross_weight_kg', '1152.5')).toBe('1,152.5')
  expect(tidyCell('origin_country', 'vn')).toBe('VN')
  expect(tidyCell('net_uom', ' no ')).toBe('NO')
  expect(tidyCell('description', 'Oak table,\n180 cm')).toBe('Oak table, 180 cm')
})

test('what cannot be read stays as typed, for the rules to speak of', () => {
  expect(tidyCell('entered_value', '3 960 ?')).toBe('3 960 ?')
  expect(tidyCell('htsus', '9403.60')).toBe('9403.60')
})
