import { expect, test } from 'vitest'
import { bondUse } from './index.ts'

test.each([
  ['$136,886.61 in twelve months use 27 percent of a $50,000 bond', 13_688_661, 5_000_000, 27],
  ['$500,000 use all of it', 50_000_000, 5_000_000, 100],
  ['one cent more is more than the bond', 50_000_001, 5_000_000, 101],
  ['nothing uses nothing', 0, 5_000_000, 0],
  ['a bond without an amount has no use', 13_688_661, Number.NaN, undefined],
  ['nor has a bond of nothing', 13_688_661, 0, undefined],
])('%s', (_, sum, bond, percent) => expect(bondUse(sum, bond)).toBe(percent))
