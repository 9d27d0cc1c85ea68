/** The durations of the parts of the start, in whole milliseconds, each since the one before it. */
export interface StartupTimer {
  /** Ends the part that has this name; a name that comes again adds up. */
  end(name: string): void
  /** The log line: every part, all since the process began, and the processor time that it took on all cores. */
  summary(): { total_ms: number; cpu_ms: number; phases_ms: Record<string, number> }
}

/** Counts from the start of the process, so that loading the program is a part like the others. */
export function startStartupTimer(clock: () => number = () => performance.now()): StartupTimer {
  const taken: Record<string, number> = {}
  let last = 0
  return {
    end(name) {
      const now = clock()
      taken[name] = (taken[name] ?? 0) + now - last
      last = now
    },
    summary() {
      const { user, system } = process.cpuUsage()
      return {
        total_ms: Math.round(last),
        cpu_ms: Math.round((user + system) / 1000),
        phases_ms: Object.fromEntries(Object.entries(taken).map(([name, ms]) => [name, Math.round(ms)])),
      }
    },
  }
}
