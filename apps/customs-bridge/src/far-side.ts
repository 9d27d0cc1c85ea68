import type { Received, Unsent } from './store.ts'

/** The way from the bridge to CBP. Its calls throw when the far side is away; they are then made again. */
export interface FarSide {
  /** Returns once the far side has the transmission. The same sending may come again after a crash. */
  putOut(transmission: Unsent): Promise<void>
  /** What has come and is not confirmed. */
  receive(): Promise<Received[]>
  /** The message is in the store of the bridge. */
  confirm(messageId: string): Promise<void>
  close(): Promise<void>
}
