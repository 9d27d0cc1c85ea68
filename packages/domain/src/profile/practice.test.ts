import { expect, test } from 'vitest'
import { isSameCustoms, practiceReason } from './practice.ts'

test.each([
  ['on a server without a connection to CBP practises', 'simulator', true, 'simulator'],
  ['without filer code and connection practises for want of the connection', 'simulator', false, 'simulator'],
  ['without a confirmed filer code practises on a live server too', 'directory', false, 'no_filer_code'],
  ['whose line leads to the test system practises with a filer code', 'test', true, 'test'],
  ['with a confirmed filer code files on a live server', 'directory', true, undefined],
] as const)('an organization %s', (_, gateway, hasFilerCode, reason) => {
  expect(practiceReason({ gateway, hasFilerCode })).toBe(reason)
})

test.each([
  ['directory', 'https', true],
  ['directory', 'simulator', false],
  ['simulator', 'simulator', true],
  ['test', 'test', true],
  ['test', 'directory', false],
  ['test', 'simulator', false],
] as const)('what was filed over %s goes on over %s: %s', (one, other, isSo) => {
  expect(isSameCustoms(one, other)).toBe(isSo)
})
