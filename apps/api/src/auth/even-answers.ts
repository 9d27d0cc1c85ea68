import { setTimeout } from 'node:timers/promises'

/** Calls that answer alike for an address with an account and for one without, and so have to take as long. */
const ALIKE = new Set(['request-password-reset', 'send-verification-email', 'sign-up/email'])
/** Likewise, where they are refused. */
const REFUSED_ALIKE = new Set(['sign-in/email'])

/** Longer than either way takes on a server with time to spare, so that both end on the same step. */
const STEP_MS = 100

/** A call of authentication that is ready to be answered. */
export interface ReadyAnswer {
  call: string
  isRefused: boolean
  /** Milliseconds since the call came. */
  elapsed: number
}

/**
 * Waits until the next step of a tenth of a second before an answer that hides whether an address has an account. What only one
 * of both ways does, such as reading a password or queueing a mail, is shorter than a step.
 */
export async function evenOut(
  { call, isRefused, elapsed }: ReadyAnswer,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  if (ALIKE.has(call) || (isRefused && REFUSED_ALIKE.has(call))) await wait(STEP_MS - (elapsed % STEP_MS))
}
