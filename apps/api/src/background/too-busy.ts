import { say } from '@edfe/domain/messages'

/** Too much work waits, or a task took too long: the same request may succeed a moment later. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}

/** The refusal of a request for which there is no room. */
export const TOO_BUSY = {
  code: 'too_busy',
  sentence: say({
    id: 'refusal.too-busy',
    defaultMessage: 'The server is busy at the moment. Please try again shortly.',
  }),
}
