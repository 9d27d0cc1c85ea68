import { expect, test } from 'vitest'
import { filingGateway } from './filing-gateway.ts'

const directory = {
  CUSTOMS_GATEWAY: 'directory',
  CUSTOMS_GATEWAY_URL: undefined,
  DATA_DIR: '/nowhere',
} as const

test('a live gateway refuses to start under the specification’s rules and starts under CBP’s', () => {
  expect(() => filingGateway({ ...directory, CUSTOMS_RULES: 'specification' })).toThrow('CUSTOMS_RULES=cbp')
  expect(filingGateway({ ...directory, CUSTOMS_RULES: 'cbp' })).toHaveProperty('send')
})
