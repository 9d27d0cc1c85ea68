import type { StatusMessage, Transmission } from '@edfe/abi'

/** What came of handing a transmission to customs. */
export type GatewayAnswer =
  /** Customs has answered: AX images. */
  | { kind: 'answered'; images: string[] }
  /** Handed over; the answer comes later, and the same call asks for it again. */
  | { kind: 'waiting' }
  /** Nobody answered, or customs asked to send again: the same bytes under the same id, later. */
  | { kind: 'away'; reason: string }
  /** The gateway will never take it: the id was used for other bytes, or they are malformed. */
  | { kind: 'refused'; reason: string }

/** What customs has said by itself and was not acknowledged yet. */
export type Received = { kind: 'received'; messages: StatusMessage[] } | { kind: 'away'; reason: string }

/**
 * The way to customs. `send` may be called any number of times with one transmission; it is filed once. It never
 * throws for what the other side does or fails to do.
 */
export interface CustomsGateway {
  send(transmission: Transmission): Promise<GatewayAnswer>
  /** Gives a message again and again until it is acknowledged, under the same id. */
  receive(): Promise<Received>
  /** Says that a message is kept here. Failing is no harm: it comes again under its id. */
  acknowledge(id: string): Promise<void>
}
