import { expect, test } from 'vitest'
import { informalLimitCondition } from './informal-limits.ts'

const goods = (dollars: number, ...numbers: string[]) => ({
  numbers: [...numbers, '9405418440'],
  value: BigInt(dollars * 100),
})

test.each([
  ['2,500 of goods', [goods(2500)], undefined],
  ['2,501 of goods', [goods(2501)], '646'],
  ['two lines of 1,300', [goods(1300), goods(1300)], '648'],
  ['10,000 of American goods returned', [goods(10_000, '98010010')], undefined],
  ['10,001 of American goods returned', [goods(10_001, '9801001010')], '646'],
  ['American goods of 9,000 and others of 1,001', [goods(9000, '98010010'), goods(1001)], '648'],
  ['American goods of 5,000 and others of 2,501', [goods(5000, '98010010'), goods(2501)], '646'],
  ['exhibits of 50,000', [goods(50_000, '98010050')], undefined],
  ['exhibits of 50,000 and goods of 2,500', [goods(50_000, '98010060'), goods(2500)], undefined],
])('an informal entry of %s: %s', (_, lines, condition) =>
  expect(informalLimitCondition(lines)).toBe(condition),
)
