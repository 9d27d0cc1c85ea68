import { setTimeout as wait } from 'node:timers/promises'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { startProduct } from '../e2e/harness/product.ts'
import { startCluster } from '../scripts/lib/postgres-cluster.mjs'
import { findPostgres } from '../scripts/lib/tools.mjs'
import { CALM_MS, SHARED_KEYS, startFaultRun } from './lib/fault-run.ts'

const DATABASE_AWAY_MS = 3000

/**
 * Faults under load, on PostgreSQL with two server processes: the database killed and started, one server killed and
 * started, both stopped and started one after the other. Fails when a request fails that is not one to send again, when
 * an acknowledged save is lost, when an entry is filed twice or never, or when a server takes too long to stop.
 */
const binaries = await findPostgres()
if (!binaries) {
  console.log('Skipped: these tests need the server binaries of PostgreSQL on this machine.')
  process.exit(0)
}
const cluster = await startCluster(binaries, { isDurable: true })
try {
  const start = (env: Record<string, string> = {}) =>
    startProduct({
      today: SAMPLE_ENTRY.today,
      env: { DATABASE_URL: cluster.url, ...SHARED_KEYS, LOG_LEVEL: 'error', ...env },
    })
  // One after the other: the first makes the tables.
  const first = await start()
  const products = [first, await start({ CUSTOMS_GATEWAY_URL: first.gatewayUrl })]
  try {
    const run = await startFaultRun(cluster.url, products)
    await run.during('The database was killed, and started after 3 s', async () => {
      await cluster.kill()
      await wait(DATABASE_AWAY_MS)
      await cluster.start()
    })
    await run.during('One of two servers was killed, and started when all was filed', () =>
      first.killServer(),
    )
    await first.startServer()
    await run.during('Both servers were stopped and started, one after the other', async () => {
      for (const product of products) {
        await run.stopServer(product)
        await product.startServer()
        await wait(CALM_MS)
      }
    })
    run.conclude()
  } finally {
    await Promise.all(products.map((product) => product.stop()))
  }
} finally {
  await cluster.stop()
}
