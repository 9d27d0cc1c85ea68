import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../../../customs-bridge/src/server.ts'
import { type BridgeStore, openStore } from '../../../../customs-bridge/src/store.ts'
import { testCertificates } from '../../../test/gateways/certificates.ts'
import { english } from '../../messages/formatter.ts'
import { httpsGateway } from './https-gateway.ts'

const key = { id: 'edfe', secret: 'a secret that the bridge knows, too' }
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
const awaitingNone = async () => new Set<string>()

let certificates: Awaited<ReturnType<typeof testCertificates>>
beforeAll(async () => {
  certificates = await testCertificates()
})
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** A bridge that listens by https with a certificate of the test; `answering` may take a request from it. */
async function bridge({
  store = openStore(':memory:'),
  keys = [key],
  clientCa,
  answering,
}: {
  store?: BridgeStore
  keys?: (typeof key)[]
  clientCa?: string
  answering?: (reply: FastifyReply) => unknown
} = {}) {
  const tls = { ...certificates.server, ...(clientCa && { clientCa }) }
  const app = buildServer({ store, keys, tls, lastContact: () => undefined })
  const asked: string[] = []
  app.addHook('onRequest', async (request, reply) => {
    asked.push(`${request.method} ${request.url}`)
    return answering?.(reply)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  ends.push(
    () => app.close(),
    () => app.server.closeAllConnections(),
  )
  const url = `https://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const road = { url, key, tls: { ca: certificates.ca } }
  return { app, store, asked, url, road, gateway: httpsGateway(road) }
}

const reasonOf = (answer: { kind: string; reason?: unknown }): string =>
  answer.kind === 'away' || answer.kind === 'refused'
    ? english.format(answer.reason as Parameters<typeof english.format>[0])
    : answer.kind

const answer = (id: string, transmission_id: string | null, text = 'E1 ACCEPTED') => ({
  id,
  transmission_id,
  records: ['A', text, 'Z'],
})

test('a transmission is handed over once, however often it is sent', async () => {
  const { gateway, store } = await bridge()
  expect(await gateway.send(first)).toEqual({ kind: 'waiting' })
  expect(await gateway.send(first)).toEqual({ kind: 'waiting' })
  expect(store.unsent()).toEqual([{ id: ID, sending: 1, records: images }])
  store.handedOver({ id: ID, sending: 1 })
  expect(await gateway.send(first), 'the server stopped before it wrote that down').toEqual({
    kind: 'waiting',
  })
  expect(store.unsent()).toEqual([])
})

test('an answer is given until it is acknowledged, and then no more', async () => {
  const { gateway, store } = await bridge()
  await gateway.send(first)
  store.receive(answer('m1', ID))
  const answered = { kind: 'answered', images: ['A', 'E1 ACCEPTED', 'Z'], answerId: 'm1' }
  expect(await gateway.send(later)).toEqual(answered)
  expect(await gateway.send(later)).toEqual(answered)
  await gateway.acknowledge('m1')
  await gateway.acknowledge('m1')
  store.receive(answer('m1', ID))
  expect(await gateway.send(later), 'the same message came twice').toEqual({ kind: 'waiting' })
})

test('what CBP asks for again is handed over once more, and not while that request is unacknowledged', async () => {
  const { gateway, store } = await bridge()
  await gateway.send(first)
  store.handedOver(first)
  store.receive(answer('m1', ID, 'E1RFZZZ'))
  const again = { ...first, sending: 2 }
  expect(await gateway.send(again)).toMatchObject({ kind: 'answered', answerId: 'm1' })
  expect(store.unsent()).toEqual([])
  await gateway.acknowledge('m1')
  await gateway.send(again)
  await gateway.send(again)
  expect(store.unsent()).toMatchObject([{ id: ID, sending: 2 }])
})

test('answers out of order reach the transmission that each is for', async () => {
  const { gateway, store } = await bridge()
  await gateway.send(first)
  await gateway.send({ ...first, id: OTHER })
  store.receive(answer('m1', OTHER, 'E1 SECOND'))
  store.receive(answer('m2', ID, 'E1 FIRST'))
  expect(await gateway.send(later)).toMatchObject({ answerId: 'm2', images: ['A', 'E1 FIRST', 'Z'] })
  expect(await gateway.send({ ...later, id: OTHER })).toMatchObject({ answerId: 'm1' })
})

test('a message is polled when nothing waits for it, and an awaited answer is not', async () => {
  const { gateway, store } = await bridge()
  store.receive(answer('m1', ID))
  store.receive(answer('m2', null, 'E1 UC'))
  expect(await gateway.poll(awaitingAll)).toEqual({
    kind: 'received',
    messages: [{ id: 'm2', images: ['A', 'E1 UC', 'Z'] }],
    unreadable: [],
  })
  expect(await gateway.poll(awaitingNone)).toMatchObject({
    messages: [{ id: 'm1', transmission_id: ID }, { id: 'm2' }],
  })
})

test('however many awaited answers lie there, the messages behind them are read', async () => {
  const { gateway, store } = await bridge()
  for (let n = 0; n < 250; n += 1) store.receive(answer(`answer ${n}`, ID))
  store.receive(answer('m2', null))
  expect(await gateway.poll(awaitingAll)).toMatchObject({ messages: [{ id: 'm2' }] })
})

test('an answer comes after a week in which the bridge was stopped and started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-bridge-'))
  ends.push(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'bridge.sqlite')
  const before = await bridge({ store: openStore(path) })
  await before.gateway.send(first)
  before.store.handedOver(first)
  await before.app.close()
  before.store.close()
  const after = await bridge({ store: openStore(path) })
  expect(await after.gateway.send(later)).toEqual({ kind: 'waiting' })
  after.store.receive(answer('m1', ID))
  expect(await after.gateway.send(later)).toMatchObject({ kind: 'answered', answerId: 'm1' })
  expect(after.store.unsent()).toEqual([])
  after.store.close()
})

test('a bridge that lost what it had taken is customs being away: nothing is filed a second time', async () => {
  const { gateway, store } = await bridge()
  expect(reasonOf(await gateway.send(later))).toMatch(/does not know this transmission/)
  expect(store.unsent()).toEqual([])
})

test.each([
  ['other records under the same id', 409],
  ['records that are none', 400],
])('%s are refused for good', async (_, status) => {
  const { gateway } = await bridge()
  await gateway.send(first)
  const changed = status === 409 ? { sending: 2, images: ['A'] } : { id: OTHER, images: [] }
  expect(await gateway.send({ ...first, ...changed })).toMatchObject({ kind: 'refused' })
})

test('a bridge whose disk is full, or that fails, is asked again later', async () => {
  const failing = (error: object): BridgeStore => ({
    ...openStore(':memory:'),
    submit: () => {
      throw Object.assign(new Error('no room'), error)
    },
  })
  const full = await bridge({ store: failing({ errcode: 13 }) })
  expect(reasonOf(await full.gateway.send(first))).toBe('The disk of the bridge is full.')
  const away = await bridge({ answering: (reply) => reply.code(503).send('<h1>Bad gateway</h1>') })
  expect(reasonOf(await away.gateway.send(first))).toBe('The gateway answered 503.')
  expect(await away.gateway.poll(awaitingAll)).toMatchObject({ kind: 'away' })
})

test('a bridge that is down, slow, or breaks off in the middle of an answer is customs being away', async () => {
  const down = await bridge()
  await down.app.close()
  expect(await down.gateway.send(first)).toMatchObject({ kind: 'away' })
  expect(await down.gateway.poll(awaitingAll)).toMatchObject({ kind: 'away' })
  await down.gateway.acknowledge('m1')

  const slow = await bridge({ answering: (reply) => reply.hijack() })
  const hasty = httpsGateway({ ...slow.road, timeoutMs: 200 })
  expect(reasonOf(await hasty.send(first))).toBe('The gateway did not answer within 1 seconds.')

  const half = await bridge({
    answering(reply) {
      reply.hijack()
      reply.raw.writeHead(200, { 'content-length': 1000 })
      reply.raw.write('{"id":', () => reply.raw.destroy())
    },
  })
  expect(await half.gateway.send(first)).toMatchObject({ kind: 'away' })
})

test('a key that the bridge does not know files nothing', async () => {
  const { road, store } = await bridge({
    keys: [{ id: 'edfe', secret: 'another secret of another product' }],
  })
  const gateway = httpsGateway(road)
  expect(reasonOf(await gateway.send(first))).toBe('The gateway does not accept the key of this server.')
  expect(store.unsent()).toEqual([])
})

test('an answer that the key did not sign is none, whatever it says', async () => {
  const said = { id: ID, sending: 1, answers: [{ ...answer('m1', ID), received_at: '2026-03-05T10:00:00Z' }] }
  const { gateway } = await bridge({ answering: (reply) => reply.code(200).send(said) })
  expect(reasonOf(await gateway.send(later))).toBe(
    'The answer of the gateway is not signed with the key of this server.',
  )
})

test('the answer to another transmission is none', async () => {
  const store = openStore(':memory:')
  const confused = { ...store, find: () => store.find(OTHER) }
  store.submit(OTHER, { sending: 1, records: images })
  store.receive(answer('m1', OTHER))
  const { gateway } = await bridge({ store: confused })
  expect(await gateway.send(later)).toMatchObject({
    kind: 'away',
    reason: { id: 'gateway.problem.no-records' },
  })
})

test('a message of another shape is named, and the messages beside it are read', async () => {
  const store = openStore(':memory:')
  store.receive(answer('m2', null))
  const page = () => {
    const { messages, next } = store.page(undefined)
    return { messages: [{ ...messages[0]!, id: 'm1', records: [] }, ...messages], next }
  }
  const { gateway } = await bridge({ store: { ...store, page } })
  expect(await gateway.poll(awaitingAll)).toMatchObject({ messages: [{ id: 'm2' }], unreadable: ['m1'] })
})

test('with mutual TLS, a server without the certificate gets nowhere', async () => {
  const { road, store } = await bridge({ clientCa: certificates.ca })
  expect(await httpsGateway(road).send(first)).toMatchObject({ kind: 'away' })
  expect(store.unsent()).toEqual([])
  const known = httpsGateway({ ...road, tls: { ...road.tls, ...certificates.client } })
  expect(await known.send(first)).toEqual({ kind: 'waiting' })
})

test('a bridge whose certificate nobody vouches for is not spoken to', async () => {
  const { url, asked } = await bridge()
  expect(await httpsGateway({ url, key }).send(first)).toMatchObject({ kind: 'away' })
  expect(asked).toEqual([])
})

test('no redirect is followed', async () => {
  const elsewhere = await bridge()
  const moved = await bridge({ answering: (reply) => reply.redirect(elsewhere.url, 307) })
  expect(await moved.gateway.send(first)).toMatchObject({ kind: 'away' })
  expect(elsewhere.asked).toEqual([])
})
