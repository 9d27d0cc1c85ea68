import { t } from '../../../words/t.ts'
/** Measures the pace of an upload's parts, from one part that has arrived to the next ones. */
export class Pace {
  readonly #now: () => number
  #from: { at: number; parts: number } | undefined

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Seconds that the rest takes; undefined until a part has arrived since the beginning, or since the connection was lost. */
  secondsLeft(received: number, parts: number): number | undefined {
    const at = this.#now()
    this.#from ??= { at, parts: received }
    const arrived = received - this.#from.parts
    if (arrived <= 0) return undefined
    return ((at - this.#from.at) / 1000 / arrived) * (parts - received)
  }

  /** The connection is lost: the time until it is back says nothing of the pace. */
  stop(): void {
    this.#from = undefined
  }
}

/** 'about 40 seconds left', 'about 3 minutes left': rounded up, since a wait that ends early pleases. */
export function timeLeft(seconds: number): string {
  if (seconds <= 5) return t({ id: 'pace.a-few-seconds-left', defaultMessage: 'a few seconds left' })
  if (seconds < 90)
    return t(
      { id: 'pace.about-seconds-left', defaultMessage: 'about {seconds} seconds left' },
      { seconds: Math.ceil(seconds / 10) * 10 },
    )
  return t(
    { id: 'pace.about-minutes-left', defaultMessage: 'about {seconds} minutes left' },
    { seconds: Math.ceil(seconds / 60) },
  )
}
