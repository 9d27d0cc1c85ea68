import { randomUUID } from 'node:crypto'
import { type components, createClient, type EdfeClient } from '@edfe/client'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import pg from 'pg'
import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { ApiSession } from '../e2e/harness/api-session.ts'
import { newPerson } from '../e2e/harness/person.ts'
import { startProduct } from '../e2e/harness/product.ts'
import { startCluster } from '../scripts/lib/postgres-cluster.mjs'
import { findPostgres } from '../scripts/lib/tools.mjs'
import { type Editor, newEditor } from './lib/editor.ts'
import { type Figures, figuresOf, report } from './lib/figures.ts'

const DRAFTS = Number(process.env.BENCH_DRAFTS ?? 1000)
const LINES = 20
/** Requests of the program at once. */
const AT_ONCE = 4
const PEOPLE = 10
const PAUSE_MS = 1_000
const WARM_UP_SECONDS = 15
/** In which people work alone. */
const ALONE_SECONDS = Number(process.env.BENCH_SECONDS ?? 30)
/** Of 1,000 drafts; a save beside them may take as many times as long at the 95th percentile. */
const BAR = { minutes: 5, growth: 2 }

/**
 * A program makes drafts of 20 lines by version 1 of the API with one key, four at once, while people of the same
 * organization save: on PostgreSQL with one server. A key may make 600 calls a minute; the client waits as the answer says.
 */
const binaries = await findPostgres()
if (!binaries)
  throw new Error('This measurement needs the server binaries of PostgreSQL: install PostgreSQL.')
const cluster = await startCluster(binaries)
try {
  const product = await startProduct({
    today: SAMPLE_ENTRY.today,
    env: { DATABASE_URL: cluster.url, LOG_LEVEL: 'error' },
  })
  try {
    const session = new ApiSession(product.url)
    const { name, email } = await session.signUp(newPerson())
    // Their first entry makes the organization that a key is of.
    const editors = await Promise.all(Array.from({ length: PEOPLE }, () => newEditor(session, name)))
    const waits: number[] = []
    const edfe = createClient({
      server: product.url,
      key: await keyOf(session, email),
      wait: (ms) => {
        waits.push(ms)
        return new Promise((resolve) => setTimeout(resolve, ms))
      },
    })
    await savesUntil(editors, afterSeconds(WARM_UP_SECONDS))
    await makeDrafts(edfe, Math.min(20, DRAFTS))
    const alone = await savesUntil(editors, afterSeconds(ALONE_SECONDS))
    report(`Saves of ${PEOPLE} people alone`, alone)
    const isDone = { value: false }
    const began = performance.now()
    const beside = savesUntil(editors, () => isDone.value)
    const times = await makeDrafts(edfe, DRAFTS)
    const seconds = (performance.now() - began) / 1000
    isDone.value = true
    const saves = await beside
    report(`Saves of ${PEOPLE} people beside the program`, saves)
    report(`Making a draft of ${LINES} lines`, figuresOf(times))
    sayVerdicts(seconds, alone, saves, waits)
  } finally {
    await product.stop()
  }
} finally {
  await cluster.stop()
}

function sayVerdicts(seconds: number, alone: Figures, beside: Figures, waits: readonly number[]): void {
  const waited = waits.reduce((sum, ms) => sum + ms, 0) / 1000
  console.log(
    `${DRAFTS} drafts in ${seconds.toFixed(0)} s, with ${waits.length} waits of ${waited.toFixed(0)} s in all for the limit of the key`,
  )
  const ofThousand = ((seconds / DRAFTS) * 1000) / 60
  console.log(
    `  ${ofThousand.toFixed(1)} minutes for 1,000 of ${BAR.minutes}: ${ofThousand <= BAR.minutes ? 'met' : 'NOT MET'}`,
  )
  const growth = beside.p95 / alone.p95
  console.log(
    `  the 95th percentile of a save is ${growth.toFixed(2)} times as long of at most ${BAR.growth}: ${growth <= BAR.growth ? 'met' : 'NOT MET'}`,
  )
}

/** A key of an organization whose admin has a second factor, which is set in the database. */
async function keyOf(session: ApiSession, email: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  await client.query(`update auth."user" set "twoFactorEnabled" = true where "email" = $1`, [email])
  await client.end()
  const body = { name: 'Shop', scopes: ['read', 'drafts'], networks: [] }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return ((await session.send('POST', '/api/keys', body)) as { secret: string }).secret
    } catch (refused) {
      // The server hears of the change a moment later.
      if (attempt === 20) throw refused
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

function afterSeconds(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() >= end
}

/** Lets people save with pauses until it is over, and returns the times of their saves in milliseconds. */
async function savesUntil(editors: readonly Editor[], isOver: () => boolean): Promise<Figures> {
  const times: number[] = []
  await Promise.all(
    editors.map(async (editor, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * PAUSE_MS) / editors.length))
      for (let count = 0; !isOver(); count += 1) {
        const began = performance.now()
        const change = { totals_declarations: { file_reference_no: `AF-${count}` } }
        editor.entry = await editor.session.save(editor.entry, change)
        times.push(performance.now() - began)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }),
  )
  return figuresOf(times)
}

/** Makes so many drafts, a few at once, and returns the time of each in milliseconds, with waits for the limit. */
async function makeDrafts(edfe: EdfeClient, count: number): Promise<number[]> {
  // A key makes no signature, which the sample draft has. The description lists the choices of each field.
  const { totals_declarations: _, final_review: __, ...unsigned } = draftOf(LINES)
  const draft_data = unsigned as components['schemas']['DraftInput']
  const times: number[] = []
  let begun = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (begun < count) {
        begun += 1
        const began = performance.now()
        const { error } = await edfe.POST('/api/v1/entries', { body: { id: randomUUID(), draft_data } })
        if (error) throw new Error(`${error.code}: ${error.detail}`)
        times.push(performance.now() - began)
      }
    }),
  )
  return times
}
