import { expect, test } from 'vitest'
import { toCents } from '../money/index.ts'
import { expectedBond } from './bond-use.ts'

test.each([
  ['0.00', '50000.00', 'the smallest bond covers an importer who owes nothing'],
  ['500000.00', '50000.00', '10 percent of half a million'],
  ['500000.01', '60000.00', 'a cent more needs the next 10,000'],
  ['812345.67', '90000.00', 'rounded up to the next 10,000'],
  ['10000000.00', '1000000.00', 'a million'],
  ['10000000.10', '1100000.00', 'above a million the steps are 100,000'],
])('of $%s in a year CBP expects a bond of $%s: %s', (owed, bond) =>
  expect(expectedBond(toCents(owed))).toBe(toCents(bond)),
)
