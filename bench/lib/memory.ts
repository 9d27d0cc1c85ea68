import { existsSync, readFileSync } from 'node:fs'

const KILOBYTES_IN_MEGABYTE = 1024
const BYTES_IN_MEGABYTE = 1024 * 1024
const SAMPLE_MS = 100

/** Resident memory of a process in megabytes, as Linux counts it; 0 when it has ended. */
export function residentOf(pid: number): number {
  const status = `/proc/${pid}/status`
  const kilobytes = existsSync(status) && /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(status, 'utf8'))?.[1]
  return Number(kilobytes || 0) / KILOBYTES_IN_MEGABYTE
}

/** The peak resident memory of a process during the work, sampled ten times a second. */
export async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = residentOf(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, residentOf(pid))
  }, SAMPLE_MS)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return Math.max(peak, residentOf(pid))
}

/** Prints the heap of this process after the work, and the memory of the whole process. */
export function reportMemory(title: string): void {
  const { heapUsed, rss } = process.memoryUsage()
  const megabytes = (bytes: number) => Math.round(bytes / BYTES_IN_MEGABYTE)
  console.log(`${title}: the heap holds ${megabytes(heapUsed)} MB and the process ${megabytes(rss)} MB.`)
}
