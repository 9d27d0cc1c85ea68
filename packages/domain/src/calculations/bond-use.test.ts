import { expect, test } from 'vitest'
import { bondUse } from './index.ts'

test.each([
  ['$136,886.61 in twelve months use 27 percent of a $50,000 bond', '136886.61', '50000.00', 27],
  ['$500,000 use all of it', '500000.00', '50000.00', 100],
  ['one cent more is more than the bond', '500000.01', '50000.00', 101],
  ['nothing uses nothing', '0.00', '50000.00', 0],
  ['a bond without an amount has no use', '136886.61', '', undefined],
  ['nor has a bond of nothing', '136886.61', '0.00', undefined],
])('%s', (_, sum, bond, percent) => expect(bondUse(sum, bond)).toBe(percent))
