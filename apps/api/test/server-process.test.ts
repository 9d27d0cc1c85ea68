import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { migrateFolder } from './databases.ts'
import { PASSWORD } from './harness.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')
/** The folder that a first start leaves. Tests of later starts begin with a copy. */
const migrated = mkdtempSync(join(tmpdir(), 'edfe-process-migrated-'))
let folder: string
const running = new Set<ChildProcess>()
/** Starting a process and a database twice takes its time on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

beforeAll(() => migrateFolder(migrated))
afterAll(() => rmSync(migrated, { recursive: true, force: true }))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edfe-process-test-'))
})
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

interface Running {
  child: ChildProcess
  url: string
}

/** Starts the server as its users do. Resolves with its address, or with its last message when it ended. */
function start(env: Record<string, string> = {}): Promise<Running | { code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.add(child)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk
  })
  return new Promise((done) => {
    child.once('message', (message: { port: number }) =>
      done({ child, url: `http://127.0.0.1:${message.port}` }),
    )
    child.once('close', (code) => {
      running.delete(child)
      const last = output.trim().split('\n').at(-1) ?? ''
      done({ code, said: last.startsWith('{') ? (JSON.parse(last) as { msg: string }).msg : last })
    })
  })
}

const useMigratedFolder = () => cpSync(migrated, folder, { recursive: true })

async function started(env?: Record<string, string>): Promise<Running> {
  const result = await start(env)
  if (!('url' in result)) throw new Error(result.said)
  return result
}

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
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    running.delete(child)
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
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    running.delete(child)
    client.destroy()
  })

  test('refuses a folder that another server uses', async () => {
    useMigratedFolder()
    await started()
    expect(await start()).toEqual({
      code: 1,
      said: `The data folder ${folder} is in use by another running server: stop that one, or give this one its own DATA_DIR.`,
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
    chmodSync(folder, 0o500)
    const inside = process.getuid?.() === 0 ? '/dev/null/data' : join(folder, 'data')
    const result = await start({ DATA_DIR: inside })
    chmodSync(folder, 0o700)
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
