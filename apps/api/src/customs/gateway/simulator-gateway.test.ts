import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { simulatorGateway } from './simulator-gateway.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server that notes what it is asked and sends the caller to `location`, or answers as customs does. */
async function customs(location?: string, answer = '{"images":[],"messages":[]}') {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (location) response.writeHead(307, { location: location + request.url }).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('no filing or request follows a redirect to another address', async () => {
  const elsewhere = await customs()
  const moved = await customs(elsewhere.url)
  const gateway = simulatorGateway(moved.url)
  expect(
    await gateway.send({
      id: 'f1',
      images: ['A'],
      isHandedOver: false,
      sending: 1,
      checkDigitFactor: 0,
      gateway: 'directory' as const,
      account: 'vale',
    }),
  ).toMatchObject({ kind: 'away' })
  expect(await gateway.poll(async () => new Set())).toMatchObject({ kind: 'away' })
  await gateway.acknowledge('m1')
  expect(moved.asked).toEqual(['POST /transmissions', 'GET /messages', 'DELETE /messages/m1'])
  expect(elsewhere.asked).toEqual([])
})

const transmission = {
  id: 'f1',
  images: ['A'],
  isHandedOver: false,
  sending: 1,
  checkDigitFactor: 0,
  gateway: 'directory' as const,
  account: 'vale',
}

test.each([
  ['an empty object', '{}'],
  ['no records', '{"id":"f1","images":null}'],
  ['records that are numbers', '{"id":"f1","images":[1]}'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['the answer to another transmission', '{"id":"f2","images":["A","Z"]}'],
])('%s is no answer: the filing is sent again later', async (_, answer) => {
  const { url } = await customs(undefined, answer)
  expect(await simulatorGateway(url).send(transmission)).toMatchObject({
    kind: 'away',
    reason: { id: 'gateway.problem.no-records' },
  })
  expect(await simulatorGateway(url).poll(async () => new Set())).toMatchObject({
    kind: 'away',
    reason: { id: 'gateway.problem.no-records' },
  })
})

test('the answer under the id of the transmission is taken', async () => {
  const { url } = await customs(undefined, '{"id":"f1","images":["A","Z"]}')
  expect(await simulatorGateway(url).send(transmission)).toEqual({ kind: 'answered', images: ['A', 'Z'] })
})
