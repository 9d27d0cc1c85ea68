import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf, startApp, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let visitor: Visitor
beforeAll(async () => {
  app = await startApp()
  visitor = await app.account()
})
afterAll(() => app.stop())

const read = (url: string, accepted: string) =>
  app.app.inject({ url, headers: { cookie: visitor.cookie, 'accept-encoding': accepted } })

const LOOKUP = '/api/lookups/countries?limit=200'

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])(
  'an answer above 1 kB is compressed as %s for a browser that takes %s',
  async (encoding, accepted, unpack) => {
    const plain = await read(LOOKUP, 'identity')
    expect(plain.rawPayload.length).toBeGreaterThan(1024)
    const packed = await read(LOOKUP, accepted)
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers.vary).toMatch(/accept-encoding/i)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
  },
)

test('a small answer is sent as it is', async () => {
  const { headers, statusCode } = await read('/api/organization', 'br, gzip')
  expect([statusCode, headers['content-encoding']]).toEqual([200, undefined])
})

test('answers of sign-in, which contain the token of the session, are not compressed', async () => {
  const browser = { 'user-agent': 'Browser '.repeat(200), origin: app.app.settings.PUBLIC_URL }
  const body = { name: 'Ada Importer', email: 'long@example.com', password: 'correct horse battery' }
  const { headers } = await app.call('POST', '/api/auth/sign-up/email', { body, headers: browser })
  const session = await app.app.inject({
    url: '/api/auth/get-session',
    headers: { ...browser, cookie: cookieOf(headers), 'accept-encoding': 'br, gzip' },
  })
  expect(session.rawPayload.length).toBeGreaterThan(1024)
  expect(session.headers['content-encoding']).toBeUndefined()
})

test('a body that arrives compressed is refused, so that none unpacks to more than the limit', async () => {
  const { statusCode } = await app.app.inject({
    method: 'PUT',
    url: '/api/organization',
    headers: { cookie: visitor.cookie, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ name: 'x'.repeat(5_000_000) })),
  })
  expect(statusCode).toBe(400)
})

test('the stream of events arrives event by event', async () => {
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const ending = new AbortController()
  const headers = { cookie: visitor.cookie, 'accept-encoding': 'br, gzip' }
  const stream = await fetch(`${address}/api/events`, { headers, signal: ending.signal })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  expect(stream.headers.get('content-encoding')).toBeNull()
  const { value } = (await stream.body?.getReader().read()) ?? {}
  expect(new TextDecoder().decode(value)).toContain('retry:')
  ending.abort()
})
