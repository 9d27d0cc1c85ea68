import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ApiSession } from '../../e2e/harness/api-session.ts'
import { newPerson } from '../../e2e/harness/person.ts'
import type { StartedProduct } from '../../e2e/harness/product.ts'
import { type PersistentSaver, saveAndFile, type Tally } from './persistent-saver.ts'

/** The keys that several servers of one installation share. */
export const SHARED_KEYS = Object.fromEntries(
  ['AUTH_SECRET', 'SSN_KEY', 'AUDIT_KEY', 'DOCUMENTS_KEY'].map((name) => [
    name,
    randomBytes(32).toString('hex'),
  ]),
)
const PEOPLE = 4
/** How long people work before and after each fault. */
export const CALM_MS = 4000
/** In which a server that is asked to stop must end, even under load. */
const STOP_LIMIT_MS = 10_000
/** In which everything submitted must be filed: another server takes what a dead one was filing. */
const FILED_LIMIT_MS = 60_000

/** People at work on several servers of one database, and what was found wrong. */
export interface FaultRun {
  readonly faults: string[]
  /** Lets people work, causes the fault, lets them work on, and checks what is stored. */
  during(what: string, fault: () => Promise<void>): Promise<void>
  /** Asks a server to stop, which its port, settings and data outlive. */
  stopServer(product: StartedProduct): Promise<void>
  /** Prints every fault, and sets the exit code. */
  conclude(): void
}

/** Signs people up, half of them at each server first. `databaseUrl` is a superuser's. */
export async function startFaultRun(
  databaseUrl: string,
  products: readonly StartedProduct[],
): Promise<FaultRun> {
  const people = await signedUp(products)
  const faults: string[] = []
  return {
    faults,
    async during(what, fault) {
      const end = new AbortController()
      const tally: Tally = { saved: 0, filed: [], retried: 0, failed: [], longestGapMs: 0 }
      const working = Promise.all(people.map((person) => saveAndFile(person, tally, end.signal)))
      await wait(CALM_MS)
      await fault()
      await wait(CALM_MS)
      end.abort()
      await working
      const ended = performance.now()
      faults.push(...tally.failed, ...(await filedOnce(databaseUrl, tally.filed)))
      const filedAfter = performance.now() - ended
      console.log(
        `${what}: ${tally.saved} saves, ${tally.filed.length} filings, ${tally.retried} requests sent again, ` +
          `the longest waited ${(tally.longestGapMs / 1000).toFixed(1)} s, ${tally.failed.length} failed; ` +
          `all was filed ${(filedAfter / 1000).toFixed(0)} s after the end`,
      )
    },
    async stopServer(product) {
      const pid = product.serverPid()
      const began = performance.now()
      process.kill(pid, 'SIGTERM')
      while (isRunning(pid)) await wait(50)
      const ms = performance.now() - began
      console.log(`A server stopped under load in ${(ms / 1000).toFixed(1)} s`)
      if (ms > STOP_LIMIT_MS) faults.push(`A server took ${ms.toFixed(0)} ms to stop`)
    },
    conclude() {
      for (const fault of faults) console.error(fault)
      console.log(faults.length === 0 ? 'Nothing was lost.' : `${faults.length} faults.`)
      process.exitCode = faults.length === 0 ? 0 : 1
    },
  }
}

async function signedUp(products: readonly StartedProduct[]): Promise<PersistentSaver[]> {
  const urls = products.map(({ url }) => url)
  return Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      // Half of them prefer each server.
      const ordered = index % 2 === 0 ? urls : urls.toReversed()
      const session = new ApiSession(ordered[0] ?? '')
      const { name } = await session.signUp(newPerson())
      return { cookie: session.cookieHeader, name, urls: ordered }
    }),
  )
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** What is wrong with the filings of these entries: each has one submission, which customs answered. */
async function filedOnce(databaseUrl: string, ids: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const end = performance.now() + FILED_LIMIT_MS
    for (;;) {
      const { rows } = await client.query<{ entry_id: string; filings: number; answered: number }>(
        `select entry_id, count(*)::int as filings, count(answered_at)::int as answered
         from submissions where entry_id = any($1::uuid[]) group by entry_id`,
        [ids],
      )
      const answered = new Map(rows.map((row) => [row.entry_id, row.answered]))
      const waiting = ids.filter((id) => !answered.get(id))
      if (waiting.length === 0 || performance.now() > end) {
        const twice = rows.filter(({ filings }) => filings > 1)
        return [
          ...twice.map((row) => `Entry ${row.entry_id} was filed ${row.filings} times`),
          ...waiting.map((id) => `Entry ${id} has no answer of customs`),
        ]
      }
      await wait(500)
    }
  } finally {
    await client.end()
  }
}
