import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The steps of a message between the server and customs, at each of which the server can be killed. */
export const STEPS = ['sent', 'filed', 'answered', 'notified', 'stored', 'taken away'] as const
export type Step = (typeof STEPS)[number]

export interface KillingGateway {
  url: string
  /** The ids of all transmissions that came, by the application of their messages. */
  transmissions: Map<string, Set<string>>
  /** Calls `kill` once, when the next message reaches a step; the promise is over after it. */
  at(step: Step, kill: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** A gateway before the simulator, which passes everything on and kills the server at a step. */
export async function killingGateway(simulator: string): Promise<KillingGateway> {
  const transmissions = new Map<string, Set<string>>()
  let armed: { step: Step; run: () => Promise<void> } | undefined
  /** True if the server is dead by now: nothing of its request goes on. */
  const reached = async (step: Step): Promise<boolean> => {
    if (armed?.step !== step) return false
    const { run } = armed
    armed = undefined
    await run()
    return true
  }
  const count = (sent: string) => {
    const { id, images } = JSON.parse(sent) as { id: string; images: string[] }
    const application = images[0]?.slice(25, 27) ?? ''
    transmissions.set(application, (transmissions.get(application) ?? new Set()).add(id))
  }
  const pass = async ({ method = 'GET', url = '/', headers }: IncomingMessage, body: string) => {
    const answer = await fetch(new URL(url, simulator), {
      method,
      headers: { ...(headers['content-type'] && { 'content-type': headers['content-type'] }) },
      ...(body && { body }),
    })
    return { status: answer.status, body: await answer.text() }
  }
  const server = createServer(async (request, response) => {
    const { method, url } = request
    const body = await text(request)
    const isFiling = method === 'POST' && url === '/transmissions'
    const isTaken = method === 'DELETE'
    if (isFiling) count(body)
    if (isFiling && (await reached('sent'))) return
    if (isTaken && (await reached('stored'))) return
    const answer = await pass(request, body)
    if (isFiling && (await reached('filed'))) return
    if (isTaken && (await reached('taken away'))) return
    const isNotified = method === 'GET' && answer.body.includes('"images"')
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(answer.body, () => {
      if (isFiling) void reached('answered')
      if (isNotified) void reached('notified')
    })
  })
  server.listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    transmissions,
    at: (step, kill) =>
      new Promise((done, failed) => {
        armed = { step, run: () => kill().then(done, failed) }
      }),
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
