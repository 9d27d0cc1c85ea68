import type { RehearsalAnswer } from '@edfe/abi'
import { asWritten, type Message } from '@edfe/domain/messages'
import { PRACTICE_DAY_SECONDS, type PracticeScenario } from '@edfe/domain/release'
import { z } from 'zod'
import { gatewayProblems } from '../../messages/customs-messages.ts'
import type { CustomsGateway, GatewayAnswer } from './gateway.ts'

const TIMEOUT_MS = 15_000

/**
 * The messages on the wire (`gateway-protocol.ts`), parsed once: the other end may be something else than a
 * gateway.
 */
const Images = z.array(z.string())
const Answer = z.object({ id: z.string(), images: Images })
const Messages = z.object({
  messages: z.array(
    z.object({ id: z.string().min(1), images: Images, transmission_id: z.string().optional() }),
  ),
})
const Refused = z.object({ message: z.string().min(1) })

/** A redirect would carry filings to an address that no setting names (OWASP ASVS 5.0.0, V15.3.2): it is a failure. */
const outgoing = (timeoutMs: number): RequestInit => ({
  redirect: 'error',
  signal: AbortSignal.timeout(timeoutMs),
})

/** Files over HTTP with the customs simulator, or whatever speaks its protocol, at an address. */
export function simulatorGateway(url: string, timeoutMs = TIMEOUT_MS): CustomsGateway {
  const address = new URL('/transmissions', url)
  return {
    async send({ id, images, checkDigitFactor, account }) {
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id, images, account, check_digit_factor: checkDigitFactor }),
          ...outgoing(timeoutMs),
        })
        return answerOf(id, response.status, await response.json())
      } catch (error) {
        return { kind: 'away', reason: reasonOf(error) }
      }
    },
    async poll() {
      try {
        const response = await fetch(new URL('/messages', url), outgoing(timeoutMs))
        if (!response.ok)
          return { kind: 'away', reason: gatewayProblems.answered({ status: response.status }) }
        const read = Messages.safeParse(await response.json())
        return read.success
          ? { kind: 'received', messages: read.data.messages }
          : { kind: 'away', reason: gatewayProblems.noRecords() }
      } catch (error) {
        return { kind: 'away', reason: reasonOf(error) }
      }
    },
    async acknowledge(id) {
      const taken = new URL(`/messages/${encodeURIComponent(id)}`, url)
      await fetch(taken, { method: 'DELETE', ...outgoing(timeoutMs) }).catch(() => undefined)
    },
  }
}

/** A day of a rehearsal is many batches at once. */
const REHEARSAL_TIMEOUT_MS = 60_000
const Rehearsed = z.object({ answers: z.array(Images), statements: z.array(Images).default([]) })

/** Lets a simulator judge the batches of a rehearsed day: its answer to each and the statements of the day, or undefined when it does not answer. */
export async function rehearseAtSimulator(
  url: string,
  { batches, checkDigitFactor }: { batches: readonly (readonly string[])[]; checkDigitFactor: number },
): Promise<RehearsalAnswer | undefined> {
  try {
    const response = await fetch(new URL('/rehearsals', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ batches, check_digit_factor: checkDigitFactor }),
      ...outgoing(REHEARSAL_TIMEOUT_MS),
    })
    const read = Rehearsed.safeParse(response.ok ? await response.json() : undefined)
    return read.success && read.data.answers.length === batches.length ? read.data : undefined
  } catch {
    return undefined
  }
}

/** Chooses what happens to a release at a simulator; false if it does not answer or does not know the release. */
export async function chooseAtSimulator(
  url: string,
  choice: { entry: string; account: string; scenario: PracticeScenario },
  timeoutMs = TIMEOUT_MS,
): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/control/releases', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...choice, day_seconds: PRACTICE_DAY_SECONDS }),
      ...outgoing(timeoutMs),
    })
    return answer.ok
  } catch {
    return false
  }
}

/** An answer under another id than that of the transmission is not its answer. */
function answerOf(id: string, status: number, body: unknown): GatewayAnswer {
  if (status === 200) {
    const answer = Answer.safeParse(body)
    return answer.success && answer.data.id === id
      ? { kind: 'answered', images: answer.data.images }
      : { kind: 'away', reason: gatewayProblems.noRecords() }
  }
  const refused = Refused.safeParse(body)
  const reason = refused.success
    ? asWritten({ text: refused.data.message })
    : gatewayProblems.answered({ status })
  return { kind: status === 400 || status === 409 ? 'refused' : 'away', reason }
}

/** fetch hides why it failed in the cause. */
function reasonOf(error: unknown): Message {
  const { message, cause } = error as Error
  return asWritten({ text: cause instanceof Error && cause.message ? cause.message : message })
}
