import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CASE_1 } from '../e2e/fixtures/case-1.ts'
import { ApiSession } from '../e2e/harness/api-session.ts'
import { startProduct } from '../e2e/harness/product.ts'
import { startCluster } from '../scripts/lib/postgres-cluster.mjs'

const BAR = 0.5
const CLIENTS = 4
const WARM_UP_MS = 2000
const MEASURED_MS = 8000

const binaries = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
if (!binaries) throw new Error('This measurement needs PostgreSQL: pg_config was not found.')

/**
 * The organisation read through the API over and over, against the rate at which pgbench runs the same transaction:
 * role, organisation and person set, the row read under row-level security, the closing statement. What the API adds
 * is HTTP, the session and the shape of its answer; both sides share the machine with their clients.
 */
const cluster = await startCluster(binaries)
try {
  const env = { DATABASE_URL: cluster.url, LOG_LEVEL: 'warn' }
  const product = await startProduct({ today: CASE_1.today, env })
  try {
    const session = new ApiSession(product.url)
    await session.signUp()
    await session.createEntry()
    const me = (await session.send('GET', '/api/me')) as Me
    const cookies = session.cookiesFor(product.url).map(({ name, value }) => `${name}=${value}`)
    const api = await apiRate(`${product.url}/api/organization`, cookies.join('; '))
    const database = await pgbenchRate(cluster.url, me)
    const ratio = api / database
    console.log(`Tenant read through the API: ${api.toFixed(0)} a second, ${CLIENTS} clients`)
    console.log(`The same transaction in pgbench: ${database.toFixed(0)} a second, ${CLIENTS} clients`)
    const verdict = ratio >= BAR ? 'met' : 'NOT MET'
    console.log(`  the API reaches ${ratio.toFixed(2)} of it, against a bar of ${BAR}: ${verdict}`)
  } finally {
    await product.stop()
  }
} finally {
  await cluster.stop()
}

interface Me {
  user: { id: string }
  membership: { org_id: string }
}

/** Answers a second, after a warm-up. */
async function apiRate(address: string, cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const read = () =>
    new Promise<void>((done, fail) => {
      get(address, { agent, headers: { cookie } }, (answer) => {
        if (answer.statusCode !== 200) fail(new Error(`The API answered ${answer.statusCode}`))
        answer.resume().on('end', done)
      }).on('error', fail)
    })
  const readFor = async (ms: number) => {
    const end = performance.now() + ms
    let count = 0
    const client = async () => {
      for (; performance.now() < end; count++) await read()
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    return (count * 1000) / ms
  }
  await readFor(WARM_UP_MS)
  const rate = await readFor(MEASURED_MS)
  agent.destroy()
  return rate
}

/** Transactions a second, as pgbench counts them. */
async function pgbenchRate(url: string, { user, membership }: Me): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-pgbench-'))
  const script = join(folder, 'tenant-read.sql')
  writeFileSync(
    script,
    `begin;
select set_config('role', 'app', true), set_config('app.org_id', '${membership.org_id}', true), set_config('app.user_id', '${user.id}', true);
select * from organizations;
select 1;
commit;
`,
  )
  const options = ['-n', '-M', 'extended', '-c', String(CLIENTS), '-T', String(MEASURED_MS / 1000)]
  const bench = spawn(join(binaries, 'pgbench'), [...options, '-f', script, url])
  let said = ''
  for (const stream of [bench.stdout, bench.stderr]) stream.on('data', (text) => (said += text))
  await new Promise((done) => bench.once('close', done))
  rmSync(folder, { recursive: true })
  const rate = Number(/tps = ([\d.]+)/.exec(said)?.[1])
  if (!rate) throw new Error(`pgbench said no rate: ${said}`)
  return rate
}
