import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ON_SAMPLE_DAY } from './entry-steps.ts'
import { type AppOptions, startApp, type TestApp } from './harness.ts'

const MAIN = join(import.meta.dirname, '../../customs-simulator/src/main.ts')

export interface Simulator {
  url: string
  start(): Promise<void>
  /** Ends the process at once; what it has filed stays on disk. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** The real simulator as a separate process, on a port that it keeps when it is started again. */
export async function createSimulator(env: Record<string, string> = {}, main = MAIN): Promise<Simulator> {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-simulator-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const kill = async () => {
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    child = undefined
  }
  return {
    url,
    async start() {
      child = spawn(process.execPath, [main], {
        env: { ...process.env, PORT: String(port), DATA_DIR: folder, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(child.stdout!, 'data')
    },
    kill,
    async stop() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface CustomsOptions extends AppOptions {
  /** Settings of the simulator. */
  customs?: Record<string, string>
}

/** The server on the day of the sample entry with its jobs running, and the simulator that it files to. `stop` ends both. */
export async function startWithCustoms({
  customs,
  env,
  ...options
}: CustomsOptions = {}): Promise<TestApp & { simulator: Simulator }> {
  const simulator = await createSimulator(customs)
  await simulator.start()
  const app = await startApp({
    env: { ...ON_SAMPLE_DAY, CUSTOMS_GATEWAY_URL: simulator.url, ...env },
    workers: true,
    ...options,
  })
  return {
    ...app,
    simulator,
    async stop() {
      await app.stop()
      await simulator.stop()
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
