import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { directoryGateway } from './directory-gateway.ts'

const transmission = { id: 'a1', images: ['A'.padEnd(80), 'Z'.padEnd(80)] }
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edfe-directory-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a transmission is put out once, also after the carrier has taken it away', async () => {
  const gateway = directoryGateway(folder)
  expect(await gateway.send(transmission)).toEqual({ kind: 'waiting' })
  const file = join(folder, 'outbound', 'a1.txt')
  expect(readFileSync(file, 'latin1')).toBe(`${transmission.images.join('\r\n')}\r\n`)
  rmSync(file)
  expect(await gateway.send(transmission)).toEqual({ kind: 'waiting' })
  expect(readdirSync(join(folder, 'outbound')).filter((name) => name.endsWith('.txt'))).toEqual([])
})

test('the answer that the carrier brings is read record by record', async () => {
  const gateway = directoryGateway(folder)
  await gateway.send(transmission)
  writeFileSync(join(folder, 'inbound', 'a1.txt'), 'A one\r\nE1 two\n\n')
  expect(await gateway.send(transmission)).toEqual({ kind: 'answered', images: ['A one', 'E1 two'] })
})

test('a folder that cannot be written to is customs being away, not a fault', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(await directoryGateway(file).send(transmission)).toMatchObject({ kind: 'away' })
})
