import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JUDGES } from '../../customs-simulator/src/judges/index.ts'
import { buildServer } from '../../customs-simulator/src/server.ts'
import { readSettings } from '../../customs-simulator/src/settings.ts'
import { openMessageStore } from '../../customs-simulator/src/store/message-store.ts'
import { openTransmissionStore } from '../../customs-simulator/src/store/transmission-store.ts'
import { ON_SAMPLE_DAY } from './entry-steps.ts'
import { type AppOptions, startApp, type TestApp } from './harness.ts'

export interface Simulator {
  url: string
  start(): Promise<void>
  /** Ends its connections and takes no more; what it has filed stays on disk. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/**
 * The real simulator at a port that it keeps when it is started again, in the process of the test: a separate one would
 * load as many modules as the server that it serves. Journeys start it as the product does.
 */
export async function createSimulator(
  env: Record<string, string> = {},
  judges: typeof JUDGES = JUDGES,
): Promise<Simulator> {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-simulator-'))
  const port = await freePort()
  const read = readSettings({ DATA_DIR: folder, ...env })
  if (!read.ok) throw new Error(read.problems.join(' '))
  const { settings } = read
  let running: { end(): Promise<void> } | undefined
  const kill = async () => {
    await running?.end()
    running = undefined
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async start() {
      const store = openTransmissionStore(folder)
      const messages = openMessageStore(folder)
      const app = buildServer(store, messages, settings, judges)
      await app.listen({ host: settings.HOST, port })
      running = {
        async end() {
          const closed = app.close()
          app.server.closeAllConnections()
          await closed
          store.close()
          messages.close()
        },
      }
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
