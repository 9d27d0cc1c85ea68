import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { english } from '../../messages/formatter.ts'
import { download } from './download.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listen(answer: RequestListener): Promise<URL> {
  server = createServer(answer)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/exportList?to=9999.00.00`)
}

const LIMITS = { mostBytes: 1000, withinMs: 20_000 }

/** What a download said, with the port left out. */
async function problemOf(url: URL, limits = LIMITS): Promise<string> {
  const found = await download(url, limits)
  return 'problem' in found ? english.format(found.problem).replaceAll(url.host, 'HOST') : 'no problem'
}

test('a whole answer is taken as it is', async () => {
  const url = await listen((_, response) => response.end('[]'))
  expect(await download(url, LIMITS)).toEqual({ bytes: Buffer.from('[]') })
})

test.each<[string, RequestListener, string]>([
  [
    'a refusal',
    (_, response) => response.writeHead(403).end(),
    'HOST refuses this server (answer 403). Load from files (docs/operations.md), or fetch through a proxy.',
  ],
  ['a fault', (_, response) => response.writeHead(500).end(), 'HOST answered with 500 in place of the file.'],
  [
    'a redirect to another server',
    (_, response) => response.writeHead(302, { location: 'https://elsewhere.example/list' }).end(),
    'HOST sent us on to elsewhere.example. Redirects are not followed: check the address.',
  ],
  [
    'an answer that is too large',
    (_, response) => response.end('x'.repeat(1001)),
    'The answer of HOST is larger than 1 MB.',
  ],
  [
    'an answer that breaks off',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('[')
      setImmediate(() => response.destroy())
    },
    'HOST broke off in the middle of the file.',
  ],
])('%s is no file', async (_, answer, problem) => expect(await problemOf(await listen(answer))).toBe(problem))

test.each<[string, RequestListener]>([
  ['that never answers', () => {}],
  ['that stops in the middle', (_, response) => response.writeHead(200).write('[')],
])('a server %s is left after a time', async (_, answer) =>
  expect(await problemOf(await listen(answer), { ...LIMITS, withinMs: 300 })).toBe(
    'HOST did not send the whole file within 1 seconds.',
  ),
)

test('a server that is away is named with the cause', async () => {
  const url = await listen(() => {})
  server!.close()
  expect(await problemOf(url)).toBe('HOST could not be reached (ECONNREFUSED).')
})

test('a proxy is asked for the whole address', async () => {
  let asked: string | undefined
  const proxy = await listen((request, response) => {
    asked = request.url
    response.end('[]')
  })
  const address = 'http://hts.example/reststop/exportList'
  expect(await download(new URL(address), { ...LIMITS, proxy: proxy.origin })).toEqual({
    bytes: Buffer.from('[]'),
  })
  expect(asked).toBe(address)
})
