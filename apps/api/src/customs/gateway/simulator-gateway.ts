import type { GatewayRefusal, StatusMessage, Transmission } from '@edfe/abi'
import { asWritten, type Message } from '@edfe/domain/messages'
import { gatewayProblems } from '../../messages/customs-messages.ts'
import type { CustomsGateway, GatewayAnswer } from './gateway.ts'

const TIMEOUT_MS = 15_000

/** A redirect would carry filings to an address that no setting names (OWASP ASVS 5.0.0, V15.3.2): it is a failure. */
const outgoing = (timeoutMs: number): RequestInit => ({
  redirect: 'error',
  signal: AbortSignal.timeout(timeoutMs),
})

/** Files over HTTP with the customs simulator, or whatever speaks its protocol, at an address. */
export function simulatorGateway(url: string, timeoutMs = TIMEOUT_MS): CustomsGateway {
  const address = new URL('/transmissions', url)
  return {
    async send({ id, images, checkDigitFactor }) {
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id, images, check_digit_factor: checkDigitFactor }),
          ...outgoing(timeoutMs),
        })
        return answerOf(response.status, await response.json())
      } catch (error) {
        return { kind: 'away', reason: reasonOf(error) }
      }
    },
    async poll() {
      try {
        const response = await fetch(new URL('/messages', url), outgoing(timeoutMs))
        if (!response.ok)
          return { kind: 'away', reason: gatewayProblems.answered({ status: response.status }) }
        const { messages } = (await response.json()) as { messages: StatusMessage[] }
        return { kind: 'received', messages }
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

function answerOf(status: number, body: unknown): GatewayAnswer {
  if (status === 200) return { kind: 'answered', images: (body as Transmission).images }
  const { message } = body as GatewayRefusal
  return status === 400 || status === 409
    ? { kind: 'refused', reason: asWritten({ text: message }) }
    : { kind: 'away', reason: message ? asWritten({ text: message }) : gatewayProblems.answered({ status }) }
}

/** fetch hides why it failed in the cause. */
function reasonOf(error: unknown): Message {
  const { message, cause } = error as Error
  return asWritten({ text: cause instanceof Error && cause.message ? cause.message : message })
}
