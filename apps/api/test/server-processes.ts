import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateFolder } from './databases.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')
/** The same cache as `npm start`: compiling the server again costs as much as the rest of its start. */
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/compiled')

export interface RunningServer {
  child: ChildProcess
  url: string
}

/** What a server process that ended left behind. */
interface Ended {
  code: number | null
  said: string
}

/** Server processes on a data folder of a test. */
export interface ServerProcesses {
  /** A new folder for each test; empty until `useMigratedFolder`. */
  folder: string
  /** Fills the folder as a first start leaves it, so that a test begins with a later one. */
  useMigratedFolder(): void
  /** Starts the server as its users do. Resolves with its address, or with its last message when it ended. */
  start(env?: Record<string, string>): Promise<RunningServer | Ended>
  /** As `start`; throws the last message of a server that ended. */
  started(env?: Record<string, string>): Promise<RunningServer>
  /** Asks a server to stop. Resolves with its exit code. */
  stop(child: ChildProcess): Promise<number | null>
  /** For `beforeAll`, `beforeEach`, `afterEach` and `afterAll`. */
  prepare(): Promise<void>
  open(): void
  killAll(): Promise<void>
  remove(): void
}

export function serverProcesses(): ServerProcesses {
  const migrated = mkdtempSync(join(tmpdir(), 'edfe-process-migrated-'))
  const running = new Set<ChildProcess>()
  const processes: ServerProcesses = {
    folder: '',
    useMigratedFolder: () => cpSync(migrated, processes.folder, { recursive: true }),
    start(env = {}) {
      const child = spawn(process.execPath, [MAIN], {
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: COMPILED,
          PORT: '0',
          DATA_DIR: processes.folder,
          RATE_LIMITS: 'false',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      running.add(child)
      let output = ''
      const keep = (chunk: Buffer) => {
        output += chunk
      }
      child.stdout?.on('data', keep)
      child.stderr?.on('data', keep)
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
    },
    async started(env) {
      const result = await processes.start(env)
      if (!('url' in result)) throw new Error(result.said)
      return result
    },
    async stop(child) {
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      running.delete(child)
      return code
    },
    prepare: () => migrateFolder(migrated),
    open() {
      processes.folder = mkdtempSync(join(tmpdir(), 'edfe-process-test-'))
    },
    async killAll() {
      for (const child of running) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      rmSync(processes.folder, { recursive: true, force: true })
    },
    remove: () => rmSync(migrated, { recursive: true, force: true }),
  }
  return processes
}
