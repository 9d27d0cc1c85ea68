import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { directoryGateway } from './directory-gateway.ts'

const ID = '0b0d6d1e-6f0e-4c55-9d3a-2f6d1c0f7a11'
const transmission = {
  id: ID,
  images: ['A'.padEnd(80), 'Z'.padEnd(80)],
  isHandedOver: false,
  sending: 1,
  checkDigitFactor: 0,
  gateway: 'directory' as const,
  account: 'vale',
}
/** Every transmission waits for its answer. */
const awaitingAll = async (ids: string[]) => new Set(ids)
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

test('a server that stops between any two steps of putting out puts out once', async () => {
  const gateway = directoryGateway(folder)
  const [part, mark, file] = [`outbound/${ID}.txt.part`, `handed-over/${ID}.1`, `outbound/${ID}.txt`].map(
    (path) => join(folder, path),
  ) as [string, string, string]
  mkdirSync(join(folder, 'outbound'))
  writeFileSync(part, 'A half')
  await gateway.send(transmission)
  const whole = readFileSync(file, 'latin1')
  expect(whole, 'a half file is written anew').toBe(`${transmission.images.join('\r\n')}\r\n`)

  renameSync(file, part)
  await gateway.send(transmission)
  expect(existsSync(part), 'the mark was there, and not the name').toBe(false)
  expect(readFileSync(file, 'latin1')).toBe(whole)

  rmSync(file)
  await gateway.send(transmission)
  expect(existsSync(file), 'the carrier has taken it before the database knew').toBe(false)
  await gateway.send({ ...transmission, sending: 2 })
  expect(existsSync(file), 'CBP asked for it again').toBe(true)

  writeFileSync(join(folder, 'inbound', `${ID}.txt`), 'A\r\nZ\r\n')
  const answer = await gateway.send({ ...transmission, sending: 2 })
  await gateway.acknowledge((answer as { answerId: string }).answerId)
  expect(existsSync(mark), 'with its answer the mark has served').toBe(false)
})

test('the answer that the carrier brings is read record by record', async () => {
  const gateway = directoryGateway(folder)
  await gateway.send(transmission)
  const file = join(folder, 'inbound', `${ID}.txt`)
  writeFileSync(file, 'A one\r\nE1 two\nZ\n\n')
  const answer = await gateway.send(transmission)
  expect(answer).toMatchObject({ kind: 'answered', images: ['A one', 'E1 two', 'Z'] })
  if (answer.kind !== 'answered') return
  await gateway.acknowledge(answer.answerId!)
  expect(readdirSync(join(folder, 'inbound'))).toEqual(['read'])
  expect(await gateway.send({ ...transmission, isHandedOver: true })).toEqual({ kind: 'waiting' })
})

test('a file without the record that ends its batch is waited for, until nobody has written to it for ten minutes', async () => {
  const gateway = directoryGateway(folder)
  await gateway.send(transmission)
  const answer = join(folder, 'inbound', `${ID}.txt`)
  const message = join(folder, 'inbound', 'status-1.txt')
  writeFileSync(answer, 'A one\r\nE1 tw')
  writeFileSync(message, 'A UC\r\n')
  expect(await gateway.send(transmission)).toEqual({ kind: 'waiting' })
  expect(await gateway.poll(awaitingAll)).toMatchObject({ kind: 'received', messages: [] })
  const longAgo = new Date(Date.now() - 11 * 60_000)
  for (const file of [answer, message]) utimesSync(file, longAgo, longAgo)
  expect(await gateway.send(transmission)).toMatchObject({ images: ['A one', 'E1 tw'] })
  expect(await gateway.poll(awaitingAll)).toMatchObject({ messages: [{ images: ['A UC'] }] })
})

test('however many answers lie there, the messages that nobody asked for are read', async () => {
  mkdirSync(join(folder, 'inbound'))
  for (let n = 0; n < 120; n += 1) writeFileSync(join(folder, 'inbound', `${randomUUID()}.txt`), 'A\r\nZ\r\n')
  writeFileSync(join(folder, 'inbound', 'status-1.txt'), 'A UC\r\nZ\r\n')
  expect(await directoryGateway(folder).poll(awaitingAll)).toMatchObject({
    messages: [{ images: ['A UC', 'Z'] }],
  })
})

test('a folder or a link among the messages is named, and the messages beside it are read', async () => {
  const inbound = join(folder, 'inbound')
  mkdirSync(join(inbound, 'a-folder.txt'), { recursive: true })
  const outside = join(folder, 'outside.txt')
  writeFileSync(outside, 'A secret\r\nZ\r\n')
  symlinkSync(outside, join(inbound, 'b-link.txt'))
  symlinkSync(join(inbound, 'c-loop.txt'), join(inbound, 'c-loop.txt'))
  writeFileSync(join(inbound, 'status-1.txt'), 'A UC\r\nZ\r\n')
  expect(await directoryGateway(folder).poll(awaitingAll)).toMatchObject({
    messages: [{ images: ['A UC', 'Z'] }],
    unreadable: ['a-folder.txt', 'b-link.txt', 'c-loop.txt'],
  })
  symlinkSync(outside, join(inbound, `${ID}.txt`))
  expect(await directoryGateway(folder).send(transmission)).toMatchObject({ kind: 'away' })
})

test('however many messages are still being written, those that are whole are read', async () => {
  mkdirSync(join(folder, 'inbound'))
  for (let n = 0; n < 120; n += 1) writeFileSync(join(folder, 'inbound', `half-${n}.txt`), 'A UC')
  writeFileSync(join(folder, 'inbound', 'status-1.txt'), 'A UC\r\nZ\r\n')
  expect(await directoryGateway(folder).poll(awaitingAll)).toMatchObject({
    messages: [{ images: ['A UC', 'Z'] }],
  })
})

test('a folder that cannot be written to is customs being away, not a fault', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(await directoryGateway(file).send(transmission)).toMatchObject({ kind: 'away' })
})

test('an unsolicited message is returned until it is acknowledged, and a response is no such message', async () => {
  const gateway = directoryGateway(folder)
  expect(await gateway.poll(awaitingAll)).toMatchObject({ kind: 'received', messages: [] })
  await gateway.send(transmission)
  const put = (name: string, text: string) => writeFileSync(join(folder, 'inbound', name), text)
  put(`${ID}.txt`, 'A one\r\nZ\r\n')
  put('status-7.txt', 'A UC\r\nE1\r\nZ\r\n')
  put('half.part', 'A U')
  const received = async () => {
    const answer = await gateway.poll(awaitingAll)
    return answer.kind === 'received' ? answer.messages : []
  }
  const [message, ...others] = await received()
  expect([message?.images, others]).toEqual([['A UC', 'E1', 'Z'], []])
  put('status-7.txt', 'A SO\r\nZ\r\n')
  await gateway.acknowledge(message!.id)
  const [next] = await received()
  expect(next?.images, 'another message under the same name').toEqual(['A SO', 'Z'])
  await gateway.acknowledge(next!.id)
  await gateway.acknowledge(next!.id)
  expect(await received()).toEqual([])
  expect(readdirSync(join(folder, 'inbound', 'read'))).toHaveLength(1)
})
