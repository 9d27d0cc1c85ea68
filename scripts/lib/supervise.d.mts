import type { Service, startService } from './service.mjs'

/** A backup to restore, and the keys of its time. */
interface RestoreOrder {
  file: string
  keys: Record<string, string>
}

interface RunningRestore {
  end: Promise<{ code: number; said: string }>
  kill(signal: NodeJS.Signals): boolean
}

export function superviseServer(
  options: Omit<Parameters<typeof startService>[0], 'onMessage'> & {
    say: (line: string) => void
    start?: typeof startService
    restore?: (order: RestoreOrder, env: Record<string, string>) => RunningRestore
  },
): Omit<Service, 'send'>
