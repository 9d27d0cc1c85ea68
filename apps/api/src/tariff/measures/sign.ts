import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { english } from '../../messages/formatter.ts'
import { tariffWithoutMeasures } from '../tariff-service.ts'
import { readMeasures } from './read-measures.ts'
import { signatureOf } from './signature.ts'

const USAGE = `npm run measures:sign -- --make-key KEYFILE      makes a key pair: keep KEYFILE secret, the public key is printed
npm run measures:sign -- --key KEYFILE FILE      checks a file of measures against the tariff of the product, and signs it
npm run measures:sign -- --verify PUBLICKEY FILE checks the signature too`

const OPTIONS = {
  'make-key': { type: 'string' },
  key: { type: 'string' },
  verify: { type: 'string' },
} as const

const publicText = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64')

/** `npm run measures:sign`, for those who publish measures. Exit 1 for a file that servers would refuse. */
function main(): number {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const [file] = positionals
  if (values['make-key']) return makeKey(values['make-key'])
  if (!file || !(values.key || values.verify)) {
    console.error(USAGE)
    return 1
  }
  return values.key
    ? signFile(file, values.key)
    : check(file, readFileSync(file), publicKeyOf(values.verify ?? ''))
}

function makeKey(path: string): number {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  // An existing key is never overwritten.
  writeFileSync(path, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' })
  console.log(`TARIFF_MEASURES_KEY=${publicText(publicKey)}`)
  return 0
}

const publicKeyOf = (base64: string): KeyObject =>
  createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })

/** Signs measures, whether they were signed before or not, and writes the file when servers would take it. */
function signFile(file: string, keyPath: string): number {
  const key = createPrivateKey(readFileSync(keyPath))
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const measures =
    typeof content === 'object' && content !== null && 'measures' in content ? content.measures : content
  const signed = Buffer.from(
    `${JSON.stringify({ measures, signature: signatureOf(measures, key) }, null, 2)}\n`,
  )
  const outcome = check(file, signed, createPublicKey(key))
  if (outcome === 0) writeFileSync(file, signed)
  return outcome
}

function check(file: string, bytes: Buffer, key: KeyObject): number {
  const read = readMeasures(bytes, [key], tariffWithoutMeasures([]))
  if ('measures' in read) {
    console.log(
      `${file} is signed: measures ${read.measures.edition}, operations: ${read.measures.operations.length}.`,
    )
    return 0
  }
  for (const problem of read.problems) console.error(english.format(problem))
  return 1
}

process.exitCode = main()
