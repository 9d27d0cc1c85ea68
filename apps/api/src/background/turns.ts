import { TooBusy } from './too-busy.ts'

interface TurnLimits {
  /** The number of tasks of one key that run at once. */
  atOnce: number
  /** The number of tasks that may wait; further ones are refused with TooBusy. */
  mostWaiting?: number
}

/** Runs no more work of one key at once than named; the rest waits in the order in which it came. */
export function turns({
  atOnce,
  mostWaiting = Number.POSITIVE_INFINITY,
}: TurnLimits): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const busy = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (key, work) => {
    const own = busy.get(key) ?? { running: 0, waiting: [] }
    busy.set(key, own)
    if (own.running < atOnce) own.running += 1
    else if (own.waiting.length < mostWaiting) await new Promise<void>((begin) => own.waiting.push(begin))
    else throw new TooBusy('Too much of this waits already')
    try {
      return await work()
    } finally {
      // The next one takes the place over.
      const next = own.waiting.shift()
      if (next) next()
      else own.running -= 1
      if (own.running === 0) busy.delete(key)
    }
  }
}
