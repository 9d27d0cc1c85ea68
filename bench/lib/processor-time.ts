import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/**
 * Processor time in milliseconds that processes and their children have used so far, in user and system mode, as Linux
 * counts it. Children that have ended count with their parent.
 */
export function processorTimeOf(pids: readonly number[]): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const stats = all.map((pid) => statOf(Number(pid))).filter((stat) => stat !== undefined)
  const taken = stats.filter(({ pid, parent }) => pids.includes(pid) || pids.includes(parent))
  return taken.reduce((sum, { ms }) => sum + ms, 0)
}

/** Undefined when the process has ended meanwhile. */
function statOf(pid: number): { pid: number; parent: number; ms: number } | undefined {
  try {
    // The name of the program, in brackets, may hold spaces.
    const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0)
    return { pid, parent: fields[1] ?? 0, ms: ticks * TICK_MS }
  } catch {
    return undefined
  }
}

/** Processor time in milliseconds of this process alone, without the servers that it has started. */
export function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
