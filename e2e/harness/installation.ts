import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/lib/ports.mjs'
import { superviseServer } from '../../scripts/lib/supervise.mjs'
import { SERVER } from './product.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** An installation on the embedded database, with its server under the supervisor of `npm start`. */
export interface Installation {
  url: string
  /** What the supervisor has printed. */
  said: string[]
  stop(): Promise<unknown>
}

/** Its keys are files of the data folder; nothing is prepared there. */
export async function startInstallation(dataDir: string, env: Record<string, string>): Promise<Installation> {
  const port = await freePort()
  const said: string[] = []
  const server = superviseServer({
    name: 'server',
    entry: SERVER,
    env: { PORT: String(port), ...settingsOf(dataDir), ...env },
    port,
    say: (line) => said.push(line),
  })
  if (!(await server.ready())) throw new Error((await server.end).reason)
  return { url: `http://localhost:${port}`, said, stop: () => server.stop() }
}

/** `npm run backup` of an installation that is stopped. */
export const backUp = (dataDir: string, backups: string) =>
  promisify(execFile)(process.execPath, [resolve(ROOT, 'apps/api/src/backup/backup.ts')], {
    cwd: ROOT,
    env: { ...process.env, ...settingsOf(dataDir), BACKUP_DIR: backups },
  })

/** A worker of the tests may have settings for its own product. */
const settingsOf = (dataDir: string) => ({
  DATA_DIR: dataDir,
  WEB_DIST: resolve(ROOT, 'apps/web/dist'),
  DATABASE_URL: '',
  AUTH_SECRET: '',
})
