import { randomBytes } from 'node:crypto'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { ApiSession } from '../e2e/harness/api-session.ts'
import { newPerson } from '../e2e/harness/person.ts'
import { startProduct } from '../e2e/harness/product.ts'
import { startCluster } from '../scripts/lib/postgres-cluster.mjs'
import { findPostgres } from '../scripts/lib/tools.mjs'
import { type Act, type Editor, newEditor, work } from './lib/editor.ts'
import { type Figures, figuresOf } from './lib/figures.ts'
import { residentOf } from './lib/memory.ts'
import { ownProcessorTime, processorTimeOf } from './lib/processor-time.ts'

/** Both servers seal and sign with the same keys. */
const SECRETS = Object.fromEntries(
  ['AUTH_SECRET', 'SSN_KEY', 'AUDIT_KEY', 'DOCUMENTS_KEY'].map((name) => [
    name,
    randomBytes(32).toString('hex'),
  ]),
)
/** People who edit at once, one stage after the other, until a stage is too slow. */
const STAGES = (process.env.BENCH_PEOPLE ?? '10,25,50,100,200,300').split(',').map(Number)
/** Of each stage; a soak is one long stage: BENCH_PEOPLE=100 BENCH_SECONDS=1200. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
/** Before the first stage, so that no stage pays for compiling the servers' code. */
const WARM_UP = { people: 50, seconds: 15 } as const
/** Between two acts of a person; the browser saves at most once a second. */
const PAUSE_MS = 2_000
const ACCOUNTS = 10
const BAR = { act: 'save', p95: 100 } as const
/** The median save of the last stage may take as many times as long as that of the first. */
const GROWTH_BAR = 1.5

/**
 * A mix of what people do (list, open, save, validate, search, submit) at rising numbers of people, on PostgreSQL with
 * two server processes: answers a second, times, memory, processor time of an act, the number of people at which a save
 * takes too long, and how much longer a save takes with all of them than with the first few.
 */
const binaries = await findPostgres()
if (!binaries)
  throw new Error('This measurement needs the server binaries of PostgreSQL: install PostgreSQL.')
const cluster = await startCluster(binaries)
try {
  const start = () =>
    startProduct({
      today: SAMPLE_ENTRY.today,
      env: { DATABASE_URL: cluster.url, ...SECRETS, LOG_LEVEL: 'error' },
    })
  // One after the other: the first makes the tables.
  const products = [await start(), await start()]
  try {
    const editors = await editorsAt(
      products.map(({ url }) => url),
      Math.max(...STAGES),
    )
    await workTogether(editors.slice(0, WARM_UP.people), WARM_UP.seconds)
    const processes = { servers: products.map((product) => product.serverPid()), database: cluster.pid() }
    const most = Math.max(...STAGES)
    const saves: Figures[] = []
    let capacity = 0
    for (const people of STAGES) {
      const save = await stage(editors.slice(0, people), processes)
      saves.push(save)
      if (save.p95 > BAR.p95) break
      capacity = people
    }
    console.log(`People who edit at once with a save below ${BAR.p95} ms (p95): ${capacity} of ${most}`)
    console.log(`  all of them: ${capacity === most ? 'met' : 'NOT MET'}`)
    const growth = Number(saves.at(-1)?.median) / Number(saves[0]?.median)
    console.log(
      `The median save of the last stage took ${growth.toFixed(2)} times as long as that of the first, against a bar of ${GROWTH_BAR}: ${growth <= GROWTH_BAR ? 'met' : 'NOT MET'}`,
    )
  } finally {
    await Promise.all(products.map((product) => product.stop()))
  }
} finally {
  await cluster.stop()
}

/** People with an entry each, in a few organisations, half of them at each server. */
async function editorsAt(urls: readonly string[], count: number): Promise<Editor[]> {
  const accounts = await Promise.all(
    Array.from({ length: ACCOUNTS }, async (_, index) => {
      const session = new ApiSession(urls[index % urls.length] ?? '')
      const { name } = await session.signUp(newPerson())
      return { session, name }
    }),
  )
  const editors: Editor[] = []
  for (let index = 0; index < count; index += ACCOUNTS) {
    const wave = accounts.slice(0, count - index).map(({ session, name }) => newEditor(session, name))
    editors.push(...(await Promise.all(wave)))
  }
  return editors
}

/** Lets people work for so many seconds, and reports the time of each act in milliseconds. */
async function workTogether(
  editors: readonly Editor[],
  seconds: number,
  report: (act: Act, ms: number) => void = () => {},
): Promise<void> {
  const end = performance.now() + seconds * 1000
  await Promise.all(editors.map((editor, offset) => work(editor, { offset, pauseMs: PAUSE_MS, end }, report)))
}

interface Processes {
  servers: readonly number[]
  database: number
}

/** Lets people work, prints their times and what they cost, and returns the times of their saves. */
async function stage(editors: readonly Editor[], { servers, database }: Processes): Promise<Figures> {
  const times: Record<Act, number[]> = { save: [], open: [], list: [], search: [], validate: [], submit: [] }
  const minutes = setInterval(printMinute(times, servers), 60_000)
  const processorTimes = (): [number, number, number] => [
    processorTimeOf(servers),
    processorTimeOf([database]),
    ownProcessorTime(),
  ]
  const before = processorTimes()
  await workTogether(editors, SECONDS, (act, ms) => times[act].push(ms))
  clearInterval(minutes)
  const after = processorTimes()
  const all = Object.values(times).flat()
  const save = figuresOf(times[BAR.act])
  console.log(`${editors.length} people: ${(all.length / SECONDS).toFixed(0)} acts a second, ${line(all)}`)
  for (const [act, taken] of Object.entries(times)) {
    if (taken.length > 0) console.log(`  ${act}: ${line(taken)} (${taken.length} times)`)
  }
  const [ofServers, ofDatabase, ofClient] = after.map(
    (ms, index) => `${((ms - Number(before[index])) / all.length).toFixed(1)} ms`,
  )
  console.log(
    `  processor time of an act: servers ${ofServers}, database ${ofDatabase}, this measurement ${ofClient}`,
  )
  console.log(`  the servers hold ${memoryOf(servers)}`)
  return save
}

function memoryOf(pids: readonly number[]): string {
  return pids.map((pid) => `${residentOf(pid).toFixed(0)} MB`).join(' and ')
}

/** Prints the saves of each minute with the servers' memory: a soak shows by them whether either grows. */
function printMinute(times: Readonly<Record<Act, number[]>>, pids: readonly number[]): () => void {
  let minute = 0
  let before = 0
  return () => {
    minute += 1
    const taken = times[BAR.act].slice(before)
    before = times[BAR.act].length
    console.log(`  minute ${minute}: a save ${line(taken)} (${taken.length} times), ${memoryOf(pids)}`)
  }
}

function line(times: readonly number[]): string {
  const { median, p95, p99 } = figuresOf(times)
  return `p50 ${median.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms`
}
