import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { SAMPLE_DRAFT_BY_CBP } from '../e2e/fixtures/sample-draft.ts'
import type { ApiSession } from '../e2e/harness/api-session.ts'
import { type Database, databaseAt } from '../e2e/harness/database.ts'
import { type StartedProduct, startProduct } from '../e2e/harness/product.ts'
import { startCluster } from '../scripts/lib/postgres-cluster.mjs'
import { findPostgres } from '../scripts/lib/tools.mjs'
import { carryTo } from './lib/far-side.ts'
import { makeFiler, operatorAt } from './lib/filers.ts'
import { processorTimeOf } from './lib/processor-time.ts'
import { FAR_ENDS } from './lib/roads.ts'

const SUBMISSIONS = Number(process.env.BENCH_SUBMISSIONS ?? 1000)
/** Organizations, each on a line to CBP under its filer code. */
const LINES = Number(process.env.BENCH_LINES ?? 10)
const ROADS = (process.env.BENCH_ROADS ?? 'directory,https,sftp').split(',')
const AT_ONCE = 8
/** The operator's 'resume' lets so many go at once. */
const MOST = 1000
const PATIENCE_MS = 1_800_000

if (SUBMISSIONS > MOST) throw new Error(`BENCH_SUBMISSIONS is ${MOST} at most`)
const binaries = await findPostgres()
if (!binaries)
  throw new Error('This measurement needs the server binaries of PostgreSQL: install PostgreSQL.')

/**
 * Entry summaries of organizations on lines of their own, which two servers on PostgreSQL send over each road to a far end
 * that carries to the simulator. They are submitted while sending is paused; measured is from the operator's 'resume' to
 * the last answer. Then each has to be put out once, on its organization's line, and answered once.
 */
for (const name of ROADS) {
  const start = FAR_ENDS[name]
  if (!start) throw new Error(`There is no road ${name}`)
  const folder = mkdtempSync(join(tmpdir(), 'edfe-road-'))
  const cluster = await startCluster(binaries)
  const end = await start(folder)
  const products: StartedProduct[] = []
  try {
    const env = {
      ...{ DATABASE_URL: cluster.url, LOG_LEVEL: 'error', CUSTOMS_RULES: 'cbp', CUSTOMS_GATEWAY: name },
      ...{ ABI_SITE_CODE: 'SITE', ABI_SENDER_ID: 'ABC', ABI_PASSWORD: 'SECRET' },
      ...Object.fromEntries(
        ['AUTH_SECRET', 'SSN_KEY', 'AUDIT_KEY', 'DOCUMENTS_KEY'].map((key) => [
          key,
          randomBytes(32).toString('hex'),
        ]),
      ),
      ...end.settings,
    }
    // One after the other: the first makes the tables.
    for (const _ of [1, 2]) products.push(await startProduct({ today: SAMPLE_ENTRY.today, env }))
    await measure(name, products, databaseAt(cluster.url), end.carrier)
  } finally {
    await Promise.all(products.map((product) => product.stop()))
    await end.stop()
    await cluster.stop()
    rmSync(folder, { recursive: true })
  }
}

async function measure(
  name: string,
  products: readonly StartedProduct[],
  database: Database,
  carrier: Parameters<typeof carryTo>[1],
): Promise<void> {
  const [first] = products as [StartedProduct]
  const urls = products.map(({ url }) => url)
  const operator = await operatorAt(first.url, database)
  const filers = await inTurns(LINES, (index) => makeFiler(urls[index % urls.length] ?? '', operator, index))
  await operator.act({ act: 'pause_sending' })
  const entries = await inTurns(SUBMISSIONS, (index) => submit(filers[index % LINES]!.session))

  const far = carryTo(first.gatewayUrl, carrier, 'bench')
  const servers = products.map((product) => product.serverPid())
  const before = processorTimeOf(servers)
  const began = performance.now()
  await operator.act({ act: 'resume_sending' })
  await allAnswered(database)
  const seconds = (performance.now() - began) / 1000
  const cost = (processorTimeOf(servers) - before) / SUBMISSIONS
  await far.stop()

  const twice = [...far.putOut.values()].filter((count) => count > 1).length
  const { lost, odd } = await answersIn(database)
  const onLine = far.headers.filter((header) => filers.some((filer) => header.startsWith(filer.header)))
  const lines = new Set(onLine.map((header) => header.slice(0, 14))).size
  console.log(
    `${name}: ${SUBMISSIONS} submissions of ${LINES} organizations in ${seconds.toFixed(1)} s, ${(SUBMISSIONS / seconds).toFixed(1)} a second, ${cost.toFixed(0)} ms of processor time of the servers each`,
  )
  const missing = lost + entries.length - far.putOut.size
  const astray = far.headers.length - onLine.length
  const isMet = missing + twice + odd + astray === 0 && lines === Math.min(LINES, SUBMISSIONS)
  console.log(
    `  lost ${missing}, put out twice ${twice}, answered twice ${odd}, on no line of theirs ${astray}, lines used ${lines}: ${isMet ? 'met' : 'NOT MET'}`,
  )
  if (!isMet) process.exitCode = 1
}

/** The id of an entry of the person, signed and submitted. */
async function submit(session: ApiSession): Promise<string> {
  const { id } = await session.createEntry(SAMPLE_DRAFT_BY_CBP)
  const body = { status: 'submitted', declarant_role: 'admin', acknowledged: true }
  await session.send('POST', `/api/entries/${id}/status`, body)
  return id
}

/** Does the work so many times, a few at once; the results in their order. */
async function inTurns<Result>(times: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const left = Array.from({ length: times }, (_, index) => index).values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const index of left) results[index] = await work(index)
    }),
  )
  return results
}

async function allAnswered({ query }: Database): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const { rows } = await query(
      `select count(*)::int as answered from submissions where state = 'answered'`,
      [],
    )
    if (rows[0]?.answered === SUBMISSIONS) return
    await wait(500)
  }
}

/** Submissions without an answer, and those with another number of messages than one each way. */
async function answersIn({ query }: Database): Promise<{ lost: number; odd: number }> {
  const { rows } = await query(
    `select count(*) filter (where s.state <> 'answered')::int as lost,
      count(*) filter (where s.state = 'answered' and (m.sent <> 1 or m.received <> 1))::int as odd
    from submissions s join lateral (
      select count(*) filter (where direction = 'sent') as sent,
        count(*) filter (where direction = 'received') as received
      from transmission_messages where org_id = s.org_id and submission_id = s.id) m on true`,
    [],
  )
  return { lost: Number(rows[0]?.lost), odd: Number(rows[0]?.odd) }
}
