import { setTimeout as wait } from 'node:timers/promises'
import { draftOf, SAMPLE_DRAFT } from '../e2e/fixtures/sample-draft.ts'
import type { ApiSession } from '../e2e/harness/api-session.ts'
import { peakDuring, residentOf } from './lib/memory.ts'
import { withRunningApi } from './lib/running-api.ts'

const CLIENTS = 4
const LOAD_MS = 15_000
const SETTLE_MS = 5000
/** The tariff is opened half a minute after the start, and the thread that judged the password ends after a minute. */
const IDLE_MS = 90_000
const LINES = 999

/**
 * Memory of the server process: idle with the tariff open, under load and five seconds after. It includes the embedded database unless
 * DATABASE_URL names another. Four clients list, read, save and review entries; one entry has 999 lines.
 */
await withRunningApi(async (session, product) => {
  const pid = product.serverPid()
  await wait(SETTLE_MS)
  console.log(`Before the tariff is open: ${residentOf(pid).toFixed(0)} MB`)
  await wait(IDLE_MS / 2)
  // A server closes a connection without requests after 72 seconds, while `fetch` may be about to use it.
  await session.send('GET', '/api/entries')
  await wait(IDLE_MS / 2)
  const idle = residentOf(pid)
  const large = await session.save(await session.createEntry(), draftOf(LINES))
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => session.save(await session.createEntry(), SAMPLE_DRAFT)),
  )
  let answers = 0
  const end = performance.now() + LOAD_MS
  const peak = await peakDuring(pid, () =>
    Promise.all(
      clients.map(async (entry) => {
        while (performance.now() < end) answers += await visit(session, entry.id, large.id)
      }),
    ),
  )
  await wait(SETTLE_MS)
  const after = residentOf(pid)
  const share = (memory: number) => `${memory.toFixed(0)} MB, ${(memory / idle).toFixed(2)} of idle`
  console.log(`Idle: ${idle.toFixed(0)} MB`)
  console.log(`Peak of ${answers} answers in ${LOAD_MS / 1000} s to ${CLIENTS} clients: ${share(peak)}`)
  console.log(`${SETTLE_MS / 1000} s after: ${share(after)}`)
})

/** What a person does in a minute: five requests. */
async function visit(session: ApiSession, id: string, largeId: string): Promise<number> {
  await session.send('GET', '/api/entries')
  await session.send('GET', '/api/dashboard')
  await session.save(await session.entry(id), {
    totals_declarations: { file_reference_no: `AF-${Math.round(performance.now())}` },
  })
  await session.entry(largeId)
  return 5
}
