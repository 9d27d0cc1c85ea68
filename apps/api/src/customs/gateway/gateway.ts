import type { StatusMessage, Transmission } from '@edfe/abi'
import type { Message } from '@edfe/domain/messages'
import type { CustomsGatewayName } from '@edfe/domain/profile'

/** A transmission on its way to CBP. */
export interface OutgoingTransmission extends Transmission {
  /** An earlier call answered 'waiting', in this process or another: the carrier has the bytes already. */
  isHandedOver: boolean
  /** 1, and one more each time CBP asked for the same bytes again. */
  sending: number
  /** The check digit factor of the filer, which CBP has in the filer's record and the simulator cannot know. */
  checkDigitFactor: number
  /** The road that its submission names. */
  gateway: CustomsGatewayName
  /** The organization that sends it. CBP knows it by its filer code; the simulator, where several share one, by this. */
  account: string
}

/** The result of sending a transmission to CBP. */
export type GatewayAnswer =
  /** CBP has responded: AX images. A gateway that keeps its answers returns this one until `acknowledge(answerId)`. */
  | { kind: 'answered'; images: string[]; answerId?: string }
  /** Handed over; the response comes later, and the same call asks for it again. */
  | { kind: 'waiting' }
  /** No response, or CBP asked to send again: the same bytes under the same id, later. */
  | { kind: 'away'; reason: Message }
  /** The gateway will never take it: the id was used for other bytes, or they are malformed. */
  | { kind: 'refused'; reason: Message }

/** Unsolicited CBP messages that are not acknowledged yet. */
export type Received =
  /** `unreadable`: names of what lies among the messages and is no readable file, for the operator to remove. */
  /** `away`: why one of two roads did not answer. */
  | { kind: 'received'; messages: StatusMessage[]; unreadable?: string[]; away?: Message }
  | { kind: 'away'; reason: Message }

/**
 * The connection to CBP. `send` may be called any number of times with one transmission; it is filed once. It never
 * throws for a failure of the other side.
 */
export interface CustomsGateway {
  send(transmission: OutgoingTransmission): Promise<GatewayAnswer>
  /**
   * Returns a message, under the same id, with each call until it is acknowledged. What came for a transmission is such
   * a message when `awaited` does not name its id: it was answered before.
   */
  poll(awaited: (transmissionIds: string[]) => Promise<Set<string>>): Promise<Received>
  /**
   * Confirms that a message or an answer is stored here. If this fails, the same call as before returns it again under
   * its id. Never throws for a failure of the other side.
   */
  acknowledge(id: string): Promise<void>
  /** Ends a connection that it keeps open. */
  close?(): Promise<void>
}
