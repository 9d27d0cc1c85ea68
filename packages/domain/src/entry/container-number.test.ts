import { expect, test } from 'vitest'
import { isContainerDigitRight } from './container-number.ts'

test.each([
  ['CSQU3054383', true],
  ['CSQU3054384', false],
  ['trailer 12', true],
  ['', true],
])('%s has the right digit: %s', (number, isRight) => {
  expect(isContainerDigitRight(number)).toBe(isRight)
})
