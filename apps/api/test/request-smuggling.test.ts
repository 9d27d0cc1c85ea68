import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './harness.ts'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await startApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => app.stop())

/** Sends bytes on one connection as they are, and gives all that comes back until it is closed. */
const raw = (...lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')))
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.setTimeout(20_000, () => socket.destroy())
  })

const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)

/** The request that a front server would not see. */
const HIDDEN = ['GET /api/version HTTP/1.1', 'Host: localhost', '', '']
const HEAD = ['POST /api/contact HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']

test('two ordinary requests on one connection are both answered', async () => {
  const last = [...HIDDEN.slice(0, 2), 'Connection: close', '', '']
  expect(statuses(await raw(...HIDDEN.slice(0, 3), ...last))).toEqual(['200', '200'])
})

test.each([
  ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', ...HIDDEN]],
  ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4', '', '0', '', ...HIDDEN]],
  ['two lengths', ['Content-Length: 0', 'Content-Length: 52', '', ...HIDDEN]],
  ['a length of letters', ['Content-Length: 0x4', '', '', ...HIDDEN]],
  ['a length with a sign', ['Content-Length: +0', '', ...HIDDEN]],
  ['chunks that are not the last coding', ['Transfer-Encoding: chunked, identity', '', '0', '', ...HIDDEN]],
  ['a coding that nobody knows', ['Transfer-Encoding: xchunked', '', '0', '', ...HIDDEN]],
  ['a space before the colon', ['Content-Length : 0', '', ...HIDDEN]],
  ['a folded header', ['X-Folded: one', ' Content-Length: 4', '', ...HIDDEN]],
  ['a chunk size that is none', ['Transfer-Encoding: chunked', '', 'Z', '', '0', '', ...HIDDEN]],
  ['a header that ends with a line feed alone', ['X-One: 1\nContent-Length: 0', '', ...HIDDEN]],
])('%s is refused, and what follows on the connection is not served', async (_, rest) => {
  const answer = await raw(...HEAD, ...rest)
  expect(statuses(answer)).toEqual(['400'])
  expect(answer).not.toContain('"version"')
})
