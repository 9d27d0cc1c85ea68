import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../scripts/lib/ports.mjs'
import { type Service, startService } from '../../scripts/lib/service.mjs'
import { copyDatabase, type Database } from './database.ts'
import { TRANSLATIONS } from './pseudo-language.ts'

/** Signs the cookies of every product of the tests. */
export const AUTH_SECRET = 'the secret of sessions in journeys'

/** The built server, which production runs as well. */
export const SERVER = 'apps/api/dist/server/main.js'
const WEB_DIST = resolve(import.meta.dirname, '../../apps/web/dist')

/** The whole product on free ports with a separate data folder: the API with the web app, and the simulator. */
export interface Product {
  url: string
  gatewayUrl: string
  /** Undefined where the product runs on the embedded database. */
  database: Database | undefined
  dataDir: string
  /** The file with what the servers have printed, a line for each. */
  logFile: string
}

/** A product whose servers the one who started it can stop. */
export interface StartedProduct extends Product {
  /** Process id of the API server that runs now. */
  serverPid(): number
  /** `kill -9` of the API server; the simulator stays. */
  killServer(): Promise<void>
  /**
   * Starts the API server again on the same port and data, after its process has ended. `file` starts another version of
   * the server.
   */
  startServer(file?: string): Promise<void>
  stopSimulator(): Promise<void>
  startSimulator(): Promise<void>
  stop(): Promise<void>
}

/** The addresses of accounts that operate the product: one for each try of a test. */
export const OPERATORS = [
  'operator-1@alderfinch.example',
  'operator-2@alderfinch.example',
  'operator-3@alderfinch.example',
] as const

interface ProductOptions {
  today: string
  /** Settings of the server, over the harness's own. */
  env?: Record<string, string>
  /** Beside the live road of the settings, organizations practise at the product's simulator. */
  hasPractice?: boolean
  /** A data folder that outlives the product. */
  keepDataIn?: string
  /** The file of another version of the server to start with. */
  server?: string
}

/**
 * Starts the product on a fixed day (`EDFE_TODAY`), with a copy of the prepared database or data folder. Throws the
 * last message of a server that does not start.
 */
export async function startProduct({
  today,
  env = {},
  hasPractice = false,
  keepDataIn,
  server,
}: ProductOptions): Promise<StartedProduct> {
  const database = await copyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'edfe-e2e-'))
  const dataDir = keepDataIn ?? join(folder, 'data')
  const prepared = process.env.EDFE_E2E_PREPARED
  if (prepared) cpSync(prepared, dataDir, { recursive: true })
  // A copy, so that a build that starts meanwhile takes no page away.
  const webDist = join(folder, 'web')
  cpSync(WEB_DIST, webDist, { recursive: true })
  const [port, gatewayPort] = [await freePort(), await freePort()]
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`
  const url = `http://localhost:${port}`
  const logFile = join(folder, 'servers.log')
  writeFileSync(logFile, '')
  const onLine = (line: string) => appendFileSync(logFile, `${line}\n`)
  let api: Service | undefined
  let simulator: Service | undefined

  const begin = async (service: Service) => {
    if (await service.ready()) return service
    const { code, reason } = await service.end
    throw new Error(`The ${service.name} ended with code ${code}: ${reason}`)
  }
  const product: StartedProduct = {
    url,
    gatewayUrl,
    database,
    dataDir,
    logFile,
    async startSimulator() {
      simulator = await begin(
        startService({
          name: 'customs simulator',
          entry: 'apps/customs-simulator/src/main.ts',
          env: { PORT: String(gatewayPort), DATA_DIR: join(folder, 'simulator') },
          port: gatewayPort,
          onLine,
        }),
      )
    },
    async startServer(file = SERVER) {
      api = await begin(
        startService({
          name: 'server',
          entry: file,
          env: {
            PORT: String(port),
            PUBLIC_URL: url,
            DATA_DIR: dataDir,
            CUSTOMS_GATEWAY_URL: gatewayUrl,
            WEB_DIST: webDist,
            EDFE_TODAY: today,
            RATE_LIMITS: 'false',
            CUSTOMS_POLL_SECONDS: '1',
            REHEARSAL_DAY_SECONDS: '1',
            AUTH_SECRET,
            OPERATORS: OPERATORS.join(','),
            DATABASE_URL: database?.url ?? '',
            TRANSLATIONS_DIR: process.env[TRANSLATIONS] ?? '',
            ...(hasPractice && { CUSTOMS_PRACTICE_URL: gatewayUrl }),
            ...env,
          },
          port,
          onLine,
        }),
      )
    },
    serverPid() {
      if (!api?.pid) throw new Error('The server is not running')
      return api.pid
    },
    async killServer() {
      api?.kill('SIGKILL')
      await api?.end
    },
    async stopSimulator() {
      await simulator?.stop()
    },
    async stop() {
      await Promise.all([api?.stop(), simulator?.stop()])
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  const begun = await Promise.allSettled([product.startSimulator(), product.startServer(server)])
  const failed = begun.find((start) => start.status === 'rejected')
  if (!failed) return product
  await product.stop()
  throw failed.reason
}
