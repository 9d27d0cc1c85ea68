import { expect, test } from 'vitest'
import { isFreeOfExcise } from './excise.ts'

test.each([
  ['a lamp', '9405.41.8440', true],
  ['wine', '2204.21.50', false],
  ['cigars', '2402.10.80', false],
  ['a flavor with alcohol', '2106.90.12', false],
  ['cigarette tubes', '4813.10.0000', false],
  ['other paper', '4810.13.1100', true],
  ['perfume', '3303.00.30', false],
  ['goods without a number', '', false],
])('whether %s is free of I.R. tax: %s, %s', (_, hts, isFree) => expect(isFreeOfExcise(hts)).toBe(isFree))
