import { Webhook, WebhookVerificationError } from 'standardwebhooks'

/** The events of entries, statements, deadlines and the tariff, and the one that an admin sends to try an address. */
export const EVENT_TYPES = [
  'entry.status_changed',
  'entry.released',
  'entry.held',
  'entry.customs_request',
  'statement.received',
  'deadline.coming',
  'tariff.changed',
  'test',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

export interface HappenedEvent {
  /** The same for each repetition: who has seen it leaves the event alone. */
  id: string
  /** One of `EVENT_TYPES`; a newer server may send others. */
  type: EventType | (string & {})
  /** ISO 8601. */
  timestamp: string
  /** Ids, numbers and words of a state; events of an entry have its `entry_id`. */
  data: Record<string, unknown> & { entry_id?: string }
}

/** Why a request is no event of this server; `not-fresh` is more than five minutes off. */
export type EventRefusal = 'not-signed' | 'not-fresh' | 'wrong-signature' | 'not-an-event'

const ID = 'webhook-id'

/**
 * Verifies a request as Standard Webhooks says and reads its event. `body` is the text as it came, before any parser;
 * `secret` begins with `whsec_`.
 */
export function readEvent(
  secret: string,
  body: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): { event: HappenedEvent; refusal?: never } | { event?: never; refusal: EventRefusal } {
  const named = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat().join(' ')]),
  )
  let said: unknown
  try {
    said = new Webhook(secret).verify(body, named)
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return { refusal: 'not-an-event' }
    if (thrown instanceof WebhookVerificationError) return { refusal: refusalOf(thrown) }
    throw thrown
  }
  const { type, timestamp, data } = (said ?? {}) as Partial<HappenedEvent>
  if (typeof type !== 'string' || typeof timestamp !== 'string' || typeof data !== 'object' || data === null)
    return { refusal: 'not-an-event' }
  return { event: { id: named[ID] ?? '', type, timestamp, data } }
}

const refusalOf = ({ message }: WebhookVerificationError): EventRefusal =>
  /missing/i.test(message) ? 'not-signed' : /timestamp/i.test(message) ? 'not-fresh' : 'wrong-signature'
