/** The answers that say when to send a request again: too many requests, and a server that is away. */
const SENT_AGAIN: ReadonlySet<number> = new Set([429, 503])
const TRIES = 5
const LONGEST_WAIT_SECONDS = 120

type Send = (request: Request) => Promise<Response>

/**
 * Sends a request again while it is answered with 429 or 503, after the seconds that `Retry-After` says, or after 1, 2, 4
 * and 8 where it says none. The fifth answer, and one that asks to wait for more than two minutes, is returned as it is.
 */
export function sendingAgain(send: Send, wait: (ms: number) => Promise<void>, now: () => Date): Send {
  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      // A body can be read once: each attempt sends a copy.
      const answer = await send(request.clone())
      if (!SENT_AGAIN.has(answer.status) || attempt >= TRIES) return answer
      const seconds = secondsOf(answer.headers.get('retry-after'), now()) ?? 2 ** (attempt - 1)
      if (seconds > LONGEST_WAIT_SECONDS) return answer
      await answer.body?.cancel()
      await wait(seconds * 1000)
      request.signal.throwIfAborted()
    }
  }
}

/** The seconds of `Retry-After`, which is a number or a date (RFC 9110); undefined for neither. */
export function secondsOf(text: string | null, now: Date): number | undefined {
  if (text === null || text.trim() === '') return undefined
  const number = Number(text)
  if (Number.isFinite(number)) return Math.max(0, number)
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now.getTime()) / 1000))
}
