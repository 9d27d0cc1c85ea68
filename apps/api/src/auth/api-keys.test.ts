import { expect, test } from 'vitest'
import { isWithin } from './api-keys.ts'

test.each([
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['203.0.113.200', ['203.0.113.0/24'], true],
  ['203.0.114.1', ['203.0.113.0/24'], false],
  ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
  ['2001:db8::1', ['2001:db8::/32'], true],
  ['2001:db9::1', ['2001:db8::/32', '203.0.113.0/24'], false],
])('a key for %s within %j: %s', (ip, networks, isAllowed) => {
  expect(isWithin(networks, ip)).toBe(isAllowed)
})
