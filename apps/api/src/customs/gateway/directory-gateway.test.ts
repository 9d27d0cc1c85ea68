import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { directoryGateway } from './directory-gateway.ts'

const ID = '0b0d6d1e-6f0e-4c55-9d3a-2f6d1c0f7a11'
const transmission = { id: ID, images: ['A'.padEnd(80), 'Z'.padEnd(80)], isHandedOver: false }
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edfe-directory-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a transmission is put out once, also after the carrier has taken it away', async () => {
  const gateway = directoryGateway(folder)
  expect(await gateway.send(transmission)).toEqual({ kind: 'waiting' })
  const file = join(folder, 'outbound', `${ID}.txt`)
  expect(readFileSync(file, 'latin1')).toBe(`${transmission.images.join('\r\n')}\r\n`)
  rmSync(file)
  expect(await gateway.send({ ...transmission, isHandedOver: true })).toEqual({ kind: 'waiting' })
  expect(readdirSync(join(folder, 'outbound')).filter((name) => name.endsWith('.txt'))).toEqual([])
})

test('the answer that the carrier brings is read record by record', async () => {
  const gateway = directoryGateway(folder)
  await gateway.send(transmission)
  writeFileSync(join(folder, 'inbound', `${ID}.txt`), 'A one\r\nE1 two\n\n')
  expect(await gateway.send(transmission)).toEqual({ kind: 'answered', images: ['A one', 'E1 two'] })
})

test('a folder that cannot be written to is customs being away, not a fault', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(await directoryGateway(file).send(transmission)).toMatchObject({ kind: 'away' })
})

test('an unsolicited message is returned until it is acknowledged, and a response is no such message', async () => {
  const gateway = directoryGateway(folder)
  expect(await gateway.poll()).toEqual({ kind: 'received', messages: [] })
  await gateway.send(transmission)
  const put = (name: string, text: string) => writeFileSync(join(folder, 'inbound', name), text)
  put(`${ID}.txt`, 'A one\r\n')
  put('status-7.txt', 'A UC\r\nE1\r\n')
  put('half.part', 'A U')
  const received = async () => {
    const answer = await gateway.poll()
    return answer.kind === 'received' ? answer.messages : []
  }
  const [message, ...others] = await received()
  expect([message?.images, others]).toEqual([['A UC', 'E1'], []])
  put('status-7.txt', 'A SO\r\n')
  await gateway.acknowledge(message!.id)
  const [next] = await received()
  expect(next?.images, 'another message under the same name').toEqual(['A SO'])
  await gateway.acknowledge(next!.id)
  await gateway.acknowledge(next!.id)
  expect(await received()).toEqual([])
  expect(readdirSync(join(folder, 'inbound', 'read'))).toHaveLength(1)
})
