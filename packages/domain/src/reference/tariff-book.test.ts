import { expect, test } from 'vitest'
import { unitConditions } from './tariff-book.ts'

test.each([
  ['the units of the schedule are taken', ['DOZ', 'KG'], ['DOZ', 'KG'], []],
  ['goods without a quantity report X', ['X'], ['X'], []],
  ['another first unit is refused', ['NO'], ['KG'], ['442']],
  ['a second quantity that nobody asks for is refused', ['NO'], ['NO', 'KG'], ['442']],
  ['a missing second quantity is refused', ['DOZ', 'KG'], ['DOZ'], ['443']],
  ['a missing third quantity is refused', ['NO', 'KG', 'M2'], ['NO', 'KG'], ['444']],
  ['a missing first quantity is another condition', ['NO'], [], []],
])('%s', (_, demanded, filed, conditions) => expect(unitConditions(demanded, filed)).toEqual(conditions))
