import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { tariffWithoutMeasures } from '../tariff-service.ts'
import { readMeasures } from './read-measures.ts'
import { signatureOf } from './signature.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const later = generateKeyPairSync('ed25519')
const source = { title: 'Proclamation 11070', url: 'https://www.federalregister.gov/d/2026-30001' }
const MEASURES = {
  edition: '2026-12-01',
  programs: [],
  operations: [{ op: 'end', heading: '9903.05.01', last_day: '2026-12-31', source }],
}
const signed = (measures: object = MEASURES, key = privateKey) =>
  JSON.stringify({ measures, signature: signatureOf(measures, key) }, null, 2)

const read = (text: string) =>
  readMeasures(Buffer.from(text), [publicKey, later.publicKey], tariffWithoutMeasures([]))
const faultsOf = (text: string) => {
  const found = read(text)
  return 'problems' in found ? found.problems.map(({ id }) => id) : []
}

test('a signed file is read, however it is spaced', () => {
  expect(read(signed())).toEqual({ measures: MEASURES })
  expect(read(JSON.stringify(JSON.parse(signed())))).toEqual({ measures: MEASURES })
})

test('a file that the next key signed is read as well, while keys change', () =>
  expect(read(signed(MEASURES, later.privateKey))).toEqual({ measures: MEASURES }))

test.each<[string, string, string]>([
  [
    'signed by a stranger',
    signed(MEASURES, generateKeyPairSync('ed25519').privateKey),
    'tariff-update.signature',
  ],
  [
    'with a day that was changed after it was signed',
    signed().replace('2026-12-31', '2026-12-30'),
    'tariff-update.signature',
  ],
  [
    'with a signature that is no base64',
    signed().replace(/"signature": ".{9}/, '"signature": "!'),
    'tariff-update.signature',
  ],
  ['without a signature', JSON.stringify(MEASURES), 'tariff-update.no-measures'],
  ['that is a page', '<!doctype html><title>Sign in</title>', 'tariff-update.no-json'],
  ['of which a half is missing', signed().slice(0, 200), 'tariff-update.no-json'],
  ['that is empty', '', 'tariff-update.no-json'],
  ['of another form', signed({ ...MEASURES, operations: [{ op: 'suspend' }] }), 'tariff-update.shape'],
  [
    'for a heading that nobody knows',
    signed({ ...MEASURES, operations: [{ ...MEASURES.operations[0], heading: '9903.77.77' }] }),
    'measures.unknown-heading',
  ],
])('a file %s is refused', (_, text, fault) => expect(faultsOf(text)).toContain(fault))
