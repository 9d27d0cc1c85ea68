import { createServer, type Server } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isAllowedAddress, sendDelivery } from './send-delivery.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const EARLIER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const NOW = new Date()
const LOOPBACK = { networks: ['127.0.0.0/8'] }

let server: Server
let port: number
let status = 204
let came: { headers: Record<string, string>; body: string }[] = []
beforeAll(async () => {
  server = createServer((request, answer) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      came.push({ headers: request.headers as Record<string, string>, body })
      answer.writeHead(status, status === 302 ? { location: `http://127.0.0.1:${port}/elsewhere` } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())
beforeEach(() => {
  came = []
  status = 204
})

const outgoing = (url: string, secrets = [SECRET]) => ({
  url,
  messageId: 'msg_1',
  payload: '{"type":"test"}',
  secrets,
})

/** A name server that answers with one address after the other. */
function answering(...addresses: string[]) {
  const asked: string[] = []
  const lookup: LookupFunction = (name, options, done) => {
    asked.push(name)
    const address = addresses[Math.min(asked.length, addresses.length) - 1] ?? ''
    const family = address.includes(':') ? 6 : 4
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }
  return { lookup, asked }
}

test('a delivery is signed with every secret that is valid, and the receiver can check it', async () => {
  const sent = await sendDelivery(outgoing(`http://127.0.0.1:${port}/`, [SECRET, EARLIER]), LOOPBACK, NOW)
  expect(sent).toEqual({ status: 204, problem: null })
  const [{ headers, body } = { headers: {}, body: '' }] = came
  for (const secret of [SECRET, EARLIER])
    expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'test' })
  expect(() => new Webhook(SECRET).verify(`${body} `, headers)).toThrow()
})

test.each([500, 404, 302])('an answer of %s delivers nothing, and no redirect is followed', async (given) => {
  status = given
  const sent = await sendDelivery(outgoing(`http://127.0.0.1:${port}/`), LOOPBACK, NOW)
  expect(sent).toEqual({ status: given, problem: `Answered with ${given}` })
  expect(came).toHaveLength(1)
})

describe('no request goes to an address that is not public', () => {
  test.each([
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '0.0.0.0',
    '10.0.0.8',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[fd00::1]',
    '[fe80::1]',
  ])('%s', async (host) => {
    const sent = await sendDelivery(outgoing(`http://${host}:${port}/`), { networks: [] }, NOW)
    expect(sent.problem).toMatch(/is not allowed/)
    expect(came).toEqual([])
  })

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '169.254.169.254'])(
    'by a name that leads to %s',
    async (address) => {
      const reach = { networks: [], ...answering(address) }
      const sent = await sendDelivery(outgoing(`http://hooks.example.com:${port}/`), reach, NOW)
      expect(sent.problem).toMatch(/is not allowed/)
      expect(came).toEqual([])
    },
  )

  test('by a name that changes: the address that was judged is the one that is reached', async () => {
    const { lookup, asked } = answering('127.0.0.1', '10.0.0.1')
    const sent = await sendDelivery(
      outgoing(`http://hooks.example.com:${port}/`),
      { ...LOOPBACK, lookup },
      NOW,
    )
    expect(sent.problem).toBeNull()
    expect(asked).toEqual(['hooks.example.com'])
  })
})

test.each([
  ['https://hooks.example.com/edfe', [], true],
  ['http://hooks.example.com/edfe', [], false],
  ['http://hooks.example.com/edfe', ['10.0.0.0/8'], true],
  ['https://user:word@hooks.example.com/', [], false],
  ['ftp://hooks.example.com/', ['10.0.0.0/8'], false],
])('the address %s with the private networks %j is kept: %s', (url, networks, isKept) => {
  expect(isAllowedAddress(url, { networks })).toBe(isKept)
})
