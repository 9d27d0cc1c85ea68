import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { ApiSession } from '../e2e/harness/api-session.ts'
import { startProduct } from '../e2e/harness/product.ts'
import { startCluster } from '../scripts/lib/postgres-cluster.mjs'
import { processorTimeOf } from './lib/processor-time.ts'

const CLIENTS = 4
const WARM_UP_MS = 2000
const MEASURED_MS = 8000

const binaries = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
if (!binaries) throw new Error('This measurement needs PostgreSQL: pg_config was not found.')

/**
 * The rate of organisation reads through the API, compared with the rate at which pgbench runs the same transaction:
 * set role, organisation and user, read the row under row-level security, run the closing statement. The API adds
 * HTTP, the session and the response. Both sides share the machine with their clients.
 */
const cluster = await startCluster(binaries)
try {
  const env = { DATABASE_URL: cluster.url, LOG_LEVEL: 'warn' }
  const product = await startProduct({ today: SAMPLE_ENTRY.today, env })
  try {
    const session = new ApiSession(product.url)
    await session.signUp()
    await session.createEntry()
    const me = (await session.send('GET', '/api/me')) as Me
    const cookies = session.cookiesFor(product.url).map(({ name, value }) => `${name}=${value}`)
    const read = apiReader(`${product.url}/api/organization`, cookies.join('; '))
    await read(WARM_UP_MS)
    const processes = [[product.serverPid()], [cluster.pid()]]
    const before = processes.map(processorTimeOf)
    const answers = await read(MEASURED_MS)
    const [server, database] = processes
      .map(processorTimeOf)
      .map((ms, index) => `${((1000 * (ms - Number(before[index]))) / answers).toFixed(0)} µs`)
    const api = (answers * 1000) / MEASURED_MS
    const direct = await pgbenchRate(cluster.url, me)
    console.log(`Tenant read through the API: ${api.toFixed(0)} a second, ${CLIENTS} clients`)
    console.log(`The same transaction in pgbench: ${direct.toFixed(0)} a second, ${CLIENTS} clients`)
    console.log(`  the API reaches ${(api / direct).toFixed(2)} of it`)
    console.log(`  processor time of a read: server ${server}, database ${database}`)
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

/**
 * Reads the address for so many milliseconds, and counts the responses. The requests use raw sockets: Node's HTTP client
 * costs as much as the server, and pgbench's clients cost almost nothing.
 */
function apiReader(address: string, cookie: string): (ms: number) => Promise<number> {
  const { hostname, port, host, pathname } = new URL(address)
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`
  const client = (end: number) =>
    new Promise<number>((done, fail) => {
      let answers = 0
      let received = ''
      const socket = connect(Number(port), hostname).setEncoding('latin1').on('error', fail)
      socket.once('connect', () => socket.write(request))
      socket.on('data', (text) => {
        received += text
        const headEnd = received.indexOf('\r\n\r\n')
        const length = Number(/content-length: (\d+)/i.exec(received)?.[1])
        if (headEnd < 0 || received.length < headEnd + 4 + length) return
        if (!received.startsWith('HTTP/1.1 200')) return fail(new Error(received.slice(0, headEnd)))
        received = ''
        answers += 1
        if (performance.now() < end) return socket.write(request)
        socket.end()
        done(answers)
      })
    })
  return async (ms) => {
    const end = performance.now() + ms
    const counts = await Promise.all(Array.from({ length: CLIENTS }, () => client(end)))
    return counts.reduce((sum, count) => sum + count, 0)
  }
}

/** Transactions per second, as pgbench counts them. */
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
