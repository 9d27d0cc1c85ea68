import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { DIRECTORY_LAYOUT, type FileLayout } from '@edfe/gateway'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyPair, startSftpServer } from '../../../test/gateways/sftp-server.ts'
import { english } from '../../messages/formatter.ts'
import type { CustomsGateway, GatewayAnswer } from './gateway.ts'
import type { SftpRoad } from './sftp-files.ts'
import { sftpGateway } from './sftp-gateway.ts'

const ID = '0b0d6d1e-6f0e-4c55-9d3a-2f6d1c0f7a11'
const OTHER = '5d7b5b9e-1d0e-4b9f-8b7a-0b8a3d0c9f22'
const images = ['A'.padEnd(80), 'Z'.padEnd(80)]
const first = {
  id: ID,
  images,
  isHandedOver: false,
  sending: 1,
  checkDigitFactor: 0,
  gateway: 'directory' as const,
  account: 'vale',
}
const later = { ...first, isHandedOver: true }
const awaitingAll = async (ids: string[]) => new Set(ids)

/** Handshakes take seconds on a busy machine. */
const PATIENCE_MS = 170_000
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const client = keyPair()
let server: Awaited<ReturnType<typeof startSftpServer>>
const open: CustomsGateway[] = []
beforeEach(async () => {
  server = await startSftpServer({ client })
})
afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close?.()
  await server.stop()
})

function gatewayWith(change: Partial<SftpRoad> = {}, layout: Partial<FileLayout> = {}): CustomsGateway {
  const road = {
    ...{ host: '127.0.0.1', port: server.port, user: 'edfe' },
    ...{ privateKey: client.private, hostKeys: [server.hostKey], timeoutMs: PATIENCE_MS },
    ...change,
  }
  const gateway = sftpGateway(road, { ...DIRECTORY_LAYOUT, ...layout })
  open.push(gateway)
  return gateway
}

const away = (answer: GatewayAnswer): string =>
  answer.kind === 'away' ? english.format(answer.reason) : `not away but ${answer.kind}`

test('a transmission gets its name when it is whole, and goes out once wherever the server stops', async () => {
  const gateway = gatewayWith()
  expect(await gateway.send(first)).toEqual({ kind: 'waiting' })
  const [file, mark] = [`/outbound/${ID}.txt`, `/handed-over/${ID}.1`]
  expect(server.paths()).toEqual([mark, file])
  expect(server.text(file)).toBe(`${images.join('\r\n')}\r\n`)

  server.rename(file, `${file}.part`)
  await gateway.send(first)
  expect(server.paths(), 'it had stopped before the last step').toEqual([mark, file])
  server.take(file)
  await gateway.send(first)
  expect(server.paths(), 'the carrier has taken it before the database knew').toEqual([mark])
})

test('no step waits until the far side has confirmed the one before', async () => {
  const atOnce = vi.spyOn(Socket.prototype, 'setNoDelay')
  await gatewayWith().send(first)
  const ours = atOnce.mock.contexts.filter((socket) => (socket as Socket).remotePort === server.port)
  expect(ours).toHaveLength(1)
  atOnce.mockRestore()
})

test('names, folders and the rule of acknowledgement are those of the settings', async () => {
  const gateway = gatewayWith(
    {},
    {
      ...{ outbound: '/to-cbp', outboundName: 'ABI_{id}.dat', temporaryEnding: '.tmp' },
      ...{ inbound: '/from-cbp', inboundName: 'ANS_{id}.dat', marks: '/sent', read: undefined },
    },
  )
  await gateway.send(first)
  expect(server.paths()).toEqual([`/sent/${ID}.1`, `/to-cbp/ABI_${ID}.dat`])
  server.put(`/from-cbp/ANS_${ID}.dat`, 'A\r\nE1 ACCEPTED\r\nZ\r\n')
  const answer = await gateway.send(later)
  expect(answer).toMatchObject({ kind: 'answered', images: ['A', 'E1 ACCEPTED', 'Z'] })
  await gateway.acknowledge((answer as { answerId: string }).answerId)
  expect(server.paths(), 'removed with its mark').toEqual([`/to-cbp/ABI_${ID}.dat`])
})

test('half a file is waited for', async () => {
  const gateway = gatewayWith()
  await gateway.send(first)
  server.put(`/inbound/${ID}.txt`, 'A\r\nE1 ACC')
  expect(await gateway.send(later)).toEqual({ kind: 'waiting' })
  server.put(`/inbound/${ID}.txt`, 'A\r\nE1 ACCEPTED\r\nZ\r\n')
  expect(await gateway.send(later)).toMatchObject({ images: ['A', 'E1 ACCEPTED', 'Z'] })
})

test('answers out of order and twice reach the transmission that each is for', async () => {
  const gateway = gatewayWith()
  await gateway.send(first)
  await gateway.send({ ...first, id: OTHER })
  server.put(`/inbound/${OTHER}.txt`, 'A\r\nE1 SECOND\r\nZ\r\n')
  server.put(`/inbound/${ID}.txt`, 'A\r\nE1 FIRST\r\nZ\r\n')
  const answer = await gateway.send(later)
  expect(answer).toMatchObject({ images: ['A', 'E1 FIRST', 'Z'] })
  expect(await gateway.send({ ...later, id: OTHER })).toMatchObject({ images: ['A', 'E1 SECOND', 'Z'] })
  await gateway.acknowledge((answer as { answerId: string }).answerId)
  server.put(`/inbound/${ID}.txt`, 'A\r\nE1 FIRST\r\nZ\r\n')
  const again = await gateway.poll(async () => new Set())
  expect(again, 'with the id that it had, so that the inbox knows it').toMatchObject({
    messages: [{ id: (answer as { answerId: string }).answerId }, { transmission_id: OTHER }],
  })
})

test('a message that nobody asked for is read until it is acknowledged, and a folder among them is named', async () => {
  const gateway = gatewayWith()
  server.put('/inbound/status-1.txt', 'A UC\r\nZ\r\n')
  server.put(`/inbound/${ID}.txt`, 'A\r\nZ\r\n')
  server.folder('/inbound/a-folder.txt')
  const received = await gateway.poll(awaitingAll)
  expect(received).toMatchObject({ messages: [{ images: ['A UC', 'Z'] }], unreadable: ['a-folder.txt'] })
  await gateway.acknowledge((received as { messages: { id: string }[] }).messages[0]!.id)
  expect(await gateway.poll(awaitingAll)).toMatchObject({ messages: [] })
})

test('a server that is full takes nothing by half: the file gets no name until all of it is there', async () => {
  const gateway = gatewayWith()
  server.trouble.room = 10
  expect(await gateway.send(first)).toMatchObject({ kind: 'away' })
  expect(server.paths()).toEqual([`/outbound/${ID}.txt.part`])
  server.trouble.room = Number.POSITIVE_INFINITY
  expect(await gateway.send(first)).toEqual({ kind: 'waiting' })
  expect(server.text(`/outbound/${ID}.txt`)).toBe(`${images.join('\r\n')}\r\n`)
})

test('a server that is slow or down is customs being away, and is reached again afterwards', async () => {
  const gateway = gatewayWith()
  expect(await gateway.send(first)).toEqual({ kind: 'waiting' })
  server.trouble.silent = true
  const hasty = gatewayWith({ timeoutMs: 500 })
  expect(away(await hasty.send(later))).toBe('The SFTP server did not answer within 1 seconds')
  server.trouble.silent = false
  server.cut()
  await expect.poll(() => gateway.send(later), { timeout: PATIENCE_MS }).toEqual({ kind: 'waiting' })
  await server.stop()
  await expect.poll(() => gateway.send(later), { timeout: PATIENCE_MS }).toMatchObject({ kind: 'away' })
  expect(await gateway.poll(awaitingAll)).toMatchObject({ kind: 'away' })
  await gateway.acknowledge(`${ID}.txt:0`)
})

test('a server with another host key, and one that does not know our key, get nothing', async () => {
  const stranger = gatewayWith({ hostKeys: [`SHA256:${'A'.repeat(43)}`] })
  expect(away(await stranger.send(first))).toMatch(/[Hh]ost.*verification failed/)
  const unknown = gatewayWith({ privateKey: keyPair().private })
  expect(away(await unknown.send(first))).toMatch(/authentication/)
  expect(server.paths()).toEqual([])
  expect(server.steps).toEqual([])
})

test('the server is reached through a proxy', async () => {
  const asked: string[] = []
  const proxy = createServer()
  proxy.on('connect', (request, socket) => {
    asked.push(request.url ?? '')
    const far = connect(server.port, '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'))
    socket.pipe(far).pipe(socket)
    for (const end of [socket, far]) end.on('error', () => undefined)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const at = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const gateway = gatewayWith({ host: 'sftp.example.com', proxy: at })
  expect(await gateway.send(first)).toEqual({ kind: 'waiting' })
  expect(asked).toEqual([`sftp.example.com:${server.port}`])
  await gateway.close?.()
  proxy.closeAllConnections()
  proxy.close()
})
