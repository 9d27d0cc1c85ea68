import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { RELEASED_FIRST } from '../apps/api/test/release-steps.ts'
import { SAMPLE_DRAFT } from '../e2e/fixtures/sample-draft.ts'
import { ApiSession } from '../e2e/harness/api-session.ts'
import { databaseAt } from '../e2e/harness/database.ts'
import { newPerson } from '../e2e/harness/person.ts'
import { startProduct } from '../e2e/harness/product.ts'
import { startCluster } from '../scripts/lib/postgres-cluster.mjs'
import { findPostgres } from '../scripts/lib/tools.mjs'
import { processorTimeOf } from './lib/processor-time.ts'

const RELEASES = Number(process.env.BENCH_RELEASES ?? 1000)
/** Releases with their notices a minute. */
const BAR = 1000
const ACCOUNTS = 10
/** Requests at once, of all accounts together. */
const AT_ONCE = 20
/** Bill on file, arrived, goods released: what CBP says of each release beside its answer. */
const NOTICES = 3
const PATIENCE_MS = 600_000

/** Both servers seal and sign with the same keys. */
const SECRETS = Object.fromEntries(
  ['AUTH_SECRET', 'SSN_KEY', 'AUDIT_KEY', 'DOCUMENTS_KEY'].map((name) => [
    name,
    randomBytes(32).toString('hex'),
  ]),
)

/**
 * Releases that two servers on PostgreSQL send and follow until CBP has released the goods of each: how many a minute,
 * from the first request to the last notice, and what they cost. The simulator answers at once and sends all notices.
 */
const binaries = await findPostgres()
if (!binaries)
  throw new Error('This measurement needs the server binaries of PostgreSQL: install PostgreSQL.')
const cluster = await startCluster(binaries)
try {
  const env = { DATABASE_URL: cluster.url, ...SECRETS, LOG_LEVEL: 'error' }
  // One after the other: the first makes the tables, and both file with its simulator.
  const first = await startProduct({ today: SAMPLE_ENTRY.today, env })
  const second = await startProduct({
    today: SAMPLE_ENTRY.today,
    env: { ...env, CUSTOMS_GATEWAY_URL: first.gatewayUrl },
  })
  const products = [first, second]
  try {
    await fetch(`${first.gatewayUrl}/control/releases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scenario: 'matched' }),
    })
    const drafts = await draftsAt(products.map(({ url }) => url))
    const servers = products.map((product) => product.serverPid())
    const costs = () => [processorTimeOf(servers), processorTimeOf([cluster.pid()])]
    const before = costs()
    const began = performance.now()
    await inTurns(drafts, ({ session, id }) =>
      session.send('POST', `/api/entries/${id}/release`, { action: 'add' }),
    )
    const asked = performance.now()
    await allReleased(cluster.url)
    const minutes = (performance.now() - began) / 60_000
    const rate = RELEASES / minutes
    const [ofServers, ofDatabase] = costs().map((ms, index) =>
      ((ms - Number(before[index])) / RELEASES).toFixed(0),
    )
    console.log(
      `${RELEASES} releases with ${NOTICES} notices and more each: requested in ${((asked - began) / 1000).toFixed(1)} s, released in ${(minutes * 60).toFixed(1)} s`,
    )
    console.log(`  processor time of a release: servers ${ofServers} ms, database ${ofDatabase} ms`)
    console.log(`  ${rate.toFixed(0)} a minute of at least ${BAR}: ${rate >= BAR ? 'met' : 'NOT MET'}`)
    await eachOnce(cluster.url)
  } finally {
    await Promise.all(products.map((product) => product.stop()))
  }
} finally {
  await cluster.stop()
}

interface Draft {
  session: ApiSession
  id: string
}

/** Entries that only their release is missing of, in a few organizations, half of them at each server. */
async function draftsAt(urls: readonly string[]): Promise<Draft[]> {
  const sessions = await Promise.all(
    Array.from({ length: ACCOUNTS }, async (_, index) => {
      const session = new ApiSession(urls[index % urls.length] ?? '')
      await session.signUp(newPerson())
      return session
    }),
  )
  const drafts: Draft[] = []
  const places = Array.from({ length: RELEASES }, (_, index) => index)
  await inTurns(places, async (index) => {
    const session = sessions[index % ACCOUNTS]!
    const { id } = await session.createEntry({ ...SAMPLE_DRAFT, ...RELEASED_FIRST })
    drafts.push({ session, id })
  })
  return drafts
}

/** Does the work for all, a few at once. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const left = items.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of left) await work(item)
    }),
  )
}

/** Every entry is released, and nothing that CBP said waits to be read. */
async function allReleased(databaseUrl: string): Promise<void> {
  const database = databaseAt(databaseUrl)
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const { rows } = await database.query(
      `select (select count(*) from entries where release_status = 'released')::int as released,
        (select count(*) from customs_inbox where state = 'waiting')::int as waiting,
        (select count(*) from customs_inbox)::int as heard`,
      [],
    )
    const [{ released, waiting, heard } = {}] = rows
    if (released === RELEASES && waiting === 0 && Number(heard) >= NOTICES * RELEASES) return
    await wait(500)
  }
  throw new Error('The goods of some releases are not released')
}

/** Each release went to customs once and has one answer. */
async function eachOnce(databaseUrl: string): Promise<void> {
  const { rows } = await databaseAt(databaseUrl).query(
    `select count(*)::int as odd from (
      select s.id from submissions s join transmission_messages m on m.submission_id = s.id
      where s.kind = 'release' group by s.id
      having count(*) filter (where m.direction = 'sent') <> 1
        or count(*) filter (where m.direction = 'received' and m.application = 'SX') <> 1) as odd`,
    [],
  )
  const odd = Number(rows[0]?.odd)
  console.log(`  releases that were sent or answered more or less than once: ${odd}`)
  if (odd > 0) process.exitCode = 1
}
