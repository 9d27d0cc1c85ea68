import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { filingGateway } from './filing-gateway.ts'

const settings = (env: Record<string, string>) =>
  readConfig({
    ...{ ABI_SITE_CODE: 'SITE', ABI_SENDER_ID: 'ABC', ABI_PASSWORD: 'SECRET' },
    ...{ CUSTOMS_RULES: 'cbp', CUSTOMS_GATEWAY: 'directory' },
    ...env,
  })
const https = {
  CUSTOMS_GATEWAY: 'https',
  CUSTOMS_GATEWAY_URL: 'https://bridge.example.com',
  CUSTOMS_GATEWAY_KEY: 'a secret that the bridge knows, too',
}

test('a live gateway refuses to start under the specification’s rules and starts under CBP’s', () => {
  for (const road of [{}, https]) {
    expect(() => filingGateway(settings({ ...road, CUSTOMS_RULES: 'specification' }))).toThrow(
      'CUSTOMS_RULES=cbp',
    )
    expect(filingGateway(settings(road))).toHaveProperty('send')
  }
})

test('a file that the https gateway needs and that is not there stops the start by its setting', () => {
  const without = settings({ ...https, CUSTOMS_GATEWAY_CA_FILE: '/nowhere/ca.pem' })
  expect(() => filingGateway(without)).toThrow('CUSTOMS_GATEWAY_CA_FILE cannot be read')
})
