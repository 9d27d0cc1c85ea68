import { once } from 'node:events'
import { createServer } from 'node:http'
import type { StatusMessage, Transmission } from '@edfe/abi'

/**
 * What becomes of the answer to a transmission on its way back, after customs has judged it: it never comes, comes when
 * nobody waits any more and again later, comes again as a message, or comes where that of another transmission was due.
 */
export const ANSWER_FAULTS = ['lost', 'late', 'twice', 'of_another'] as const
export type AnswerFault = (typeof ANSWER_FAULTS)[number]

/** A way to customs on which answers go wrong. */
export interface FaultyRoad {
  url: string
  /** The fault of each transmission that is sent first from now on. */
  fault: AnswerFault
  /** It refuses each transmission for good, with this sentence, before customs sees it. */
  refuses: string | undefined
  /** How often each transmission went to customs. */
  sent: Map<string, number>
  /** All that came again is taken. */
  isQuiet(): Promise<boolean>
  stop(): Promise<void>
}

/** Listens on a free loopback port in front of the gateway at `customs()`; unavailable (503) until that one has started. */
export async function startFaultyRoad(customs: () => string | undefined): Promise<FaultyRoad> {
  const sent = new Map<string, number>()
  const repeated: StatusMessage[] = []
  let other: Transmission | undefined
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const path = request.url ?? '/'
    const repeatedId = path.startsWith('/messages/') && decodeURIComponent(path.slice('/messages/'.length))
    const index = repeated.findIndex(({ id }) => id === repeatedId)
    if (request.method === 'DELETE' && index >= 0) {
      repeated.splice(index, 1)
      return response.writeHead(204).end()
    }
    const reply = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const gateway = customs()
    if (!gateway) return reply(503, { code: 'unavailable', message: 'The gateway has not started.' })
    if (road.refuses && request.method === 'POST')
      return reply(400, { code: 'malformed', message: road.refuses })
    const answer = await fetch(new URL(path, gateway), {
      method: request.method,
      headers: { 'content-type': 'application/json' },
      ...(body.length > 0 && { body }),
    })
    if (request.method === 'GET' && path === '/messages') {
      const { messages } = (await answer.json()) as { messages: StatusMessage[] }
      return reply(200, { messages: [...repeated, ...messages] })
    }
    if (request.method !== 'POST' || answer.status !== 200)
      return response.writeHead(answer.status).end(await answer.text())
    const answered = (await answer.json()) as Transmission
    const { id, images } = answered
    const count = (sent.get(id) ?? 0) + 1
    sent.set(id, count)
    if (count === 1 && road.fault === 'lost') return request.socket.destroy()
    if (road.fault === 'late') {
      repeated.push({ id: `${id}-late-${count}`, images, transmission_id: id })
      if (count === 1) return reply(503, { code: 'unavailable', message: 'The answer is late.' })
    }
    if (road.fault === 'twice') repeated.push({ id: `${id}-again`, images, transmission_id: id })
    if (count === 1 && road.fault === 'of_another' && other) return reply(200, other)
    other = answered
    reply(200, answered)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The road has no port')
  const road: FaultyRoad = {
    url: `http://127.0.0.1:${address.port}`,
    fault: 'lost',
    refuses: undefined,
    sent,
    isQuiet: async () => repeated.length === 0,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return road
}
