import { measure, report } from './figures.ts'

interface Measured {
  times: { warmUp: number; measured: number }
  /** Left out of what nobody waits for. */
  barMs?: number
  work: () => Promise<unknown>
}

/** Measures work, against a limit if it has one, and prints beside it the processor time of this process: what a busy machine leaves equal. */
export async function measureWork(title: string, { times, barMs, work }: Measured): Promise<void> {
  const before = process.cpuUsage()
  const figures = await measure(times, work)
  const { user, system } = process.cpuUsage(before)
  report(title, figures, barMs === undefined ? undefined : { of: 'median', ms: barMs })
  const each = (user + system) / 1000 / (times.warmUp + times.measured)
  console.log(`  processor time of each: ${each.toFixed(0)} ms`)
}
