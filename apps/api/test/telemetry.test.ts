import { once } from 'node:events'
import { mkdirSync, rmdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LIVE_GATEWAY } from './entry-steps.ts'
import { PASSWORD } from './harness.ts'
import { serverProcesses } from './server-processes.ts'
import { freePort } from './simulator.ts'

const processes = serverProcesses()
vi.setConfig({ testTimeout: 120_000 })

beforeAll(processes.prepare)
beforeEach(processes.open)
afterEach(processes.killAll)
afterAll(processes.remove)

const EMAIL = 'ada.lovelace@example.com'

/** A collector that keeps what it gets by OTLP, as text: by the last part of its path (traces, metrics or logs). */
async function startCollector(): Promise<{ server: Server; url: string; got: (signal: string) => string }> {
  const received: { path: string; body: string }[] = []
  const server = createServer(async (request, reply) => {
    received.push({ path: request.url ?? '', body: await text(request) })
    reply.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    got: (signal) =>
      received
        .filter(({ path }) => path === `/v1/${signal}`)
        .map(({ body }) => body)
        .join('\n'),
  }
}

/** Signs up, reads the entries with the session, and searches them for a word. Returns the ids of account and organization. */
async function work(url: string): Promise<{ userId: string; orgId: string }> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name: 'Ada Lovelace', email: EMAIL, password: PASSWORD }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const read = async (path: string): Promise<unknown> =>
    (await fetch(url + path, { headers: { cookie, origin: url } })).json()
  await read('/api/entries/defaults')
  const { organization } = (await read('/api/organization')) as { organization: { id: string } }
  await read('/api/entries?page=1&page_size=20&q=porcelain')
  const { user } = (await read('/api/me')) as { user: { id: string } }
  return { userId: user.id, orgId: organization.id }
}

describe('a server with a collector and a metrics port', () => {
  test('reports requests, statements and logs by ids, without personal data', async () => {
    processes.useMigratedFolder()
    const collector = await startCollector()
    const metricsPort = await freePort()
    const { child, url } = await processes.started({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      METRICS_PORT: String(metricsPort),
    })
    const { userId, orgId } = await work(url)
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    expect(await (await fetch(`${url}/api/version`)).json()).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    })
    expect(await processes.stop(child)).toBe(0)
    collector.server.close()

    expect(metrics).toMatch(/http_server_request_duration_count\{[^}]*http_route="\/api\/entries"[^}]*\} 1/)
    expect(metrics).toMatch(/edfe_jobs\{[^}]*queue="mail"[^}]*state="failed"[^}]*\} 0/)
    expect(metrics).toMatch(/edfe_jobs_oldest\{/)
    expect(metrics).toMatch(/edfe_customs_away(\{[^}]*\})? [01]/)
    expect(metrics).toMatch(/edfe_customs_unmatched(\{[^}]*\})? 0/)
    for (const figure of ['waiting', 'oldest', 'unread', 'paused'])
      expect(metrics).toMatch(new RegExp(`edfe_customs_${figure}(\\{[^}]*\\})? 0`))
    expect(metrics).toMatch(/process_memory_usage(\{[^}]*\})? \d{7,}/)
    expect(metrics).toMatch(/nodejs_eventloop_delay_p99/)
    expect(metrics).not.toContain(userId)

    const traces = collector.got('traces')
    expect(traces).toContain('/api/entries')
    expect(traces).toContain(orgId)
    expect(traces).toMatch(/from \\"users\\" where \\"id\\" = \$1/)
    expect(collector.got('metrics')).toContain('http.server.request.duration')
    const logs = collector.got('logs')
    expect(logs).toContain('Request answered')
    expect(logs).toContain(userId)
    expect(logs).toMatch(/"traceId":"[0-9a-f]{32}"/)
    for (const signal of [traces, logs, collector.got('metrics'), metrics]) {
      expect(signal).not.toMatch(/ada\.lovelace|Lovelace|porcelain/)
    }
    expect(logs).not.toContain('"key":"ip"')
  })
})

test('a folder among the messages of customs is counted until it is removed', async () => {
  processes.useMigratedFolder()
  const oddName = join(processes.folder, 'customs', 'inbound', 'a-folder.txt')
  mkdirSync(oddName, { recursive: true })
  const metricsPort = await freePort()
  await processes.started({
    ...LIVE_GATEWAY,
    METRICS_PORT: String(metricsPort),
    CUSTOMS_POLL_SECONDS: '0.2',
  })
  const unreadable = async () =>
    /edfe_customs_unreadable(?:\{[^}]*\})? (\d)/.exec(
      await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    )?.[1]
  await vi.waitFor(async () => expect(await unreadable()).toBe('1'), { timeout: 30_000, interval: 200 })
  rmdirSync(oddName)
  await vi.waitFor(async () => expect(await unreadable()).toBe('0'), { timeout: 30_000, interval: 200 })
})

test('a metrics port that is taken stops the start, in one sentence', async () => {
  processes.useMigratedFolder()
  const { server, url } = await startCollector()
  const { port } = new URL(url)
  const result = await processes.start({ METRICS_PORT: port })
  server.close()
  expect(result).toEqual({
    code: 1,
    said: `The metrics cannot be served on port ${port} (EADDRINUSE): choose another with METRICS_PORT.`,
  })
})
