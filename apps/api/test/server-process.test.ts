import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PASSWORD } from './harness.ts'
import { serverProcesses } from './server-processes.ts'

const processes = serverProcesses()
const { start, started, stop, useMigratedFolder } = processes
/** Starting a process and a database twice takes its time on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

beforeAll(processes.prepare)
beforeEach(processes.open)
afterEach(processes.killAll)
afterAll(processes.remove)

const signUp = (url: string, email: string) =>
  post(url, 'sign-up', { name: 'Ada', email, password: PASSWORD })
const signIn = (url: string, email: string) => post(url, 'sign-in', { email, password: PASSWORD })

/** The status of a call as the web app makes it from its own page. */
async function post(url: string, call: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: url }
  const answer = await fetch(`${url}/api/auth/${call}/email`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  })
  return answer.status
}

describe('the server on its embedded database', () => {
  test('finishes and ends with 0 when it is asked to stop', async () => {
    useMigratedFolder()
    const { child, url } = await started()
    expect(await signUp(url, 'ada@example.com')).toBe(200)
    expect(await stop(child)).toBe(0)
    const again = await started()
    expect(await signIn(again.url, 'ada@example.com')).toBe(200)
  })

  test('ends, with 1, although a client never finishes its request', async () => {
    useMigratedFolder()
    const { child, url } = await started()
    const client = connect(Number(new URL(url).port), '127.0.0.1')
    await once(client, 'connect')
    client.on('error', () => {})
    const [head, beginning] = ['POST /api/contact HTTP/1.1', '{"name":']
    client.write(
      `${head}\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n${beginning}`,
    )
    // An answer to a later request shows that the server has read the unfinished one.
    await fetch(`${url}/api/health`)
    expect(await stop(child)).toBe(1)
    client.destroy()
  })

  test('ends with 0 although clients keep their connections, and answers what it has begun', async () => {
    useMigratedFolder()
    const { child, url } = await started()
    const { hostname: host, port } = new URL(url)
    const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
      method: 'POST',
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: PASSWORD }),
      headers: { 'content-type': 'application/json', origin: url },
    })
    const cookie = signedUp.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    const agent = new Agent({ keepAlive: true })
    const ask = (path: string, options: RequestOptions = {}) => {
      const sent = request({ host, port, path, agent, headers: { cookie }, ...options })
      return { sent, answer: once(sent, 'response').then(([answer]) => answer as IncomingMessage) }
    }
    const stream = ask('/api/events')
    stream.sent.end()
    const events = await stream.answer
    const silent = connect(Number(port), host)
    silent.on('error', () => {})
    await once(silent, 'connect')
    const body = JSON.stringify({ email: 'ada@example.com', password: PASSWORD })
    const headers = { 'content-type': 'application/json', 'content-length': body.length, origin: url }
    const begun = ask('/api/auth/sign-in/email', { method: 'POST', headers })
    begun.sent.write(body.slice(0, 5))
    // An answer to a later request shows that the server has read the unfinished one.
    await fetch(`${url}/api/health`)
    const stopped = stop(child)
    await text(events)
    begun.sent.end(body.slice(5))
    const answer = await begun.answer
    expect(answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } })
    answer.resume()
    expect(await stopped).toBe(0)
    agent.destroy()
  })

  test('refuses a folder that another server uses', async () => {
    useMigratedFolder()
    await started()
    expect(await start()).toEqual({
      code: 1,
      said: `The data folder ${processes.folder} is in use by another running server: stop that one, or give this one its own DATA_DIR.`,
    })
  })
})

describe('the server does not start, and says why in one sentence,', () => {
  test('when its port is taken', async () => {
    useMigratedFolder()
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const result = await start({ PORT: String(port) })
    other.close()
    expect(result).toEqual({
      code: 1,
      said: `Port ${port} is taken by another program: stop that program, or choose another with PORT.`,
    })
  })

  test('when a setting is not usable', async () => {
    expect(await start({ PORT: 'eighty', CUSTOMS_RULES: 'mine' })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^These settings are not usable: PORT: .+; CUSTOMS_RULES: .+\.$/),
    })
  })

  test('when the folder cannot be written to', async () => {
    // Root writes everywhere, so a path below a file stands for a folder that cannot be made.
    chmodSync(processes.folder, 0o500)
    const inside = process.getuid?.() === 0 ? '/dev/null/data' : join(processes.folder, 'data')
    const result = await start({ DATA_DIR: inside })
    chmodSync(processes.folder, 0o700)
    expect(result).toMatchObject({
      code: 1,
      said: expect.stringContaining(`The data folder ${inside} cannot be used`),
    })
  })

  test('when production would run on the embedded database without being asked', async () => {
    expect(await start({ NODE_ENV: 'production' })).toMatchObject({
      code: 1,
      said: expect.stringContaining('set DATABASE_URL'),
    })
  })
})
