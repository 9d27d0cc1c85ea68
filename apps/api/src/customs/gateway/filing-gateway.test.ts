import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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

const folder = mkdtempSync(join(tmpdir(), 'edfe-road-file-'))
afterAll(() => rmSync(folder, { recursive: true }))
const withTestRoad = (lines: readonly string[], env: Record<string, string> = {}) => {
  const file = join(folder, 'test-road')
  writeFileSync(file, lines.join('\n'))
  return settings({ ...env, CUSTOMS_TEST_ROAD_FILE: file })
}
const sample = {
  ...{ id: '0b0d6d1e-6f0e-4c55-9d3a-2f6d1c0f7a11', images: ['A', 'Z'], isHandedOver: false, sending: 1 },
  ...{ checkDigitFactor: 0, account: 'vale', gateway: 'test' as const },
}

test.each([
  ['no road', ['CUSTOMS_GATEWAY_URL=/var/tests'], 'directory, https or sftp'],
  ['no address', ['CUSTOMS_GATEWAY=directory'], 'CUSTOMS_GATEWAY_URL'],
  ['a service that wants documents', ['CUSTOMS_GATEWAY=customscity'], 'CUSTOMS_GATEWAY_URL'],
  [
    'a bridge without a key',
    ['CUSTOMS_GATEWAY=https', 'CUSTOMS_GATEWAY_URL=https://t.example'],
    'GATEWAY_KEY',
  ],
  ['the live road', ['CUSTOMS_GATEWAY=directory', 'CUSTOMS_GATEWAY_URL=/var/customs'], 'filed for real'],
])('a road to the test system that names %s stops the start', (_, lines, said) => {
  const unusable = withTestRoad(lines, { CUSTOMS_GATEWAY_URL: '/var/customs' })
  expect(() => filingGateway(unusable)).toThrow(said)
})

test('a test waits where no road leads to the test system, and goes over no other', async () => {
  const gateway = filingGateway(settings({ CUSTOMS_GATEWAY_URL: folder }))
  expect(await gateway.send(sample)).toMatchObject({
    kind: 'away',
    reason: { id: 'gateway.problem.no-test-road' },
  })
})
