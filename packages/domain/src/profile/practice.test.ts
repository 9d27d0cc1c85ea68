import { expect, test } from 'vitest'
import { practiceReason } from './practice.ts'

test.each([
  ['on a server without a connection to CBP practises', 'simulator', true, 'simulator'],
  ['without filer code and connection practises for want of the connection', 'simulator', false, 'simulator'],
  ['without a confirmed filer code practises on a live server too', 'directory', false, 'no_filer_code'],
  ['with a confirmed filer code files on a live server', 'directory', true, undefined],
] as const)('an organization %s', (_, gateway, hasFilerCode, reason) => {
  expect(practiceReason({ gateway, hasFilerCode })).toBe(reason)
})
