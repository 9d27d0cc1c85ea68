import { execFile, execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { type StartedProduct, startProduct } from '../e2e/harness/product.ts'
import { startCluster } from '../scripts/lib/postgres-cluster.mjs'
import { findPostgres } from '../scripts/lib/tools.mjs'
import { CALM_MS, SHARED_KEYS, startFaultRun } from './lib/fault-run.ts'
import { takeLastRelease } from './lib/released-version.ts'

const API = resolve(import.meta.dirname, '../apps/api/src')

/**
 * A new version under load, on PostgreSQL with two server processes of the last release and the logins of production:
 * `npm run migrate` of this version, each server replaced by one of this version, one of them rolled back and replaced
 * again. Fails as the faults under load do.
 */
const binaries = await findPostgres()
const release = takeLastRelease()
if (!binaries || !release) {
  console.log(
    'Skipped: this test needs the server binaries of PostgreSQL, and a history with the last release.',
  )
  process.exit(0)
}
const cluster = await startCluster(binaries, { isDurable: true })
try {
  const logins = makeLogins(cluster.url)
  const env = { DATABASE_URL: logins.server, MIGRATE_AT_START: 'false', ...SHARED_KEYS, LOG_LEVEL: 'error' }
  const migrate = async (api: string) => {
    const owner = { DATABASE_OWNER_URL: logins.owner, DATA_DIR: join(release.folder, 'data') }
    await promisify(execFile)(process.execPath, [join(api, 'migrate.ts')], {
      env: { ...process.env, ...env, ...owner },
    })
  }
  await migrate(release.api)
  const start = (more: Record<string, string> = {}) =>
    startProduct({
      today: SAMPLE_ENTRY.today,
      env: { ...env, ...more },
      server: join(release.api, 'main.ts'),
    })
  const first = await start()
  const products = [first, await start({ CUSTOMS_GATEWAY_URL: first.gatewayUrl })]
  try {
    const run = await startFaultRun(logins.superuser, products)
    const replace = async (product: StartedProduct, api = API) => {
      await run.stopServer(product)
      await product.startServer(join(api, 'main.ts'))
      await wait(CALM_MS)
    }
    await run.during(`Servers of ${release.version} worked on while the tables were migrated`, async () =>
      migrate(API),
    )
    await run.during('Each server was replaced by one of this version', async () => {
      for (const product of products) await replace(product)
    })
    await run.during(`One server was rolled back to ${release.version}, and replaced again`, async () => {
      await replace(first, release.api)
      await replace(first)
    })
    run.conclude()
  } finally {
    await Promise.all(products.map((product) => product.stop()))
  }
} finally {
  await cluster.stop()
  release.remove()
}

/** The database and the logins that an operator makes: the owner's, the server's, and a superuser's for checking. */
function makeLogins(superuser: string) {
  const password = 'rolling-upgrade'
  const variables = ['owner', 'server', 'backup'].flatMap((login) => ['-v', `${login}_password=${password}`])
  execFileSync(
    'psql',
    ['-q', '-v', 'ON_ERROR_STOP=1', ...variables, '-f', join(API, 'db/logins.sql'), superuser],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const url = (login: object) => Object.assign(new URL(superuser), { pathname: '/edfe', ...login }).href
  return {
    owner: url({ username: 'edfe_owner', password }),
    server: url({ username: 'edfe', password }),
    superuser: url({}),
  }
}
