import { expect, test } from 'vitest'
import { backOffSeconds } from './back-off.ts'

test('the wait doubles with every failed attempt and stays at five minutes', () => {
  expect([1, 2, 3, 4, 8, 9, 1000].map(backOffSeconds)).toEqual([2, 4, 8, 16, 256, 300, 300])
})
