import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const COMMAND = join(import.meta.dirname, 'sign.ts')
const source = { title: 'Proclamation 11070', url: 'https://www.federalregister.gov/d/2026-30001' }
const measures = {
  edition: '2026-12-01',
  programs: [],
  operations: [{ op: 'end', heading: '9903.05.01', last_day: '2026-12-31', source }],
}

describe('npm run measures:sign', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-measures-'))
  const key = join(folder, 'key.pem')
  const file = join(folder, 'measures.json')
  let publicKey = ''

  const run = (...given: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...given], { encoding: 'utf8' })
    return { status, said: stdout + stderr }
  }
  beforeAll(() => {
    const { said } = run('--make-key', key)
    publicKey = /^TARIFF_MEASURES_KEY=(.+)$/m.exec(said)?.[1] ?? ''
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('makes a key that nobody else reads, and never overwrites one', () => {
    expect(statSync(key).mode & 0o777).toBe(0o600)
    const before = readFileSync(key, 'utf8')
    expect(run('--make-key', key).status).not.toBe(0)
    expect(readFileSync(key, 'utf8')).toBe(before)
  })

  test('signs a file, and verifies it by the public key', () => {
    writeFileSync(file, JSON.stringify(measures))
    expect(run('--key', key, file)).toMatchObject({ status: 0 })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ measures })
    expect(run('--verify', publicKey, file)).toEqual({
      status: 0,
      said: `${file} is signed: measures 2026-12-01, operations: 1.\n`,
    })
    writeFileSync(file, readFileSync(file, 'utf8').replace('2026-12-31', '2026-12-30'))
    expect(run('--verify', publicKey, file)).toEqual({
      status: 1,
      said: 'No key of TARIFF_MEASURES_KEY signed the measures as they are in the file.\n',
    })
  })

  test('signs nothing that servers would refuse', () => {
    const unknown = { ...measures, operations: [{ ...measures.operations[0], heading: '9903.77.77' }] }
    writeFileSync(file, JSON.stringify(unknown))
    expect(run('--key', key, file)).toEqual({
      status: 1,
      said: 'No program of the tariff files heading 9903.77.77.\n',
    })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(unknown)
  })
})
