import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { startProduct } from '../e2e/harness/product.ts'
import { parseLog } from '../scripts/lib/service.mjs'
import { figuresOf, report } from './lib/figures.ts'

const ROUNDS = 8

interface Started {
  msg: string
  total_ms: number
  cpu_ms: number
  phases_ms: Record<string, number>
}

/**
 * Time from the start of the server process to its first response, on an existing data folder. The bar follows from the
 * machine: 1.2 times the opening of an empty embedded database in a process that does nothing else, plus one second.
 * The processor time is what an otherwise idle machine would need.
 */
const empty = openEmpty()
report('Opening an empty embedded database', empty)
const BAR = { of: 'median', ms: 1.2 * empty.median + 1000 } as const
const product = await startProduct({ today: SAMPLE_ENTRY.today, env: { LOG_LEVEL: 'info' } })
try {
  const times: number[] = []
  while (startsLogged().length === 0) await wait(10)
  for (let round = 0; round < ROUNDS; round++) {
    await product.killServer()
    const began = performance.now()
    await product.startServer()
    times.push(performance.now() - began)
    // The server writes this log line right after it listens.
    while (startsLogged().length < round + 2) await wait(10)
  }
  const starts = startsLogged()
  const [first, ...later] = starts
  report('Starting on an existing folder', figuresOf(times), BAR)
  report('  of it processor time', figuresOf(later.map((start) => start.cpu_ms)))
  console.log(
    `Making the folder took ${(Number(first?.total_ms) / figuresOf(times).median).toFixed(1)} times as long`,
  )
  const last = later.at(-1)
  for (const [phase, ms] of Object.entries(last?.phases_ms ?? {})) {
    console.log(`  ${phase}: ${((100 * ms) / Number(last?.total_ms)).toFixed(0)} %`)
  }
} finally {
  await product.stop()
}

function openEmpty() {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-empty-'))
  const open = () =>
    Number(execFileSync(process.execPath, [join(import.meta.dirname, 'lib/open-empty-pglite.ts'), folder]))
  try {
    open()
    return figuresOf(Array.from({ length: ROUNDS }, open))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function startsLogged(): Started[] {
  return readFileSync(product.logFile, 'utf8')
    .split('\n')
    .map(parseLog)
    .filter((log) => log?.msg === 'Started') as unknown as Started[]
}
